import { html } from 'hono/html';
import { type Html, linkOn, plainPage } from './plainPage.ts';

/** What happened, in words for whoever meets it. */
export interface Trouble {
  readonly title: string;
  readonly message: string;
}

/** A page that says what happened, and leads back to Liora. */
export const troublePage = ({ title, message }: Trouble): Html =>
  plainPage(
    title,
    html`<section>
      <h1>${title}</h1>
      <p>${message}</p>
      ${linkOn('/', 'Back to Liora')}
    </section>`,
  );
