import { emit, setup } from 'xstate';
import { withEvent } from '#machines/params.ts';

/** What a person has chosen about being counted. */
export const CONSENT_CHOICES = ['allowed', 'refused'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** What is known before anything is told of anybody. */
export interface ConsentFound {
  /** What the browser keeps; `null` where nothing was chosen. */
  readonly choice: ConsentChoice | null;
  /** The browser says that its person does not want to be followed. */
  readonly isOptedOut: boolean;
}

export type ConsentEvent =
  /** Read at the start, and when another tab has changed it. */
  ({ type: 'consent.read' } & ConsentFound) | { type: 'consent.given' } | { type: 'consent.refused' };

/** To be kept in the browser. */
export type ConsentEmitted = { type: 'choice.wanted'; choice: ConsentChoice };

const types: { events?: ConsentEvent; emitted?: ConsentEmitted } = {};

/**
 * Whether what happens is told. It is where nothing was chosen; what the browser says for its person counts more than any choice. Until
 * the browser was asked nothing is told.
 */
export const consentMachine = setup({
  types,
  guards: {
    isOptedOut: (_, found: ConsentFound) => found.isOptedOut,
    isRefused: (_, { choice }: ConsentFound) => choice === 'refused',
  },
  actions: {
    keep: emit((_, { choice }: { choice: ConsentChoice }) => ({ type: 'choice.wanted' as const, choice })),
  },
}).createMachine({
  id: 'consent',
  initial: 'unknown',
  on: {
    'consent.read': [
      { guard: withEvent('isOptedOut'), target: '.withheld' },
      { guard: withEvent('isRefused'), target: '.refused' },
      { target: '.allowed' },
    ],
  },
  states: {
    unknown: {},
    /** Nothing can be chosen: the browser has said it already. */
    withheld: {},
    allowed: {
      on: {
        'consent.refused': { target: 'refused', actions: { type: 'keep', params: { choice: 'refused' } } },
      },
    },
    refused: {
      on: {
        'consent.given': { target: 'allowed', actions: { type: 'keep', params: { choice: 'allowed' } } },
      },
    },
  },
});
