import type { CardFault, CardField } from '#contract/card.ts';

/** A file that is not taken as a card, and why. Its message holds nothing of the file. */
export class CardError extends Error {
  override readonly name = 'CardError';
  readonly reason: CardFault;
  /** The field that is at fault, where it is one. */
  readonly field: CardField | undefined;

  constructor(reason: CardFault, field?: CardField) {
    super(field === undefined ? reason : `${reason}: ${field}`);
    this.reason = reason;
    this.field = field;
  }
}
