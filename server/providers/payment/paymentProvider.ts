/** What is bought, as the checkout shows and charges it. */
export interface CheckoutRequest {
  readonly orderId: string;
  readonly walletId: string;
  readonly customerId: string;
  /** Shown on the checkout page. */
  readonly title: string;
  /** Whole minor units, and what they are of (ISO 4217, upper case). */
  readonly amount: number;
  readonly currency: string;
  /** Of a plan; a package has none. */
  readonly plan: PlanTerms | undefined;
  /** Where the person comes back to. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Milliseconds since 1970; at least half an hour from now. */
  readonly expireTime: number;
}

/** What each period of a subscription brings, kept at the provider beside the price. */
export interface PlanTerms {
  readonly planId: string;
  readonly name: string;
  readonly months: number;
  readonly tokens: number;
}

/** How a checkout stands. */
export interface CheckoutState {
  /** `pending`: finished by the person, the money is on its way; `failed`: it will not come. */
  readonly status: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  readonly amount: number;
  readonly currency: string;
  readonly customerId: string | undefined;
  /** Undefined when it is of no order of ours. */
  readonly orderId: string | undefined;
  /** Of a package. */
  readonly paymentIntentId: string | undefined;
  /** First invoice of a subscription. */
  readonly invoiceId: string | undefined;
}

/** How a payment stands after it was made. */
export interface PaymentState {
  readonly paymentIntentId: string;
  /** Of a package: what the payment was made with. */
  readonly orderId: string | undefined;
  readonly amount: number;
  /** Whole minor units that went back, or that the bank holds back. */
  readonly amountReturned: number;
  readonly isDisputed: boolean;
  /** Refunds whose money came back to the house. */
  readonly failedRefundIds: readonly string[];
}

/** How an invoice of a subscription stands. */
export interface InvoiceState {
  readonly invoiceId: string;
  readonly isPaid: boolean;
  /** The first of its subscription. */
  readonly isFirst: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly customerId: string | undefined;
  readonly subscriptionId: string;
  readonly orderId: string | undefined;
  /** The plan that the subscription had when the invoice became final; what is charged may be another one's price. */
  readonly planId: string | undefined;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly paymentIntentId: string | undefined;
}

export interface SubscriptionState {
  readonly subscriptionId: string;
  readonly status: 'active' | 'pastDue' | 'ended';
  /** From the next period on, if not now already. */
  readonly planId: string;
  readonly isEnding: boolean;
  /** Whether it is paid or not. */
  readonly latestInvoiceId: string | undefined;
  /** A change that begins once the person has confirmed its payment; undefined when none waits. */
  readonly confirmation: Confirmation | undefined;
}

/** A change of plan whose payment the person's bank wants confirmed. */
export interface Confirmation {
  readonly planId: string;
  /** The provider's page where the person does that. */
  readonly url: string;
  /** When the change is given up, in milliseconds since 1970. */
  readonly expireTime: number;
}

/** What an event is about. */
export interface EventSubject {
  readonly kind: 'checkout' | 'invoice' | 'subscription' | 'payment';
  /** The provider's name, but for a checkout that of its order. */
  readonly id: string;
}

/** Something happened to what the event names; how it stands now is asked for. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Undefined when it is nothing that can have been ordered here. */
  readonly subject: EventSubject | undefined;
}

/** Events of a span of time, the latest first. */
export interface EventPage {
  readonly events: readonly PaymentEvent[];
  /** For the next page; undefined on the last. */
  readonly next: string | undefined;
}

/** The signature of an event is missing, too old, or of somebody else. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';
}

/** The provider said no, and says so again to the same: a card that is declined, a payment that cannot be given back. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
  /** By the bank. */
  readonly isDeclined: boolean;

  constructor(message: string, isDeclined: boolean, cause?: unknown) {
    super(message, { cause });
    this.isDeclined = isDeclined;
  }
}

/**
 * Takes money. Every method that changes something can be called again with the same arguments: it happens once.
 * All but `readEvent` reject when the provider does not answer or refuses.
 */
export interface PaymentProvider {
  /** Gives the customer of a wallet. */
  createCustomer(walletId: string, email: string): Promise<string>;
  createCheckout(request: CheckoutRequest): Promise<{ readonly sessionId: string; readonly url: string }>;
  /** Closes a checkout that is open; another stays as it is. */
  expireCheckout(sessionId: string): Promise<void>;
  checkout(sessionId: string): Promise<CheckoutState>;
  /** Undefined when there is no such payment. */
  payment(paymentIntentId: string): Promise<PaymentState | undefined>;
  /** Undefined when there is no such invoice, or it is of no subscription. */
  invoice(invoiceId: string): Promise<InvoiceState | undefined>;
  /** The invoice that a payment settled; undefined for a package's. */
  invoiceOf(paymentIntentId: string): Promise<string | undefined>;
  subscription(subscriptionId: string): Promise<SubscriptionState>;
  /**
   * Goes over to another plan: now, with a new period, or with the next period. Where the bank wants the person to confirm the payment, that
   * waits as `confirmation`; whatever waited before is given up, also for the plan that runs. One that was refused is tried again by
   * another `attempt` only. Throws `PaymentRefused`.
   */
  changePlan(
    subscriptionId: string,
    plan: PlanTerms & { readonly amount: number; readonly currency: string },
    when: 'now' | 'nextPeriod',
    attempt: number,
  ): Promise<void>;
  /** Goes back to a plan that was paid before, without a charge, until its period is over at `periodEnd`, in milliseconds since 1970. */
  goBack(
    subscriptionId: string,
    plan: PlanTerms & { readonly amount: number; readonly currency: string },
    periodEnd: number,
  ): Promise<void>;
  /** Whether the subscription ends with its period. */
  setEnding(subscriptionId: string, isEnding: boolean): Promise<void>;
  /** Ends a subscription now; one that has ended stays so. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Gives back what is left of a payment. A refund that failed is made again by another `attempt` only. Throws `PaymentRefused`. */
  refund(paymentIntentId: string, attempt: number): Promise<{ readonly refundId: string }>;
  /** Address of the provider's pages for cards and receipts. */
  portal(customerId: string, returnUrl: string): Promise<string>;
  /** What happened between two times, in milliseconds since 1970, page by page; of the last thirty days at the most. `after`: `next` of the page before. */
  events(from: number, to: number, after?: string): Promise<EventPage>;
  /** Throws `SignatureError`. */
  readEvent(body: string, signature: string | undefined): PaymentEvent;
}
