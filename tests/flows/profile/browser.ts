import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { CharacterProfile } from '#contract/characterProfile.ts';
import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { picturesOf, PROFILE_DELAYS, type profileMachine, type Shared } from '#machines/profile/profileMachine.ts';
import type { ProfileSnapshot } from '#machines/profile/profileSelectors.ts';
import { paths } from '#src/addresses/paths.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { characterId } from './model.ts';
import { dateText, expectNothingWaits, filled, holdCall, standInAccount } from '../support/billing.browser.ts';
import type { Absence, Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

/** The clock only goes ahead: further than it can have gone by itself since it was installed. */
const AHEAD = 60_000;

/** In milliseconds. */
const FRAMES = 100;

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.forbidden]: text.failure_forbidden,
};
const factsOf = ({ isOwn, conversations, createTime }: CharacterProfile): string[] => [
  isOwn ? text.profile_by_you : text.profile_by_liora,
  conversations === 0
    ? text.profile_conversations_none
    : filled(text.profile_conversations, { count: String(conversations) }),
  ...(createTime === 0 ? [] : [filled(text.profile_since, { date: dateText(createTime) })]),
  ...(isOwn ? [text.profile_unlisted] : []),
];
const shownIn = ({ context }: ProfileSnapshot): CharacterProfile => {
  if (context.profile === null) throw new Error('No profile is shown');
  return context.profile;
};

/** Stands in for the programs of a phone and the clipboard: both answer when the test says so. */
const holdSharing = async (page: Page) => {
  await page.addInitScript(() => {
    const held = (name: string): Promise<void> =>
      new Promise((resolve, reject) => {
        document.addEventListener(
          name,
          (event) => {
            if (event instanceof CustomEvent && event.detail === '') resolve();
            else reject(new DOMException('', event instanceof CustomEvent ? String(event.detail) : ''));
          },
          { once: true },
        );
      });
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 1 });
    Object.defineProperty(navigator, 'share', {
      value: ({ url }: { url: string }) => {
        document.documentElement.dataset['shared'] = url;
        return held('handed-over');
      },
    });
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: (copied: string) => {
        document.documentElement.dataset['copied'] = copied;
        return held('written');
      },
    });
  });
  const answer = (name: string, error: string): Promise<boolean> =>
    page.evaluate(([type, detail]) => document.dispatchEvent(new CustomEvent(type, { detail })), [
      name,
      error,
    ] as const);
  const root = page.locator('html');
  return {
    /** The address was handed to another program. */
    arrived: (address: RegExp) => expect(root).toHaveAttribute('data-shared', address),
    async end(how: Shared | 'refused') {
      if (how === 'handedOver') return answer('handed-over', '');
      if (how === 'givenUp') return answer('handed-over', 'AbortError');
      await answer('handed-over', 'NotAllowedError');
      await expect(root).toHaveAttribute('data-copied', /./);
      return answer('written', how === 'copied' ? '' : 'NotAllowedError');
    },
  };
};

/** What the screen does not offer: to look again for nobody, and what lies behind a picture. */
export const profileNotOffered = { 'missing: load retried': {}, 'shown.pictures.large: share requested': {} };

/** A profile as people look at it, before a server whose answers wait. Time stands still but where it is let go on. */
export const createProfileDriver = async (page: Page): Promise<Driver<typeof profileMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await page.clock.pauseAt(Date.now() + AHEAD);
  await standInAccount(page);
  const sharing = await holdSharing(page);
  const calls = { detail: await holdCall(page, '/api/character/detail') };
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const share = button(text.profile_share);
  const dialog = page.getByRole('dialog');
  const said = main.getByRole('status');
  const letPass = (delay: keyof typeof PROFILE_DELAYS) => () => page.clock.runFor(PROFILE_DELAYS[delay]);
  const seeSaid = async (words: string) => {
    await expect(said).toHaveText(words);
  };
  const retry = dialog.or(main).getByRole('button', { name: text.action_retry, exact: true });
  const behind: Absence<ProfileSnapshot> = {
    look: async () => {
      // What lies behind a dialog is put out of reach with its next frames.
      await page.clock.runFor(FRAMES);
      await expect(share).toHaveCount(0);
    },
  };

  return {
    events: {
      'load.retried': () => retry.press('Enter'),
      'picture.opened': ({ picture }, before) => {
        const count = String(picturesOf(shownIn(before)).length);
        return button(filled(text.profile_picture_open, { number: String(picture + 1), count })).press('Enter');
      },
      'picture.next': () => dialog.getByRole('button', { name: text.profile_next, exact: true }).click(),
      'picture.previous': () =>
        dialog.getByRole('button', { name: text.profile_previous, exact: true }).press('ArrowLeft'),
      'picture.closed': () => dialog.getByRole('button', { name: text.action_close, exact: true }).click(),
      'share.requested': () => share.press('Enter'),
    },
    done: {
      loadProfile: (answer) => calls.detail.answer(answer),
      shareAddress: async (how) => {
        await sharing.end(how);
      },
    },
    failed: {
      loadProfile: (error) => calls.detail.fail(error),
      shareAddress: async () => {
        await sharing.end('refused');
      },
    },
    after: { loadTimeout: letPass('loadTimeout'), told: letPass('told') },
    states: {
      loading: async () => {
        expect(await calls.detail.arrived()).toEqual({ query: { characterId }, body: null });
        await expect(main.getByText(text.profile_loading, { exact: true })).toHaveCount(1);
      },
      missing: async () => {
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.profile_missing_title);
        await expect(main.getByRole('link', { name: text.profile_explore, exact: true })).toHaveAttribute('href', '/');
        await expectNothingWaits(calls);
      },
      failed: async ({ context: { failure } }) => {
        const why = failureTexts[failure?.errNo ?? 0] ?? '';
        await expect(main.getByRole('alert')).toHaveText([`${text.profile_failed_title}${why}${text.action_retry}`]);
        await expectNothingWaits(calls);
      },
      shown: async (snapshot) => {
        const { name, age, hasConversation, isOwn, tags } = shownIn(snapshot);
        const article = page.locator('article');
        await expect(article.locator('h1')).toHaveText(`${name} ${age}`);
        await expect(article.locator('header li')).toHaveText(factsOf(shownIn(snapshot)));
        await expect(article.locator(`a[href="${paths.conversation(characterId)}"]`)).toHaveText(
          hasConversation ? text.profile_go_on : text.profile_start,
        );
        await expect(article.locator(`a[href="${paths.editCharacter(characterId)}"]`)).toHaveCount(isOwn ? 1 : 0);
        await expect(article.locator('section p').first()).toHaveText('She looks up. Come in, <b>Ada</b>.');
        await expect(article.locator('section em')).toHaveText(['She looks up.', 'lighthouse']);
        await expect(article.locator('section li')).toHaveText(['tea', 'storms']);
        for (const tag of tags)
          await expect(article.locator(`a[href="${paths.explore({ tag })}#explore"]`)).toHaveText(tag);
        await expectNothingWaits(calls);
      },
      'shown.pictures': async (snapshot) => {
        await expect(page.locator('article img').first()).toHaveAttribute(
          'src',
          new RegExp(shownIn(snapshot).portrait),
        );
      },
      'shown.pictures.small': async (snapshot) => {
        await expect(dialog).toHaveCount(0);
        await expect(main.getByRole('button', { name: /^Open picture \d/ })).toHaveCount(
          picturesOf(shownIn(snapshot)).length,
        );
      },
      'shown.pictures.large': async (snapshot) => {
        const { name } = shownIn(snapshot);
        const pictures = picturesOf(shownIn(snapshot));
        const number = snapshot.context.picture + 1;
        const title = { name, number: String(number), count: String(pictures.length) };
        await expect(dialog).toHaveAccessibleName(filled(text.profile_picture_title, title));
        await expect(dialog.getByRole('img')).toHaveAttribute('src', new RegExp(pictures[number - 1] ?? ''));
        await expect(dialog.getByRole('button')).toHaveCount(pictures.length > 1 ? 3 : 1);
      },
      'shown.address': () => expect(page.locator('article output')).toHaveCount(1),
      'shown.address.resting': async (snapshot) => {
        if (snapshot.matches({ shown: { pictures: 'large' } })) return;
        await expect(share).toBeEnabled();
        await seeSaid('');
      },
      'shown.address.sharing': async (snapshot) => {
        await sharing.arrived(new RegExp(`^http://.*${paths.meeting(characterId)}$`));
        if (!snapshot.matches({ shown: { pictures: 'large' } })) await expect(share).toBeDisabled();
      },
      'shown.address.copied': () => expect(page.locator('article output')).toHaveText(text.profile_copied),
      'shown.address.notShared': () => expect(page.locator('article output')).toHaveText(text.profile_share_failed),
    },
    notOffered: {
      'missing: load retried': { look: () => expect(retry).toHaveCount(0) },
      'shown.pictures.large: share requested': behind,
    },
  };
};
