import { assign, emit, setup } from 'xstate';
import { ICON_LOOKUP_TIMEOUT, type IconDetail } from '#contract/icon.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** What is known before anybody is asked for the icon. */
export interface Wanted {
  /** A set and a name in it: `lucide:heart`. */
  readonly icon: string;
  /** The drawing that the browser keeps; `null` when it keeps none. */
  readonly kept: string | null;
  /** The site has told of an icon service. */
  readonly hasService: boolean;
}

export interface IconContext {
  icon: string;
  /** The drawing, once it is there. */
  svg: string | null;
}

/** To be kept in the browser. */
export type IconEmitted = { type: 'icon.found'; icon: string; svg: string };

export interface FindInput {
  readonly icon: string;
}

const types: {
  context?: IconContext;
  events?: { type: 'icon.wanted' } & Wanted;
  emitted?: IconEmitted;
  tags?: 'busy' | 'failed';
} = {};

/** Milliseconds. The server asks the service too. */
export const ICON_DELAYS = { serviceTimeout: ICON_LOOKUP_TIMEOUT, serverTimeout: 10_000 } as const;

const inputOf = ({ context }: { context: IconContext }): FindInput => ({ icon: context.icon });
const found = {
  target: 'shown',
  actions: [withOutput('draw'), withOutput('tell')],
} as const;

/** An icon that the application does not bring along: of the icon service, else of the server. */
export const iconMachine = setup({
  types,
  actors: {
    askService: promisePlaceholder<IconDetail, FindInput>('askService'),
    askServer: promisePlaceholder<IconDetail, FindInput>('askServer'),
  },
  guards: {
    isKept: (_, { kept }: Wanted) => kept !== null,
    hasService: (_, { hasService }: Wanted) => hasService,
  },
  actions: {
    name: assign({ icon: (_, { icon }: { icon: string }) => icon }),
    draw: assign({ svg: (_, { svg }: { svg: string | null }) => svg }),
    tell: emit(({ context }, { svg }: IconDetail) => ({ type: 'icon.found' as const, icon: context.icon, svg })),
  },
  delays: ICON_DELAYS,
}).createMachine({
  id: 'icon',
  context: { icon: '', svg: null },
  initial: 'unasked',
  states: {
    unasked: {
      on: {
        'icon.wanted': [
          {
            guard: withEvent('isKept'),
            target: 'shown',
            actions: [withEvent('name'), { type: 'draw', params: ({ event: { kept } }) => ({ svg: kept }) }],
          },
          { guard: withEvent('hasService'), target: 'askingService', actions: withEvent('name') },
          { target: 'askingServer', actions: withEvent('name') },
        ],
      },
    },
    askingService: {
      tags: 'busy',
      invoke: {
        id: 'askService',
        src: 'askService',
        input: inputOf,
        onDone: found,
        onError: 'askingServer',
      },
      after: { serviceTimeout: 'askingServer' },
    },
    askingServer: {
      tags: 'busy',
      invoke: {
        id: 'askServer',
        src: 'askServer',
        input: inputOf,
        onDone: found,
        onError: 'failed',
      },
      after: { serverTimeout: 'failed' },
    },
    shown: { type: 'final' },
    /** The next page tries again. */
    failed: { type: 'final', tags: 'failed' },
  },
});
