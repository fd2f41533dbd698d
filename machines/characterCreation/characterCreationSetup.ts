import { assign, emit, setup } from 'xstate';
import type { Appearance } from '#contract/appearance.ts';
import type { FieldError } from '#contract/envelope.ts';
import { errNo } from '#contract/errNo.ts';
import type { Creation, CreationStatus, OwnCharacter } from '#contract/ownCharacter.ts';
import type { CreationWish } from '#machines/characterDraft/characterDraftSetup.ts';
import type { CreationRequest } from '#machines/characterDraft/draftChecks.ts';
import { type Failure, NO_ANSWER } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { intended, type Intent } from '#machines/messageActs/intended.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** In milliseconds: between two questions at first, at most, and how much longer each time. */
export const FIRST_PAUSE = 2000;
export const LONGEST_PAUSE = 10_000;
const LENGTHENING = 1.5;

/** How long waits may take, in milliseconds. Calls wait longer than the API client's own 20 s. */
export const CHARACTER_CREATION_DELAYS = {
  createTimeout: 30_000,
  askTimeout: 30_000,
  retryTimeout: 30_000,
  revealTimeout: 30_000,
  /** After which nobody asks any more by itself; the server goes on. */
  followTimeout: 180_000,
} as const;

/** Input of the actor `createCharacter`. */
export interface Create extends Intent {
  request: CreationRequest;
}
/** Input of the actor `retryCreation`. */
export interface Retry extends Intent {
  characterId: string;
}

/** Who is being made, as the person knows them already. */
export interface Subject {
  name: string;
  looks: Appearance;
}

/** What is kept while the page is loaded anew: what was asked for, or what is being made of it. */
export interface KeptCreation {
  subject: Subject;
  /** `null` once the server has accepted it. */
  request: Create | null;
  /** `null` before. */
  characterId: string | null;
  needsTokens: boolean;
}

export interface CharacterCreationContext {
  subject: Subject | null;
  /** What was asked for last and is not answered. */
  request: Create | null;
  retry: Retry | null;
  characterId: string | null;
  /** How far it is, by the last answer. */
  creation: Creation | null;
  /** Once it is ready, and could be loaded. */
  character: OwnCharacter | null;
  /** Until the server is asked again, in milliseconds. */
  pause: number;
  /** Nobody looks at the page. */
  isHidden: boolean;
  needsTokens: boolean;
  failure: Failure | null;
}

/** `intentId` is a fresh UUID for each press. */
export type CharacterCreationEvent =
  | ({ type: 'creation.requested' } & CreationWish)
  /** Begun before the page was loaded, or in another tab. */
  | { type: 'creation.found'; kept: KeptCreation }
  | ({ type: 'creation.retried' } & Intent)
  /** What came of it was read. */
  | { type: 'creation.dismissed' }
  | { type: 'follow.resumed' }
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'network.restored' };

export type CharacterCreationEmitted =
  /** Tokens were set aside, spent or given back. */
  | { type: 'account.changed' }
  | { type: 'creation.ready'; characterId: string }
  /** The draft is where it was: nothing came of it. */
  | { type: 'draft.returned' }
  | { type: 'draft.refused'; fields: readonly FieldError[] };

const types: {
  context?: CharacterCreationContext;
  events?: CharacterCreationEvent;
  emitted?: CharacterCreationEmitted;
  tags?: 'busy' | 'failed' | 'following';
} = {};

export const nothingAsked = {
  subject: null,
  request: null,
  retry: null,
  characterId: null,
  creation: null,
  character: null,
  pause: FIRST_PAUSE,
  needsTokens: false,
  failure: null,
} as const;

export const createOf = ({ request }: CharacterCreationContext): Create => assertPresent(request);
export const retryOf = ({ retry }: CharacterCreationContext): Retry => assertPresent(retry);
export const followedOf = ({ characterId }: CharacterCreationContext): { characterId: string } => ({
  characterId: assertPresent(characterId),
});

const isAt = (creation: Creation, status: CreationStatus): boolean => creation.status === status;

/** What the making of a character is made of; the flow itself is in characterCreationMachine.ts. */
export const characterCreationSetup = setup({
  types,
  actors: {
    createCharacter: promisePlaceholder<Creation, Create>('createCharacter'),
    loadStatus: promisePlaceholder<Creation, { characterId: string }>('loadStatus'),
    retryCreation: promisePlaceholder<Creation, Retry>('retryCreation'),
    loadCharacter: promisePlaceholder<OwnCharacter | null, { characterId: string }>('loadCharacter'),
  },
  guards: {
    isAccepted: (_, { characterId }: KeptCreation) => characterId !== null,
    isUnaffordable: (_, { needsTokens }: KeptCreation) => needsTokens,
    isHidden: ({ context }) => context.isHidden,
    isShown: ({ context }) => !context.isHidden,
    isReady: (_, creation: Creation) => isAt(creation, 'ready'),
    isRefused: (_, creation: Creation) => isAt(creation, 'refused'),
    isFailed: (_, creation: Creation) => isAt(creation, 'failed'),
    isTokensNeeded: (_, failure: Failure) => failure.errNo === errNo.tokensNeeded,
    isDraftWrong: (_, failure: Failure) => failure.fields.length > 0,
    isNotFound: (_, failure: Failure) => failure.errNo === errNo.notFound,
    isSignedOut: (_, failure: Failure) => failure.errNo === errNo.notSignedIn,
    isConflict: (_, failure: Failure) => failure.errNo === errNo.conflict,
    hasNoAnswer: ({ context }) => assertPresent(context.failure).errNo === NO_ANSWER,
  },
  actions: {
    setRequest: assign({
      request: (_, { request, intentId }: CreationWish) => ({ request, intentId }),
      subject: (_, { name, looks }: CreationWish) => ({ name, looks }),
    }),
    requestAnew: assign({
      request: ({ context }, { intentId }: Intent) =>
        intended<Create>(context, { request: createOf(context).request, intentId }),
      needsTokens: false,
    }),
    requestRetry: assign({
      retry: ({ context }, { intentId }: Intent) =>
        intended<Retry>(
          { request: context.retry, failure: context.failure },
          { characterId: followedOf(context).characterId, intentId },
        ),
    }),
    setKept: assign({
      subject: (_, kept: KeptCreation) => kept.subject,
      request: (_, kept: KeptCreation) => kept.request,
      characterId: (_, kept: KeptCreation) => kept.characterId,
      needsTokens: (_, kept: KeptCreation) => kept.needsTokens,
    }),
    setCreation: assign({
      creation: (_, creation: Creation) => creation,
      characterId: (_, creation: Creation) => creation.characterId,
      request: null,
      retry: null,
      failure: null,
    }),
    setCharacter: assign({ character: (_, character: OwnCharacter | null) => character }),
    needTokens: assign({ needsTokens: true }),
    setHidden: assign({ isHidden: true }),
    setShown: assign({ isHidden: false }),
    shortenPause: assign({ pause: FIRST_PAUSE }),
    lengthenPause: assign({ pause: ({ context: { pause } }) => Math.min(pause * LENGTHENING, LONGEST_PAUSE) }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    forget: assign({ ...nothingAsked }),
    tellAccountChanged: emit({ type: 'account.changed' }),
    tellReady: emit(({ context }) => ({
      type: 'creation.ready' as const,
      characterId: followedOf(context).characterId,
    })),
    tellReturned: emit({ type: 'draft.returned' }),
    tellRefused: emit((_, { fields }: Failure) => ({ type: 'draft.refused' as const, fields })),
  },
  delays: {
    ...CHARACTER_CREATION_DELAYS,
    askPause: ({ context }) => context.pause,
  },
});
