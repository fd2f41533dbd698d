import { errNo } from '#contract/errNo.ts';
import { appMachine } from '#machines/app/appMachine.ts';
import { code, signInNeeded, working } from './steps.ts';
import { actorsOf, type Journey } from '@liora/flow-kit/model/journeys.ts';

const { failed } = actorsOf(appMachine);

const parts = [
  ['session', 'the session'],
  ['auth', 'the auth container'],
  ['setup', 'setup'],
  ['purchase', 'buying'],
  ['routeGuard', 'the guard'],
  ['routeRules', 'asking where addresses lead'],
  ['identityProviders', 'asking which third parties there are'],
  ['relaySession', 'listening to the session'],
  ['relayAuth', 'listening to the auth container'],
  ['relaySetup', 'listening to setup'],
  ['relayPurchase', 'listening to buying'],
  ['relayRouteGuard', 'listening to the guard'],
  ['relayRouteRules', 'listening to where addresses lead'],
] as const;

/** What becomes of the app when something that it owns breaks: it opens and tells nothing any more. */
export const brokenJourneys: Readonly<Record<string, Journey<typeof appMachine>>> = Object.fromEntries(
  parts.map(([part, words]): [string, Journey<typeof appMachine>] => [
    `has nothing left to rely on when ${words} breaks`,
    {
      steps: [failed(part, new Error('broken')), code(errNo.notSignedIn), signInNeeded],
      end: { value: 'broken', context: working.context, emitted: [], sent: [] },
    },
  ]),
);
