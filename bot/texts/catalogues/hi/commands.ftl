command-kozel = मेज़ खोलें या देखें
command-hand = मेरे पत्ते फिर से भेजें
command-leave = मेज़ छोड़ें
command-stop = मेज़ बंद करें (मेज़बान या एडमिन)
command-top = लीडरबोर्ड
command-me = मेरे नतीजे
command-rules = खेल के नियम
command-help = बॉट क्या-क्या कर सकता है
