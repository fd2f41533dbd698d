import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { flows } from '#machines/flows.ts';
import { allModels } from '#tests/flows/support/allModels.ts';
import { inRoot } from '../../scripts/lib/root.ts';

/** Flows with a screen that no tour walks, by the browser test that shows them instead, and why. */
const shownBy: Readonly<Record<string, readonly [test: string, reason: string]>> = {
  icon: ['partsIcons', 'an icon has no place of its own to walk on'],
  nextLine: ['conversationOnce', 'it waits below an answer that is being written, which only a model at work writes'],
  reloadGuard: ['reloadGuard', 'it needs two builds, one after the other'],
  session: ['session', 'most of it happens to every screen: without a network, in other tabs, after other flows'],
};

it('every machine is among the flows and the models, in order, with one description', async () => {
  const folders = await readdir(inRoot('machines'), { withFileTypes: true });
  const names = folders.filter((folder) => folder.isDirectory()).map(({ name }) => name);
  const sorted = names.toSorted();
  expect(flows.map(({ machine }) => machine.id)).toEqual(sorted);
  expect(allModels.map(({ machine }) => machine.id)).toEqual(sorted);
  expect(allModels.map(({ description }) => description)).toEqual(flows.map(({ description }) => description));
});

it('every flow with a screen is walked in the browser, or shown by a test of its own', async () => {
  const files = await readdir(inRoot('tests/browser'));
  const onScreen = flows.filter(({ description }) => description.screen !== null).map(({ machine }) => machine.id);
  const unwalked = onScreen.filter((id) => !files.includes(`${id}.flow.test.ts`));
  expect(unwalked).toEqual(Object.keys(shownBy).toSorted());
  const missing = Object.values(shownBy).filter(([test]) => !files.includes(`${test}.test.ts`));
  expect(missing).toEqual([]);
});
