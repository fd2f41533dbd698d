import { html } from 'hono/html';
import type { Locale } from '#contract/locale.ts';
import { type Html, linkOn, troubleNote } from '#server/http/plainPage.ts';
import { act, paymentPage } from './paymentPage.ts';
import { paymentTexts, type PaymentTexts } from './paymentTexts.ts';
import { periodOf, priceOf } from './priceTexts.ts';
import type { Checkout, Payment } from './records.ts';

type Standing = 'open' | 'processing' | 'paid' | 'closed' | 'failed';

const standingOf = ({ status, isPaid }: Checkout, payment: Payment | undefined): Standing => {
  if (status === 'open') return 'open';
  if (payment?.status === 'processing') return 'processing';
  if (isPaid) return 'paid';
  return status === 'expired' ? 'closed' : 'failed';
};

/** What became of a form that was sent, where it did nothing: it could not be done any more, or asked for nothing. */
export type Vain = 'refused' | 'noAct';

const waysOn = (texts: PaymentTexts, standing: Standing, { cancelUrl, successUrl }: Checkout): Html => {
  switch (standing) {
    case 'open':
      return html`<form method="post">
        ${act('pay', texts.pay, true)}
        <div class="row">${act('later', texts.payLater)} ${act('decline', texts.decline)}</div>
        ${linkOn(cancelUrl, texts.cancel)}
      </form>`;
    case 'processing':
      return html`<form method="post">
        <div class="row">${act('settle', texts.paymentArrives, true)} ${act('fail', texts.paymentFails)}</div>
        ${linkOn(successUrl, texts.back)}
      </form>`;
    case 'paid':
    case 'closed':
    case 'failed':
      return linkOn(successUrl, texts.back);
  }
};

/** What is for sale, how it stands with it, and what can be done. */
export const checkoutPage = (locale: Locale, checkout: Checkout, payment: Payment | undefined, vain?: Vain): Html => {
  const texts = paymentTexts[locale];
  const standing = standingOf(checkout, payment);
  /** An open one shows it by its buttons. */
  const stands = standing === 'open' ? undefined : texts.stands[standing];
  return paymentPage(
    locale,
    texts.checkout,
    html`<section>
      <h1>${checkout.title}</h1>
      <p class="price">
        ${priceOf(locale, checkout.amount, checkout.currency)}
        ${checkout.recurring === undefined ? '' : html`<small>${periodOf(locale, checkout.recurring)}</small>`}
      </p>
      ${troubleNote(vain === 'refused' ? texts.refused[standing] : vain === 'noAct' ? texts.noAct : undefined)}
      ${stands === undefined || vain === 'refused' ? '' : html`<p>${stands}</p>`} ${waysOn(texts, standing, checkout)}
    </section>`,
  );
};
