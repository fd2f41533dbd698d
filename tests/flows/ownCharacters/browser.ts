import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import type { ListedCharacter, ownCharactersMachine } from '#machines/ownCharacters/ownCharactersMachine.ts';
import type { OwnCharactersSnapshot } from '#machines/ownCharacters/ownCharactersSelectors.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { published } from './model.ts';
import { expectNothingWaits, filled, holdCall, renewing, standInAccount } from '../support/billing.browser.ts';
import type { NotOffered, Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

/** The clock only goes ahead: further than it can have gone by itself since it was installed. */
const AHEAD = 60_000;
/** The API client's own, after which it takes a call for not answered. */
const CLIENT_TIMEOUT = 20_000;

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.invalidInput]: text.failure_invalid_input,
};
/** Everything that the list says of a character. */
const cardText = ({ name, age, tagline, status, visibility, review, progress }: ListedCharacter): string => {
  if (status === 'painting')
    return [
      name.slice(0, 1),
      name,
      text.own_status_painting,
      progress === null ? '' : filled(text.own_percent, { percent: String(progress) }),
    ].join('');
  const standing = review === 'pending' ? text.own_review_pending : text.own_visibility_private;
  return `${name} ${age}${tagline}${visibility === 'private' ? text.own_visibility_private : standing}`;
};

const hasNone = { when: ({ context }: OwnCharactersSnapshot) => context.characters.length === 0 };
/** Only what is ready is changed, and only to what it is not yet. */
const cannotChange = {
  when: ({ context }: OwnCharactersSnapshot) =>
    context.characters.every(({ status, visibility }) => status !== 'ready' || visibility === published.visibility),
};

const states = ['loading', 'failed', 'ready'] as const;
const everywhere = <Gap>(words: string, gap: Gap): Record<string, Gap> =>
  Object.fromEntries(states.map((state) => [`${state}: ${words}`, gap]));
export const ownCharactersNotOffered = {
  ...everywhere('character removed', hasNone),
  ...everywhere('character changed', cannotChange),
} satisfies NotOffered<OwnCharactersSnapshot>;

/** One's own characters as people see them, before a server whose answers wait. Time stands still but where it is let go on. */
export const createOwnCharactersDriver = async (page: Page): Promise<Driver<typeof ownCharactersMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await page.clock.pauseAt(Date.now() + AHEAD);
  await standInAccount(page);
  let told: readonly ListedCharacter[] = [];
  const calls = { list: await holdCall(page, '/api/character/list') };
  const answerAt = (path: string, data: (query: URLSearchParams) => unknown) =>
    page.route(
      (url) => url.pathname === path,
      (route) =>
        route.fulfill({ json: { errNo: errNo.success, data: data(new URL(route.request().url()).searchParams) } }),
    );
  await answerAt('/api/character/ugc/status', (query) =>
    told
      .filter(({ characterId }) => characterId === query.get('characterId'))
      .map(({ characterId, status, place, progress, refusal }) => ({ characterId, status, place, progress, refusal }))
      .at(0),
  );
  await answerAt('/api/character/ugc/update', () => published);
  await answerAt('/api/character/ugc/delete', () => ({}));
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const retry = main.getByRole('button', { name: text.action_retry, exact: true });

  const openMenu = async (item: string, name: string) => {
    await main.getByRole('button', { name: filled(text.own_acts, { name }) }).press('Enter');
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  const nameIn = ({ context: { characters } }: OwnCharactersSnapshot): string => characters[0]?.name ?? '';
  const confirm = (submit: string) => dialog.getByRole('button', { name: submit, exact: true }).click();
  const turn = (visibility: 'visible' | 'hidden') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);
  const seeList = async ({ context: { characters, failure } }: OwnCharactersSnapshot) => {
    await expect(main.getByRole('listitem')).toHaveText(characters.map(cardText));
    await expect(main.getByRole('progressbar')).toHaveCount(
      characters.filter(({ progress }) => progress !== null).length,
    );
    const why = failureTexts[failure?.errNo ?? 0] ?? '';
    await expect(main.getByRole('alert')).toHaveText(
      failure === null ? [] : [`${text.own_failed} ${why}${text.action_retry}`],
    );
  };
  const arrived = async () => {
    expect(await calls.list.arrived()).toEqual({ query: { origin: 'ugc' }, body: null });
  };
  const seeEmpty = (isEmpty: boolean) => expect(main.getByText(text.own_empty_title)).toHaveCount(isEmpty ? 1 : 0);

  return {
    events: {
      'load.retried': () => renewing([calls.list], () => retry.press('Enter')),
      'list.refreshRequested': () =>
        renewing([calls.list], () =>
          page.evaluate(() => {
            window.dispatchEvent(new Event('online'));
          }),
        ),
      'character.changed': (_, before) =>
        renewing([calls.list], async () => {
          await openMenu(text.own_visibility, nameIn(before));
          await dialog.getByRole('radio', { name: text.own_visibility_public }).check();
          await confirm(text.own_visibility_submit);
          await expect(dialog).toHaveCount(0);
        }),
      'character.removed': (_, before) =>
        renewing([calls.list], async () => {
          await openMenu(text.own_delete, nameIn(before));
          await confirm(text.own_delete_submit);
          await expect(dialog).toHaveCount(0);
        }),
      'page.shown': () => renewing([calls.list], () => turn('visible')),
      'page.hidden': () => turn('hidden'),
    },
    done: {
      loadOwnCharacters: async (answer) => {
        await arrived();
        told = answer.characters;
        await calls.list.answer(answer);
      },
    },
    failed: {
      loadOwnCharacters: async (error) => {
        await arrived();
        await calls.list.fail(error);
      },
    },
    after: {
      loadTimeout: () => page.clock.runFor(CLIENT_TIMEOUT),
      refreshPause: ({ context }) => page.clock.runFor(context.pause),
    },
    states: {
      loading: async (snapshot) => {
        await arrived();
        await seeList(snapshot);
        await seeEmpty(false);
        const { characters, failure } = snapshot.context;
        await expect(main.getByText(text.own_loading, { exact: true })).toHaveCount(
          characters.length === 0 && failure === null ? 1 : 0,
        );
      },
      failed: async (snapshot) => {
        await seeList(snapshot);
        await seeEmpty(false);
        await expectNothingWaits(calls);
      },
      ready: async (snapshot) => {
        await seeList(snapshot);
        await seeEmpty(snapshot.context.characters.length === 0);
        await expectNothingWaits(calls);
      },
    },
    // What is asked again and again rests while nobody looks.
    unnoticed: { 'page hidden': {} },
    notOffered: {
      ...everywhere('character removed', { ...hasNone, look: () => expect(main.getByRole('listitem')).toHaveCount(0) }),
      ...everywhere('character changed', { ...cannotChange, look: () => expect(dialog).toHaveCount(0) }),
    },
  };
};
