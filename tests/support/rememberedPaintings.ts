import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import type { Appearance } from '@liora/painter/appearance.ts';
import * as painter from '@liora/painter/paintPortrait.ts';

export { type Extras, paintPixels } from '@liora/painter/paintPortrait.ts';

const kept = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

/**
 * What the painter paints, or has painted of the same appearance and seed for a test before, which is the same picture
 * (tests/unit/painter.test.ts shows that). The run's pictures lie in the folder `LIORA_PAINTED`.
 */
export const paintPortrait: typeof painter.paintPortrait = (appearance: Appearance, seed: string) => {
  const wish = createHash('sha256')
    .update(JSON.stringify([appearance, seed]))
    .digest('hex');
  const file = path.join(process.env['LIORA_PAINTED'] ?? '', `${wish}.webp`);
  const known = kept(file);
  if (known !== undefined) return known;
  const picture = painter.paintPortrait(appearance, seed);
  const draft = `${file}.${process.pid}.${threadId}`;
  writeFileSync(draft, picture);
  renameSync(draft, file);
  return picture;
};
