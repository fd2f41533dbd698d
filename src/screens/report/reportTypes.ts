import type { ActorRefFrom } from 'xstate';
import type { reportMachine } from '#machines/report/reportMachine.ts';

export type ReportRef = ActorRefFrom<typeof reportMachine>;
