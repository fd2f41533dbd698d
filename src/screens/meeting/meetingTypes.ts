import type { ActorRefFrom } from 'xstate';
import type { meetingMachine } from '#machines/meeting/meetingMachine.ts';

export type MeetingRef = ActorRefFrom<typeof meetingMachine>;
