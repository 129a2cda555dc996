// A short sound for what the bot writes to the person acted as. Off until somebody turns it on;
// a message that was sent without notification makes none, and neither does an edit.

import { recall, remember } from "./memory.js";

const NOTES = [
  [880, 0],
  [1175, 0.09],
];
const LENGTH = 0.16;
const LOUDNESS = 0.12;

let on = recall("sound", false);
let context = null;

export const isSoundOn = () => on;

export function turnSound(wanted) {
  on = wanted;
  remember("sound", on);
  if (on) ring();
}

export function ringFor(batch, { world, personId }) {
  const audible = ({ type, message }) =>
    type === "message" &&
    message.from?.id === world.bot.id &&
    !message.silent &&
    !message.service &&
    world.isMember(personId, world.chat(message.chat_id));
  if (on && batch.some(audible)) ring();
}

// Browsers let a page make no sound before somebody has touched it.
function ring() {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  context.resume();
  NOTES.forEach(([pitch, after]) => play(pitch, context.currentTime + after));
}

function play(pitch, start) {
  const tone = new OscillatorNode(context, { frequency: pitch });
  const loudness = new GainNode(context, { gain: LOUDNESS });
  loudness.gain.setValueAtTime(LOUDNESS, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(start + LENGTH);
}
