import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import { type Failure, NO_ANSWER } from '#machines/failure.ts';
import type { ownCharacterActsMachine } from '#machines/ownCharacterActs/ownCharacterActsMachine.ts';
import type { OwnCharacterActsSnapshot } from '#machines/ownCharacterActs/ownCharacterActsSelectors.ts';
import { OWN_CHARACTER_ACTS_DELAYS } from '#machines/ownCharacterActs/ownCharacterActsSetup.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { tomas, vesper } from './model.ts';
import { characterId, other, otherId, own } from '../ownCharacters/model.ts';
import { expectNothingWaits, filled, holdCall, seeHeld, standInAccount } from '../support/billing.browser.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.internal]: text.failure_internal,
};
const whyOf = (failure: Failure | null): string[] => (failure === null ? [] : [failureTexts[failure.errNo] ?? '']);

/** What one does with characters of one's own as people do it in the list, before a server whose answers wait. */
export const createOwnCharacterActsDriver = async (page: Page): Promise<Driver<typeof ownCharacterActsMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await standInAccount(page);
  // However it ends, the server still tells of both: so each walk can go on.
  await page.route(
    (url) => url.pathname === '/api/character/list',
    (route) =>
      route.fulfill({
        json: { errNo: errNo.success, data: { characters: [own, { ...other, status: 'failed' }] } },
      }),
  );
  const calls = {
    remove: await holdCall(page, '/api/character/ugc/delete'),
    update: await holdCall(page, '/api/character/ugc/update'),
    retry: await holdCall(page, '/api/character/ugc/retry'),
  };
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { name: text.own_title, exact: true });
  const menuButton = main.getByRole('button', { name: filled(text.own_acts, { name: vesper.name }) });
  const retry = main.getByRole('button', { name: text.action_retry, exact: true });
  const dialog = page.getByRole('dialog');
  const dialogButton = (name: string) => dialog.getByRole('button', { name, exact: true });
  const notice = main.getByRole('alert');

  const openMenu = async (item: string) => {
    await menuButton.press('Enter');
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  const giveUpAfter = (delay: keyof typeof OWN_CHARACTER_ACTS_DELAYS) => () =>
    page.clock.runFor(OWN_CHARACTER_ACTS_DELAYS[delay]);
  const titles = {
    deletion: filled(text.own_delete_title, { name: vesper.name }),
    visibility: filled(text.own_visibility_title, { name: vesper.name }),
  };
  const submits = { deletion: text.own_delete_submit, visibility: text.own_visibility_submit };
  const seeDialog = async (asked: keyof typeof titles, failure: Failure | null, canAct: boolean) => {
    await expect(dialog).toHaveAccessibleName(titles[asked]);
    await expect(dialog.getByRole('alert')).toHaveText(whyOf(failure));
    await expect(dialogButton(submits[asked])).toBeEnabled({ enabled: canAct });
    await expect(dialogButton(text.action_cancel)).toBeEnabled({ enabled: canAct });
    await seeHeld(dialog, !canAct);
    if (asked === 'deletion')
      await expect(dialog).toHaveAccessibleDescription(filled(text.own_delete_text, { name: vesper.name }));
  };
  const seeAsking = async ({ context }: OwnCharacterActsSnapshot, asked: keyof typeof titles) => {
    await seeDialog(asked, context.failure, true);
    await expectNothingWaits(calls);
  };
  const choices = {
    private: text.own_visibility_private,
    unlisted: text.own_visibility_unlisted,
    public: text.own_visibility_public,
  };

  return {
    events: {
      'deletion.requested': () => openMenu(text.own_delete),
      'deletion.confirmed': () => dialogButton(text.own_delete_submit).click(),
      'visibility.requested': () => openMenu(text.own_visibility),
      'visibility.chosen': async ({ visibility }) => {
        await dialog.getByRole('radio', { name: choices[visibility] }).check();
        await dialogButton(text.own_visibility_submit).click();
      },
      'dialog.closed': async () => {
        await dialogButton(text.action_cancel).click();
        await expect(dialog).toHaveCount(0);
        await expect(menuButton).toBeFocused();
      },
      'creation.retried': () => retry.press('Enter'),
      'failure.dismissed': () => notice.getByRole('button', { name: text.action_close, exact: true }).press('Enter'),
    },
    done: {
      deleteCharacter: async () => {
        await calls.remove.answer({});
        await expect(heading).toBeFocused();
      },
      changeVisibility: async (answer) => {
        await calls.update.answer(answer);
        await expect(menuButton).toBeFocused();
      },
      retryCreation: () =>
        calls.retry.answer({ characterId: otherId, status: 'queued', place: 0, progress: 0, refusal: null }),
    },
    failed: {
      deleteCharacter: (error) => calls.remove.fail(error),
      changeVisibility: (error) => calls.update.fail(error),
      retryCreation: (error) => calls.retry.fail(error),
    },
    after: {
      deleteTimeout: giveUpAfter('deleteTimeout'),
      visibilityTimeout: giveUpAfter('visibilityTimeout'),
      retryTimeout: giveUpAfter('retryTimeout'),
    },
    states: {
      resting: async () => {
        await expect(dialog).toHaveCount(0);
        await expect(menuButton).toHaveCount(1);
        await expect(retry).toBeEnabled();
        await expectNothingWaits(calls);
      },
      'resting.idle': () => expect(notice).toHaveCount(0),
      'resting.retryFailed': ({ context: { failure } }) =>
        expect(notice).toHaveText(
          `${filled(text.own_retry_failed, { name: tomas.name })} ${whyOf(failure).join('')}${text.action_close}`,
        ),
      confirmingDeletion: (snapshot) => seeAsking(snapshot, 'deletion'),
      deleting: async () => {
        expect(await calls.remove.arrived()).toEqual({ query: {}, body: { characterId } });
        await seeDialog('deletion', null, false);
      },
      choosingVisibility: (snapshot) => seeAsking(snapshot, 'visibility'),
      changingVisibility: async () => {
        expect(await calls.update.arrived()).toEqual({
          query: {},
          body: { characterId, change: { visibility: 'public' } },
        });
        await seeDialog('visibility', null, false);
      },
      retrying: async () => {
        expect(await calls.retry.arrived()).toEqual({ query: {}, body: { characterId: otherId } });
        await expect(retry).toBeDisabled();
        await menuButton.click();
        for (const name of [text.own_visibility, text.own_delete])
          await expect(page.getByRole('menuitem', { name, exact: true })).toBeDisabled();
        // The layer that hears Escape is laid after the menu has the focus, which nobody can see.
        await menuButton.click();
        await expect(page.getByRole('menuitem')).toHaveCount(0);
      },
    },
  };
};
