import { html } from 'hono/html';
import type { Locale } from '#contract/locale.ts';
import { type Html, linkOn, troubleNote } from '#server/http/plainPage.ts';
import { act, paymentPage } from './paymentPage.ts';
import { paymentTexts } from './paymentTexts.ts';
import { dayOf, periodOf, priceOf } from './priceTexts.ts';
import type { Payment, Subscription } from './records.ts';

const subscriptionCard = (locale: Locale, subscription: Subscription): Html => {
  const texts = paymentTexts[locale];
  const { id, amount, currency, recurring, status, isEnding, periodEnd } = subscription;
  const isOver = status === 'canceled' || status === 'incomplete_expired';
  return html`<section>
    <h2>${priceOf(locale, amount, currency)} ${periodOf(locale, recurring)}</h2>
    <p class="soft">
      ${isOver ? texts.ended : (isEnding ? texts.endsOn : texts.renewsOn).replace('{day}', dayOf(locale, periodEnd))}
    </p>
    ${
      isOver
        ? ''
        : html`<form method="post">
            <input type="hidden" name="id" value="${id}" />
            <div class="acts">
              ${isEnding ? act('resume', texts.keepPlan) : act('cancel', texts.cancelPlan)}
              ${act('renew', texts.endPeriod)} ${act('failRenewal', texts.renewalFails)} ${act('ask', texts.bankAsks)}
            </div>
          </form>`
    }
  </section>`;
};

const paymentCard = (locale: Locale, { id, amount, currency, refunded, created }: Payment): Html => {
  const texts = paymentTexts[locale];
  return html`<section>
    <h2>${priceOf(locale, amount, currency)}, ${dayOf(locale, created)}</h2>
    <p class="soft">
      ${refunded > 0 ? texts.refunded.replace('{amount}', priceOf(locale, refunded, currency)) : texts.paid}
    </p>
    ${
      refunded === amount
        ? ''
        : html`<form method="post">
            <input type="hidden" name="id" value="${id}" />
            <div class="acts">${act('refund', texts.refund)} ${act('dispute', texts.bankReverses)}</div>
          </form>`
    }
  </section>`;
};

/** What a customer has bought, and what can be done with it. */
export interface Bought {
  readonly returnUrl: string;
  readonly subscriptions: readonly Subscription[];
  readonly payments: readonly Payment[];
  /** Why something was not done. */
  readonly trouble?: string;
}

export const portalPage = (locale: Locale, { returnUrl, subscriptions, payments, trouble }: Bought): Html => {
  const texts = paymentTexts[locale];
  return paymentPage(
    locale,
    texts.payments,
    html`<h1>${texts.yourPayments}</h1>
      ${troubleNote(trouble)} ${subscriptions.map((one) => subscriptionCard(locale, one))}
      ${payments.map((one) => paymentCard(locale, one))} ${linkOn(returnUrl, texts.back)}`,
  );
};
