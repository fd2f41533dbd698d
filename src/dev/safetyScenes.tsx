import type { ReactNode } from 'react';
import type { StateValueFrom } from 'xstate';
import { type CareCountsContext, careCountsMachine } from '#machines/careCounts/careCountsMachine.ts';
import { DefaultLayout } from '#src/layouts/DefaultLayout.tsx';
import { SafetyScreen } from '#src/screens/safety/SafetyScreen.tsx';
import { offline, session } from './actors.ts';
import { flowAt } from './flowAt.ts';

const years: CareCountsContext['years'] = [
  {
    year: 2027,
    kinds: [
      { kind: 'selfHarm', count: 1204 },
      { kind: 'injury', count: null },
      { kind: 'eating', count: 31 },
      { kind: 'abuse', count: 118 },
      { kind: 'sexualViolence', count: 10 },
      { kind: 'harmToOthers', count: null },
      { kind: 'medical', count: 57 },
    ],
  },
  { year: 2026, kinds: [{ kind: 'selfHarm', count: 12 }] },
];

const safety = (value: StateValueFrom<typeof careCountsMachine>, context: Partial<CareCountsContext> = {}) => (
  <DefaultLayout session={session('signedOut')} onSignIn={() => undefined}>
    <SafetyScreen careCounts={flowAt(careCountsMachine, value, { years: null, failure: null, ...context })} />
  </DefaultLayout>
);

/** What Liora does when somebody is in need. */
export const safetyScenes: Readonly<Record<string, () => ReactNode>> = {
  safety: () => safety('shown', { years }),
  'safety-none': () => safety('shown', { years: [] }),
  'safety-loading': () => safety('loading'),
  'safety-failed': () => safety('failed', { failure: offline }),
  'safety-outdated': () => safety('failed', { years, failure: offline }),
};
