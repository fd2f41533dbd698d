import { availableParallelism, cpus } from 'node:os';
import { paintPortrait } from '@liora/painter/paintPortrait.ts';
import { painterPictures } from '#server/providers/picture/painter/painterPictures.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';

/**
 * Milliseconds that the painter takes for 768 × 1152 pixels, webp included: a portrait of every seed character in this thread, and a
 * picture of every one by a wish, as people get them: in a thread of its own, one after the other, stamped. Ends with 1 where the median
 * of either is above the bar.
 */
const BAR = 200;

const figuresOf = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other);
  return {
    pictures: sorted.length,
    median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    slowest: Math.round(sorted.at(-1) ?? 0),
  };
};

const [first] = seedCharacters;
if (first !== undefined) paintPortrait(first.appearance, 'warm-up');
const portraits = seedCharacters.map(({ appearance, slug }) => {
  const start = performance.now();
  paintPortrait(appearance, slug);
  return performance.now() - start;
});

const painter = painterPictures(1);
const wish = async (appearance: (typeof seedCharacters)[number]['appearance'], seed: string): Promise<number> => {
  const start = performance.now();
  await painter.make({
    prompt: 'smiling, with glasses and a red scarf, at dusk by the sea',
    appearance,
    options: { style: 'natural', mood: null, setting: null, aspect: '2:3' },
    seed,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  return performance.now() - start;
};
if (first !== undefined) await wish(first.appearance, 'warm-up');
const wishes: number[] = [];
for (const { appearance, slug } of seedCharacters) wishes.push(await wish(appearance, slug));

const processor = `${cpus()[0]?.model ?? ''} (${availableParallelism()})`;
const figures = { portraits: figuresOf(portraits), wishes: figuresOf(wishes), bar: `< ${BAR} ms`, processor };
process.stdout.write(`${JSON.stringify(figures)}\n`);
if (figures.portraits.median >= BAR || figures.wishes.median >= BAR) process.exitCode = 1;
