import { html } from 'hono/html';

export const OPERATOR_PATH = '/operator';
export type Html = ReturnType<typeof html>;

const QUEUES = [
  ['reviews', 'Companions to review'],
  ['reports', 'Reports'],
  ['payments', 'Payment events'],
] as const;

/** A page for operators, with the ways to all that waits for them. */
export const operatorPage = (title: string, body: Html | Html[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${OPERATOR_PATH}/operator.css" />
      </head>
      <body>
        <nav aria-label="Queues">
          ${QUEUES.map(([path, name]) => html`<a href="${OPERATOR_PATH}/${path}">${name}</a>`)}
        </nav>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
