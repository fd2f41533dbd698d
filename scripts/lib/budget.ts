/**
 * What a first visit of the home page may cost: kilobytes (1000 bytes) as they travel, in brotli, and requests besides portraits.
 * `drawnJavascript` until the page is there and its links lead on; the others until everything on it reacts, and
 * `memberJavascript` for whoever is signed in, whom it begins with the last conversations.
 */
export const BUDGET = {
  prerenderedJavascript: 3,
  javascript: 150,
  memberJavascript: 165,
  styles: 12,
  requests: 20,
} as const;
