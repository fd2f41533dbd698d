import type { Appearance } from '../appearance.ts';

/** What an expression does to a face. */
export interface Mood {
  /** Opening of the eyes; 1 is wide awake. */
  readonly open: number;
  /** Corners of the mouth in pixels: up is positive. `far` is the corner on the side that the face is turned to. */
  readonly near: number;
  readonly far: number;
  /** Teeth show: height of the opening in pixels. */
  readonly teeth: number;
  /** Height of the brows, and the lift of their inner ends. */
  readonly brow: number;
  readonly worry: number;
  /** One brow raised. */
  readonly quirk: number;
  /** Where the eyes look: share of the way to the corner, to the turned side and down. */
  readonly gaze: readonly [x: number, y: number];
  /** Tilt of the head in radians, towards the turned side. */
  readonly tilt: number;
}

export const MOODS: Record<Appearance['expression'], Mood> = {
  gentle: { open: 0.86, near: 8, far: 8, teeth: 0, brow: 0, worry: 3, quirk: 0, gaze: [-0.22, 0], tilt: 0.05 },
  bright: { open: 0.78, near: 14, far: 14, teeth: 15, brow: 4, worry: 0, quirk: 0, gaze: [-0.2, -0.05], tilt: 0.06 },
  wry: { open: 0.78, near: 2, far: 12, teeth: 0, brow: -1, worry: -2, quirk: 9, gaze: [-0.3, 0], tilt: -0.04 },
  calm: { open: 0.8, near: 3, far: 3, teeth: 0, brow: 1, worry: 1, quirk: 0, gaze: [-0.15, 0.02], tilt: 0 },
  thoughtful: { open: 0.76, near: 1, far: 2, teeth: 0, brow: -2, worry: 5, quirk: 2, gaze: [0.34, -0.06], tilt: 0.08 },
  confident: { open: 0.82, near: 4, far: 7, teeth: 0, brow: 0, worry: -4, quirk: 3, gaze: [-0.24, 0], tilt: -0.06 },
  curious: { open: 1, near: 6, far: 9, teeth: 0, brow: 8, worry: 3, quirk: 5, gaze: [-0.1, -0.08], tilt: 0.1 },
};
