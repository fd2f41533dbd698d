import type { ActorRefFrom } from 'xstate';
import type { exploreMachine } from '#machines/explore/exploreMachine.ts';

export type ExploreRef = ActorRefFrom<typeof exploreMachine>;
