import {
  Actor,
  type ActorRefFrom,
  type ActorRefFromLogic,
  type AnyActorRef,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFromLogic,
  type InputFrom,
} from 'xstate';
import type { appMachine } from '#machines/app/appMachine.ts';
import type { AppEvent } from '#machines/app/appSetup.ts';
import type { ScreenFlow } from '#machines/app/screenFlow.ts';
import type { sessionMachine } from '#machines/session/sessionMachine.ts';
import type { Api } from '#src/api/api.ts';

/** What a flow emits that the app understands. */
type Tellable<Logic extends AnyStateMachine> = Extract<EmittedFrom<Logic>, AppEvent>['type'];

type WithInput<Logic extends AnyStateMachine> =
  undefined extends InputFrom<Logic> ? { readonly input?: InputFrom<Logic> } : { readonly input: InputFrom<Logic> };

/** How a flow of a screen lives. */
export type FlowOptions<Logic extends AnyStateMachine> = WithInput<Logic> & {
  /** Its own among the flows of screens. */
  readonly id: string;
  /** Nothing of it stays once its person has signed out. */
  readonly isPersonal?: boolean;
  /** The paths at which it lives; one that outlives its screens has none. */
  readonly screens?: readonly string[];
  /** What it is told when somebody is signed in again. */
  readonly retry?: EventFromLogic<Logic>;
  /** Types of what it emits that the app is to hear of. */
  readonly tells?: readonly Tellable<Logic>[];
};

const runs = <Logic extends AnyStateMachine>(actor: unknown, logic: Logic): actor is ActorRefFromLogic<Logic> =>
  actor instanceof Actor && actor.logic === logic;

/** Lets the code of screens begin and end flows that the app owns. */
export const createScreenFlows = (app: ActorRefFrom<typeof appMachine>) => {
  const living = (id: string): AnyActorRef | undefined => {
    const children: Readonly<Record<string, AnyActorRef | undefined>> = app.getSnapshot().children;
    return children[id];
  };
  const lives = (flow: AnyActorRef): boolean => living(flow.id) === flow;
  const end = ({ id }: Pick<AnyActorRef, 'id'>): void => {
    if (isFlowId(id)) app.send({ type: 'flow.left', id });
  };
  return {
    /** Begins a flow of that logic, in place of the one that has its id. */
    begin<Logic extends AnyStateMachine>(
      logic: Logic,
      { id, input, isPersonal = false, screens, retry, tells = [] }: FlowOptions<Logic>,
    ): ActorRefFromLogic<Logic> {
      const flowId: ScreenFlow['id'] = `flow.${id}`;
      app.send({
        type: 'flow.wanted',
        id: flowId,
        logic,
        input,
        isPersonal,
        screens: screens ?? null,
        retry: retry ?? null,
        tells,
      });
      const flow = living(flowId);
      if (!runs(flow, logic)) throw new Error(`No flow ${id}`);
      // What breaks a flow that has a parent is told to nobody else.
      flow.subscribe({
        error: (error) => {
          throw error;
        },
      });
      return flow;
    },

    /** Ends a flow before the app would. */
    end,

    /** Keeps what the code of a screen makes of flows, until the app has ended the one that `flowOf` gives of them. */
    holder<Made>(flowOf: (made: Made) => AnyActorRef) {
      let last: { readonly key: string; readonly made: Made } | undefined;
      const held = () => (last !== undefined && lives(flowOf(last.made)) ? last : undefined);
      return {
        held: (): Made | undefined => held()?.made,
        /** What was made last, if that was under the same key. */
        get(make: () => Made, key = ''): Made {
          const before = held();
          if (before?.key === key) return before.made;
          const made = make();
          last = { key, made };
          return made;
        },
        /** Ends that flow before the app would. */
        end(): void {
          const before = held();
          if (before !== undefined) end(flowOf(before.made));
        },
      };
    },
  };
};
export type ScreenFlows = ReturnType<typeof createScreenFlows>;

/** What the code of a screen makes its flows with. */
export interface FlowHost {
  readonly api: Api;
  readonly flows: ScreenFlows;
  readonly app: ActorRefFrom<typeof appMachine>;
  readonly session: ActorRefFrom<typeof sessionMachine>;
}

const isFlowId = (id: string): id is ScreenFlow['id'] => id.startsWith('flow.');

/** Aborts when the flow is over. */
export const lifeOf = (flow: Pick<AnyActorRef, 'subscribe'>): AbortSignal => {
  const ending = new AbortController();
  flow.subscribe({
    complete: () => ending.abort(),
    error: () => ending.abort(),
  });
  return ending.signal;
};

/** Tells the flow, as long as it lives, that the device has a network again: `tell` sends it what tries again. */
export const onceOnline = <Flow extends Pick<AnyActorRef, 'subscribe'>>(
  flow: Flow,
  tell: (flow: Flow) => void,
): Flow => {
  window.addEventListener('online', () => tell(flow), { signal: lifeOf(flow) });
  return flow;
};
