import { failed, unanswered, withFailure } from '#machines/failure.ts';
import { withEvent } from '#machines/params.ts';

/**
 * What flows share in which somebody is asked first (a dialog), and then something is done that cannot be called off: nobody could tell whether
 * that came too late. Their machines rest in `resting`, know what the dialog is about (`setTarget`), and forget all of it (`reset`).
 */

/** Asks first: opens the dialog `target`. */
export const askedFirst = <const Target extends string>(target: Target) =>
  ({ target, actions: ['reset', withEvent('setTarget')] }) as const;

/** The dialog is closed, and nothing is done. */
export const closed = { target: 'resting', actions: 'reset' } as const;

/** The dialog that asks whether to delete something. */
export const confirmingDeletion = {
  tags: 'open',
  on: {
    'deletion.confirmed': { target: 'deleting', actions: withEvent('requestDeletion') },
    'dialog.closed': closed,
  },
} as const;

/** Does by the actor `src` what `requestOf` keeps in the context; what went wrong before is told no longer. */
export const requesting = <const Src extends string, Context, Request, const Outcome extends object>(
  src: Src,
  requestOf: (context: Context) => Request,
  outcome: Outcome,
) =>
  ({
    entry: 'clearFailure',
    invoke: { id: src, src, input: ({ context }: { context: Context }) => requestOf(context), ...outcome },
  }) as const;

/** Deletes what was confirmed, by the actor `src`. What is gone already, by a try whose answer was lost or on another device, is `removed` too. */
export const deleting = <const Src extends string, Context, Deletion, const Removed extends object>(
  src: Src,
  deletionOf: (context: Context) => Deletion,
  removed: Removed,
) =>
  ({
    tags: ['open', 'busy'],
    ...requesting(src, deletionOf, {
      onDone: removed,
      onError: [
        { guard: withFailure('isNotFound'), ...removed },
        { target: 'confirmingDeletion', actions: failed },
      ],
    }),
    after: { deleteTimeout: { target: 'confirmingDeletion', actions: unanswered } },
  }) as const;
