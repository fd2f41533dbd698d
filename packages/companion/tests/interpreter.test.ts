import { expect, it, vi } from 'vitest';
import { interpreterOf } from '../interpreter.ts';

const interpreter = interpreterOf(new URL('../scripts/', import.meta.url));

it('gives the lines of a trigger where the random number that RiveScript draws by is written with an exponent', async () => {
  const lines = await interpreter.linesFor('es_says', 'riddle');
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce(5e-7);
  try {
    expect(await interpreter.linesFor('es_says', 'riddle')).toEqual(lines);
  } finally {
    random.mockRestore();
  }
  expect(lines.length).toBeGreaterThan(1);
});
