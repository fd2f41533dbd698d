import { html } from 'hono/html';
import type { Locale } from '#contract/locale.ts';
import { type Html, linkOn, plainPage } from './plainPage.ts';
import { type Trouble, troubles } from './troubles.ts';

/** A page that says what happened, and leads back to Liora. */
export const troublePage = ({ title, message }: Trouble, locale: Locale): Html =>
  plainPage(
    title,
    html`<section>
      <h1>${title}</h1>
      <p>${message}</p>
      ${linkOn('/', troubles[locale].back)}
    </section>`,
    locale,
  );
