import { html } from 'hono/html';
import { type Html, linkOn, troubleNote } from '#server/http/plainPage.ts';
import { act, NO_ACT, paymentPage } from './paymentPage.ts';
import { periodOf, priceOf } from './priceTexts.ts';
import type { Checkout, Payment } from './records.ts';

type Standing = 'open' | 'processing' | 'paid' | 'closed' | 'failed';

const standingOf = ({ status, isPaid }: Checkout, payment: Payment | undefined): Standing => {
  if (status === 'open') return 'open';
  if (payment?.status === 'processing') return 'processing';
  if (isPaid) return 'paid';
  return status === 'expired' ? 'closed' : 'failed';
};

/** How it stands. An open one shows it by its buttons. */
const STANDS: Readonly<Record<Standing, string | undefined>> = {
  open: undefined,
  processing: 'Your payment is processing.',
  paid: 'Paid.',
  closed: 'This checkout is closed.',
  failed: 'The payment failed.',
};

/** Why something was not done. */
const REFUSED: Readonly<Record<Standing, string>> = {
  open: 'No payment has been started yet. You weren’t charged.',
  processing: 'A payment was already processing. You weren’t charged again.',
  paid: 'This was already paid. You weren’t charged again.',
  closed: 'This checkout was already closed. You weren’t charged.',
  failed: 'This payment had already failed. You weren’t charged.',
};

/** What became of a form that was sent, where it did nothing: it could not be done any more, or asked for nothing. */
export type Vain = 'refused' | 'noAct';

const waysOn = (standing: Standing, { cancelUrl, successUrl }: Checkout): Html => {
  switch (standing) {
    case 'open':
      return html`<form method="post">
        ${act('pay', 'Pay', true)}
        <div class="row">${act('later', 'Pay later')} ${act('decline', 'Decline')}</div>
        ${linkOn(cancelUrl, 'Cancel')}
      </form>`;
    case 'processing':
      return html`<form method="post">
        <div class="row">${act('settle', 'Payment arrives', true)} ${act('fail', 'Payment fails')}</div>
        ${linkOn(successUrl, 'Back to Liora')}
      </form>`;
    case 'paid':
    case 'closed':
    case 'failed':
      return linkOn(successUrl, 'Back to Liora');
  }
};

/** What is for sale, how it stands with it, and what can be done. */
export const checkoutPage = (checkout: Checkout, payment: Payment | undefined, vain?: Vain): Html => {
  const standing = standingOf(checkout, payment);
  const stands = STANDS[standing];
  return paymentPage(
    'Checkout',
    html`<section>
      <h1>${checkout.title}</h1>
      <p class="price">
        ${priceOf(checkout.amount, checkout.currency)}
        ${checkout.recurring === undefined ? '' : html`<small>${periodOf(checkout.recurring)}</small>`}
      </p>
      ${troubleNote(vain === 'refused' ? REFUSED[standing] : vain === 'noAct' ? NO_ACT : undefined)}
      ${stands === undefined || vain === 'refused' ? '' : html`<p>${stands}</p>`} ${waysOn(standing, checkout)}
    </section>`,
  );
};
