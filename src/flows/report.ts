import type { ActorRefFrom } from 'xstate';
import { reportMachine } from '#machines/report/reportMachine.ts';
import { reportActors } from '#src/actors/reportActors.ts';
import type { FlowHost } from './screenFlows.ts';

export type ReportFlow = ActorRefFrom<typeof reportMachine>;

/** Telling operators of something, on whatever screen it is. */
export const createReport = ({ api, flows }: FlowHost): ReportFlow =>
  flows.begin(reportMachine.provide({ actors: reportActors(api) }), { id: 'report', isPersonal: true });
