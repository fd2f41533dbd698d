/** Money came that does not fit what was ordered: nothing is granted, and people have to look at it. */
export class PaymentMismatch extends Error {
  override readonly name = 'PaymentMismatch';
}
