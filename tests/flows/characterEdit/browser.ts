import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo, httpStatus } from '#contract/errNo.ts';
import type { characterEditMachine } from '#machines/characterEdit/characterEditMachine.ts';
import type { CharacterEditSnapshot } from '#machines/characterEdit/characterEditSelectors.ts';
import { differs, type EditValues } from '#machines/characterEdit/editValues.ts';
import { readLore } from '#machines/characterEdit/loreValues.ts';
import { failureOf, NO_ANSWER } from '#machines/failure.ts';
import { paths } from '#src/addresses/paths.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import { hold, knownErrNo } from '#tests/browser/support/hold.ts';
import { triesAt } from '#tests/browser/support/tries.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { detail } from './model.ts';
import { characterId } from '../ownCharacters/model.ts';
import { expectNothingWaits, filled, standInAccount } from '../support/billing.browser.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

/** As the API client has them. */
const CLIENT_TIMEOUT = 20_000;
const UPLOAD_TIMEOUT = 180_000;

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.internal]: text.failure_internal,
};
const reasonTexts: Readonly<Record<string, string>> = {
  tooShort: text.edit_field_missing,
  underAge: text.own_refusal_under_age,
};
const noticeTexts = {
  saved: text.edit_saved,
  inReview: text.edit_in_review,
  portrait: text.edit_portrait_saved,
} as const;
const labels: Partial<Record<keyof EditValues, string>> = {
  name: text.edit_name,
  description: text.edit_description,
};

/** What the bar at the foot says. */
const standText = ({ context }: CharacterEditSnapshot): string => {
  const { fields, failure, notice, saved, values } = context;
  if (fields.length > 0) return text.edit_check;
  if (failure !== null) return failureTexts[failure.errNo] ?? '';
  if (notice !== null) return noticeTexts[notice];
  return differs(saved, values) ? text.edit_unsaved : '';
};

/** Editing as people do it, before a server whose answers wait. */
export const createCharacterEditDriver = async (page: Page): Promise<Driver<typeof characterEditMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await standInAccount(page);
  await page.route(
    (url) => url.pathname === '/api/character/list',
    (route) => route.fulfill({ json: { errNo: errNo.success, data: { characters: [] } } }),
  );
  const calls = {
    detail: await hold(page, '/api/character/ugc/detail'),
    update: await hold(page, '/api/character/ugc/update'),
    lorebook: await hold(page, '/api/character/lorebook/read'),
    portrait: await hold(page, '/api/character/ugc/portrait'),
  };
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const field = (label: string) => main.getByLabel(label, { exact: true });
  const back = main.getByRole('link', { name: text.edit_back, exact: true });
  const entries = main.getByRole('list', { name: text.edit_lore, exact: true }).getByRole('listitem');
  const use = dialog.getByRole('button', { name: text.edit_portrait_submit, exact: true });
  const save = main.getByRole('button', { name: text.edit_save, exact: true });

  const fill = async (change: Partial<EditValues>) => {
    for (const name of ['name', 'description'] as const) {
      const value = change[name];
      if (value === undefined) continue;
      const input = field(labels[name] ?? '');
      // Also what stands there already is typed.
      await input.fill(`${value}.`);
      await input.fill(value);
    }
  };
  const nothingWaits = () => expectNothingWaits(calls);
  const loadWith = ({ name, description, lorebook }: EditValues) =>
    calls.detail.answer({
      ...detail,
      draft: { ...detail.draft, name, description, lorebook: readLore(lorebook) },
    });
  /** The request is given up by the client itself. */
  const giveUp = async (call: keyof typeof calls) => {
    await page.clock.runFor(call === 'lorebook' || call === 'portrait' ? UPLOAD_TIMEOUT : CLIENT_TIMEOUT);
    await calls[call].forget();
  };
  const seeForm = async (snapshot: CharacterEditSnapshot, canAct: boolean) => {
    const { saved, values, fields } = snapshot.context;
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(filled(text.edit_title, { name: saved.name }));
    for (const name of ['name', 'description'] as const) {
      const input = field(labels[name] ?? '');
      const reason = fields.find(({ path }) => path === name)?.reason;
      const asItStands = input
        .and(main.getByRole('textbox', { disabled: !canAct }))
        .and(main.locator(`[aria-invalid="${reason !== undefined}"]`));
      await expect(asItStands).toHaveValue(values[name]);
      await expect(input).toHaveAccessibleDescription(reason === undefined ? '' : (reasonTexts[reason] ?? ''));
    }
    const loreReason = fields.find(({ path }) => path === 'lorebook')?.reason;
    await expect(entries).toHaveText(values.lorebook.entries.map(({ comment }) => new RegExp(`^${comment}`, 'u')));
    await expect(main.getByRole('alert')).toHaveText(loreReason === undefined ? [] : [text.edit_lore_fault_none]);
    await expect(main.getByText(text.edit_lore_added_one)).toHaveCount(snapshot.context.brought === null ? 0 : 1);
    // Before it stands what is said of the voice that is tried.
    await expect(main.getByRole('status')).toHaveText(['', standText(snapshot)]);
    await expect(save).toBeEnabled({ enabled: canAct });
  };

  const seePicture = async ({ context: { failure } }: CharacterEditSnapshot, canAct: boolean) => {
    await expect(dialog).toHaveAccessibleName(text.edit_portrait_title);
    await expect(dialog.getByRole('img', { name: text.edit_portrait_preview, exact: true })).toHaveCount(1);
    const reason =
      failure === null ? [] : [failure.fields.length > 0 ? text.edit_portrait_fault : text.failure_no_answer];
    await expect(dialog.getByRole('alert')).toHaveText(reason);
    await expect(use).toBeEnabled({ enabled: canAct });
  };

  return {
    events: {
      'load.retried': () => main.getByRole('button', { name: text.action_retry, exact: true }).press('Enter'),
      'fields.changed': ({ change }) => fill(change),
      'lorebook.chosen': () =>
        main
          .getByLabel(text.edit_lore_file, { exact: true })
          .and(main.locator('input'))
          .setInputFiles({ name: 'world.json', mimeType: 'application/json', buffer: Buffer.from('{"entries":{}}') }),
      'reading.cancelled': async () => {
        await main.getByRole('button', { name: text.action_cancel, exact: true }).press('Enter');
        await calls.lorebook.forget();
      },
      'portrait.chosen': () =>
        main
          .getByLabel(text.edit_portrait_change, { exact: true })
          .and(main.locator('input'))
          .setInputFiles({ name: 'bees.png', mimeType: 'image/png', buffer: Buffer.from('bees') }),
      'portrait.confirmed': () => use.press('Enter'),
      'changes.submitted': () => save.press('Enter'),
      'leave.requested': () => back.press('Enter'),
      'leave.confirmed': async (_, { context: { saved } }) => {
        await dialog.getByRole('button', { name: text.edit_leave_submit, exact: true }).click();
        await expect(page).toHaveURL(paths.characters());
        // Coming back finds what is saved.
        await page.goBack();
        await loadWith(saved);
      },
      'dialog.closed': (_, before) =>
        dialog
          .getByRole('button', {
            name: before.matches('confirmingPortrait') ? text.edit_portrait_keep : text.edit_leave_stay,
            exact: true,
          })
          .click(),
    },
    done: {
      loadCharacter: (answer) => calls.detail.answer(answer),
      saveCharacter: (answer) => calls.update.answer(answer),
      savePortrait: (answer) => calls.portrait.answer({ character: answer, isCropped: false }),
      readLorebook: (answer) => calls.lorebook.answer(answer),
    },
    failed: {
      loadCharacter: async (error) => calls.detail.answer(null, knownErrNo(failureOf(error).errNo)),
      savePortrait: async (error) => {
        const { errNo: code, fields } = failureOf(error);
        await calls.portrait.answer({ fields }, knownErrNo(code));
      },
      readLorebook: async (error) => {
        const { errNo: code, fields } = failureOf(error);
        await calls.lorebook.answer({ fields }, knownErrNo(code));
      },
      saveCharacter: async (error) => {
        const { errNo: code, fields } = failureOf(error);
        const known = knownErrNo(code);
        for (let tries = triesAt(httpStatus[known]); tries > 0; tries -= 1)
          await calls.update.answer(fields.length === 0 ? null : { fields }, known);
      },
    },
    after: {
      loadTimeout: () => giveUp('detail'),
      saveTimeout: () => giveUp('update'),
      portraitTimeout: () => giveUp('portrait'),
      lorebookTimeout: () => giveUp('lorebook'),
    },
    states: {
      loading: async () => {
        await calls.detail.arrived();
        await expect(main.getByText(text.edit_loading, { exact: true })).toHaveCount(1);
        await expect(save).toHaveCount(0);
      },
      loadFailed: async ({ context: { failure } }) => {
        const isGone = failure?.errNo === errNo.notFound;
        await expect(main.getByRole('alert')).toHaveText(
          `${isGone ? text.profile_missing_title : text.edit_failed_title}${isGone ? text.edit_gone : text.failure_no_answer}${isGone ? '' : text.action_retry}${text.edit_back}`,
        );
        await nothingWaits();
      },
      editing: async (snapshot) => {
        await expect(page).toHaveURL(paths.editCharacter(characterId));
        await expect(dialog).toHaveCount(0);
        await seeForm(snapshot, true);
        await nothingWaits();
      },
      confirmingPortrait: async (snapshot) => {
        await seePicture(snapshot, true);
        await nothingWaits();
      },
      savingPortrait: async (snapshot) => {
        await calls.portrait.arrived();
        await seePicture(snapshot, false);
      },
      readingLorebook: async (snapshot) => {
        await calls.lorebook.arrived();
        await seeForm(snapshot, false);
        await expect(main.getByText(text.edit_lore_reading, { exact: true })).toHaveCount(1);
      },
      saving: async (snapshot) => {
        const { request } = snapshot.context;
        expect(JSON.parse(await calls.update.arrived())).toEqual({ characterId, change: request?.change });
        await seeForm(snapshot, false);
      },
      confirmingLeave: async () => {
        await expect(page).toHaveURL(paths.editCharacter(characterId));
        await expect(dialog).toHaveAccessibleName(text.edit_leave_title);
        await expect(dialog).toHaveAccessibleDescription(text.edit_leave_text);
        await nothingWaits();
      },
    },
    notOffered: {
      // What is gone stays so.
      'loadFailed: load retried': {
        when: ({ context }) => context.failure?.errNo === errNo.notFound,
        look: () => expect(main.getByRole('button', { name: text.action_retry })).toHaveCount(0),
      },
    },
  };
};
