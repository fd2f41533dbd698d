import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { errNo } from '#contract/errNo.ts';
import { partsSite } from './support/partsSite.ts';
import { test } from './support/test.ts';

test.use({ trace: 'off', permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1440, height: 900 } });

const ASSETS = path.resolve(import.meta.dirname, '../../dist/client/assets');
const sourceMap = z.object({ sources: z.array(z.string()) });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What the chosen flow's diagram and its words show, once they show `state`. */
const seen = async (page: Page, state: string) => {
  await expect(page.getByTestId('states').locator('strong')).toHaveText(state);
  return page.getByRole('region', { name: 'Diagram of setup' }).evaluate((drawing) => {
    const all = (selector: string, name: string) =>
      [...drawing.querySelectorAll(selector)].map((part) => part.getAttribute(name));
    return { active: all('.is-active', 'data-state'), taken: all('.is-taken', 'data-transition') };
  });
};

test('the flow lab lights up where a flow is, goes back in time, copies the way as a test, and follows other tabs', async ({
  page,
  context,
}) => {
  await page.goto(`${await partsSite()}/parts.html?scene=flows`);
  const failed = {
    active: ['ageSelection', 'ageSelection.editing'],
    taken: ['ageSelection.submitting: error updateUser'],
  };
  await test.step('the live state and the last transition', async () => {
    await page.getByRole('button', { name: /^setup/ }).click();
    expect(await seen(page, 'ageSelection.editing')).toEqual(failed);
  });
  await test.step('time travel, by the keyboard too', async () => {
    await button(page, 'This flow').click();
    await button(page, 'One back').click();
    const submitting = await seen(page, 'ageSelection.submitting');
    expect(submitting.active).toEqual(['ageSelection', 'ageSelection.submitting']);
    await page.getByRole('slider', { name: 'Moment' }).press('Home');
    expect(await seen(page, 'closed')).toEqual({ active: ['closed'], taken: [] });
    await button(page, 'One on').click();
    await button(page, 'One on').click();
    await expect(page.getByTestId('moment')).toHaveText('3 of 8: profile.submitted');
  });
  await test.step('the way as a test', async () => {
    await button(page, 'Copy the way here as a test').click();
    await expect(page.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      [
        "'comes to nameAndPronoun.submitting': {",
        '  steps: [',
        `    { type: 'setup.required', errNo: ${errNo.setupNameAndPronoun} },`,
        "    { type: 'profile.submitted', name: 'Ada', pronoun: 'she/her' },",
        '  ],',
        '  end: {',
        "    value: { nameAndPronoun: 'submitting' },",
        '    context: { failure: null, fields: [] },',
        '    emitted: [],',
        '  },',
        '},',
        '',
      ].join('\n'),
    );
  });
  await test.step('another tab', async () => {
    const other = await context.newPage();
    await other.goto(`${await partsSite()}/parts.html?scene=flows-nothing`);
    await expect(other.getByText('Nothing has been heard of this page yet.')).toBeVisible();
    await other.getByLabel('Page', { exact: true }).selectOption('/ (A page with flows)');
    await other.getByRole('button', { name: /^setup/ }).click();
    expect(await seen(other, 'ageSelection.editing')).toEqual(failed);
    await page.close();
    await expect(other.getByText('The page has gone.')).toBeVisible();
  });
});

test('who sets lioraInspect before the page begins hears of all its flows, by the names of their machines', async ({
  page,
}) => {
  const heard = new Set<string>();
  await page.exposeFunction('hear', (machine: string) => void heard.add(machine));
  await page.addInitScript(`
    globalThis.lioraInspect = ({ type, actorRef }) => {
      if (type === '@xstate.actor' && actorRef.logic.config?.states !== undefined) hear(actorRef.logic.id);
    };
  `);
  await page.goto('/');
  await expect
    .poll(() => [...heard].toSorted())
    .toEqual([
      'activity',
      'app',
      'auth',
      'clientId',
      'colorMode',
      'consent',
      'explore',
      'identityProviders',
      'purchase',
      'reloadGuard',
      'routeGuard',
      'routeRules',
      'session',
      'setup',
      'sidebar',
    ]);
});

test('nothing of the flow lab, nor anything else for development, is in the build', async () => {
  const files = (await readdir(ASSETS)).filter((name) => name.endsWith('.map'));
  const maps = await Promise.all(
    files.map(async (name) => sourceMap.parse(JSON.parse(await readFile(path.join(ASSETS, name), 'utf8')))),
  );
  const sources = new Set(maps.flatMap((map) => map.sources));
  expect([...sources].filter((source) => source.endsWith('/src/main.tsx'))).toHaveLength(1);
  expect([...sources].filter((source) => /\/src\/dev\/|\/@statelyai\/|Meaning\.ts$/.test(source))).toEqual([]);
});
