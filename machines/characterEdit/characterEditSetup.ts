import { assign, emit, setup } from 'xstate';
import type { FieldError } from '#contract/envelope.ts';
import type { CharacterChange, OwnCharacter, UgcDetail } from '#contract/ownCharacter.ts';
import type { Lorebook } from '#contract/lorebook.ts';
import type { Failure } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { intended, type Intent } from '#machines/messageActs/intended.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';
import {
  blankValues,
  changeIn,
  differs,
  type EditField,
  type EditValues,
  failureAtFields,
  failureAtLore,
  valuesOf,
  wrongFields,
} from './editValues.ts';
import { withLorebook } from './loreValues.ts';

/** How long each wait may take, in milliseconds. Longer than the API client's own 20 s. */
export const CHARACTER_EDIT_DELAYS = {
  loadTimeout: 30_000,
  saveTimeout: 30_000,
  /** A few megabytes over a slow line. */
  lorebookTimeout: 190_000,
  /** 20 MiB over a slow line. */
  portraitTimeout: 190_000,
} as const;

/** A file as the machine knows it; its bytes are held outside. */
export interface ChosenFile {
  /** UUID. */
  id: string;
}
/** A picture that is to be the portrait. */
export interface ChosenPicture extends ChosenFile {
  /** Under which the page can show it. */
  url: string;
}
/** Input of the actor `savePortrait`. */
export interface PortraitSave extends Intent {
  characterId: string;
  file: ChosenFile;
}
/** Output of the actor `readLorebook`, whose input is a `ChosenFile`. */
export interface LorebookFile {
  lorebook: Lorebook;
  /** What of its entries counts for nothing here: names of fields as the file has them. */
  leftOut: readonly string[];
}
/** What came of a file. */
export interface BroughtLore {
  entries: number;
  leftOut: readonly string[];
}

/** Input of the actor `loadCharacter`. */
export interface EditedCharacter {
  characterId: string;
}
/** Input of the actor `saveCharacter`. */
export interface CharacterSave extends Intent {
  characterId: string;
  change: CharacterChange;
}

export interface CharacterEditContext {
  characterId: string;
  /** What the server holds, and what stands in the fields. */
  saved: EditValues;
  values: EditValues;
  creatorNotes: string;
  /** The file that is being read. */
  chosen: ChosenFile | null;
  /** The picture that is to be the portrait, until it is or is not. */
  picture: ChosenPicture | null;
  /** What was asked for with it last. */
  portraitSave: PortraitSave | null;
  /** What the last one added to the lorebook. */
  brought: BroughtLore | null;
  request: CharacterSave | null;
  /** Why the last call failed. */
  failure: Failure | null;
  /** What is wrong with single fields; paths are their names. */
  fields: readonly FieldError[];
  /** What came of saving last. */
  notice: 'saved' | 'inReview' | 'portrait' | null;
}

export type CharacterEditEvent =
  | { type: 'load.retried' }
  | { type: 'fields.changed'; change: Partial<EditValues> }
  /** Its entries are to be added to the lorebook. */
  | { type: 'lorebook.chosen'; file: ChosenFile }
  | { type: 'reading.cancelled' }
  | { type: 'portrait.chosen'; file: ChosenPicture }
  | { type: 'portrait.confirmed'; intentId: string }
  /** `intentId` is a fresh UUID for each press. */
  | { type: 'changes.submitted'; intentId: string }
  /** The person is about to go elsewhere. */
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'dialog.closed' };

export interface CharacterEditEmitted {
  type: 'character.changed';
  character: OwnCharacter;
}

const types: {
  context?: CharacterEditContext;
  events?: CharacterEditEvent;
  emitted?: CharacterEditEmitted;
  input?: EditedCharacter;
  tags?: 'busy' | 'failed' | 'open';
} = {};

export const blankEdit = ({ characterId }: EditedCharacter): CharacterEditContext => ({
  characterId,
  saved: blankValues,
  values: blankValues,
  creatorNotes: '',
  chosen: null,
  picture: null,
  portraitSave: null,
  brought: null,
  request: null,
  failure: null,
  fields: [],
  notice: null,
});

const isNamed = (change: Partial<EditValues>, name: string): name is EditField => name in change;
const hasNothing = (change: CharacterChange | null): boolean => change !== null && Object.keys(change).length === 0;

export const chosenOf = ({ chosen }: CharacterEditContext): ChosenFile => assertPresent(chosen);

export const portraitSaveOf = ({ portraitSave }: CharacterEditContext): PortraitSave => assertPresent(portraitSave);

export const saveOf = ({ request }: CharacterEditContext): CharacterSave => assertPresent(request);

/** What editing is made of; the flow itself is in characterEditMachine.ts. */
export const characterEditSetup = setup({
  types,
  actors: {
    loadCharacter: promisePlaceholder<UgcDetail, EditedCharacter>('loadCharacter'),
    saveCharacter: promisePlaceholder<OwnCharacter, CharacterSave>('saveCharacter'),
    savePortrait: promisePlaceholder<OwnCharacter, PortraitSave>('savePortrait'),
    readLorebook: promisePlaceholder<LorebookFile, ChosenFile>('readLorebook'),
  },
  guards: {
    isDirty: ({ context: { saved, values } }) => differs(saved, values),
    isUnchanged: ({ context: { saved, values } }) => hasNothing(changeIn(saved, values)),
    isValid: ({ context: { saved, values } }) => changeIn(saved, values) !== null,
  },
  actions: {
    setLoaded: assign({
      saved: (_, { draft }: UgcDetail) => valuesOf(draft),
      values: (_, { draft }: UgcDetail) => valuesOf(draft),
      creatorNotes: (_, { creatorNotes }: UgcDetail) => creatorNotes,
    }),
    setValues: assign({
      values: ({ context }, change: Partial<EditValues>) => ({ ...context.values, ...change }),
      fields: ({ context: { fields } }, change: Partial<EditValues>) =>
        fields.some(({ path }) => isNamed(change, path)) ? fields.filter(({ path }) => !isNamed(change, path)) : fields,
      // What was wrong with fields is told by them.
      failure: ({ context: { failure } }) => (failure !== null && failure.fields.length > 0 ? null : failure),
      notice: null,
    }),
    requestSave: assign({
      request: ({ context }, { intentId }: Intent) =>
        intended(context, {
          characterId: context.characterId,
          change: changeIn(context.saved, context.values) ?? {},
          intentId,
        }),
    }),
    refuse: assign({
      failure: null,
      fields: ({ context: { saved, values } }) => wrongFields(saved, values),
    }),
    setFailure: assign({
      failure: (_, failure: Failure) => failureAtFields(failure),
      fields: (_, failure: Failure) => failureAtFields(failure).fields,
    }),
    clearFailure: assign({ failure: null, fields: [] }),
    choose: assign({
      chosen: (_, { file }: { file: ChosenFile }) => file,
      brought: null,
      notice: null,
    }),
    choosePicture: assign({
      picture: (_, { file }: { file: ChosenPicture }) => file,
      failure: null,
      notice: null,
    }),
    forgetPicture: assign({ picture: null, portraitSave: null, failure: null }),
    requestPortrait: assign({
      portraitSave: ({ context: { characterId, picture, portraitSave, failure } }, { intentId }: Intent) =>
        intended(
          { request: portraitSave, failure },
          { characterId, file: { id: assertPresent(picture).id }, intentId },
        ),
      failure: null,
    }),
    setPortrait: assign({
      picture: null,
      portraitSave: null,
      notice: (_, { review }: OwnCharacter) => (review === 'pending' ? ('inReview' as const) : ('portrait' as const)),
    }),
    setPortraitFailure: assign({ failure: (_, failure: Failure) => failure }),
    addLore: assign({
      values: ({ context: { values } }, { lorebook }: LorebookFile) => ({
        ...values,
        lorebook: withLorebook(values.lorebook, lorebook),
      }),
      brought: (_, { lorebook, leftOut }: LorebookFile) => ({ entries: lorebook.entries.length, leftOut }),
    }),
    setLoreFailure: assign({
      failure: (_, failure: Failure) => failureAtLore(failure),
      fields: (_, failure: Failure) => failureAtLore(failure).fields,
    }),
    setSaved: assign({
      saved: ({ context }) => context.values,
      request: null,
      notice: (_, { notice }: Pick<CharacterEditContext, 'notice'>) => notice,
    }),
    discard: assign({
      values: ({ context }) => context.saved,
      request: null,
      brought: null,
      failure: null,
      fields: [],
      notice: null,
    }),
    tellChanged: emit((_, character: OwnCharacter) => ({ type: 'character.changed' as const, character })),
  },
  delays: CHARACTER_EDIT_DELAYS,
});
