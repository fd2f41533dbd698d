import { fromPromise } from 'xstate';
import type { Block, ReportList } from '#contract/report.ts';
import type { AppealRequest } from '#machines/ownReports/ownReportsSetup.ts';
import type { Api } from '#src/api/api.ts';
import { createReportApi } from '#src/api/reportApi.ts';

export const ownReportsActors = ({ client }: Api) => {
  const reports = createReportApi(client);
  return {
    loadReports: fromPromise<ReportList, void>(({ signal }) => reports.list({ signal })),
    sendAppeal: fromPromise<Block, AppealRequest>(({ input: { reportId, content, intentId }, signal }) =>
      reports.appeal(reportId, content, { signal, idempotencyKey: intentId }),
    ),
  };
};
