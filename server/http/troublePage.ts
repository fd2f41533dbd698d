import { html } from 'hono/html';
import { BASE_LOCALE, type Locale } from '#contract/locale.ts';
import { type Html, linkOn, plainPage } from './plainPage.ts';

/** What happened, in words for whoever meets it. */
export interface Trouble {
  readonly title: string;
  readonly message: string;
}

/** A page that says what happened, and leads back to Liora; `back` is what that link says. */
export const troublePage = ({ title, message }: Trouble, locale: Locale = BASE_LOCALE, back = 'Back to Liora'): Html =>
  plainPage(
    title,
    html`<section>
      <h1>${title}</h1>
      <p>${message}</p>
      ${linkOn('/', back)}
    </section>`,
    locale,
  );
