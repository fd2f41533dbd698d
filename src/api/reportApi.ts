import type { Help } from '#contract/care.ts';
import { type Block, type Report, reportAppeal, reportCreate, reportList, type ReportList } from '#contract/report.ts';
import type { ApiClient, CallOptions } from './client.ts';

/** What the person tells operators of, and what becomes of it. */
export const createReportApi = (client: ApiClient) => ({
  /** Gives whom to reach, where the words tell of a need. */
  create: async (report: Report, options?: CallOptions): Promise<Help | null> =>
    (await client.call(reportCreate, report, options)).help ?? null,
  list: (options?: CallOptions): Promise<ReportList> => client.call(reportList, {}, options),
  /** Gives the block as it is then, and whom to reach, where the words tell of a need. */
  async appeal(reportId: string, content: string, options?: CallOptions): Promise<{ block: Block; help: Help | null }> {
    const { help = null, ...block } = await client.call(reportAppeal, { reportId, content }, options);
    return { block, help };
  },
});
