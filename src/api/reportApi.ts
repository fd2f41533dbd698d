import { type Block, type Report, reportAppeal, reportCreate, reportList, type ReportList } from '#contract/report.ts';
import type { ApiClient, CallOptions } from './client.ts';

/** What the person tells operators of, and what becomes of it. */
export const createReportApi = (client: ApiClient) => ({
  async create(report: Report, options?: CallOptions): Promise<void> {
    await client.call(reportCreate, report, options);
  },
  list: (options?: CallOptions): Promise<ReportList> => client.call(reportList, {}, options),
  /** Gives the block as it is then. */
  appeal: (reportId: string, content: string, options?: CallOptions): Promise<Block> =>
    client.call(reportAppeal, { reportId, content }, options),
});
