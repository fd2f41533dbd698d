import { fromPromise } from 'xstate';
import type { ReportList } from '#contract/report.ts';
import type { AppealAnswer, AppealRequest } from '#machines/ownReports/ownReportsSetup.ts';
import type { Api } from '#src/api/api.ts';
import { createReportApi } from '#src/api/reportApi.ts';

export const ownReportsActors = ({ client }: Api) => {
  const reports = createReportApi(client);
  return {
    loadReports: fromPromise<ReportList, void>(({ signal }) => reports.list({ signal })),
    sendAppeal: fromPromise<AppealAnswer, AppealRequest>(({ input: { reportId, content, intentId }, signal }) =>
      reports.appeal(reportId, content, { signal, idempotencyKey: intentId }),
    ),
  };
};
