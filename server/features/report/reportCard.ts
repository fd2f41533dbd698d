import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import type { ReportKind, ReportReason } from '#contract/report.ts';
import type { Snapshot } from '#server/db/reportSchema.ts';
import { type Html, OPERATOR_PATH } from '#server/http/operatorPage.ts';
import { questionOf } from './decisions.ts';
import { contentWords, needWords } from './judgedWords.ts';
import type { ReportRow } from './reportRepository.ts';

export const REPORTS_ADDRESS = `${OPERATOR_PATH}/reports`;
export const DECISION_MAX = 500;

/** What is judged, so that nothing is decided that was told otherwise since it was shown. */
export const stateOf = ({ status, reason, content, snapshot, appealContent }: ReportRow): string =>
  createHash('sha256')
    .update(JSON.stringify([status, reason, content, snapshot, appealContent]))
    .digest('hex');

const REASONS = {
  underAge: 'A minor',
  sexualViolence: 'Sexual violence',
  realPerson: 'A real person without consent',
  selfHarm: 'Encourages self-harm',
  hate: 'Harassment or hate',
  illegal: 'Something illegal',
  spam: 'Spam or impersonation',
  other: 'Something else',
} as const satisfies Record<ReportReason, string>;

const EFFECTS = {
  message: 'removes the message from its conversation',
  character: 'blocks the companion everywhere, including in conversations',
  picture: 'blocks the picture everywhere',
  person: 'blocks all of this person’s companions and stops them from publishing',
} as const satisfies Record<ReportKind, string>;

const entry = (name: string, words: string | null) =>
  words === null || words === ''
    ? ''
    : html`<dt>${name}</dt>
        <dd dir="auto">${words}</dd>`;

/** A text, and what it was judged to hold. */
const judgedEntry = ({ field, text, content }: Snapshot['texts'][number]) =>
  html`${entry(field, text)} ${entry(`judged: ${field}`, content === undefined ? '' : contentWords(content))}`;

const at = (time: number | null): string => (time === null ? '' : new Date(time).toISOString());

const form = (row: ReportRow, question: 'report' | 'appeal') =>
  html`<form method="post" action="${REPORTS_ADDRESS}">
    <input type="hidden" name="reportId" value="${row.id}" />
    <input type="hidden" name="state" value="${stateOf(row)}" />
    <p class="soft">
      ${
        question === 'report'
          ? `Upholding ${EFFECTS[row.kind]}. Dismissing changes nothing.`
          : 'Upholding the appeal restores the content. Dismissing it keeps the content blocked permanently.'
      }
    </p>
    <label
      >Reason (shown to the person concerned)
      <textarea name="reason" maxlength="${DECISION_MAX}" rows="2" required></textarea>
    </label>
    <div class="row">
      <button name="act" value="uphold" class="main">${question === 'report' ? 'Uphold' : 'Uphold the appeal'}</button>
      <button name="act" value="dismiss">${question === 'report' ? 'Dismiss' : 'Dismiss the appeal'}</button>
    </div>
  </form>`;

/** A report with what it was about then, what was decided, and what is to be decided. */
export const reportCard = (row: ReportRow): Html => {
  const { id, kind, targetId, snapshot, reason, content, judgement, createTime, image } = row;
  const question = questionOf(row);
  return html`<article>
    ${image === null ? html`<div></div>` : html`<img src="${REPORTS_ADDRESS}/${id}/picture" alt="" width="192" loading="lazy" />`}
    <div>
      <h2 dir="auto">${kind}: ${REASONS[reason]}</h2>
      <p class="soft">${targetId}, ${at(createTime)}</p>
      <dl>
        ${entry('said', content)} ${entry('who said it may need help', needWords(judgement?.need ?? null))}
        ${entry('name', snapshot.name)} ${snapshot.texts.map(judgedEntry)}
        ${entry(`${row.status} by ${row.decidedBy ?? ''}, ${at(row.decideTime)}`, row.decisionReason)}
        ${entry(`appeal, ${at(row.appealTime)}`, row.appealContent)}
        ${entry(`appeal ${row.appealDecision ?? ''} by ${row.appealDecidedBy ?? ''}, ${at(row.appealDecideTime)}`, row.appealReason)}
      </dl>
      ${question === undefined ? '' : form(row, question)}
    </div>
  </article>`;
};
