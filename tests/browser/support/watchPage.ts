import type { Page } from '@playwright/test';

/** Statuses that the browser reports as failed loads although the application expects them. */
const EXPECTED_LOAD = /^Failed to load resource: the server responded with a status of (?:401|403)/;
const MISSING_PAGE = /^Failed to load resource: the server responded with a status of 404/;

/** Listens to what must never happen on a page: uncaught errors, errors on the console, violations of the content security policy. */
export const watchPage = (page: Page): { readonly troubles: () => readonly string[] } => {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // A page without a screen says so by its status, too.
    if (message.location().url === page.url() && MISSING_PAGE.test(message.text())) return;
    if (message.type() === 'error' && !EXPECTED_LOAD.test(message.text())) troubles.push(`console: ${message.text()}`);
  });
  return { troubles: () => troubles };
};
