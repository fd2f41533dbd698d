import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { AnyModel, Model } from '@liora/flow-kit/model/model.ts';
import { coverOf } from '@liora/flow-kit/model/cover.ts';
import { stimuliOf } from '@liora/flow-kit/model/stimuli.ts';
import { type Path, pathsOf, type Way } from '@liora/flow-kit/model/paths.ts';
import { reachOf } from '@liora/flow-kit/model/reach.ts';
import { toursOf, type TourRules, untoured } from '@liora/flow-kit/model/tours.ts';
import { type AnyDriver, type Report, walkAnyPath, type Driver, type Watch } from '@liora/flow-kit/model/walk.ts';
import { due, inTurn, isFull } from '#tests/support/extent.ts';
import { walkSources } from '../../../scripts/flows/sourcesOf.ts';
import { TIMEOUT } from './changes.ts';
import { renderBySelf } from './prerendered.ts';
import { listenForIgnored } from './ignoredEvents.ts';
import { keptWays } from './keptWays.ts';
import { rememberPlaces } from './stackTraces.ts';
import { watchEffects } from './stepEffects.ts';
import { test as base } from './test.ts';

rememberPlaces();

/** With one page for all drivers of a worker that are only asked what they know. */
const test = base.extend<object, { unvisitedPage: Page }>({
  unvisitedPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const REPORTS = 'test-results/flows';
/** Milliseconds for a step that is slow but right, on top of what every test may take. */
const STEP_BUDGET = 4000;

const PHONE = { width: 390, height: 844 };

/** What walks need to know besides the model. */
export interface WalkRules<Snapshot> extends TourRules<Snapshot> {
  /** Whether tours through what every transition needs are walked on a phone as well: all where everything is wanted, else those that have their turn. */
  readonly isOnPhones?: boolean;
}

/** Tours through what every transition needs. */
const neededTours = (model: AnyModel, paths: readonly Path[], rules: TourRules<AnyMachineSnapshot>): readonly Way[] =>
  toursOf(model, paths, { ...rules, wanted: coverOf(model, paths, rules) });

/** Of all tours, those that are walked besides: as they have their turn. */
const toursInTurn = ({ machine: { id } }: AnyModel, tours: readonly Way[]): readonly Way[] =>
  due(tours, ({ title }) => `${id}: ${title}`).map(({ title, ...tour }) => ({ ...tour, title: `in turn: ${title}` }));

/** Finds something when it is first asked for. */
const once = <T>(find: () => T): (() => T) => {
  let found: { readonly it: T } | undefined;
  return () => (found ??= { it: find() }).it;
};

const asSingle = ({ title, steps }: Path): Way => ({ title: `path ${title}`, steps });

/**
 * Single paths that have their turn. There are thousands, each with a page of its own; what they take is taken by tours too (the test of what is walked holds
 * that), and by every path on the machine itself.
 */
const singlesInTurn = ({ machine: { id } }: AnyModel, paths: readonly Path[]): readonly Way[] =>
  inTurn(paths.map(asSingle), ({ title }) => `${id}: ${title}`);

/** Reports steps as Playwright does; when one fails, tells which came before. */
const reporting = (): Report => {
  const begun: string[] = [];
  return async (words, run) => {
    begun.push(words);
    try {
      await test.step(words, run);
    } catch (error) {
      throw new Error(`Broke at step ${begun.length - 1}: ${begun.join(' > ')}`, { cause: error });
    }
  };
};

/** Waits until the flow of a page is in the state of a snapshot. */
const standing =
  (page: Page): Watch['stands'] =>
  async ({ value }) => {
    const message = 'The flow is where its time is to pass';
    const state = () => page.evaluate(() => globalThis.stateOfFlow?.());
    await expect.poll(state, { message, timeout: TIMEOUT }).toBe(JSON.stringify(value));
  };

/** Writes a test of one way. */
const walk = (
  way: Way,
  model: AnyModel,
  createDriver: (page: Page) => Promise<AnyDriver>,
  start: string,
  hasEffects = false,
): void => {
  test(way.title, async ({ page }, info) => {
    test.setTimeout(info.timeout + way.steps.length * STEP_BUDGET);
    await page.clock.install();
    await page.route('/images/**', (route) => route.abort());
    await renderBySelf(page.context());
    const driver = await createDriver(page);
    const told = await listenForIgnored(page, model, driver);
    await page.goto(start);
    await walkAnyPath(model, way, driver, {
      report: reporting(),
      stands: standing(page),
      ...(hasEffects && { effect: watchEffects(page) }),
    });
    // A way that ends at once may end before its flow is there.
    await expect.poll(() => told().isHeard, { timeout: TIMEOUT }).toBe(true);
    expect(told()).toEqual({ isHeard: true, ignored: [] });
    // What is still being answered is nobody's any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
};

/**
 * Writes a test for each tour through a model: it walks the tour on a fresh page, which begins at `start`, with a clock that the driver can turn.
 * All tours together take every stimulus in every situation. Unless everything is wanted, tours are walked that take every transition that
 * the screen offers, and those of the others that have their turn; else all, and single paths that have their turn. One more test tells how much of the machine that covers, and that all tours
 * leave nothing out that their paths do. No screen may offer a person what its machine ignores then, and each step of
 * the tours that every transition needs comes to something on the screen or at the server, but for what the driver names. Once a file. Figures go to
 * test-results/flows/<machine>.browser.json.
 */
export function describeWalks<M extends AnyStateMachine>(
  title: string,
  model: Model<M>,
  createDriver: (page: Page) => Promise<Driver<NoInfer<M>>>,
  start?: string,
  rules?: WalkRules<SnapshotFrom<NoInfer<M>>>,
): void;
export function describeWalks(
  title: string,
  model: AnyModel,
  createDriver: (page: Page) => Promise<AnyDriver>,
  start = '/',
  { isOnPhones = false, ...rules }: WalkRules<AnyMachineSnapshot> = {},
): void {
  // Steps have names, and recording takes a third of the time.
  test.use({ trace: 'off' });
  test.describe(title, () => {
    const paths = once(() => pathsOf(model, rules.notOffered));
    const tours = once(() => keptWays(model, `${title}: all`, () => toursOf(model, paths(), rules)));
    const needed =
      isFull && !isOnPhones ? [] : keptWays(model, `${title}: needed`, () => neededTours(model, paths(), rules));
    const ways = isFull ? [...tours(), ...singlesInTurn(model, paths())] : [...needed, ...toursInTurn(model, tours())];

    test('every transition is walked that the screen offers', async ({ unvisitedPage }) => {
      const { id } = model.machine;
      const driver = await createDriver(unvisitedPage);
      const reach = reachOf(model, ways, driver);
      mkdirSync(REPORTS, { recursive: true });
      const steps = ways.reduce((sum, way) => sum + way.steps.length, 0);
      const report = {
        machine: id,
        sources: await walkSources(id),
        paths: paths().length,
        walks: ways.length,
        steps,
        ...reach,
      };
      writeFileSync(`${REPORTS}/${id}.browser.json`, `${JSON.stringify(report, null, 2)}\n`);
      const words = new Set(stimuliOf(model).map((stimulus) => stimulus.words));
      expect({
        missing: reach.missing,
        needless: reach.needless,
        unknown: Object.keys(driver.unnoticed ?? {}).filter((step) => !words.has(step)),
        untoured: untoured(model, paths(), tours(), driver.notOffered),
      }).toEqual({ missing: [], needless: [], unknown: [], untoured: [] });
    });

    for (const way of ways) walk(way, model, createDriver, start, needed.includes(way));
    if (isOnPhones)
      test.describe('on a phone', () => {
        test.use({ viewport: PHONE });
        for (const way of due(needed, ({ title: name }) => `${model.machine.id} on a phone: ${name}`))
          walk(way, model, createDriver, start);
      });
  });
}
