import { html } from 'hono/html';
import { BASE_LOCALE, type Locale } from '#contract/locale.ts';

/** Where the sheet of the server's own pages is. */
export const PLAIN_STYLES_PATH = '/plain.css';
export type Html = ReturnType<typeof html>;

/** A page of the server's own, for what no screen shows. */
export const plainPage = (title: string, body: Html | Html[], locale: Locale = BASE_LOCALE): Html =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${PLAIN_STYLES_PATH}" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;

/** A link that looks like a button. */
export const linkOn = (url: string, text: string): Html => html`<a class="button" href="${url}">${text}</a>`;

/** What a page says at once, of what was just tried: also to who listens to it. */
export const troubleNote = (words: string | undefined): Html | '' =>
  words === undefined ? '' : html`<p class="trouble" role="alert">${words}</p>`;
