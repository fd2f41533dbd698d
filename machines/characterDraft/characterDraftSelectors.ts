import type { SnapshotFrom } from 'xstate';
import type { FieldError } from '#contract/envelope.ts';
import type { HelpedField } from '#contract/characterDraft.ts';
import type { Failure } from '#machines/failure.ts';
import type { characterDraftMachine } from './characterDraftMachine.ts';
import { helpOf, type KeptDraft } from './characterDraftSetup.ts';
import { hasErrors, requestOf } from './draftChecks.ts';
import { type DraftValues, isBlank, type Step, STEPS } from './draftValues.ts';

export type CharacterDraftSnapshot = SnapshotFrom<typeof characterDraftMachine>;

export const isLoading = (snapshot: CharacterDraftSnapshot): boolean => snapshot.matches('loading');
/** Why there is nothing to choose from; `null` when that did not fail. */
export const loadFailureOf = (snapshot: CharacterDraftSnapshot): Failure | null =>
  snapshot.matches('loadFailed') ? snapshot.context.failure : null;
export const valuesOf = ({ context }: CharacterDraftSnapshot): DraftValues => context.values;
export const errorsOf = ({ context }: CharacterDraftSnapshot): readonly FieldError[] => context.fields;
/** What the draft was last refused for: the first of them takes the keyboard. */
export const missedOf = ({ context }: CharacterDraftSnapshot): readonly FieldError[] => context.missed;
export const stepOf = ({ context }: CharacterDraftSnapshot): Step => context.step;
export const isAskingToStartOver = (snapshot: CharacterDraftSnapshot): boolean => snapshot.matches('startingOver');
export const canStartOver = (snapshot: CharacterDraftSnapshot): boolean =>
  snapshot.can({ type: 'startOver.requested' });

/** What making one costs in tokens; `null` while that is not known. */
export const costOf = ({ context: { options, mode } }: CharacterDraftSnapshot): number | null =>
  options?.[mode].cost ?? null;

/** How a step stands: on view, with something wrong, left once and right, or not come to. */
export type StepState = 'current' | 'wrong' | 'done' | 'open';
const stateOf = ({ context: { step, looked, fields } }: CharacterDraftSnapshot, of: Step): StepState => {
  if (hasErrors(of, fields)) return 'wrong';
  if (of === step) return 'current';
  return looked.includes(of) ? 'done' : 'open';
};
/** As text, so that it stays the same while nothing about it changes. */
export const stepStatesOf = (snapshot: CharacterDraftSnapshot): string =>
  STEPS.map((step) => stateOf(snapshot, step)).join(' ');

/** The step after, or before; `null` at the ends. */
export const nextStep = (step: Step): Step | null => STEPS[STEPS.indexOf(step) + 1] ?? null;
export const previousStep = (step: Step): Step | null => STEPS[STEPS.indexOf(step) - 1] ?? null;

export const isWriting =
  (field: HelpedField) =>
  (snapshot: CharacterDraftSnapshot): boolean =>
    snapshot.matches({ editing: 'writing' }) && helpOf(snapshot.context).field === field;
/** Why Liora could not write the field; `null` when that did not fail. */
export const helpFailureOf =
  (field: HelpedField) =>
  ({ context: { help, failure } }: CharacterDraftSnapshot): Failure | null =>
    help?.field === field ? failure : null;
/** What Liora wrote there can be taken back. */
export const canUndo =
  (field: HelpedField) =>
  ({ context }: CharacterDraftSnapshot): boolean =>
    context.helped?.field === field;

/** The quick way is for one of the looks on offer, and none is chosen yet: nobody can be shown. */
export const isLookOpen = ({ context: { values, mode } }: CharacterDraftSnapshot): boolean =>
  mode === 'quick' && values.lookId === null;

/** Nothing is missing or wrong any more. */
export const isComplete = ({ context: { values, mode } }: CharacterDraftSnapshot): boolean =>
  requestOf(values, mode) !== null;

/** What is worth keeping; `null` where nothing is entered. */
export const keptOf = ({ context: { values, step } }: CharacterDraftSnapshot): KeptDraft | null =>
  isBlank(values) ? null : { values, step };
