import type { ActorRefFrom } from 'xstate';
import type { ownReportsMachine } from '#machines/ownReports/ownReportsMachine.ts';

export type OwnReportsRef = ActorRefFrom<typeof ownReportsMachine>;
