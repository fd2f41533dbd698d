/**
 * What a first visit of the home page may cost: kilobytes (1000 bytes) as they travel, in brotli, and requests besides portraits.
 * `drawnJavascript` until the page is there and its links lead on; the others until everything on it reacts, and
 * `javascript` for whoever is signed in as well.
 */
export const BUDGET = { drawnJavascript: 3, javascript: 150, styles: 12, requests: 20 } as const;
