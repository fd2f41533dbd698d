import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import type { Appearance } from '@liora/painter/appearance.ts';
import { HEIGHT, WIDTH } from '@liora/painter/canvas.ts';
import * as painter from '@liora/painter/paintPortrait.ts';
import { seedOf } from '#server/features/media/seedOf.ts';

export type { Extras } from '@liora/painter/paintPortrait.ts';

/** So many further pictures of a person are painted in a run: servers vary them by ids, which are others each time. */
const FURTHER = 4;
/** Pixels at a corner of a picture that tell its seed. */
const STAMP = 16;
const PIXEL = 4;

const digestOf = (facts: unknown): Buffer => createHash('sha256').update(JSON.stringify(facts)).digest();

const kept = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

/** What was painted for `wish` in this run, or is now. The run's pictures lie in the folder `LIORA_PAINTED`. */
const remembered = (wish: unknown, ending: string, paint: () => Uint8Array): Buffer => {
  const file = path.join(process.env['LIORA_PAINTED'] ?? '', `${digestOf(wish).toString('hex')}.${ending}`);
  const known = kept(file);
  if (known !== undefined) return known;
  const picture = paint();
  const draft = `${file}.${process.pid}.${threadId}`;
  writeFileSync(draft, picture);
  renameSync(draft, file);
  return Buffer.from(picture);
};

const OWN_SEED = /^[0-9a-f]{16}$/;
const isFurther = (appearance: Appearance, seed: string): boolean => OWN_SEED.test(seed) && seed !== seedOf(appearance);

/**
 * What the painter paints, or has painted of the same appearance and seed for a test before, which is the same picture
 * (packages/painter/tests/painter.test.ts shows that); of a person's own character, further pictures are one of a few. That they are others each
 * tests/server/ownCharacterGallery.test.ts shows, which has all of them painted.
 */
export const paintPortrait: typeof painter.paintPortrait = (appearance, seed) =>
  remembered(
    isFurther(appearance, seed) ? [seed, (digestOf(appearance)[0] ?? 0) % FURTHER] : [appearance, seed],
    'webp',
    () => painter.paintPortrait(appearance, seed),
  );

/** What the painter paints of the same appearance and extras, with a corner by its seed in place of all that a seed changes. */
export const paintPixels: typeof painter.paintPixels = (appearance, seed, extras) => {
  const pixels = new Uint8Array(
    remembered([appearance, extras], 'pixels', () => painter.paintPixels(appearance, seed, extras)),
  );
  const row = (extras.isWide ? HEIGHT : WIDTH) * PIXEL;
  const colour = [...digestOf(seed).subarray(0, PIXEL - 1), 255];
  for (let y = 0; y < STAMP; y += 1) for (let x = 0; x < STAMP; x += 1) pixels.set(colour, y * row + x * PIXEL);
  return pixels;
};
