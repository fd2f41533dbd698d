import { assign, setup } from 'xstate';
import type { Help } from '#contract/care.ts';
import { errNo } from '#contract/errNo.ts';
import { type Block, reportAppeal, type ReportList } from '#contract/report.ts';
import type { Failure } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { intended, type Intent } from '#machines/messageActs/intended.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** How long each wait may take, in milliseconds. Longer than the API client's own 20 s. */
export const OWN_REPORTS_DELAYS = { loadTimeout: 30_000, sendTimeout: 30_000 } as const;

/** Which block another look is asked for. */
export interface Target {
  reportId: string;
}
/** Input of the actor `sendAppeal`. */
export interface AppealRequest extends Intent, Target {
  content: string;
}

/** Output of the actor `sendAppeal`. */
export interface AppealAnswer {
  /** As it is then. */
  block: Block;
  /** Whom to reach, where what was written says that somebody is in need. */
  help: Help | null;
}

export interface OwnReportsContext {
  /** `null` before it was loaded. */
  list: ReportList | null;
  /** The block that the dialog is about; `null` while none is open. */
  reportId: string | null;
  /** What is being written about it. */
  content: string;
  /** What was sent last and is not answered. */
  request: AppealRequest | null;
  /** Another look was asked for, and nothing was done since. */
  isSent: boolean;
  /** Whom to reach, where what was sent then says that somebody is in need. */
  help: Help | null;
  /** Why the last call failed. */
  failure: Failure | null;
}

/** What the person does. `intentId` is a fresh UUID for each press. */
export type OwnReportsEvent =
  | { type: 'load.retried' }
  /** Whoever looks at the settings again may find that operators have decided. */
  | { type: 'page.shown' }
  | ({ type: 'appeal.requested' } & Target)
  | { type: 'content.changed'; text: string }
  | ({ type: 'appeal.submitted' } & Intent)
  | ({ type: 'appeal.retried' } & Intent)
  | { type: 'dialog.closed' };

const types: { context?: OwnReportsContext; events?: OwnReportsEvent; tags?: 'busy' | 'failed' | 'open' } = {};

const nothingAsked = { reportId: null, content: '', request: null, failure: null } as const;
export const nothingLoaded: OwnReportsContext = { list: null, ...nothingAsked, isSent: false, help: null };

const { content: contentRule } = reportAppeal.request.shape;
/** What the server answers however often it is asked. */
const FINAL: ReadonlySet<number> = new Set([errNo.notFound, errNo.conflict]);

export const requestOf = ({ request }: OwnReportsContext): AppealRequest => assertPresent(request);

/** What a person's own reports are made of; the flow itself is in ownReportsMachine.ts. */
export const ownReportsSetup = setup({
  types,
  actors: {
    loadReports: promisePlaceholder<ReportList, void>('loadReports'),
    sendAppeal: promisePlaceholder<AppealAnswer, AppealRequest>('sendAppeal'),
  },
  guards: {
    /** Something of one's own is blocked, and one has not appealed. */
    canAppeal: ({ context: { list } }, { reportId }: Target) =>
      list !== null && list.blocks.some((block) => block.reportId === reportId && block.appeal === null),
    /** Says something, and no more than the server takes. */
    canSubmit: ({ context: { content } }) => contentRule.safeParse(content).success,
    isFinal: (_, failure: Failure) => FINAL.has(failure.errNo),
  },
  actions: {
    setList: assign({ list: (_, list: ReportList) => list }),
    setTarget: assign({ reportId: (_, { reportId }: Target) => reportId, isSent: false, help: null }),
    setContent: assign({ content: (_, { text }: { text: string }) => text }),
    request: assign({
      request: ({ context }, { intentId }: Intent) =>
        intended<AppealRequest>(context, {
          reportId: assertPresent(context.reportId),
          content: context.content,
          intentId,
        }),
    }),
    setAnswer: assign({
      list: ({ context }, { block }: AppealAnswer) => {
        const { reports, blocks } = assertPresent(context.list);
        return { reports, blocks: blocks.map((one) => (one.reportId === block.reportId ? block : one)) };
      },
      help: (_, { help }: AppealAnswer) => help,
      isSent: true,
    }),
    clearSent: assign({ isSent: false }),
    reset: assign(nothingAsked),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
  },
  delays: OWN_REPORTS_DELAYS,
});
