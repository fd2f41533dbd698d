import path from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import * as z from 'zod';
import { developmentSite } from '../../scripts/lib/developmentSite.ts';
import { ROOT } from '../../scripts/lib/root.ts';
import { test } from './support/test.ts';

test.use({ trace: 'off', permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1440, height: 900 } });

const INSPECTOR = 'https://stately.ai/inspect';

const base = {
  sessionId: z.string(),
  rootId: z.string(),
  createdAt: z.string().regex(/^\d+$/),
  _version: z.string(),
};
const event = z.looseObject({ type: z.string() });
const status = z.enum(['active', 'done', 'error', 'stopped']);
const snapshot = z.strictObject({ status, value: z.unknown(), context: z.record(z.string(), z.unknown()) });
/** What Stately's inspector takes, as the package tells it; what makes it leaves some ids out. */
const told = z.discriminatedUnion('type', [
  z.strictObject({
    ...base,
    type: z.literal('@xstate.actor' satisfies StatelyInspectionEvent['type']),
    id: z.string(),
    name: z.string(),
    parentId: z.string().optional(),
    definition: z.string(),
    snapshot,
  }),
  z.strictObject({
    ...base,
    type: z.literal('@xstate.event' satisfies StatelyInspectionEvent['type']),
    id: z.string(),
    sourceId: z.string().optional(),
    event,
  }),
  z.strictObject({
    ...base,
    type: z.literal('@xstate.snapshot' satisfies StatelyInspectionEvent['type']),
    id: z.null(),
    event,
    snapshot,
  }),
]);

/** A page in the place of Stately's: it says that it is there, and keeps what it is told. */
const RECEIVER = `<!doctype html><title>Receiver</title><script>
  globalThis.told = [];
  addEventListener('message', ({ data }) => told.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

/** The addresses that pages ask for, without those of `own`. */
const foreignRequests = (context: BrowserContext, own: string): readonly string[] => {
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== own && /^https?:$/.test(protocol)) foreign.push(request.url());
  });
  return foreign;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What is lit in the flow's diagram once its words show `state`. */
const lit = async (page: Page, state: string) => {
  await expect(page.getByTestId('states').locator('strong')).toHaveText(state);
  return page.getByRole('region', { name: 'Diagram of colorMode' }).evaluate((drawing) => {
    const all = (selector: string, name: string) =>
      [...drawing.querySelectorAll(selector)].map((part) => part.getAttribute(name));
    return { active: all('.is-active', 'data-state'), taken: all('.is-taken', 'data-transition') };
  });
};

/** What the log says has happened, the first of it first. */
const happened = async (page: Page): Promise<readonly string[]> => {
  const names = await page.getByRole('region', { name: 'What happened' }).locator('ol > li strong').allTextContents();
  return names.toReversed();
};

test('the flow lab of a running page tells what happens to its flows, to nobody else unless the inspector is opened', async ({
  page,
  context,
}) => {
  const { NODE_ENV = 'test' } = process.env;
  // Building the gallery of parts has made it production, by which Vite goes.
  process.env['NODE_ENV'] = 'development';
  const vite = await developmentSite({
    host: '127.0.0.1',
    port: 0,
    apiOrigin: process.env['LIORA_ORIGIN'] ?? '',
    cacheDir: path.join(ROOT, 'dist/development'),
  });
  try {
    await vite.listen();
    const origin = new URL(vite.resolvedUrls?.local[0] ?? '').origin;
    const foreign = foreignRequests(context, origin);

    await test.step('the live state and what happened so far', async () => {
      await page.goto(`${origin}/dev/flows`);
      await page.getByRole('button', { name: /^colorMode/ }).click();
      await button(page, 'This flow').click();
      expect(await lit(page, 'system')).toEqual({ active: ['system'], taken: ['root: mode.read[2]'] });
      expect(await happened(page)).toEqual(['begins', 'device.changed', 'mode.read']);
      await expect(page.getByTestId('moment')).toHaveText('Live');
    });
    await test.step('the log grows as another tab and the device change the colours', async () => {
      const other = await context.newPage();
      await other.goto(`${origin}/color-mode.js`);
      await other.evaluate(() => localStorage.setItem('color-mode', 'dark'));
      await other.close();
      expect(await lit(page, 'dark')).toEqual({ active: ['dark'], taken: ['root: mode.read[1]'] });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect
        .poll(() => happened(page))
        .toEqual(['begins', 'device.changed', 'mode.read', 'mode.read', 'device.changed']);
      expect(await lit(page, 'dark')).toEqual({ active: ['dark'], taken: ['root: device.changed'] });
    });
    await test.step('back in time and on', async () => {
      await page.getByRole('slider', { name: 'Moment' }).press('Home');
      await expect(page.getByTestId('moment')).toHaveText('1 of 5: begins');
      expect(await lit(page, 'system')).toEqual({ active: ['system'], taken: [] });
      await button(page, 'One on').click();
      await button(page, 'One on').click();
      await button(page, 'One on').click();
      await expect(page.getByTestId('moment')).toHaveText('4 of 5: mode.read');
      expect(await lit(page, 'dark')).toEqual({ active: ['dark'], taken: ['root: mode.read[1]'] });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
    await test.step('the way to that moment as a test', async () => {
      await button(page, 'Copy the way here as a test').click();
      await expect(page.getByText('Copied.')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        [
          "'comes to dark': {",
          '  steps: [',
          "    { type: 'device.changed', isDark: false },",
          "    { type: 'mode.read', mode: 'system' },",
          "    { type: 'mode.read', mode: 'dark' },",
          '  ],',
          '  end: {',
          "    value: 'dark',",
          '    context: { isDeviceDark: false },',
          '    emitted: [],',
          '  },',
          '},',
          '',
        ].join('\n'),
      );
      await button(page, 'Back to now').click();
      await expect(page.getByTestId('moment')).toHaveText('Live');
      expect(foreign).toEqual([]);
      expect(context.pages()).toEqual([page]);
    });
    await test.step('the inspector is told once it is opened, and no more once it is closed', async () => {
      // Only now: what looks at requests slows down each of the many that the sources take.
      await context.route(INSPECTOR, (route) => route.fulfill({ contentType: 'text/html', body: RECEIVER }));
      const opened = page.waitForEvent('popup');
      await button(page, 'Open Stately Inspector').click();
      const inspector = await opened;
      await inspector.waitForURL(INSPECTOR);
      const messages = async () => {
        const kept = z.array(z.looseObject({ type: z.string() })).parse(await inspector.evaluate('globalThis.told'));
        return kept;
      };
      /** What was told of the colours: kind, what of, and where the flow was then. */
      const ofColors = async () => {
        const all = told.array().parse(await messages());
        const session = all.find((one) => one.type === '@xstate.actor' && one.name === 'colorMode')?.sessionId;
        return all
          .filter(({ sessionId }) => sessionId === session)
          .map((one) => {
            if (one.type === '@xstate.actor') return ['actor', one.name, one.snapshot.value];
            return one.type === '@xstate.event'
              ? ['event', one.event]
              : ['snapshot', one.event.type, one.snapshot.value, one.snapshot.context];
          });
      };
      const device = (isDark: boolean) => ({ type: 'device.changed', isDark });
      const before = [
        ['actor', 'colorMode', 'system'],
        ['snapshot', 'xstate.init', 'system', { isDeviceDark: false }],
        ['event', device(false)],
        ['snapshot', 'device.changed', 'system', { isDeviceDark: false }],
        ['event', { type: 'mode.read', mode: 'system' }],
        ['snapshot', 'mode.read', 'system', { isDeviceDark: false }],
        ['event', { type: 'mode.read', mode: 'dark' }],
        ['snapshot', 'mode.read', 'dark', { isDeviceDark: false }],
        ['event', device(true)],
        ['snapshot', 'device.changed', 'dark', { isDeviceDark: true }],
      ];
      await expect.poll(ofColors).toEqual(before);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect
        .poll(ofColors)
        .toEqual([
          ...before,
          ['event', device(false)],
          ['snapshot', 'device.changed', 'dark', { isDeviceDark: false }],
        ]);

      const heard = told.array().parse(await messages());
      const actors = heard.flatMap((one) => (one.type === '@xstate.actor' ? [one] : []));
      expect(
        actors.map(({ name, definition }) => [
          name,
          z.looseObject({ id: z.string() }).parse(JSON.parse(definition)).id,
        ]),
      ).toEqual(actors.map(({ name }) => [name, name]));
      const app = actors.find(({ name }) => name === 'app')?.sessionId;
      expect(actors.filter(({ parentId }) => parentId === app).map(({ name }) => name)).toContain('session');
      const known = new Set(actors.map(({ sessionId }) => sessionId));
      expect(heard.filter(({ sessionId }) => !known.has(sessionId))).toEqual([]);

      await button(page, 'Stop telling the inspector').click();
      await expect.poll(async () => (await messages()).at(-1)).toEqual({ type: '@statelyai.disconnected' });
      const { length } = await messages();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => happened(page)).toHaveLength(7);
      expect(await messages()).toHaveLength(length);
      expect(foreign).toEqual([INSPECTOR]);
    });
  } finally {
    await vite.close();
    process.env['NODE_ENV'] = NODE_ENV;
  }
});
