import { fromPromise } from 'xstate';
import type { Help } from '#contract/care.ts';
import type { ReportRequest } from '#machines/report/reportSetup.ts';
import type { Api } from '#src/api/api.ts';
import { createReportApi } from '#src/api/reportApi.ts';

export const reportActors = ({ client }: Api) => {
  const reports = createReportApi(client);
  return {
    sendReport: fromPromise<Help | null, ReportRequest>(({ input: { intentId, ...report }, signal }) =>
      reports.create(report, { signal, idempotencyKey: intentId }),
    ),
  };
};
