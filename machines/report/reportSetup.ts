import { assign, setup } from 'xstate';
import type { Help } from '#contract/care.ts';
import { errNo } from '#contract/errNo.ts';
import { report, type Report, type ReportReason } from '#contract/report.ts';
import type { Failure } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { intended, type Intent } from '#machines/messageActs/intended.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** How long the wait may take, in milliseconds. Longer than the API client's own 20 s. */
export const REPORT_DELAYS = { sendTimeout: 30_000 } as const;

/** What is reported. */
export type Target = Pick<Report, 'kind' | 'targetId'>;
/** What is wrong with it, as it is being told. */
export interface Told {
  reason: ReportReason | null;
  content: string;
}
/** Input of the actor `sendReport`. */
export type ReportRequest = Report & Intent;

export interface ReportContext {
  target: Target | null;
  told: Told;
  /** What was sent last and is not answered. */
  request: ReportRequest | null;
  /** Whom to reach, where what was told says that somebody is in need. */
  help: Help | null;
  failure: Failure | null;
}

/** What the person does. `intentId` is a fresh UUID for each press. */
export type ReportEvent =
  | ({ type: 'report.requested' } & Target)
  | { type: 'reason.chosen'; reason: ReportReason }
  | { type: 'content.changed'; text: string }
  | ({ type: 'report.submitted' } & Intent)
  | ({ type: 'report.retried' } & Intent)
  | { type: 'dialog.closed' };

const types: { context?: ReportContext; events?: ReportEvent; tags?: 'busy' | 'failed' | 'open' } = {};

export const nothingReported: ReportContext = {
  target: null,
  told: { reason: null, content: '' },
  request: null,
  help: null,
  failure: null,
};

const { content: contentRule } = report.shape;
/** What the server answers however often it is asked. */
const FINAL: ReadonlySet<number> = new Set([errNo.notFound, errNo.forbidden, errNo.conflict]);

export const requestOf = ({ request }: ReportContext): ReportRequest => assertPresent(request);

/** What reporting is made of; the flow itself is in reportMachine.ts. */
export const reportSetup = setup({
  types,
  actors: { sendReport: promisePlaceholder<Help | null, ReportRequest>('sendReport') },
  guards: {
    /** Has a reason, and no more to it than the server takes. */
    canSubmit: ({ context: { told } }) => told.reason !== null && contentRule.safeParse(told.content).success,
    isFinal: (_, failure: Failure) => FINAL.has(failure.errNo),
  },
  actions: {
    reset: assign(nothingReported),
    setTarget: assign({ target: (_, { kind, targetId }: Target) => ({ kind, targetId }) }),
    setReason: assign({
      told: ({ context: { told } }, { reason }: { reason: ReportReason }) => ({ ...told, reason }),
    }),
    setContent: assign({
      told: ({ context: { told } }, { text }: { text: string }) => ({ ...told, content: text }),
    }),
    request: assign({
      request: ({ context }, { intentId }: Intent) =>
        intended<ReportRequest>(context, {
          ...assertPresent(context.target),
          reason: assertPresent(context.told.reason),
          content: context.told.content,
          intentId,
        }),
    }),
    setHelp: assign({ help: (_, help: Help | null) => help }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
  },
  delays: REPORT_DELAYS,
});
