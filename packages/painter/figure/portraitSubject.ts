import type { Appearance } from '../appearance.ts';
import type { Brush } from '../canvas.ts';
import type { Random } from '../random.ts';
import type { Scheme, Tones } from '../scheme.ts';
import type { Body } from './body.ts';
import type { Head } from './head.ts';

/** Whom the painter paints, and with what. */
export interface PortraitSubject {
  readonly brush: Brush;
  readonly appearance: Appearance;
  readonly head: Head;
  readonly body: Body;
  readonly scheme: Scheme;
  /** 1: the light comes from the side that the face is turned to; -1: from the other. */
  readonly lit: 1 | -1;
  readonly skin: Tones;
  readonly hair: Tones;
  readonly fabric: Tones;
  readonly accent: Tones;
  /** A stream of numbers for one part of the picture. */
  random(part: string): Random;
}
