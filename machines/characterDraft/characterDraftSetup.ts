import { assign, emit, setup } from 'xstate';
import type { Appearance } from '#contract/appearance.ts';
import type { FieldError } from '#contract/envelope.ts';
import type { CharacterOptions, CharacterQuickOptions } from '#contract/ownCharacter.ts';
import type { HelpedField } from '#contract/characterDraft.ts';
import type { Failure } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { intended, type Intent } from '#machines/messageActs/intended.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';
import type { DraftChange } from './draftChanges.ts';
import {
  type CreationRequest,
  type DescribedDraft,
  describedOf,
  firstWrong,
  isFieldOf,
  type Mode,
  requestOf,
  type Section,
  sectionsOf,
  shownErrors,
} from './draftChecks.ts';
import { blankValues, type DraftValues, isBlank, type Step } from './draftValues.ts';

/** How long each wait may take, in milliseconds. Longer than the API client's own 20 s. */
export const CHARACTER_DRAFT_DELAYS = { loadTimeout: 30_000, helpTimeout: 60_000 } as const;

/** What there is to choose from. */
export interface DraftOptions {
  guided: CharacterOptions;
  quick: CharacterQuickOptions;
}

/** What is kept of a draft while the page is loaded anew. */
export interface KeptDraft {
  values: DraftValues;
  step: Step;
}

/** Input of the actor `describeField`. */
export interface Help extends Intent {
  field: HelpedField;
  draft: DescribedDraft;
}
/** What Liora wrote into a field, and what stood there before. */
interface Helped {
  field: HelpedField;
  before: string;
}

/** A whole draft, to make a character of. */
export interface CreationWish extends Intent {
  request: CreationRequest;
  name: string;
  looks: Appearance;
}

export interface CharacterDraftContext extends KeptDraft {
  mode: Mode;
  options: DraftOptions | null;
  /** What was left once, or sent: there, what is wrong shows. */
  looked: readonly Section[];
  /** What the server refused, until that field is changed. */
  refused: readonly FieldError[];
  /** What shows as wrong. */
  fields: readonly FieldError[];
  /** What was wrong when the draft was last sent: the first of them takes the keyboard. */
  missed: readonly FieldError[];
  /** What Liora writes, or could not write. */
  help: Help | null;
  helped: Helped | null;
  failure: Failure | null;
}

/** `intentId` is a fresh UUID for each press. */
export type CharacterDraftEvent =
  | { type: 'load.retried' }
  | { type: 'mode.chosen'; mode: Mode }
  | { type: 'step.chosen'; step: Step }
  | { type: 'draft.changed'; change: DraftChange }
  | ({ type: 'draft.submitted' } & Intent)
  | { type: 'startOver.requested' }
  | { type: 'startOver.confirmed' }
  | { type: 'startOver.cancelled' }
  | ({ type: 'help.requested'; field: HelpedField } & Intent)
  | { type: 'help.cancelled' }
  | { type: 'help.undone' }
  | { type: 'help.dismissed' }
  /** No character was made of it: the person goes on with it. */
  | { type: 'draft.returned' }
  | { type: 'draft.refused'; fields: readonly FieldError[] }
  /** A character was made of it. */
  | { type: 'draft.used' }
  /** Somebody wrote on it in another tab. */
  | { type: 'draft.replaced'; kept: KeptDraft };

export type CharacterDraftEmitted = { type: 'creation.wanted' } & CreationWish;

const types: {
  context?: CharacterDraftContext;
  events?: CharacterDraftEvent;
  emitted?: CharacterDraftEmitted;
  input?: { kept: KeptDraft | null };
  tags?: 'busy' | 'failed' | 'open';
} = {};

export const helpOf = ({ help }: CharacterDraftContext): Help => assertPresent(help);

const isOf = (change: DraftChange, { path }: FieldError): boolean =>
  Object.keys(change).some((field) => path === field || path.startsWith(`${field}.`));
const joined = (looked: readonly Section[], more: readonly Section[]): Section[] => [...new Set([...looked, ...more])];
const written = (values: DraftValues, field: HelpedField, text: string): DraftValues => ({ ...values, [field]: text });
/** As the server names them: within its request. */
const ownPath = ({ path, reason }: FieldError): FieldError => ({ path: path.replace(/^draft\./, ''), reason });

/** What a draft is made of; the flow itself is in characterDraftMachine.ts. */
export const characterDraftSetup = setup({
  types,
  actors: {
    loadOptions: promisePlaceholder<DraftOptions, void>('loadOptions'),
    describeField: promisePlaceholder<{ text: string }, Help>('describeField'),
  },
  guards: {
    isAtEnd: ({ context: { mode, step } }) => mode === 'quick' || step === 'summary',
    isComplete: ({ context: { values, mode, step } }) =>
      (mode === 'quick' || step === 'summary') && requestOf(values, mode) !== null,
    isBegun: ({ context }) => !isBlank(context.values),
    isFieldInView: ({ context: { mode, step } }, { field }: { field: HelpedField }) =>
      mode === 'guided' && isFieldOf(step, field),
    isHelpedInView: ({ context: { mode, step, helped } }) =>
      mode === 'guided' && helped !== null && isFieldOf(step, helped.field),
    isGuided: ({ context }) => context.mode === 'guided',
    isOtherMode: ({ context }, { mode }: { mode: Mode }) => context.mode !== mode,
  },
  actions: {
    setOptions: assign({ options: (_, options: DraftOptions) => options }),
    setMode: assign({ mode: (_, { mode }: { mode: Mode }) => mode, missed: [] }),
    setStep: assign({
      looked: ({ context: { looked, step } }) => joined(looked, [step]),
      step: (_, { step }: { step: Step }) => step,
      missed: [],
    }),
    change: assign({
      values: ({ context }, { change }: { change: DraftChange }) => ({ ...context.values, ...change }),
      refused: ({ context }, { change }: { change: DraftChange }) =>
        context.refused.filter((error) => !isOf(change, error)),
      helped: ({ context: { helped } }, { change }: { change: DraftChange }) =>
        helped !== null && helped.field in change ? null : helped,
    }),
    lookAtAll: assign({ looked: ({ context: { looked, mode } }) => joined(looked, sectionsOf(mode)) }),
    setRefused: assign({
      refused: (_, { fields }: { fields: readonly FieldError[] }) => fields.map((error) => ownPath(error)),
    }),
    findErrors: assign({
      fields: ({ context: { values, mode, looked, refused } }) => shownErrors(values, mode, looked, refused),
    }),
    goToError: assign({
      step: ({ context: { fields, step } }) => firstWrong(fields, step),
      missed: ({ context }) => [...context.fields],
    }),
    setKept: assign({
      values: (_, { kept }: { kept: KeptDraft }) => kept.values,
      step: (_, { kept }: { kept: KeptDraft }) => kept.step,
      helped: null,
    }),
    forget: assign({
      values: blankValues,
      step: 'looks',
      looked: [],
      refused: [],
      fields: [],
      missed: [],
      helped: null,
    }),
    requestHelp: assign({
      help: ({ context }, { field, intentId }: { field: HelpedField } & Intent) =>
        intended<Help>(
          { request: context.help, failure: context.failure },
          { field, draft: describedOf(context.values), intentId },
        ),
      helped: null,
      failure: null,
    }),
    write: assign({
      helped: ({ context }) => ({ field: helpOf(context).field, before: context.values[helpOf(context).field] }),
      values: ({ context }, { text }: { text: string }) => written(context.values, helpOf(context).field, text),
      refused: ({ context }) => context.refused.filter(({ path }) => path !== helpOf(context).field),
      help: null,
    }),
    undoHelp: assign({
      values: ({ context }) => {
        const { field, before } = assertPresent(context.helped);
        return written(context.values, field, before);
      },
      helped: null,
    }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearHelp: assign({ help: null, failure: null }),
    tellWanted: emit(({ context: { values, mode } }, { intentId }: Intent) => ({
      type: 'creation.wanted' as const,
      request: assertPresent(requestOf(values, mode)),
      name: values.name.trim(),
      looks: values.appearance,
      intentId,
    })),
  },
  delays: CHARACTER_DRAFT_DELAYS,
});
