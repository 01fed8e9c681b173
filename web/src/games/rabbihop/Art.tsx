// Our own little drawings, one for each type of tile, in a box of 40 by 40.
import type { JSX } from 'solid-js';
import { CarrotMark } from '../../parts/Rabbit';

const ink = 'var(--art-ink)';
const wood = 'var(--art-wood)';
const pale = 'var(--art-pale)';

function Carrots(props: { count: number }): JSX.Element {
  if (props.count === 1) return <CarrotMark />;
  if (props.count === 2) {
    return (
      <>
        <g transform="translate(-3 -3) scale(.78)">
          <CarrotMark />
        </g>
        <g transform="translate(12 11) scale(.78)">
          <CarrotMark />
        </g>
      </>
    );
  }
  return (
    <>
      <g transform="translate(9 -6) scale(.66)">
        <CarrotMark />
      </g>
      <g transform="translate(-4 10) scale(.66)">
        <CarrotMark />
      </g>
      <g transform="translate(18 15) scale(.66)">
        <CarrotMark />
      </g>
    </>
  );
}

function Fence(): JSX.Element {
  return (
    <g stroke={ink} stroke-width="1.4" stroke-linejoin="round">
      <path fill={wood} d="M1 15H39V20H1ZM1 26H39V31H1Z" />
      <path fill={pale} d="M5 37V10L8.5 5 12 10V37ZM16.5 37V10L20 5 23.5 10V37ZM28 37V10L31.5 5 35 10V37Z" />
    </g>
  );
}

const arrow = { fill: 'none', stroke: ink, 'stroke-width': 3.6, 'stroke-linecap': 'round' } as const;

const drawings: Record<string, () => JSX.Element> = {
  start: () => (
    <>
      <path d="M-2 37Q3 10 20 9 37 10 42 37Z" fill="var(--art-grass)" stroke={ink} stroke-width="1.6" />
      <path d="M9 37Q9 20 20 20 31 20 31 37Z" fill="var(--art-burrow)" stroke={ink} stroke-width="1.6" />
      <path
        d="M16 31C13.5 26 14 21 16 20.5 18 20.5 18.6 25 18.8 28.5H21.2C21.4 25 22 20.5 24 20.5 26 21 26.5 26 24 31Q27 33 26 37H14Q13 33 16 31Z"
        fill="var(--art-rabbit)"
      />
      <path d="M31 14V1L39 4.5 31 8" fill="var(--art-red)" stroke={ink} stroke-width="1.6" />
    </>
  ),
  c1: () => <Carrots count={1} />,
  c2: () => <Carrots count={2} />,
  c3: () => <Carrots count={3} />,
  fe: () => <Fence />,
  fm: () => (
    <>
      <g transform="translate(-1 -5) scale(.72)">
        <Fence />
      </g>
      <path {...arrow} d="M8 33H31M25 26.5L32 33 25 39.5" stroke-linejoin="round" />
    </>
  ),
  te: () => (
    <g fill="none" stroke="var(--art-whirl)" stroke-linecap="round">
      <path
        stroke-width="3.4"
        d="M20 20C20 17 24 16.5 25 20 26 25 19 27.5 15.5 24 10.5 18.5 15 10.5 22 11 31 11.5 34 21 30 27.5 24.5 36 11 35 6.5 26.5 1 16 8 3.5 20 3"
      />
      <path stroke="var(--art-spark)" stroke-width="2.4" d="M32 3V9M29 6H35M36 34V39M33.5 36.5H38.5" />
    </g>
  ),
  ro: () => (
    <g {...arrow} stroke-linejoin="round" stroke="var(--art-turn)">
      <path stroke-width="4.4" d="M34 20A14 14 0 1 1 28.5 8.9" />
      <path fill="var(--art-turn)" stroke-width="2" d="M24 1.5L36 8.5 25 15.5Z" />
      <rect x="14.5" y="14.5" width="11" height="11" rx="2" stroke-width="2.6" fill="var(--art-white)" />
    </g>
  ),
  sw: () => (
    <g stroke={ink} stroke-linejoin="round" stroke-linecap="round">
      <rect x="1" y="3" width="15" height="15" rx="3" fill="var(--art-swap)" stroke-width="1.8" />
      <rect x="24" y="22" width="15" height="15" rx="3" fill="var(--art-pale)" stroke-width="1.8" />
      <path fill="none" stroke-width="3" d="M22 9H31Q33 9 33 11V16M29 13L33 17.5 37 13" />
      <path fill="none" stroke-width="3" d="M18 31H9Q7 31 7 29V24M11 27L7 22.5 3 27" />
    </g>
  ),
  tr: () => (
    <g stroke={ink} stroke-width="1.6" stroke-linejoin="round">
      <path
        fill="var(--art-iron-dark)"
        d="M1 26A19 17 0 0 1 39 26L34.5 28 32 20 28 25.5 24 16.5 20 24 16 16.5 12 25.5 8 20 5.5 28Z"
      />
      <path
        fill="var(--art-iron)"
        d="M1 26Q20 45 39 26L34.5 26 31 33 27 28.5 23.5 36 20 29.5 16.5 36 13 28.5 9 33 5.5 26Z"
      />
      <circle cx="20" cy="26.5" r="3" fill="var(--art-red)" />
    </g>
  ),
  bl: () => (
    <g stroke={ink} stroke-width="1.6" stroke-linejoin="round">
      <path fill="var(--art-stone)" d="M3 36Q-1 25 7 20 10 12 18 15 25 10 31 17 41 21 37 36Z" />
      <path fill="var(--art-stone-light)" d="M8 25Q12 19 18 22M24 20Q30 19 32 25" />
      <g transform="translate(20 11)">
        <path fill="var(--art-red)" d="M-4.5 -10.5H4.5L10.5 -4.5V4.5L4.5 10.5H-4.5L-10.5 4.5V-4.5Z" />
        <path stroke="var(--art-white)" stroke-width="3.6" stroke-linecap="round" d="M-5 0H5" />
      </g>
    </g>
  ),
  th: () => (
    <>
      <path
        fill="var(--art-thief)"
        stroke={ink}
        stroke-width="1.6"
        d="M12 18C8 9 9 1 13 0.5 17 1 18 8 18.4 14H21.6C22 8 23 1 27 0.5 31 1 32 9 28 18 33 22 34 27 33 31 31 37 26 39.5 20 39.5 14 39.5 9 37 7 31 6 27 7 22 12 18Z"
      />
      <path
        fill="var(--art-mask)"
        d="M4 21Q12 19.5 20 23 28 19.5 36 21L39 18.5 37.5 26Q36 32.5 29 32 23.5 31.5 20 28 16.5 31.5 11 32 4 32.5 2.5 26L1 18.5Z"
      />
      <ellipse cx="13" cy="26" rx="3.4" ry="2.5" fill="var(--art-white)" />
      <ellipse cx="27" cy="26" rx="3.4" ry="2.5" fill="var(--art-white)" />
      <circle cx="13.8" cy="26.2" r="1.4" />
      <circle cx="26.2" cy="26.2" r="1.4" />
    </>
  ),
  st: () => (
    <g stroke={ink} stroke-width="1.6" stroke-linejoin="round">
      <path fill={wood} d="M15 22Q18.5 16 14.5 10 13.5 2 20 2 26.5 2 25.5 10 21.5 16 25 22Z" />
      <path fill={pale} d="M8 22H32Q34 22 34 25V30H6V25Q6 22 8 22Z" />
      <path fill="var(--art-red)" d="M6 30H34V34H6Z" />
      <path fill="none" stroke-width="2" stroke-linecap="round" d="M1 38H6M10 38.5H30M34 38H39" />
    </g>
  ),
  pl: () => (
    <g stroke={ink} stroke-width="1.6" stroke-linejoin="round">
      <path fill="var(--art-gold)" d="M14 3H26V14H37V26H26V37H14V26H3V14H14Z" />
      <path
        fill="none"
        stroke="var(--hop-arc)"
        stroke-width="2.4"
        stroke-linecap="round"
        d="M17.5 7V16.5H7"
      />
    </g>
  ),
  fx: () => (
    <g stroke={ink} stroke-width="1.6" stroke-linejoin="round">
      <path fill="var(--art-map)" d="M2 8L14 4 26 8 38 4V32L26 36 14 32 2 36Z" />
      <path fill="none" stroke-width="1.2" d="M14 4V32M26 8V36" />
      <path fill="var(--art-gold)" d="M23 1L9 22H18L15 39 32 16H22.5Z" />
    </g>
  ),
  ma: () => (
    <g stroke={ink} stroke-width="1.6" stroke-linejoin="round">
      <path
        fill="var(--art-puzzle)"
        d="M2 6H19V14C16.5 12 13.5 13.5 13.5 17 13.5 20.5 16.5 22 19 20V34H2Z"
        transform="translate(-1 0)"
      />
      <path
        fill="var(--art-pale)"
        d="M22 6H39V34H22V22.5C19.5 24.5 16 23 16 19 16 15 19.5 13.5 22 15.5Z"
        transform="translate(1 0)"
      />
    </g>
  ),
  sk: () => (
    <g stroke={ink} stroke-width="1.6" stroke-linejoin="round">
      <path fill="var(--art-mole-3)" d="M20 22L39 29.5 20 38 1 29.5Z" />
      <path fill="var(--art-mole-2)" d="M20 14L39 21.5 20 30 1 21.5Z" />
      <path fill="var(--art-mole-1)" d="M20 6L39 13.5 20 22 1 13.5Z" />
      <path fill="none" stroke-width="2.8" stroke-linecap="round" d="M20 -4V9M15.5 5L20 10 24.5 5" />
    </g>
  ),
  sp: () => (
    <g stroke={ink} stroke-linejoin="round" stroke-linecap="round">
      <path fill={wood} stroke-width="1.6" d="M4 33H36V38H4Z" />
      <path
        fill="none"
        stroke="var(--art-spring)"
        stroke-width="3"
        d="M11 32L29 28 11 24 29 20 11 16 29 13"
      />
      <path fill="var(--art-red)" stroke-width="1.6" d="M6 7H34V12H6Z" />
      <path fill="none" stroke-width="2.4" d="M20 4V-5M15.5 -1.5L20 -6 24.5 -1.5" />
    </g>
  ),
};

// A score modifier shows the type it speaks of within a medal.
function Medal(props: { shows: string }): JSX.Element {
  return (
    <g transform="translate(1.5 1) scale(.92)">
      <path
        fill="var(--art-red)"
        stroke={ink}
        stroke-width="1.4"
        d="M9 26L5 41 12 37.5 17 42 20 30 23 42 28 37.5 35 41 31 26Z"
      />
      <circle cx="20" cy="17" r="18.5" fill="var(--art-medal)" stroke={ink} stroke-width="1.6" />
      <circle
        cx="20"
        cy="17"
        r="14.5"
        fill="var(--art-white)"
        stroke="var(--art-medal-line)"
        stroke-width="1.2"
      />
      <g transform="translate(10 7) scale(.5)">{drawings[props.shows]?.()}</g>
    </g>
  );
}

export function Art(props: { type: string; shows?: string }): JSX.Element {
  return (
    <g class="tile-art">
      {props.type === 'mo' ? <Medal shows={props.shows ?? ''} /> : drawings[props.type]?.()}
    </g>
  );
}
