import type { ActorRefFrom } from 'xstate';
import { careCountsMachine } from '#machines/careCounts/careCountsMachine.ts';
import { careCountsActors } from '#src/actors/careCountsActors.ts';
import { type FlowHost, onceOnline } from './screenFlows.ts';

export type CareCountsFlow = ActorRefFrom<typeof careCountsMachine>;

/** How often somebody was in need; coming back finds what was known. */
export const createCareCounts = ({ api, flows }: FlowHost): CareCountsFlow =>
  onceOnline(flows.begin(careCountsMachine.provide({ actors: careCountsActors(api) }), { id: 'careCounts' }), (flow) =>
    flow.send({ type: 'load.retried' }),
  );
