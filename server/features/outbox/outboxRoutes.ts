import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '#server/db/database.ts';
import { listMails } from '#server/providers/mail/outboxRepository.ts';

const STYLES = `
:root { color-scheme: light dark; font-family: ui-sans-serif, system-ui, sans-serif; line-height: 1.55; }
body { max-width: 44rem; margin: 2.5rem auto; padding: 0 1.25rem; }
article { border: 1px solid #8884; border-radius: 12px; padding: 1rem 1.25rem; margin: 1rem 0; }
h2 { font-size: 1.05rem; margin: 0 0 .25rem; }
.about { opacity: .72; font-size: .9rem; }
a { overflow-wrap: anywhere; }
`;

type Mail = Awaited<ReturnType<typeof listMails>>[number];

const paragraph = (text: string) =>
  URL.canParse(text) ? html`<p><a href="${text}">${text}</a></p>` : html`<p>${text}</p>`;

const article = (mail: Mail) =>
  html`<article>
    <h2>${mail.subject}</h2>
    <p class="about">To ${mail.recipient}, ${new Date(mail.createTime).toISOString()}</p>
    ${mail.text.split('\n\n').map(paragraph)}
  </article>`;

/** The mails that the embedded provider keeps, as a page and as JSON: `[{id, recipient, subject, text, createTime}]`, the latest first. */
export const outboxRoutes = (db: Database): Hono => {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.get('/outbox.json', async (c) => c.json(await listMails(db)));
  app.get('/outbox.css', (c) => c.body(STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/outbox', async (c) => {
    const mails = await listMails(db);
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Outbox</title>
            <link rel="stylesheet" href="/dev/outbox.css" />
          </head>
          <body>
            <h1>Outbox</h1>
            <p class="about">Mails stay here because no mail server is set up.</p>
            ${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(article)}
          </body>
        </html>`,
    );
  });
  return app;
};
