import { assign, emit, setup } from 'xstate';
import { errNo } from '#contract/errNo.ts';
import type { Visibility } from '#contract/character.ts';
import type { OwnCharacter } from '#contract/ownCharacter.ts';
import type { Failure } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { askedFor, intended, type Intent } from '#machines/messageActs/intended.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** How long each wait may take, in milliseconds. Longer than the API client's own 20 s. */
export const OWN_CHARACTER_ACTS_DELAYS = {
  deleteTimeout: 30_000,
  visibilityTimeout: 30_000,
  retryTimeout: 30_000,
} as const;

/** Which character something is done with. */
export interface Target {
  characterId: string;
  name: string;
  visibility: Visibility;
}

/** Input of the actor `deleteCharacter`. */
export interface Deletion extends Intent {
  kind: 'delete';
  characterId: string;
}
/** Input of the actor `changeVisibility`. */
export interface VisibilityChange extends Intent {
  kind: 'visibility';
  characterId: string;
  visibility: Visibility;
}
/** Input of the actor `retryCreation`. */
export interface CreationRetry extends Intent {
  kind: 'retry';
  characterId: string;
}
export type OwnCharacterAct = Deletion | VisibilityChange | CreationRetry;

export interface OwnCharacterActsContext {
  /** Which character the dialog, or the failure, is about. */
  target: Target | null;
  /** What was asked for last and is not answered. */
  request: OwnCharacterAct | null;
  failure: Failure | null;
}

/** What the person does. `intentId` is a fresh UUID for each press. */
export type OwnCharacterActsEvent =
  | ({ type: 'deletion.requested' } & Target)
  | { type: 'deletion.confirmed'; intentId: string }
  | ({ type: 'visibility.requested' } & Target)
  | { type: 'visibility.chosen'; visibility: Visibility; intentId: string }
  | { type: 'dialog.closed' }
  /** What failed to be made shall be tried again. */
  | ({ type: 'creation.retried'; intentId: string } & Target)
  /** Why that failed was read. */
  | { type: 'failure.dismissed' };

export type OwnCharacterActsEmitted =
  | { type: 'character.changed'; character: OwnCharacter }
  | { type: 'character.removed'; characterId: string }
  | { type: 'creation.resumed'; characterId: string };

const types: {
  context?: OwnCharacterActsContext;
  events?: OwnCharacterActsEvent;
  emitted?: OwnCharacterActsEmitted;
  tags?: 'busy' | 'failed' | 'open';
} = {};

export const nothingAsked: OwnCharacterActsContext = { target: null, request: null, failure: null };

const idIn = ({ target }: OwnCharacterActsContext): string => assertPresent(target).characterId;
export const deletionOf = ({ request }: OwnCharacterActsContext): Deletion => askedFor(request, 'delete');
export const visibilityChangeOf = ({ request }: OwnCharacterActsContext): VisibilityChange =>
  askedFor(request, 'visibility');
export const retryOf = ({ request }: OwnCharacterActsContext): CreationRetry => askedFor(request, 'retry');

/** What the acts are made of; the flow itself is in ownCharacterActsMachine.ts. */
export const ownCharacterActsSetup = setup({
  types,
  actors: {
    deleteCharacter: promisePlaceholder<void, Deletion>('deleteCharacter'),
    changeVisibility: promisePlaceholder<OwnCharacter, VisibilityChange>('changeVisibility'),
    retryCreation: promisePlaceholder<void, CreationRetry>('retryCreation'),
  },
  guards: {
    isNotFound: (_, failure: Failure) => failure.errNo === errNo.notFound,
    isConflict: (_, failure: Failure) => failure.errNo === errNo.conflict,
    isSameVisibility: ({ context }, { visibility }: Pick<Target, 'visibility'>) =>
      context.target?.visibility === visibility,
  },
  actions: {
    reset: assign({ target: null, request: null, failure: null }),
    setTarget: assign({
      target: (_, { characterId, name, visibility }: Target) => ({ characterId, name, visibility }),
    }),
    requestDeletion: assign({
      request: ({ context }, { intentId }: Intent) =>
        intended<OwnCharacterAct>(context, { kind: 'delete', characterId: idIn(context), intentId }),
    }),
    requestVisibility: assign({
      request: ({ context }, { visibility, intentId }: Omit<VisibilityChange, 'kind' | 'characterId'>) =>
        intended<OwnCharacterAct>(context, { kind: 'visibility', characterId: idIn(context), visibility, intentId }),
    }),
    requestRetry: assign({
      request: ({ context }, { characterId, intentId }: Omit<CreationRetry, 'kind'>) =>
        intended<OwnCharacterAct>(context, { kind: 'retry', characterId, intentId }),
    }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    tellChanged: emit((_, character: OwnCharacter) => ({ type: 'character.changed' as const, character })),
    tellRemoved: emit(({ context }) => ({ type: 'character.removed' as const, characterId: idIn(context) })),
    tellResumed: emit(({ context }) => ({ type: 'creation.resumed' as const, characterId: idIn(context) })),
  },
  delays: OWN_CHARACTER_ACTS_DELAYS,
});
