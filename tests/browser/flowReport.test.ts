import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { doorMachine, doorDescription, doorModel } from '@liora/flow-kit/tests/door.ts';
import { drawDiagram } from '@liora/flow-kit/diagram/drawDiagram.ts';
import { bundleScript, readStyle } from '@liora/flow-kit/report/bundle.ts';
import { flowDataOf } from '@liora/flow-kit/report/flowData.ts';
import { pageOf } from '@liora/flow-kit/report/page.ts';
import { requirementsOf } from '@liora/flow-kit/report/requirements.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { test } from './support/test.ts';
import { violationsIn } from './support/violationsIn.ts';

const document = '## DOOR: doors\n\n| DOOR-01 | opens |\n| DOOR-02 | locks |\n';
const tests = [{ project: 'unit', file: 'tests/unit/door.test.ts', titles: ['[DOOR-01] opens'] }];

/** `diagram`: shown in place of its own. */
const writePage = async (file: string, diagram?: string): Promise<void> => {
  const report = {
    made: '2030-01-02T03:04:05.000Z',
    summary: [
      { isProved: true, words: 'The door opens', when: '2029-12-31T03:04:05.000Z' },
      { isProved: false, words: 'Whether anybody knocks', when: null },
    ],
    flows: [flowDataOf(doorModel)],
    together: {
      flows: ['door', 'bell'],
      situations: 6,
      transitions: 12,
      replayed: 4,
      properties: [{ name: 'never sticks', holds: false, counterexample: 'door: key turned' }],
    },
    requirements: requirementsOf(document, tests),
    unlisted: [],
  };
  const parts = {
    diagrams: new Map([['door', diagram ?? (await drawDiagram(doorMachine, doorDescription))]]),
    style: await readStyle(),
    script: await bundleScript(),
  };
  await writeFile(file, pageOf(report, parts));
};

/** What is lit on the diagram, by the names of states and transitions. */
const lights = (page: Page): Promise<Record<string, string[]>> =>
  page.locator('.flow :is([data-state], [data-transition])').evaluateAll((marked) =>
    Object.fromEntries(
      marked.flatMap((element) => {
        const name = element.getAttribute('data-transition') ?? element.getAttribute('data-state');
        const classes = [...element.classList]
          .filter((one) => ['is-active', 'is-taken', 'is-dim'].includes(one))
          .toSorted();
        return name === null || name === '' ? [] : [[name, classes]];
      }),
    ),
  );

const violations = async (page: Page): Promise<string[]> =>
  (await violationsIn(page)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);

test('the report of flows, from disk: what a path goes along lights up, step by step, and axe finds nothing', async ({
  page,
}, info) => {
  const file = info.outputPath('index.html');
  await writePage(file);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathToFileURL(file).href);
  await expect(page.getByRole('heading', { name: 'All flows' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole('region', { name: 'Summary' })).toMatchAriaSnapshot(`
    - region "Summary":
      - heading "What is proved" [level=2]
      - list:
        - listitem: The door opens. measured 2 days before this report (2029-12-31 03:04 UTC)
      - heading "What is not" [level=2]
      - list:
        - listitem: Whether anybody knocks.
  `);
  await expect(page.getByRole('row', { name: /never sticks/ })).toHaveText(
    /^\s*never sticks\s*no\s*door: key turned\s*$/,
  );
  await page.getByRole('searchbox').fill('door sticks');
  await expect(page.getByRole('link', { name: 'opening: error openDoor' })).toBeVisible();
  await page.getByRole('searchbox').fill('window');
  await expect(page.getByRole('link', { name: 'door', exact: true })).toBeHidden();
  await page.getByRole('searchbox').fill('');

  await page.getByRole('link', { name: 'door', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'door', level: 1 })).toBeFocused();
  const dark = ['is-dim'];
  const lit = ['is-taken'];
  const live = ['is-active', 'is-taken'];
  const nothing = {
    closed: [],
    opening: [],
    opened: [],
    'closed: bell.rung': [],
    'closed: key.turned': [],
    'opening: done openDoor': [],
    'opening: error openDoor': [],
    'opening: after openTimeout': [],
  };
  expect(await lights(page)).toEqual(nothing);

  await page.getByRole('link', { name: 'Turn the key (the right one) → The door has opened' }).click();
  const begun = {
    closed: lit,
    opening: live,
    opened: dark,
    'closed: bell.rung': dark,
    'closed: key.turned': lit,
    'opening: done openDoor': dark,
    'opening: error openDoor': dark,
    'opening: after openTimeout': dark,
  };
  const whole = { ...begun, opening: lit, opened: live, 'opening: done openDoor': lit };
  await expect.poll(() => lights(page)).toEqual(whole);
  await expect(page.getByText('The door is open.', { exact: true }).first()).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Turn the key (the right one)', exact: true })).toBeFocused();
  expect(await lights(page)).toEqual(begun);

  await page.getByRole('heading', { name: 'Transitions 5' }).click();
  await page.getByRole('row', { name: 'opening: error openDoor' }).getByRole('link', { name: 'a path' }).click();
  const back = { ...begun, closed: live, opening: lit, 'opening: error openDoor': lit };
  await expect.poll(() => lights(page)).toEqual(back);
  await expect(page.getByRole('link', { name: 'Turn the key (the right one) → The door <sticks>' })).toBeFocused();

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Requirements' }).click();
  await expect(page.getByText('1 of 2 requirements are named by tests. Without any: DOOR-02')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('the report shows the largest diagram so that it can be read in a window of 1440 px', async ({ page }, info) => {
  const file = info.outputPath('index.html');
  await writePage(file, await readFile(inRoot('docs/flows/chat.svg'), 'utf8'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${pathToFileURL(file).href}#/door`);
  const sizes = await page
    .locator('.frame svg text')
    .evaluateAll((texts) =>
      texts.map((text) =>
        text instanceof SVGGraphicsElement
          ? Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)
          : 0,
      ),
    );
  expect(sizes.length).toBeGreaterThan(100);
  expect(sizes.filter((pixels) => pixels < 11)).toEqual([]);
});
