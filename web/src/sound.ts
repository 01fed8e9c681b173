// Small wooden sounds, synthesised when needed: no file is loaded.
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
  // Untracked: turning the sound on must not play the last sound again.
  if (!untrack(() => settings.sound) || typeof AudioContext === 'undefined') return;
  // Before the first interaction a browser queues all sounds, and would play them at once afterwards.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  // Several moves at the same time make one knock, not a louder one.
  if (what === 'move' && (knocked < 0 || now - knocked >= 0.06)) knock((knocked = now), 220, 0.09, 0.18);
  if (what === 'refused') knock(now, 110, 0.16, 0.16);
  if (what === 'turn') [330, 440].forEach((pitch, i) => knock(now + i * 0.11, pitch, 0.14, 0.16));
  if (what === 'over') [262, 330, 392, 523].forEach((pitch, i) => knock(now + i * 0.13, pitch, 0.3, 0.16));
}
