import type { AnyActorRef } from 'xstate';
import type { FlowHost } from '#src/flows/screenFlows.ts';

/** What makes flows: its code loads with the first screen that needs them. */
type Create<Made> = (host: FlowHost) => Made;

/** For what is a flow by itself. */
export const itself = <Flow extends AnyActorRef>(flow: Flow): Flow => flow;

/** Holds what the code of a screen makes of flows, until the app has ended the one that `flowOf` gives of them. */
export const holdFlows = <Made>(host: FlowHost, flowOf: (made: Made) => AnyActorRef) => {
  const holder = host.flows.holder(flowOf);
  return {
    ...holder,
    /** From the first screen on that needs it. */
    from: (create: Create<Made>): Made => holder.get(() => create(host)),
    /** On the screen at that path. */
    at: (path: string, create: Create<Made>): Made => holder.get(() => create(host), path),
  };
};
