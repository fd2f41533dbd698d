import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import { OPERATOR_PATH, operatorPage } from '#server/http/operatorPage.ts';
import { readPageForm } from '#server/http/readPageForm.ts';
import type { EventRow } from './paymentEventRepository.ts';
import type { PaymentInbox } from './paymentInbox.ts';

const PATH = '/payments';
const ADDRESS = OPERATOR_PATH + PATH;
const SHOWN = 50;
const wanted = z.object({ eventId: z.string().regex(/^[\w:-]+$/) });

const card = ({ id, type, subjectKind, subjectId, tries, createTime }: EventRow) =>
  html`<article>
    <h2>${type}</h2>
    <div>
      <p class="soft">${id}, ${new Date(createTime).toISOString()}</p>
      <dl>
        <dt>${subjectKind === 'checkout' ? 'order' : subjectKind}</dt>
        <dd>${subjectId}</dd>
        <dt>attempts</dt>
        <dd>${tries}</dd>
      </dl>
      <form method="post" action="${ADDRESS}">
        <button name="eventId" value="${id}">Retry</button>
      </form>
    </div>
  </article>`;

const retryAll = html`<form method="post" action="${ADDRESS}/all"><button>Retry all</button></form>`;
const back = html`<p><a href="${ADDRESS}">Back to the events</a></p>`;
const note = (words: string) => html`<p class="note" role="status">${words}</p>`;
const NOTES: Readonly<Record<string, string>> = {
  queued: 'Queued for another attempt.',
  gone: 'This event is no longer marked as failed.',
};

const counted = (count: number): string =>
  count === 0
    ? 'No failed events.'
    : `${count} failed ${count === 1 ? 'event' : 'events'}. See the log for the reason.`;

/** Payment events that were given up, the oldest first, where operators have them tried again. */
export const eventPages = (inbox: Pick<PaymentInbox, 'givenUp' | 'retry'>): Hono => {
  const app = new Hono();

  app.get(PATH, async (c) => {
    const { count, events } = await inbox.givenUp(SHOWN);
    const told = NOTES[c.req.query('note') ?? ''];
    return c.html(
      operatorPage('Payment events', [
        ...(told === undefined ? [] : [note(told)]),
        html`<p class="soft">${counted(count)}</p>`,
        ...events.map(card),
        ...(count > 1 ? [retryAll] : []),
      ]),
    );
  });

  const retry = async (eventId?: string): Promise<string> =>
    `${ADDRESS}?note=${(await inbox.retry(eventId)) ? 'queued' : 'gone'}`;

  app.post(PATH, async (c) => {
    const form = wanted.safeParse(await readPageForm(c));
    if (!form.success) return c.html(operatorPage('Unknown form', back), 400);
    return c.redirect(await retry(form.data.eventId), 303);
  });

  app.post(`${PATH}/all`, async (c) => c.redirect(await retry(), 303));

  return app;
};
