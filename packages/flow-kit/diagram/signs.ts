import type { Sign } from '../words.ts';
import { element } from './markup.ts';
import type { Point } from './place.ts';

/** A sign for what happens, for the work in a state and what it tells, or before where a transition leads. */
export type Drawn = Sign | 'works' | 'tells' | 'goal';

/** Drawn in a square of 11 pixels. */
const SHAPES: Readonly<Record<Drawn, string>> = {
  user: 'M5.5 1a2 2 0 1 1 0 4.2a2 2 0 1 1 0-4.2M1.5 10.5c0-2.6 1.7-3.6 4-3.6s4 1 4 3.6',
  browser: 'M1 1.5h9v8h-9zM1 4h9',
  server: 'M1.5 1h8v3.8h-8zM1.5 6.2h8v3.8h-8zM3.5 2.9h.01M3.5 8.1h.01',
  flow: 'M1 1h4v3.5h-4zM6 6.5h4v3.5h-4zM3 4.5v3.8h3',
  done: 'M1.5 6l2.7 3l5.3-6.5',
  failed: 'M2 2l7 7M9 2l-7 7',
  time: 'M5.5 1a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9M5.5 3v2.7l1.8 1.3',
  always: 'M6.5 .8l-4 5.4h3l-1 4.2l4-5.6h-3z',
  goal: 'M.5 5.5h9.5M6.5 2.5l3.5 3l-3.5 3',
  tells: 'M1 5.5h6.5M4.8 2.8l2.7 2.7l-2.7 2.7M10 1.5v8',
  works:
    'M5.5 3.7a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6M5.5 .7v1.6M5.5 8.7v1.6M.7 5.5h1.6M8.7 5.5h1.6M2.1 2.1l1.1 1.1M7.8 7.8l1.1 1.1M2.1 8.9l1.1-1.1M7.8 3.2l1.1-1.1',
};

/** A sign with its upper left corner at a point. */
export const signSvg = (sign: Drawn, { x, y }: Point): string =>
  element('path', { class: `sign sign-${sign}`, transform: `translate(${x} ${y})`, d: SHAPES[sign] });
