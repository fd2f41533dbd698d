import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import { type Failure, NO_ANSWER } from '#machines/failure.ts';
import type { pictureActsMachine } from '#machines/pictureActs/pictureActsMachine.ts';
import type { PictureActsSnapshot } from '#machines/pictureActs/pictureActsSelectors.ts';
import { PICTURE_ACTS_DELAYS } from '#machines/pictureActs/pictureActsSetup.ts';
import { paths } from '#src/addresses/paths.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { characters, first, miraId, second, theoId } from '../gallery/model.ts';
import { recommended } from './model.ts';
import { expectNothingWaits, holdCall, seeHeld, standInAccount } from '../support/billing.browser.ts';
import { visit } from '../support/visits.browser.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.internal]: text.failure_internal,
  [errNo.notFound]: text.failure_not_found,
  [errNo.forbidden]: text.failure_forbidden,
};
const whyOf = (failure: Failure | null): string[] => (failure === null ? [] : [failureTexts[failure.errNo] ?? '']);
/** What one does with pictures of one's own as people do it, before a server whose answers wait. */
export const createPictureActsDriver = async (page: Page): Promise<Driver<typeof pictureActsMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await standInAccount(page);
  const answerAt = (path: string, data: unknown) =>
    page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ json: { errNo: errNo.success, data } }),
    );
  // However an act ends, the server still tells of both: so each walk can go on.
  await answerAt('/api/pictask/gallery/characters', { characters, count: 2 });
  await answerAt('/api/pictask/gallery', { pictures: [first, second], nextCursor: null });
  // The conversation that a picture leads to stays empty.
  await page.route(
    ({ pathname }) => /^\/api\/(?:chat|character|conversation)\b/.test(pathname),
    () => undefined,
  );
  const calls = {
    remove: await holdCall(page, '/api/pictask/picture/delete'),
    show: await holdCall(page, '/api/pictask/picture/show'),
    recommended: await holdCall(page, '/api/pictask/character/recommend'),
  };
  const large = page.getByRole('dialog', { name: text.gallery_large, exact: true });
  const inLarge = (name: string) => large.getByRole('button', { name, exact: true });
  const titles = {
    deletion: text.gallery_delete_title,
    use: text.gallery_use_title,
  } as const;
  const dialog = page.locator(`[role=dialog]:not([aria-label="${text.gallery_large}"])`);
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });

  /** Sees a picture large that the list still has: those that were deleted come back with it. */
  const open = async (pictureId: string): Promise<void> => {
    const image = pictureId === first.pictureId ? first.image : second.image;
    const shown = large.getByRole('img');
    if ((await shown.count()) === 1 && (await shown.getAttribute('src'))?.includes(image) === true) return;
    await page.evaluate(() => {
      window.dispatchEvent(new Event('online'));
    });
    await visit(page, paths.gallery({ pictureId }));
    await expect(shown).toHaveAttribute('src', new RegExp(image));
  };
  const press = async (pictureId: string, name: string) => {
    await open(pictureId);
    await inLarge(name).click();
  };
  const letPass = (delay: keyof typeof PICTURE_ACTS_DELAYS) => () => page.clock.runFor(PICTURE_ACTS_DELAYS[delay]);
  /** A picture in a conversation leads there; the walk goes on in the gallery. */
  const seeUsed = async (characterId: string) => {
    await expect(page).toHaveURL(paths.conversation(characterId));
    await visit(page, paths.gallery({ pictureId: first.pictureId }));
    await expect(large).toHaveCount(1);
  };
  const seeDialog = async (asked: keyof typeof titles, failure: Failure | null, isHeld = false) => {
    await expect(dialog).toHaveAccessibleName(titles[asked]);
    await expect(dialog.getByRole('alert')).toHaveText(whyOf(failure));
    await seeHeld(dialog, isHeld);
  };
  const seeAsking = async ({ context: { failure } }: PictureActsSnapshot, asked: keyof typeof titles) => {
    await seeDialog(asked, failure);
    await expectNothingWaits(calls);
  };
  const seeChoices = async (snapshot: PictureActsSnapshot, canChoose: boolean) => {
    const choices = dialog.getByRole('listitem').getByRole('button');
    await expect(choices).toHaveText((snapshot.context.characters ?? []).map(({ name }) => new RegExp(name)));
    for (const choice of await choices.all()) await expect(choice).toBeEnabled({ enabled: canChoose });
  };
  const targetOf = ({ context: { target } }: PictureActsSnapshot): string => target?.pictureId ?? '';

  return {
    events: {
      'deletion.requested': ({ pictureId }) => press(pictureId, text.gallery_delete),
      'deletion.confirmed': () => inDialog(text.gallery_delete_submit).click(),
      'use.requested': ({ pictureId }) => press(pictureId, text.gallery_use),
      'character.chosen': ({ characterId }) => {
        const chosen = recommended.characters.find((character) => character.characterId === characterId);
        return dialog.getByRole('button', { name: new RegExp(chosen?.name ?? '') }).click();
      },
      'load.retried': () => inDialog(text.action_retry).click(),
      'dialog.closed': async () => {
        await inDialog(text.action_close).press('Escape');
        await expect(dialog).toHaveCount(0);
      },
      'failure.dismissed': () => inLarge(text.action_close).last().click(),
    },
    done: {
      deletePicture: async () => {
        await calls.remove.answer({});
        // The next one is shown.
        await expect(page).toHaveURL(paths.gallery({ pictureId: second.pictureId }));
        await expect(large.getByRole('img')).toHaveAttribute('src', new RegExp(second.image));
      },
      usePicture: async (_, { context: { request } }) => {
        await calls.show.answer({ msgId: first.pictureId });
        await seeUsed(request?.kind === 'use' ? request.characterId : '');
      },
      loadCharacters: (answer) => calls.recommended.answer(answer),
    },
    failed: {
      deletePicture: (error) => calls.remove.fail(error),
      usePicture: (error) => calls.show.fail(error),
      loadCharacters: (error) => calls.recommended.fail(error),
    },
    after: {
      deleteTimeout: letPass('deleteTimeout'),
      loadTimeout: letPass('loadTimeout'),
      useTimeout: letPass('useTimeout'),
    },
    states: {
      resting: async () => {
        await expect(dialog).toHaveCount(0);
        await expect(inLarge(text.gallery_use)).toBeEnabled();
        await expectNothingWaits(calls);
      },
      'resting.idle': () => expect(large.getByRole('alert')).toHaveCount(0),
      'resting.useFailed': ({ context: { failure } }) =>
        expect(large.getByRole('alert')).toHaveText([
          `${text.gallery_use_failed} ${whyOf(failure).join('')}${text.action_close}`,
        ]),
      confirmingDeletion: async (snapshot) => {
        await seeAsking(snapshot, 'deletion');
        await expect(dialog).toHaveAccessibleDescription(text.gallery_delete_text);
        await expect(inDialog(text.gallery_delete_submit)).toBeEnabled();
      },
      deleting: async (snapshot) => {
        expect(await calls.remove.arrived()).toEqual({ query: {}, body: { pictureId: targetOf(snapshot) } });
        await seeDialog('deletion', null, true);
        await expect(inDialog(text.gallery_delete_submit)).toBeDisabled();
      },
      usingAtOnce: async (snapshot) => {
        expect(await calls.show.arrived()).toEqual({
          query: {},
          body: { pictureId: targetOf(snapshot), characterId: miraId },
        });
        await expect(dialog).toHaveCount(0);
        for (const name of [text.gallery_use, text.gallery_report, text.gallery_delete])
          await expect(inLarge(name)).toBeDisabled();
      },
      loadingCharacters: async () => {
        expect(await calls.recommended.arrived()).toEqual({ query: {}, body: null });
        await seeDialog('use', null);
        await expect(dialog.getByText(text.gallery_use_loading, { exact: true })).toHaveCount(1);
      },
      charactersFailed: async ({ context: { failure } }) => {
        await expect(dialog.getByRole('alert')).toHaveText([
          `${text.gallery_use_load_failed} ${whyOf(failure).join('')}${text.action_retry}`,
        ]);
        await expectNothingWaits(calls);
      },
      choosingCharacter: async (snapshot) => {
        await seeAsking(snapshot, 'use');
        await seeChoices(snapshot, true);
      },
      using: async (snapshot) => {
        expect(await calls.show.arrived()).toEqual({
          query: {},
          body: { pictureId: targetOf(snapshot), characterId: theoId },
        });
        await seeDialog('use', null, true);
        await seeChoices(snapshot, false);
      },
    },
  };
};
