import { html } from 'hono/html';
import type { Locale } from '#contract/locale.ts';
import { type Html, troubleNote } from '#server/http/plainPage.ts';
import { act, paymentPage } from './paymentPage.ts';
import { paymentTexts, type PaymentTexts } from './paymentTexts.ts';
import { priceOf } from './priceTexts.ts';
import type { Invoice } from './records.ts';

const standsAs = (texts: PaymentTexts, status: Invoice['status']): string => {
  switch (status) {
    case 'draft':
    case 'open':
      return texts.confirmNeeded;
    case 'paid':
      return texts.complete;
    case 'void':
      return texts.canceled;
  }
};

/** Where a person confirms what an invoice charges. */
export const invoicePage = (locale: Locale, { amount, currency, status }: Invoice, trouble?: string): Html => {
  const texts = paymentTexts[locale];
  return paymentPage(
    locale,
    texts.invoice,
    html`<section>
      <h1>${texts.confirmPayment}</h1>
      <p class="price">${priceOf(locale, amount, currency)}</p>
      ${troubleNote(trouble)}
      <p>${standsAs(texts, status)}</p>
      ${
        status === 'open'
          ? html`<form method="post">
              <div class="row">${act('confirm', texts.confirm, true)} ${act('refuse', texts.bankDeclines)}</div>
            </form>`
          : ''
      }
    </section>`,
  );
};
