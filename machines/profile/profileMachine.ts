import { assign, setup } from 'xstate';
import type { CharacterProfile } from '#contract/characterProfile.ts';
import { errNo } from '#contract/errNo.ts';
import { type Failure, failed, failureOf, unanswered } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { withEvent } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

export interface LoadProfileInput {
  characterId: string;
}
/** What became of sharing: handed to another program, copied, or given up by the person. */
export type Shared = 'handedOver' | 'copied' | 'givenUp';

export interface ProfileContext {
  characterId: string;
  profile: CharacterProfile | null;
  /** Place among the pictures of the one that is shown large. */
  picture: number;
  failure: Failure | null;
}

export type ProfileEvent =
  | { type: 'load.retried' }
  | { type: 'picture.opened'; picture: number }
  | { type: 'picture.next' }
  | { type: 'picture.previous' }
  | { type: 'picture.closed' }
  | { type: 'share.requested' };

/** In milliseconds. Calls wait longer than the API client's own 20 s. */
export const PROFILE_DELAYS = {
  loadTimeout: 30_000,
  /** How long it is told what became of sharing. */
  told: 4000,
} as const;

/** Keys of all that can be seen large: the portrait first. */
export const picturesOf = (profile: CharacterProfile): string[] => [profile.portrait, ...profile.gallery];

const countOf = ({ profile }: ProfileContext): number => picturesOf(assertPresent(profile)).length;

const types: {
  context?: ProfileContext;
  events?: ProfileEvent;
  input?: LoadProfileInput;
  tags?: 'busy' | 'failed' | 'open';
} = {};

/** A character's profile: what is told of it, its pictures one at a time, and its address to pass on. */
export const profileMachine = setup({
  types,
  actors: {
    loadProfile: promisePlaceholder<CharacterProfile, LoadProfileInput>('loadProfile'),
    shareAddress: promisePlaceholder<Shared, LoadProfileInput>('shareAddress'),
  },
  guards: {
    isNobody: (_, { error }: { error: unknown }) => failureOf(error).errNo === errNo.notFound,
    isPicture: ({ context }, { picture }: { picture: number }) => picture >= 0 && picture < countOf(context),
    hasSeveral: ({ context }) => countOf(context) > 1,
    isCopied: (_, { shared }: { shared: Shared }) => shared === 'copied',
  },
  actions: {
    setProfile: assign({ profile: (_, { profile }: { profile: CharacterProfile }) => profile }),
    setPicture: assign({ picture: (_, { picture }: { picture: number }) => picture }),
    setNext: assign({ picture: ({ context }) => (context.picture + 1) % countOf(context) }),
    setPrevious: assign({
      picture: ({ context }) => (context.picture + countOf(context) - 1) % countOf(context),
    }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
  },
  delays: PROFILE_DELAYS,
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({ characterId: input.characterId, profile: null, picture: 0, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        input: ({ context: { characterId } }) => ({ characterId }),
        onDone: {
          target: 'shown',
          actions: { type: 'setProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: [
          { guard: withEvent('isNobody'), target: 'missing' },
          { target: 'failed', actions: failed },
        ],
      },
      after: { loadTimeout: { target: 'failed', actions: unanswered } },
    },
    /** Nobody has that id, or nobody whom the person may see: somebody else who signs in may. */
    missing: { on: { 'load.retried': 'loading' } },
    failed: { tags: 'failed', exit: 'clearFailure', on: { 'load.retried': 'loading' } },
    shown: {
      type: 'parallel',
      states: {
        pictures: {
          initial: 'small',
          states: {
            small: {
              on: {
                'picture.opened': { guard: withEvent('isPicture'), target: 'large', actions: withEvent('setPicture') },
              },
            },
            large: {
              tags: 'open',
              on: {
                'picture.next': { guard: 'hasSeveral', actions: 'setNext' },
                'picture.previous': { guard: 'hasSeveral', actions: 'setPrevious' },
                'picture.closed': 'small',
              },
            },
          },
        },
        address: {
          initial: 'resting',
          states: {
            resting: { on: { 'share.requested': 'sharing' } },
            /** Lasts as long as the other program's window is open. */
            sharing: {
              tags: 'busy',
              invoke: {
                id: 'shareAddress',
                src: 'shareAddress',
                input: ({ context: { characterId } }) => ({ characterId }),
                onDone: [
                  {
                    guard: { type: 'isCopied', params: ({ event }) => ({ shared: event.output }) },
                    target: 'copied',
                  },
                  { target: 'resting' },
                ],
                onError: 'notShared',
              },
            },
            copied: { after: { told: 'resting' }, on: { 'share.requested': 'sharing' } },
            notShared: { after: { told: 'resting' }, on: { 'share.requested': 'sharing' } },
          },
        },
      },
    },
  },
});
