import { paintingThreads } from '@liora/painter/paintingThreads.ts';
import { limitConcurrency } from '#server/concurrency.ts';
import { PAINTER_PROVENANCE, provenanceXmp } from '#server/providers/picture/provenance.ts';
import { withWebpXmp } from '#server/providers/picture/webpXmp.ts';
import type { PortraitPainter } from './portraitPainter.ts';

const painterXmp = provenanceXmp(PAINTER_PROVENANCE);

/** The embedded painter of portraits, in at most `threads` threads of its own. Its pictures say who made them. */
export const threadedPainter = (threads: number): PortraitPainter => {
  const paint = paintingThreads(limitConcurrency(threads));
  return { paint: async (appearance, seed) => withWebpXmp(await paint({ appearance, seed }), painterXmp) };
};
