// Lets a screen reader say something: new lines in a region that is never seen.

const KEPT = 5;

export function say(words) {
  const place = document.getElementById("live");
  const line = document.createElement("p");
  line.textContent = words;
  place.append(line);
  if (place.children.length > KEPT) place.firstElementChild.remove();
}
