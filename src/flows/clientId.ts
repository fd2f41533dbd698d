import { fromPromise, toPromise } from 'xstate';
import { clientIdMachine } from '#machines/clientId/clientIdMachine.ts';
import { isRefused } from '#machines/consent/consentSelectors.ts';
import { consent } from '#src/analytics/consent.ts';
import { readClientId, writeClientId } from '#src/browser/clientIdStore.ts';
import { isOptedOut } from '#src/browser/optOut.ts';
import { rootFlow } from '#src/browser/rootFlow.ts';

/** What reads the device loads with the first need of it. */
const generateClientId = fromPromise<{ readonly clientId: string }, void>(async () => {
  const fingerprint = await import('#src/browser/fingerprint.ts');
  return fingerprint.generateClientId();
});

const hasRefused = (): boolean => isRefused(consent.getSnapshot());

/** Gives this browser its name, unless its person has refused to be counted. Resolves without one, too. */
const nameBrowser = async (): Promise<void> => {
  const actor = rootFlow(clientIdMachine.provide({ actors: { generateClientId } }));
  actor.on('clientId.known', ({ clientId }) => {
    // It may have been refused while the device was read.
    if (!hasRefused()) writeClientId(clientId);
  });
  actor.start();
  const named = toPromise(actor);
  actor.send({ type: 'page.idle', clientId: readClientId(), isOptedOut: isOptedOut() || hasRefused() });
  await named;
};

/** Gives this browser its name, and anew once its person lets themselves be counted again. Resolves once it has one, or will have none. */
export const keepNamed = async (): Promise<void> => {
  let wasRefused = hasRefused();
  consent.subscribe(() => {
    const isAllowedAgain = wasRefused && !hasRefused();
    wasRefused = hasRefused();
    if (isAllowedAgain) void nameBrowser().catch(() => undefined);
  });
  await nameBrowser();
};
