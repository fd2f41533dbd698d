import type { Appearance } from '#contract/appearance.ts';

/** Whoever makes portraits: the embedded painter, or an image model. */
export interface PortraitPainter {
  /** A portrait of 2:3 as webp. The same seed asks for the same picture. */
  paint(appearance: Appearance, seed: string): Promise<Uint8Array>;
}
