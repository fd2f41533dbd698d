import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import type { Database } from '#server/db/database.ts';
import { OPERATOR_PATH, operatorPage } from '#server/features/ownCharacter/operatorPage.ts';
import type { MediaStorage } from '#server/providers/image/storage/mediaStorage.ts';
import { findReported, type Reported, reportsOf } from './reportRepository.ts';

const SHOWN = 50;
const pictureId = z.uuid();

const card = ({ picture, report, prompt }: Reported) =>
  html`<article>
    <img src="${OPERATOR_PATH}/pictures/${picture.id}" alt="" width="192" loading="lazy" />
    <div>
      <h2>${report.reason}</h2>
      <p class="soft">${picture.id}, ${new Date(report.createTime).toISOString()}</p>
      <dl>
        <dt>said</dt>
        <dd dir="auto">${report.content}</dd>
        <dt>prompt</dt>
        <dd dir="auto">${prompt}</dd>
        <dt>character</dt>
        <dd dir="auto">${picture.characterName}</dd>
      </dl>
    </div>
  </article>`;

/** What people told of pictures, the latest first, behind the operators' key. */
export const reportPages = ({
  db,
  storage,
}: {
  readonly db: Database;
  readonly storage: Pick<MediaStorage, 'read'>;
}): Hono => {
  const app = new Hono();

  app.get('/pictures', async (c) => {
    const reports = await reportsOf(db, SHOWN);
    const none = html`<p class="soft">Nothing was reported.</p>`;
    return c.html(operatorPage('Reported pictures', reports.length === 0 ? none : reports.map(card)));
  });

  app.get('/pictures/:pictureId', async (c) => {
    const id = pictureId.safeParse(c.req.param('pictureId'));
    const image = id.success ? await findReported(db, id.data) : undefined;
    const bytes = image === undefined ? undefined : await storage.read(image);
    if (bytes === undefined) return c.text('No such picture', 404);
    return c.body(bytes, 200, { 'Content-Type': 'image/webp', 'X-Content-Type-Options': 'nosniff' });
  });

  return app;
};
