import type { Context } from 'hono';
import { reportAppeal, reportCreate, reportList } from '#contract/report.ts';
import type { WordsBeside } from '#server/features/care/wordsBeside.ts';
import type { Caller, Endpoints } from '#server/http/endpoint.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import type { ReportService } from './reportService.ts';

export interface ReportRouteDeps {
  readonly service: ReportService;
  readonly words: WordsBeside;
  readonly limiter: RateLimiter;
}

export const reportRoutes = (endpoints: Endpoints, { service, words, limiter }: ReportRouteDeps): void => {
  const judged = async (said: { readonly content: string }, caller: Caller, c: Context): Promise<void> => {
    await limiter.pass(limits.reportByAccount, caller.id);
    await words.judge(said, caller, c);
  };

  endpoints.once(
    reportCreate,
    async (said, caller, tx) => {
      await service.report(tx, caller, said, words.judgementOf(said));
      return words.helpFor(tx, said);
    },
    judged,
  );
  endpoints.member(reportList, (_request, caller) => service.list(caller));
  endpoints.once(
    reportAppeal,
    async (said, caller, tx) => ({
      ...(await service.appeal(tx, caller, said.reportId, said.content)),
      ...(await words.helpFor(tx, said)),
    }),
    judged,
  );
};
