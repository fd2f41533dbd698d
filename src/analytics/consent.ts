import { CONSENT_CHOICES, type ConsentChoice, consentMachine } from '#machines/consent/consentMachine.ts';
import { isRefused } from '#machines/consent/consentSelectors.ts';
import { forgetClientId } from '../browser/clientIdStore.ts';
import { isOptedOut } from '../browser/optOut.ts';
import { rootFlow } from '../browser/rootFlow.ts';

const STORAGE_KEY = 'analytics-consent';

/** Whether what happens in this browser may be told. */
export const consent = rootFlow(consentMachine);

const read = (): ConsentChoice | null => {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return CONSENT_CHOICES.find((choice) => choice === stored) ?? null;
  } catch {
    return null;
  }
};

const takeUp = (): void => consent.send({ type: 'consent.read', choice: read(), isOptedOut: isOptedOut() });

consent.on('choice.wanted', ({ choice }) => {
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage can be off; then a choice lasts as long as the page.
  }
});
window.addEventListener('storage', ({ key }) => {
  // Of this key alone: a choice that could not be kept must outlive other changes.
  if (key === STORAGE_KEY || key === null) takeUp();
});
// Whoever refuses keeps no name here, whichever tab they refused in.
consent.subscribe((snapshot) => {
  if (isRefused(snapshot)) forgetClientId();
});
consent.start();
takeUp();
