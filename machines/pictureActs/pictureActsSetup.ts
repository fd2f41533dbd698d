import { assign, emit, setup } from 'xstate';
import type { CharacterSummary } from '#contract/character.ts';
import { errNo } from '#contract/errNo.ts';
import type { Failure } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { askedFor, intended, type Intent } from '#machines/messageActs/intended.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** How long each wait may take, in milliseconds. Longer than the API client's own 20 s. */
export const PICTURE_ACTS_DELAYS = {
  deleteTimeout: 30_000,
  loadTimeout: 30_000,
  useTimeout: 30_000,
} as const;

/** Which picture something is done with. */
export interface Target {
  pictureId: string;
  /** Whom it shows; `null` for nobody in particular. */
  characterId: string | null;
}
/** Input of the actor `deletePicture`. */
export interface Deletion extends Intent {
  kind: 'delete';
  pictureId: string;
}
/** Input of the actor `usePicture`. */
export interface Use extends Intent {
  kind: 'use';
  pictureId: string;
  characterId: string;
}
export type PictureAct = Deletion | Use;
/** Output of the actor `loadCharacters`. */
export interface LoadedCharacters {
  characters: readonly CharacterSummary[];
}

export interface PictureActsContext {
  /** Which picture the dialog, or the failure, is about. */
  target: Target | null;
  /** Whom it can be shown to. */
  characters: readonly CharacterSummary[];
  /** What was asked for last and is not answered. */
  request: PictureAct | null;
  failure: Failure | null;
}

/** What the person does. `intentId` is a fresh UUID for each press. */
export type PictureActsEvent =
  | ({ type: 'deletion.requested' } & Target)
  | ({ type: 'deletion.confirmed' } & Intent)
  /** It shall be shown in a conversation: in that of whom it shows, or of somebody who is to be chosen. */
  | ({ type: 'use.requested' } & Target & Intent)
  | ({ type: 'character.chosen'; characterId: string } & Intent)
  | { type: 'load.retried' }
  | { type: 'dialog.closed' }
  /** Why something failed was read. */
  | { type: 'failure.dismissed' };

export type PictureActsEmitted =
  | { type: 'picture.removed'; pictureId: string }
  /** It is in the conversation with that character. */
  | { type: 'picture.used'; characterId: string };

const types: {
  context?: PictureActsContext;
  events?: PictureActsEvent;
  emitted?: PictureActsEmitted;
  tags?: 'busy' | 'failed' | 'open';
} = {};

export const nothingAsked: PictureActsContext = {
  target: null,
  characters: [],
  request: null,
  failure: null,
};

const idIn = ({ target }: PictureActsContext): string => assertPresent(target).pictureId;
export const deletionOf = ({ request }: PictureActsContext): Deletion => askedFor(request, 'delete');
export const useOf = ({ request }: PictureActsContext): Use => askedFor(request, 'use');

/** What the acts are made of; the flow itself is in pictureActsMachine.ts. */
export const pictureActsSetup = setup({
  types,
  actors: {
    deletePicture: promisePlaceholder<void, Deletion>('deletePicture'),
    usePicture: promisePlaceholder<void, Use>('usePicture'),
    loadCharacters: promisePlaceholder<LoadedCharacters, void>('loadCharacters'),
  },
  guards: {
    isNotFound: (_, failure: Failure) => failure.errNo === errNo.notFound,
    /** Whom the picture shows can be talked to no more. */
    isOutOfReach: (_, failure: Failure) => failure.errNo === errNo.notFound || failure.errNo === errNo.forbidden,
    hasCharacter: (_, { characterId }: Target) => characterId !== null,
  },
  actions: {
    reset: assign({ target: null, characters: [], request: null, failure: null }),
    setTarget: assign({
      target: (_, { pictureId, characterId }: Target) => ({ pictureId, characterId }),
    }),
    requestDeletion: assign({
      request: ({ context }, { intentId }: Intent) =>
        intended<PictureAct>(context, { kind: 'delete', pictureId: idIn(context), intentId }),
    }),
    requestUse: assign({
      request: ({ context }, { characterId, intentId }: { characterId: string | null } & Intent) =>
        intended<PictureAct>(context, {
          kind: 'use',
          pictureId: idIn(context),
          characterId: assertPresent(characterId),
          intentId,
        }),
    }),
    setCharacters: assign({ characters: (_, { characters }: LoadedCharacters) => characters }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    tellRemoved: emit(({ context }) => ({ type: 'picture.removed' as const, pictureId: idIn(context) })),
    tellUsed: emit(({ context }) => ({ type: 'picture.used' as const, characterId: useOf(context).characterId })),
  },
  delays: PICTURE_ACTS_DELAYS,
});
