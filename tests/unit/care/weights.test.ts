import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const HEARING = path.resolve(import.meta.dirname, '../../../server/features/care/hearing');
const MOST_BYTES = 400_000;

it('the weights of the hearing are together no greater than 400 kB', () => {
  const weights = readdirSync(HEARING).filter((file) => file.endsWith('.bin'));
  const bytes = weights.reduce((sum, file) => sum + statSync(path.join(HEARING, file)).size, 0);
  expect(weights.toSorted()).toEqual(['kind.bin', 'language.bin', 'need.bin', 'network.bin']);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
