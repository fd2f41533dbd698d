import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import type { characterCreationMachine } from '#machines/characterCreation/characterCreationMachine.ts';
import type { CharacterCreationSnapshot } from '#machines/characterCreation/characterCreationSelectors.ts';
import { CHARACTER_CREATION_DELAYS } from '#machines/characterCreation/characterCreationSetup.ts';
import { failureOf, NO_ANSWER } from '#machines/failure.ts';
import { paths } from '#src/addresses/paths.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { characterId, wish } from './model.ts';
import { whole } from '../characterDraft/model.ts';
import { CLIENT_TIMEOUT } from '../purchase/tours.ts';
import { expectNothingWaits, failureTexts, filled, holdCall, standInAccount } from '../support/billing.browser.ts';
import {
  createLooker,
  findCreation,
  beginWithDraft,
  reloadWithCreation,
  replaceDraft,
  standInOptions,
  standInPreviews,
} from '../support/generator.browser.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';
import { terms } from '../subscription/model.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });
const named = (message: string): string => filled(message, { name: wish.name });

const stages: Readonly<Record<string, string>> = {
  queued: `${text.making_queued}${filled(text.making_queued_place, { count: '2' })}`,
  painting: `${text.making_painting}${text.making_painting_text}`,
};

/** The making of a character as people see it, before a server whose answers wait. */
export const createCharacterCreationDriver = async (page: Page): Promise<Driver<typeof characterCreationMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await standInAccount(page);
  await standInOptions(page);
  await standInPreviews(page);
  await beginWithDraft(page, whole);
  const looker = await createLooker(page);
  await page.route('**/api/tokens/packages', (route) =>
    route.fulfill({ json: { errNo: errNo.success, data: { packages: [] } } }),
  );
  await page.route('**/api/subscription/plans', (route) =>
    route.fulfill({ json: { errNo: errNo.success, data: { plans: [], maxSubscriptionDiscount: '0%', terms } } }),
  );
  const calls = {
    create: await holdCall(page, '/api/character/ugc/create'),
    status: await holdCall(page, '/api/character/ugc/status'),
    retry: await holdCall(page, '/api/character/ugc/retry'),
    list: await holdCall(page, '/api/character/list'),
  };
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const heading = main.getByRole('heading', { level: 1 });
  const said = main.locator('output');
  const createButton = button(filled(text.making_create, { cost: '20' }));
  const giveUpAfter = (delay: keyof typeof CHARACTER_CREATION_DELAYS) => () =>
    page.clock.runFor(CHARACTER_CREATION_DELAYS[delay]);
  /** Too few tokens bring buying in front. */
  const leaveShop = async (error: unknown) => {
    if (failureOf(error).errNo !== errNo.tokensNeeded) return;
    await page.getByRole('dialog').getByRole('button', { name: text.action_close, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  const seeFollowing = async ({ context: { creation, failure } }: CharacterCreationSnapshot) => {
    await expect(heading).toHaveText(named(text.making_title));
    const stage = stages[creation?.status ?? ''] ?? text.making_creating;
    if (failure === null) await expect(said).toHaveText(stage);
    else await expect(said).toContainText(text.making_trouble);
    await expect(main.getByRole('progressbar')).toHaveAttribute('value', String(creation?.progress ?? 0));
    await expect(main.getByText(named(text.making_leave))).toBeVisible();
  };
  const seeEnd = async (title: string) => {
    await expect(heading).toHaveText(named(title));
    await expectNothingWaits(calls);
  };
  const seeFailure = async ({ context: { failure } }: CharacterCreationSnapshot) => {
    const why = failureTexts[failure?.errNo ?? NO_ANSWER];
    await expect(main.getByRole('alert')).toHaveText(failure === null || why === undefined ? [] : [why]);
  };

  return {
    events: {
      'creation.requested': async () => {
        // What came of a character is blank again.
        await replaceDraft(page, whole);
        await createButton.press('Enter');
      },
      'creation.found': ({ kept }) =>
        kept.characterId === null ? reloadWithCreation(page, kept) : findCreation(page, kept),
      'creation.retried': (_, before) =>
        button(before.matches('tokensNeeded') ? named(text.making_tokens_retry) : text.action_retry).press('Enter'),
      'creation.dismissed': (_, before) =>
        button(before.matches('ready') ? text.making_ready_another : text.making_back).press('Enter'),
      'follow.resumed': () => button(text.making_look_again).press('Enter'),
      'page.shown': looker.show,
      'page.hidden': looker.hide,
      'network.restored': () =>
        page.evaluate(() => {
          window.dispatchEvent(new Event('online'));
        }),
    },
    done: {
      createCharacter: (answer) => calls.create.answer(answer),
      loadStatus: (answer) => calls.status.answer(answer),
      retryCreation: (answer) => calls.retry.answer(answer),
      loadCharacter: (answer) => calls.list.answer({ characters: answer === null ? [] : [answer] }),
    },
    failed: {
      createCharacter: async (error) => {
        await calls.create.fail(error);
        await leaveShop(error);
      },
      loadStatus: (error) => calls.status.fail(error),
      retryCreation: (error) => calls.retry.fail(error),
      loadCharacter: (error) => calls.list.fail(error),
    },
    after: {
      createTimeout: giveUpAfter('createTimeout'),
      // As long as the API client waits: any longer, and the page has asked again.
      askTimeout: () => page.clock.runFor(CLIENT_TIMEOUT),
      retryTimeout: giveUpAfter('retryTimeout'),
      revealTimeout: giveUpAfter('revealTimeout'),
      followTimeout: giveUpAfter('followTimeout'),
      askPause: ({ context }) => page.clock.runFor(context.pause),
    },
    states: {
      idle: async () => {
        await expect(createButton).toBeEnabled();
        await expectNothingWaits(calls);
      },
      creating: async () => {
        await expect(heading).toHaveText(named(text.making_title));
        await expect(said).toContainText(text.making_creating);
        expect(await calls.create.arrived()).toEqual({ query: {}, body: wish.request });
      },
      tokensNeeded: async () => {
        await seeEnd(text.making_tokens_title);
        await expect(button(named(text.making_tokens_retry))).toBeEnabled();
        await expect(main.getByRole('link', { name: text.picture_tokens_get, exact: true })).toHaveAttribute(
          'href',
          paths.tokens(),
        );
      },
      notCreated: async (snapshot) => {
        await seeEnd(text.making_not_created_title);
        await seeFailure(snapshot);
      },
      following: seeFollowing,
      'following.asking': async () => {
        expect(await calls.status.arrived()).toEqual({ query: { characterId }, body: null });
      },
      'following.waiting': () => expectNothingWaits(calls),
      paused: async (snapshot) => {
        await seeFollowing(snapshot);
        await expectNothingWaits(calls);
      },
      givenUp: () => seeEnd(text.making_given_up_title),
      ready: () => expect(heading).toHaveText(named(text.making_ready_title)),
      'ready.revealing': async () => {
        expect(await calls.list.arrived()).toEqual({ query: { origin: 'ugc' }, body: null });
      },
      'ready.revealed': async ({ context: { character } }) => {
        await expectNothingWaits(calls);
        await expect(main.getByRole('link', { name: text.making_ready_start })).toHaveAttribute(
          'href',
          `/ai-girlfriend/${characterId}`,
        );
        await expect(main.getByRole('img', { name: wish.name, exact: true })).toHaveCount(character === null ? 0 : 1);
      },
      refused: async () => {
        await seeEnd(text.making_refused_title);
        await expect(main.getByText(text.making_refused_realPerson)).toBeVisible();
      },
      failed: async (snapshot) => {
        await seeEnd(text.making_failed_title);
        await seeFailure(snapshot);
      },
      retrying: async () => {
        await expect(heading).toHaveText(named(text.making_title));
        expect(await calls.retry.arrived()).toEqual({ query: {}, body: { characterId } });
      },
      gone: () => seeEnd(text.making_gone_title),
    },
    unnoticed: {
      // Asking goes on by itself, and rests while nobody looks.
      'page hidden': {},
      'ask timeout passed': {},
    },
    notOffered: {
      // Whose session is lost is asked to sign in at once, and the page goes on by itself.
      'following.asking: load status failed (signed out)': {
        look: async () => {
          await calls.status.arrived();
        },
      },
    },
  };
};
