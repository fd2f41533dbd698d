import { html } from 'hono/html';
import type { Locale } from '#contract/locale.ts';
import { type Html, plainPage } from '#server/http/plainPage.ts';
import { paymentTexts } from './paymentTexts.ts';

/** A page of the embedded payment service, which says that it is one. */
export const paymentPage = (locale: Locale, title: string, body: Html | Html[]): Html =>
  plainPage(
    title,
    html`<p class="note">${paymentTexts[locale].note}</p>
      ${body}`,
    locale,
  );

/** A button that sends what it does as `act`. */
export const act = (name: string, text: string, isMain = false): Html =>
  html`<button name="act" value="${name}" class="${isMain ? 'main' : ''}">${text}</button>`;
