import { html } from 'hono/html';
import { type Html, linkOn, troubleNote } from '#server/http/plainPage.ts';
import { act, paymentPage } from './paymentPage.ts';
import { dayOf, periodOf, priceOf } from './priceTexts.ts';
import type { Payment, Subscription } from './records.ts';

const subscriptionCard = (subscription: Subscription): Html => {
  const { id, amount, currency, recurring, status, isEnding, periodEnd } = subscription;
  const isOver = status === 'canceled' || status === 'incomplete_expired';
  return html`<section>
    <h2>${priceOf(amount, currency)} ${periodOf(recurring)}</h2>
    <p class="soft">${isOver ? 'Ended' : isEnding ? `Ends on ${dayOf(periodEnd)}` : `Renews on ${dayOf(periodEnd)}`}</p>
    ${
      isOver
        ? ''
        : html`<form method="post">
            <input type="hidden" name="id" value="${id}" />
            <div class="acts">
              ${isEnding ? act('resume', 'Keep plan') : act('cancel', 'Cancel plan')} ${act('renew', 'End period now')}
              ${act('failRenewal', 'Renewal fails')} ${act('ask', 'Bank asks to confirm')}
            </div>
          </form>`
    }
  </section>`;
};

const paymentCard = ({ id, amount, currency, refunded, created }: Payment): Html =>
  html`<section>
    <h2>${priceOf(amount, currency)}, ${dayOf(created)}</h2>
    <p class="soft">${refunded > 0 ? `${priceOf(refunded, currency)} refunded` : 'Paid'}</p>
    ${
      refunded === amount
        ? ''
        : html`<form method="post">
            <input type="hidden" name="id" value="${id}" />
            <div class="acts">${act('refund', 'Refund')} ${act('dispute', 'Bank reverses it')}</div>
          </form>`
    }
  </section>`;

/** What a customer has bought, and what can be done with it. */
export interface Bought {
  readonly returnUrl: string;
  readonly subscriptions: readonly Subscription[];
  readonly payments: readonly Payment[];
  /** Why something was not done. */
  readonly trouble?: string;
}

export const portalPage = ({ returnUrl, subscriptions, payments, trouble }: Bought): Html =>
  paymentPage(
    'Payments',
    html`<h1>Your payments</h1>
      ${troubleNote(trouble)} ${subscriptions.map(subscriptionCard)} ${payments.map(paymentCard)}
      ${linkOn(returnUrl, 'Back to Liora')}`,
  );
