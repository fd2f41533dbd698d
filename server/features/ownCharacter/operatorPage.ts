import { html } from 'hono/html';

export const OPERATOR_PATH = '/operator';
export type Html = ReturnType<typeof html>;

/** A page for operators. */
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
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
