import type { ActorRefFrom } from 'xstate';
import { ownReportsMachine } from '#machines/ownReports/ownReportsMachine.ts';
import { ownReportsActors } from '#src/actors/ownReportsActors.ts';
import { paths } from '#src/addresses/paths.ts';
import { type FlowHost, lifeOf } from './screenFlows.ts';

export type OwnReports = ActorRefFrom<typeof ownReportsMachine>;

/** What became of what the person reported, and what was blocked of their own. */
export const createOwnReports = ({ api, flows }: FlowHost): OwnReports => {
  const reports = flows.begin(ownReportsMachine.provide({ actors: ownReportsActors(api) }), {
    id: 'ownReports',
    isPersonal: true,
    screens: [paths.settings()],
    retry: { type: 'load.retried' },
  });
  const turn = (): void => {
    if (document.visibilityState === 'visible') reports.send({ type: 'page.shown' });
  };
  document.addEventListener('visibilitychange', turn, { signal: lifeOf(reports) });
  return reports;
};
