/** What was asked for cannot be done as things stand. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The bank says no to the card. */
export class Declined extends Refused {
  constructor() {
    super('card_declined', 'Your card was declined.');
  }
}

/** The bank wants the person to confirm the payment, who is not there. */
export class Unconfirmed extends Refused {
  constructor() {
    super('subscription_payment_intent_requires_action', 'This payment requires additional user action.');
  }
}
