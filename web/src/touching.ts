// Whether the last thing used to point was a finger: what one can do there is less exact.
let finger = false;
document.addEventListener('pointerdown', (event) => (finger = event.pointerType === 'touch'), true);
document.addEventListener('keydown', () => (finger = false), true);

export const touching = () => finger;

// What to call pointing: before anything was pointed with, what the device is made for counts.
export const taps = () => finger || matchMedia('(hover: none)').matches;
