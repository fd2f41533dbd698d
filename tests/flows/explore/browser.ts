import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { CharacterSummary } from '#contract/character.ts';
import { errNo } from '#contract/errNo.ts';
import { EXPLORE_DELAYS, type exploreMachine } from '#machines/explore/exploreMachine.ts';
import type { ExploreSnapshot } from '#machines/explore/exploreSelectors.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { paths } from '#src/addresses/paths.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { homepage } from './model.ts';
import { expectNothingWaits, filled, holdCall } from '../support/billing.browser.ts';
import { visit } from '../support/visits.browser.ts';
import type { Absence, Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

/** The clock only goes ahead: further than it can have gone by itself since it was installed. */
const AHEAD = 60_000;

/** Shows the first row of cards, but not the end of the list behind it, which would load more as time goes on. */
const VIEWPORT = { width: 1280, height: 560 };

/** More than between two frames, in milliseconds. */
const FRAME = 17;
/** More than a list waits for the end of scrolling, and less than somebody pauses who types. */
const SCROLLED = 160;

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.invalidInput]: text.failure_invalid_input,
  [errNo.forbidden]: text.failure_forbidden,
};
const cardText = ({ name, age, tagline }: CharacterSummary): string => `${name} ${age}${tagline}`;
const isFiltered = ({ context: { filter } }: ExploreSnapshot): boolean =>
  filter.query !== null || filter.tag !== null || filter.origin !== null;
const originTexts = { pgc: text.home_origin_pgc, ugc: text.home_origin_ugc };
const sortTexts = { popular: text.home_sort_popular, new: text.home_sort_new };

/** What the home page does not offer while it has nothing to show. */
export const exploreNotOffered = { 'list.failed: query typed': {}, 'list.failed: query cleared': {} };

/** The catalogue as people look through it, before a server whose answers wait. Time stands still but where it is let go on. */
export const createExploreDriver = async (page: Page): Promise<Driver<typeof exploreMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await page.clock.pauseAt(Date.now() + AHEAD);
  await page.setViewportSize(VIEWPORT);
  const calls = {
    home: await holdCall(page, '/api/homepage'),
    list: await holdCall(page, '/api/character/explore'),
  };
  const main = page.getByRole('main');
  const field = page.getByRole('searchbox', { name: text.home_search, exact: true });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const clear = button(text.home_search_clear);
  const catalogue = main.getByRole('region', { name: text.home_all, exact: true });
  const grid = main.getByRole('list', { name: text.home_all, exact: true });
  const cards = grid.getByRole('listitem');
  const chosen = main
    .getByRole('list', { name: new RegExp(`^(?:${[text.home_sort, text.home_origin, text.home_tags].join('|')})$`) })
    .locator('[aria-current="true"]');

  const goUp = () =>
    page.evaluate(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector('#explore')?.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
  const press = async (name: string) => {
    await button(name).press('Enter');
    await goUp();
  };
  const letPass = (delay: keyof typeof EXPLORE_DELAYS) => () => page.clock.runFor(EXPLORE_DELAYS[delay]);
  const arrivedPage = async ({ context: { filter } }: ExploreSnapshot, cursor: string | null) => {
    const { query, tag, origin, sort } = filter;
    const given = Object.entries({ query, tag, origin, cursor, sort }).filter(([, value]) => value !== null);
    expect(await calls.list.arrived()).toEqual({ query: Object.fromEntries(given), body: null });
  };
  const chosenTexts = ({ context: { filter } }: ExploreSnapshot): readonly string[] => [
    sortTexts[filter.sort],
    filter.origin === null ? text.home_origin_all : originTexts[filter.origin],
    filter.tag ?? text.home_tag_all,
  ];
  /** The hero is folded while one searches; who stands in it does not stand below as well. */
  const expectedList = (snapshot: ExploreSnapshot): readonly CharacterSummary[] => {
    const { characters, featured } = snapshot.context;
    return isFiltered(snapshot)
      ? characters
      : characters.filter(({ characterId }) => characterId !== featured[0]?.characterId);
  };
  const seeList = async (snapshot: ExploreSnapshot, alert: string | null, isBusy: boolean) => {
    const characters = expectedList(snapshot);
    const listed = grid.getByRole('listitem', { includeHidden: true });
    const shown = [
      ...chosenTexts(snapshot),
      ...characters.map(cardText),
      ...(alert === null ? [] : [`${alert}${text.action_retry}`]),
    ];
    // Which rows are in view is looked at when the page was scrolled, which takes a moment that only the clock gives.
    await expect(async () => {
      if ((await listed.count()) < characters.length) await page.clock.runFor(SCROLLED);
      await expect(chosen.or(listed).or(main.getByRole('alert'))).toHaveText(shown, { timeout: 500 });
    }).toPass({ timeout: TIMEOUT });
    // A row is hidden until it was measured, which may take a frame.
    if ((await cards.count()) < characters.length) await page.clock.runFor(FRAME);
    await expect(cards).toHaveCount(characters.length);
    await expect(catalogue).toHaveAttribute('aria-busy', String(isBusy));
  };
  const seeEmpty = async (snapshot: ExploreSnapshot) => {
    const { filter } = snapshot.context;
    const title = main.getByRole('heading', { name: text.home_empty_title, exact: true });
    // What loads late may be drawn a moment later, which only the clock gives.
    await expect(async () => {
      if (!(await title.isVisible())) await page.clock.runFor(SCROLLED);
      await expect(title).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: TIMEOUT });
    await expect(main.getByRole('link', { name: text.home_clear, exact: true })).toHaveCount(
      isFiltered(snapshot) ? 1 : 0,
    );
    await expect(main.getByRole('list', { name: text.home_others, exact: true }).getByRole('listitem')).toHaveText(
      isFiltered(snapshot) ? snapshot.context.featured.map(cardText) : [],
    );
    if (filter.query !== null)
      await expect(main.getByText(filled(text.home_empty_query, { query: filter.query }))).toBeVisible();
  };
  const noField: Absence<ExploreSnapshot> = { look: () => expect(field).toHaveCount(0) };

  return {
    events: {
      'query.typed': async ({ text: words }, { context }) => {
        if (words !== context.text) return field.fill(words);
        // What is there already is typed by going away from it and back.
        await field.press('End');
        await field.press('x');
        await field.press('Backspace');
      },
      'query.cleared': async (_, { context }) => {
        await (context.text === '' ? field.press('Escape') : clear.press('Enter'));
        await expect(field).toBeFocused();
      },
      'filter.changed': ({ filter }) => visit(page, paths.explore(filter)),
      'more.requested': () => press(text.home_more),
      'load.retried': () => press(text.action_retry),
    },
    done: {
      loadHome: async ({ homepage: answer, page: first }) => {
        await calls.home.answer(answer);
        await calls.list.answer(first);
      },
      loadPage: (answer) => calls.list.answer(answer),
    },
    failed: {
      loadHome: async (error) => {
        await calls.home.answer(homepage);
        await calls.list.fail(error);
      },
      loadPage: (error) => calls.list.fail(error),
    },
    after: {
      typingPause: letPass('typingPause'),
      loadTimeout: letPass('loadTimeout'),
      pageTimeout: letPass('pageTimeout'),
    },
    states: {
      field: async (snapshot) => {
        if (snapshot.matches({ list: 'failed' })) return expect(field).toHaveCount(0);
        await expect(field).toHaveValue(snapshot.context.text);
        await expect(clear).toHaveCount(snapshot.context.text === '' ? 0 : 1);
      },
      'field.resting': ({ context: { filter } }) => expect(page).toHaveURL(paths.explore(filter)),
      'field.typing': ({ context: { filter } }) => expect(page).toHaveURL(paths.explore(filter)),
      list: async (snapshot) => {
        const isFolded = snapshot.context.filter.query !== null && !snapshot.matches({ list: 'failed' });
        const portraits = main.getByRole('list', { name: text.home_featured, exact: true }).getByRole('listitem');
        await expect(portraits).toHaveText(isFolded ? [] : snapshot.context.featured.map(cardText));
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(isFolded ? text.home_all : text.home_title);
      },
      'list.loading': async (snapshot) => {
        await calls.home.arrived();
        await arrivedPage(snapshot, null);
        await expect(catalogue).toHaveAttribute('aria-busy', 'true');
        await expect(main.getByText(text.home_loading, { exact: true })).toHaveCount(1);
      },
      'list.failed': async ({ context: { failure } }) => {
        const why = failureTexts[failure?.errNo ?? 0] ?? '';
        await expect(main.getByRole('alert')).toHaveText([`${text.home_failed_title}${why}${text.action_retry}`]);
        await expectNothingWaits(calls);
      },
      'list.ready': async () => {
        const names = homepage.tags.map(({ tag }) => tag);
        const tags = main.getByRole('list', { name: text.home_tags, exact: true }).getByRole('link');
        await expect(tags).toHaveText([text.home_tag_all, ...names]);
      },
      'list.ready.idle': async (snapshot) => {
        await seeList(snapshot, null, false);
        const { near } = snapshot.context;
        await expect(main.getByText(filled(text.home_near, { query: near ?? '' }), { exact: true })).toHaveCount(
          near === null ? 0 : 1,
        );
        await expect(button(text.home_more)).toHaveCount(snapshot.context.nextCursor === null ? 0 : 1);
        if (snapshot.context.characters.length === 0) await seeEmpty(snapshot);
        await expectNothingWaits(calls);
      },
      'list.ready.loadingMore': async (snapshot) => {
        await arrivedPage(snapshot, snapshot.context.nextCursor);
        await seeList(snapshot, null, false);
      },
      'list.ready.moreFailed': async (snapshot) => {
        await seeList(snapshot, text.home_more_failed, false);
        await expectNothingWaits(calls);
      },
      'list.ready.choosing': async (snapshot) => {
        await arrivedPage(snapshot, null);
        await seeList(snapshot, null, true);
      },
      'list.ready.choosingFailed': async (snapshot) => {
        await seeList(snapshot, text.home_choosing_failed, false);
        await expectNothingWaits(calls);
      },
    },
    notOffered: { 'list.failed: query typed': noField, 'list.failed: query cleared': noField },
    unnoticed: { 'query cleared': { when: ({ context }) => context.text === '' } },
    sentAnyway: {
      'filter.changed':
        'The address tells its filter whenever it is opened, also where the machine itself has wanted that address',
    },
  };
};
