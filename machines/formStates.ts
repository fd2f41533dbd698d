import { failed, unanswered } from '#machines/failure.ts';
import { withEvent } from '#machines/params.ts';

/**
 * What forms share that are filled in (`editing`) and sent (`submitting`), and name what was wrong: their machines have the actions
 * `dropCorrected`, `clearErrors` and `setFailure`.
 */

/** What is right by now is not called wrong any longer. */
export const corrected = { actions: withEvent('dropCorrected') } as const;

/** What is right by its rules is sent; what is not is refused at once. */
export const submitted = <const Guard extends string, const Refusal extends string>(isRight: Guard, refuse: Refusal) =>
  [
    { guard: withEvent(isRight), target: 'submitting', actions: 'clearErrors' },
    { actions: withEvent(refuse) },
  ] as const;

/** Back to the form, which says why nothing came of it. */
export const refused = { target: 'editing', actions: failed } as const;
/** Back to the form, which says that no answer came. */
export const timedOut = { target: 'editing', actions: unanswered } as const;
