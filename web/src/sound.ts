// Small wooden sounds, made as they are needed: nothing is loaded.
import { untrack } from 'solid-js';
import { settings } from './settings';

let context: AudioContext | undefined;
let knocked = -1; // when a move was last heard

function knock(at: number, pitch: number, length: number, loud: number) {
  const audio = context!;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

export function play(what: 'move' | 'turn' | 'refused' | 'over') {
  // Turning the sound on is no reason to tell again what was told: whoever plays does not follow it.
  if (!untrack(() => settings.sound) || typeof AudioContext === 'undefined') return;
  // Before the first touch of the page a browser would keep it all back, and play it at once then.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  // Many moves at once are one knock, not a loud one.
  if (what === 'move' && (knocked < 0 || now - knocked >= 0.06)) knock((knocked = now), 220, 0.09, 0.18);
  if (what === 'refused') knock(now, 110, 0.16, 0.16);
  if (what === 'turn') [330, 440].forEach((pitch, i) => knock(now + i * 0.11, pitch, 0.14, 0.16));
  if (what === 'over') [262, 330, 392, 523].forEach((pitch, i) => knock(now + i * 0.13, pitch, 0.3, 0.16));
}
