import { failed, unanswered } from '#machines/failure.ts';

/** What lists share that are loaded at once, and anew when something has changed since. */

/** Loads the list by the actor `invoke` names. What is on its way may be older than what has changed: then it is loaded once more. */
export const loading = <const Invoke extends object>(invoke: Invoke) =>
  ({
    tags: 'busy',
    invoke: { ...invoke, onError: { target: 'loadFailed', actions: failed } },
    after: { loadTimeout: { target: 'loadFailed', actions: unanswered } },
    on: { 'list.refreshRequested': { target: 'loading', reenter: true } },
  }) as const;

/** The list could not be loaded; `clear` drops the reason. */
export const loadFailed = <const Clear extends string>(clear: Clear) =>
  ({ tags: 'failed', exit: clear, on: { 'load.retried': 'loading', 'list.refreshRequested': 'loading' } }) as const;
