import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import type { characterDraftMachine } from '#machines/characterDraft/characterDraftMachine.ts';
import type { CharacterDraftSnapshot } from '#machines/characterDraft/characterDraftSelectors.ts';
import { CHARACTER_DRAFT_DELAYS } from '#machines/characterDraft/characterDraftSetup.ts';
import { type CreationRequest, requestOf } from '#machines/characterDraft/draftChecks.ts';
import { isBlank, type Step } from '#machines/characterDraft/draftValues.ts';
import { type Failure, NO_ANSWER } from '#machines/failure.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { accepted, ready } from '../characterCreation/model.ts';
import { characterDraftNotOffered } from './tours.ts';
import { expectNothingWaits, failureTexts, filled, holdCall, standInAccount } from '../support/billing.browser.ts';
import { findCreation, replaceDraft, standInPreviews } from '../support/generator.browser.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const steps: Readonly<Record<Step, string>> = {
  looks: text.making_step_looks,
  personality: text.making_step_personality,
  voice: text.making_step_voice,
  story: text.making_step_story,
  greeting: text.making_step_greeting,
  visibility: text.making_step_visibility,
  summary: text.making_step_summary,
};
const stepNames = [
  'looks',
  'personality',
  'voice',
  'story',
  'greeting',
  'visibility',
  'summary',
] as const satisfies Step[];
/** Where the fields are entered that these walks leave empty or have refused. */
const stepOfField: Readonly<Record<string, Step>> = { name: 'looks', tagline: 'personality', greeting: 'greeting' };
const stepStateIn = ({ context: { step, looked, fields } }: CharacterDraftSnapshot, of: Step) => {
  if (fields.some(({ path }) => stepOfField[path] === of)) return 'wrong';
  if (of === step) return 'current';
  return looked.includes(of) ? 'done' : 'open';
};
const whyOf = (failure: Failure | null): string => failureTexts[failure?.errNo ?? NO_ANSWER] ?? '';

/** A draft as people write it, before a server whose answers wait. */
export const createCharacterDraftDriver = async (page: Page): Promise<Driver<typeof characterDraftMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await standInAccount(page);
  await standInPreviews(page);
  const answerAtOnce = (path: string, data: unknown) =>
    page.route(`**${path}*`, (route) => route.fulfill({ json: { errNo: errNo.success, data } }));
  await answerAtOnce('/api/character/ugc/status', ready);
  await answerAtOnce('/api/character/list', { characters: [] });
  const calls = {
    options: await holdCall(page, '/api/character/options'),
    quick: await holdCall(page, '/api/character/quick-options'),
    describe: await holdCall(page, '/api/character/ugc/describe'),
    create: await holdCall(page, '/api/character/ugc/create'),
  };
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const name = main.getByRole('textbox', { name: text.making_name, exact: true });
  const tagline = main.getByRole('textbox', { name: text.making_tagline, exact: true });
  const stepButtons = main.getByRole('navigation', { name: text.making_steps }).getByRole('button');
  const helpButton = button(filled(text.making_help_field, { field: text.making_tagline }));
  const undoButton = button(text.making_help_undo);
  const createButton = (mode: 'guided' | 'quick') =>
    button(filled(text.making_create, { cost: mode === 'quick' ? '20' : '30' }));
  const giveUpAfter = (delay: keyof typeof CHARACTER_DRAFT_DELAYS) => () =>
    page.clock.runFor(CHARACTER_DRAFT_DELAYS[delay]);
  /** As it was when it was sent, whatever another tab writes since. */
  let sent: CreationRequest | null = null;
  const leaveCreation = (how: string) => button(how).press('Enter');

  const seeHeading = ({ context: { mode } }: CharacterDraftSnapshot) =>
    expect(main.getByRole('heading', { level: 1 })).toHaveText(
      mode === 'quick' ? text.making_quick_title : text.making_guided_title,
    );
  const seeGuided = async (snapshot: CharacterDraftSnapshot) => {
    const { step, values } = snapshot.context;
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(steps[step]);
    await expect(stepButtons.and(page.locator('[aria-current=step]'))).toContainText(steps[step]);
    const states = await stepButtons.evaluateAll((buttons) => buttons.map(({ dataset }) => dataset['state']));
    expect(states).toEqual(stepNames.map((name) => stepStateIn(snapshot, name)));
    if (step === 'looks') await expect(name).toHaveValue(values.name);
    if (step === 'personality') await expect(tagline).toHaveValue(values.tagline);
    await expect(createButton('guided')).toHaveCount(step === 'summary' ? 1 : 0);
  };
  const isTaglineShown = ({ context: { mode, step } }: CharacterDraftSnapshot) =>
    mode === 'guided' && step === 'personality';

  return {
    events: {
      'load.retried': () => button(text.action_retry).press('Enter'),
      'mode.chosen': ({ mode }) =>
        main
          .getByRole('link', { name: mode === 'quick' ? text.making_to_quick : text.making_to_guided })
          .press('Enter'),
      'step.chosen': ({ step }) => stepButtons.filter({ hasText: steps[step] }).press('Enter'),
      'draft.changed': async ({ change }) => {
        // The same again would be no change.
        await name.fill('');
        await name.fill(change.name ?? '');
      },
      'draft.submitted': async (_, { context: { values, mode } }) => {
        sent = requestOf(values, mode);
        await createButton(mode).press('Enter');
        if (sent === null) await expect(main.locator('form [aria-invalid=true]').first()).toBeFocused();
      },
      'startOver.requested': () => button(text.making_start_over).press('Enter'),
      'startOver.confirmed': () => dialog.getByRole('button', { name: text.making_start_over_submit }).click(),
      'startOver.cancelled': () => dialog.getByRole('button', { name: text.action_cancel }).click(),
      'help.requested': () => helpButton.press('Enter'),
      'help.cancelled': () => button(text.making_help_cancel).press('Enter'),
      'help.undone': () => undoButton.press('Enter'),
      'help.dismissed': () => button(text.action_close).press('Enter'),
      'draft.returned': async () => {
        await calls.create.fail({ errNo: errNo.providerFailed });
        await leaveCreation(text.making_back);
      },
      'draft.refused': ({ fields }) => calls.create.fail({ errNo: errNo.invalidInput, fields }),
      'draft.used': async (_, before) => {
        if (before.matches('sent')) await calls.create.answer(ready);
        else await findCreation(page, accepted);
        await leaveCreation(text.making_ready_another);
      },
      'draft.replaced': ({ kept }) => replaceDraft(page, kept),
    },
    done: {
      loadOptions: async ({ guided, quick }) => {
        await calls.options.answer(guided);
        await calls.quick.answer(quick);
      },
      describeField: (answer) => calls.describe.answer(answer),
    },
    failed: {
      loadOptions: async (error) => {
        await calls.quick.fail(error);
        await calls.options.fail(error);
      },
      describeField: (error) => calls.describe.fail(error),
    },
    after: { loadTimeout: giveUpAfter('loadTimeout'), helpTimeout: giveUpAfter('helpTimeout') },
    states: {
      loading: async (snapshot) => {
        await seeHeading(snapshot);
        await expect(main.getByText(text.making_loading)).toHaveCount(1);
        expect(await calls.options.arrived()).toEqual({ query: {}, body: null });
        expect(await calls.quick.arrived()).toEqual({ query: {}, body: null });
      },
      loadFailed: async (snapshot) => {
        await seeHeading(snapshot);
        await expect(main.getByRole('alert')).toContainText(
          `${text.making_load_failed} ${whyOf(snapshot.context.failure)}`,
        );
      },
      editing: async (snapshot) => {
        const { mode, values } = snapshot.context;
        await seeHeading(snapshot);
        await expect(dialog).toHaveCount(0);
        await expect(button(text.making_start_over)).toHaveCount(isBlank(values) ? 0 : 1);
        if (mode === 'guided') return seeGuided(snapshot);
        await expect(name).toHaveValue(values.name);
        await expect(createButton('quick')).toBeEnabled();
      },
      'editing.idle': async (snapshot) => {
        await expectNothingWaits(calls);
        await expect(undoButton).toHaveCount(isTaglineShown(snapshot) && snapshot.context.helped !== null ? 1 : 0);
      },
      'editing.writing': async (snapshot) => {
        const { help } = snapshot.context;
        expect(await calls.describe.arrived()).toEqual({
          query: {},
          body: { field: help?.field, draft: help?.draft },
        });
        if (!isTaglineShown(snapshot)) return;
        await expect(tagline).not.toBeEditable();
        await expect(main.getByText(text.making_help_writing)).toBeVisible();
      },
      'editing.helpFailed': async (snapshot) => {
        await expectNothingWaits(calls);
        const why = `${text.making_help_failed} ${whyOf(snapshot.context.failure)}`;
        await expect(main.getByText(why)).toHaveCount(isTaglineShown(snapshot) ? 1 : 0);
      },
      startingOver: async () => {
        await expect(dialog).toHaveAccessibleName(text.making_start_over_title);
        await expect(dialog).toHaveAccessibleDescription(text.making_start_over_text);
      },
      sent: async () => {
        expect(await calls.create.arrived()).toEqual({ query: {}, body: sent });
      },
    },
    unnoticed: {
      // What another tab has written is seen where it is entered.
      'draft replaced': {},
      // What is written for a field is seen beside it.
      'help timeout passed': { when: (before) => !isTaglineShown(before) },
    },
    notOffered: {
      ': mode chosen (guided)': {
        ...characterDraftNotOffered[': mode chosen (guided)'],
        look: async (before) => {
          if (!before.matches('startingOver'))
            await expect(main.getByRole('link', { name: text.making_to_guided })).toHaveCount(0);
        },
      },
      ': mode chosen (quick)': {
        ...characterDraftNotOffered[': mode chosen (quick)'],
        look: async (before) => {
          if (!before.matches('startingOver'))
            await expect(main.getByRole('link', { name: text.making_to_quick })).toHaveCount(0);
        },
      },
      'editing: draft changed': {
        ...characterDraftNotOffered['editing: draft changed'],
        look: () => expect(name).toHaveCount(0),
      },
      'editing: help requested': {
        ...characterDraftNotOffered['editing: help requested'],
        look: () => expect(helpButton).toHaveCount(0),
      },
      'editing.writing: help cancelled': {
        ...characterDraftNotOffered['editing.writing: help cancelled'],
        look: () => expect(button(text.making_help_cancel)).toHaveCount(0),
      },
      'editing.helpFailed: help dismissed': {
        ...characterDraftNotOffered['editing.helpFailed: help dismissed'],
        look: () => expect(button(text.action_close)).toHaveCount(0),
      },
    },
    sentAnyway: {
      'mode.chosen': 'Each address of making tells its way as it is opened, also where that is the way already',
    },
  };
};
