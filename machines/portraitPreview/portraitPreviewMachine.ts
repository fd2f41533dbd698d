import { assign, setup } from 'xstate';
import { withEvent } from '#machines/params.ts';

export interface PortraitPreviewContext {
  /** What the picture on view shows; `null` before the first. */
  shown: string | null;
  /** What it should show. */
  wanted: string;
}

/** Looks are told apart by their text, whatever that says. */
export type PortraitPreviewEvent =
  | { type: 'looks.changed'; looks: string }
  | { type: 'picture.loaded'; looks: string }
  | { type: 'picture.failed'; looks: string }
  | { type: 'load.retried' };

/** In milliseconds. */
export const PORTRAIT_PREVIEW_DELAYS = {
  /** Until somebody who chooses counts as having paused. */
  choosingPause: 350,
  loadTimeout: 20_000,
} as const;

const types: {
  context?: PortraitPreviewContext;
  events?: PortraitPreviewEvent;
  input?: { looks: string };
  tags?: 'busy' | 'failed';
} = {};

/** A painted portrait that follows the looks chosen last. The one before stays on view until the next has come. */
export const portraitPreviewMachine = setup({
  types,
  guards: {
    isOther: ({ context }, { looks }: { looks: string }) => looks !== context.wanted,
    isShown: ({ context }, { looks }: { looks: string }) => looks === context.shown,
    isWanted: ({ context }, { looks }: { looks: string }) => looks === context.wanted,
  },
  actions: {
    setWanted: assign({ wanted: (_, { looks }: { looks: string }) => looks }),
    show: assign({ shown: (_, { looks }: { looks: string }) => looks }),
  },
  delays: PORTRAIT_PREVIEW_DELAYS,
}).createMachine({
  id: 'portraitPreview',
  context: ({ input }) => ({ shown: null, wanted: input.looks }),
  on: {
    'looks.changed': [
      { guard: withEvent('isShown'), target: '.shown', actions: withEvent('setWanted') },
      { guard: withEvent('isOther'), target: '.pausing', actions: withEvent('setWanted') },
    ],
  },
  initial: 'painting',
  states: {
    pausing: { tags: 'busy', after: { choosingPause: 'painting' } },
    painting: {
      tags: 'busy',
      on: {
        'picture.loaded': { guard: withEvent('isWanted'), target: 'shown', actions: withEvent('show') },
        'picture.failed': { guard: withEvent('isWanted'), target: 'failed' },
      },
      after: { loadTimeout: 'failed' },
    },
    shown: {},
    failed: { tags: 'failed', on: { 'load.retried': 'painting' } },
  },
});
