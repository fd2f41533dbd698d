import { html } from 'hono/html';
import { type Html, troubleNote } from '#server/http/plainPage.ts';
import { act, paymentPage } from './paymentPage.ts';
import { priceOf } from './priceTexts.ts';
import type { Invoice } from './records.ts';

const standsAs = (status: Invoice['status']): string => {
  switch (status) {
    case 'draft':
    case 'open':
      return 'Your bank needs you to confirm this payment.';
    case 'paid':
      return 'Payment complete. You can close this page.';
    case 'void':
      return 'This payment was canceled. You weren’t charged.';
  }
};

/** Where a person confirms what an invoice charges. */
export const invoicePage = ({ amount, currency, status }: Invoice, trouble?: string): Html =>
  paymentPage(
    'Invoice',
    html`<section>
      <h1>Confirm your payment</h1>
      <p class="price">${priceOf(amount, currency)}</p>
      ${troubleNote(trouble)}
      <p>${standsAs(status)}</p>
      ${
        status === 'open'
          ? html`<form method="post">
              <div class="row">${act('confirm', 'Confirm', true)} ${act('refuse', 'Bank declines')}</div>
            </form>`
          : ''
      }
    </section>`,
  );
