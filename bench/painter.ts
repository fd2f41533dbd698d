import { cpus } from 'node:os';
import { paintPortrait } from '#server/providers/image/painter/paintPortrait.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';

/** Milliseconds that a portrait takes, webp included: every seed character once, after one that warms up. */
const [first] = seedCharacters;
if (first !== undefined) paintPortrait(first.appearance, 'warm-up');
const times = seedCharacters.map(({ appearance, slug }) => {
  const start = performance.now();
  paintPortrait(appearance, slug);
  return performance.now() - start;
});
const sorted = times.toSorted((one, other) => one - other);
const figures = {
  portraits: sorted.length,
  median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
  slowest: Math.round(sorted.at(-1) ?? 0),
  processor: cpus()[0]?.model,
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
