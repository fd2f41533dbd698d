import { failed, unanswered } from '#machines/failure.ts';

/** What is loaded at once, by machines with the action `setFailure` and the delay `loadTimeout`. */

/** Loads by the actor `src`, whose answer leads on by `loaded`; where it fails, or none comes in time, `failedTo` tells why. */
export const loadingBy = <const Src extends string, const Loaded, const FailedTo extends string>(
  src: Src,
  loaded: Loaded,
  failedTo: FailedTo,
) =>
  ({
    tags: 'busy',
    invoke: { id: src, src, onDone: loaded, onError: { target: failedTo, actions: failed } },
    after: { loadTimeout: { target: failedTo, actions: unanswered } },
  }) as const;

/** Loads a list. What is on its way may be older than what has changed since: then it is loaded once more. */
export const loading = <const Src extends string, const Loaded>(src: Src, loaded: Loaded) =>
  ({
    ...loadingBy(src, loaded, 'loadFailed'),
    on: { 'list.refreshRequested': { target: 'loading', reenter: true } },
  }) as const;

/** The list could not be loaded; `clear` drops the reason. */
export const loadFailed = <const Clear extends string>(clear: Clear) =>
  ({ tags: 'failed', exit: clear, on: { 'load.retried': 'loading', 'list.refreshRequested': 'loading' } }) as const;
