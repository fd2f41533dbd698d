import type { ActorRefFrom } from 'xstate';
import type { careCountsMachine } from '#machines/careCounts/careCountsMachine.ts';

export type CareCountsRef = ActorRefFrom<typeof careCountsMachine>;
