import { html } from 'hono/html';
import { type Html, plainPage } from '#server/http/plainPage.ts';

/** Told of a form that none of the buttons sent. */
export const NO_ACT = 'That action isn’t available on this page. Nothing was changed.';

/** A page of the embedded payment service, which says that it is one. */
export const paymentPage = (title: string, body: Html | Html[]): Html =>
  plainPage(
    title,
    html`<p class="note">This is Liora’s built-in test checkout. No money moves here.</p>
      ${body}`,
  );

/** A button that sends what it does as `act`. */
export const act = (name: string, text: string, isMain = false): Html =>
  html`<button name="act" value="${name}" class="${isMain ? 'main' : ''}">${text}</button>`;
