import { reportAppeal, reportCreate, reportList } from '#contract/report.ts';
import type { Caller, Endpoints } from '#server/http/endpoint.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import type { ReportService } from './reportService.ts';

export const reportRoutes = (endpoints: Endpoints, service: ReportService, limiter: RateLimiter): void => {
  const pass = (_request: unknown, caller: Caller): Promise<void> => limiter.pass(limits.reportByAccount, caller.id);

  endpoints.once(
    reportCreate,
    async (said, caller, tx) => {
      await service.report(tx, caller, said);
      return {};
    },
    pass,
  );
  endpoints.member(reportList, (_request, caller) => service.list(caller));
  endpoints.once(
    reportAppeal,
    ({ reportId, content }, caller, tx) => service.appeal(tx, caller, reportId, content),
    pass,
  );
};
