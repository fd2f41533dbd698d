import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import type { Database } from '#server/db/database.ts';
import { credentialsOf } from '#server/http/operatorCredentials.ts';
import { operatorPage } from '#server/http/operatorPage.ts';
import { readPageForm } from '#server/http/readPageForm.ts';
import type { MediaStorage } from '#server/providers/image/storage/mediaStorage.ts';
import type { Decisions } from './decisions.ts';
import { DECISION_MAX, reportCard, REPORTS_ADDRESS, stateOf } from './reportCard.ts';
import * as repository from './reportRepository.ts';

const PATH = '/reports';
const SHOWN = 50;
const NOTES: Readonly<Record<string, string>> = {
  upheld: 'Report upheld.',
  dismissed: 'Report dismissed.',
  changed: 'This has changed in the meantime, or someone else has already decided it. Please check again.',
  reason: 'Enter a reason.',
};
const reportId = z.uuid();
const form = z.object({
  reportId,
  state: z.string(),
  act: z.enum(['dismiss', 'uphold']),
  reason: z.string().trim().max(DECISION_MAX),
});

const note = (words: string) => html`<p class="note" role="status">${words}</p>`;
const back = html`<p><a href="${REPORTS_ADDRESS}">Back to the reports</a></p>`;

export interface ReportPagesDeps {
  readonly db: Database;
  readonly storage: Pick<MediaStorage, 'read'>;
  readonly decisions: Decisions;
}

/** The queue of what people reported and appealed, the oldest first, behind the operators' key; what was decided comes after it. */
export const reportPages = ({ db, storage, decisions }: ReportPagesDeps): Hono => {
  const app = new Hono();

  app.get(PATH, async (c) => {
    const [waiting, decided] = [await repository.waiting(db, SHOWN), await repository.decided(db, SHOWN)];
    const told = NOTES[c.req.query('note') ?? ''];
    const open = new Set(waiting.map(({ id }) => id));
    return c.html(
      operatorPage('Reports', [
        ...(told === undefined ? [] : [note(told)]),
        ...(waiting.length === 0 ? [html`<p class="soft">Nothing to review.</p>`] : waiting.map(reportCard)),
        ...decided.filter(({ id }) => !open.has(id)).map(reportCard),
      ]),
    );
  });

  app.get(`${PATH}/:reportId/picture`, async (c) => {
    const id = reportId.safeParse(c.req.param('reportId'));
    const image = id.success ? (await repository.findReport(db, id.data))?.image : undefined;
    const bytes = image === undefined || image === null ? undefined : await storage.read(image);
    if (bytes === undefined) return c.text('Picture not found', 404);
    return c.body(bytes, 200, { 'Content-Type': 'image/webp', 'X-Content-Type-Options': 'nosniff' });
  });

  app.post(PATH, async (c) => {
    const read = form.safeParse(await readPageForm(c));
    if (!read.success) return c.html(operatorPage('Unknown form', back), 400);
    const { state, ...decided } = read.data;
    const outcome =
      decided.reason === ''
        ? 'reason'
        : await decisions.decide({
            ...decided,
            operator: credentialsOf(c).name,
            isShown: (row) => stateOf(row) === state,
          });
    return c.redirect(`${REPORTS_ADDRESS}?note=${outcome}`, 303);
  });

  return app;
};
