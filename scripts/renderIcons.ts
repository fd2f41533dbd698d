import { mkdir, readFile } from 'node:fs/promises';
import { sharp } from '#server/sharp.ts';
import { inRoot } from './lib/root.ts';

/** Writes public/icons/*.png, which git keeps, from public/favicon.svg: to be run after a change there. */

/** Pixels of a side. iOS and masks cut the corners themselves, and want the ground to reach to the edge. */
const ICONS = [
  { file: '192.png', size: 192, isFull: false },
  { file: '512.png', size: 512, isFull: false },
  { file: 'maskable-512.png', size: 512, isFull: true },
  { file: 'apple-touch-180.png', size: 180, isFull: true },
] as const;

const svg = await readFile(inRoot('public/favicon.svg'), 'utf8');
const full = svg.replace(/ rx="\d+"/, '');
if (full === svg) throw new Error('public/favicon.svg has no round corners');
/** Of the drawing itself, in pixels. */
const DRAWN = 32;
const DENSITY = 72;

await mkdir(inRoot('public/icons'), { recursive: true });
for (const { file, size, isFull } of ICONS)
  await sharp(Buffer.from(isFull ? full : svg), { density: (DENSITY * size) / DRAWN })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(inRoot('public/icons', file));
