import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { flows } from '#machines/flows.ts';
import { allModels } from '#tests/flows/support/allModels.ts';
import { inRoot } from '../../scripts/lib/root.ts';

it('every machine is among the flows and the models, in order, with one meaning', async () => {
  const folders = await readdir(inRoot('machines'), { withFileTypes: true });
  const names = folders.filter((folder) => folder.isDirectory()).map(({ name }) => name);
  const sorted = names.toSorted();
  expect(flows.map(({ machine }) => machine.id)).toEqual(sorted);
  expect(allModels.map(({ machine }) => machine.id)).toEqual(sorted);
  expect(allModels.map(({ meaning }) => meaning)).toEqual(flows.map(({ meaning }) => meaning));
});
