import type { Judgement } from '#contract/care.ts';
import { reportAppeal, reportCreate, reportList } from '#contract/report.ts';
import { helpOf } from '#server/features/care/help.ts';
import type { Judge } from '#server/features/care/judge.ts';
import type { Caller, Endpoints } from '#server/http/endpoint.ts';
import { languageIn } from '#server/http/pageLocale.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import type { ReportService } from './reportService.ts';

export interface ReportRouteDeps {
  readonly service: ReportService;
  readonly judge: Pick<Judge, 'judge'>;
  readonly limiter: RateLimiter;
}

export const reportRoutes = (endpoints: Endpoints, { service, judge, limiter }: ReportRouteDeps): void => {
  /** What requests say, judged before the transactions that store it. */
  const judgements = new WeakMap<object, Judgement>();
  const pass = (_request: unknown, caller: Caller): Promise<void> => limiter.pass(limits.reportByAccount, caller.id);

  endpoints.once(
    reportCreate,
    async (said, caller, tx) => {
      const judgement = judgements.get(said) ?? null;
      await service.report(tx, caller, said, judgement);
      return judgement === null || judgement.need === null ? {} : { help: helpOf(judgement.need) };
    },
    async (said, caller, c) => {
      await pass(said, caller);
      const acceptLanguage = languageIn(c);
      judgements.set(said, await judge.judge({ text: said.content, acceptLanguage, country: caller.country }));
    },
  );
  endpoints.member(reportList, (_request, caller) => service.list(caller));
  endpoints.once(
    reportAppeal,
    ({ reportId, content }, caller, tx) => service.appeal(tx, caller, reportId, content),
    pass,
  );
};
