import type { ReactNode } from 'react';
import type { StateValueFrom } from 'xstate';
import { type AccessContext, accessMachine } from '#machines/access/accessMachine.ts';
import type { Ended } from '#machines/passwordReset/passwordResetMachine.ts';
import { DefaultLayout } from '#src/layouts/DefaultLayout.tsx';
import { PlainLayout } from '#src/layouts/PlainLayout.tsx';
import { AccessSection } from '#src/screens/access/AccessSection.tsx';
import { EmailChangeScreen } from '#src/screens/emailChange/EmailChangeScreen.tsx';
import { PasswordResetScreen } from '#src/screens/passwordReset/PasswordResetScreen.tsx';
import { PasswordReview } from '#src/screens/passwordReset/PasswordReview.tsx';
import { SettingsScreen } from '#src/screens/settings/SettingsScreen.tsx';
import { emailChange, offline, passwordReset, session, settings } from './actors.ts';
import { flowAt } from './flowAt.ts';

const ignore = () => undefined;
const DAY = 24 * 60 * 60 * 1000;
const now = Date.now();
const example = {
  identityId: 'example',
  name: 'Example',
  email: 'ada.lovelace@example.com',
  createTime: now - 90 * DAY,
  canEnd: true,
};
const here = {
  sessionId: 'here',
  browser: 'Firefox',
  system: 'Linux',
  createTime: now - DAY,
  lastUseTime: now,
  isCurrent: true,
};
const phone = { ...here, sessionId: 'phone', browser: 'Safari', system: 'iPhone', isCurrent: false };
const unknown = { ...phone, sessionId: 'unknown', browser: null, system: null, lastUseTime: now - 20 * DAY };

const access = (value: StateValueFrom<typeof accessMachine>, context: Partial<AccessContext> = {}) =>
  flowAt(accessMachine, value, {
    identities: [example],
    sessions: [here, phone, unknown],
    target: null,
    ended: null,
    failure: null,
    ...context,
  });

const listed = (...state: Parameters<typeof access>) => (
  <DefaultLayout session={session('signedIn')} onSignIn={ignore} frame="page">
    <SettingsScreen settings={settings('overview')} access={<AccessSection access={access(...state)} />} />
  </DefaultLayout>
);
const reset = (...state: Parameters<typeof passwordReset>) => (
  <PlainLayout>
    <PasswordResetScreen passwordReset={passwordReset(...state)} />
  </PlainLayout>
);
const change = (...state: Parameters<typeof emailChange>) => (
  <PlainLayout>
    <EmailChangeScreen emailChange={emailChange(...state)} />
  </PlainLayout>
);
const review = (ended: Ended) => (
  <PlainLayout>
    <PasswordReview ended={ended} access={<AccessSection access={access('ready')} />} onContinue={ignore} />
  </PlainLayout>
);

/** Who can get into an account, and the screens of a new password and of another email. */
export const accessScenes: Readonly<Record<string, () => ReactNode>> = {
  access: () => listed('ready', { ended: 'session' }),
  'access-loading': () => listed('loading', { identities: [], sessions: [] }),
  'access-failed': () => listed('loadFailed', { identities: [], sessions: [], failure: offline }),
  'access-only-way': () => listed('ready', { identities: [{ ...example, canEnd: false }], sessions: [here] }),
  'access-end-identity': () => listed('confirming', { target: { kind: 'identity', id: 'example' } }),
  'access-end-session': () => listed('confirming', { target: { kind: 'session', id: 'phone' } }),
  'password-reset': () => reset('editing'),
  'password-reset-checking': () => reset('checking'),
  'password-reset-broken': () => reset('linkBroken'),
  'password-reset-done': () => review({ sessions: 2, identities: ['Example'] }),
  'password-reset-done-alone': () => review({ sessions: 0, identities: [] }),
  'email-change': () => change('asking'),
  'email-change-new': () => change('asking', 'new'),
  'email-change-checking': () => change('checking'),
  'email-change-check-failed': () => change('checkFailed'),
  'email-change-confirmed': () => change('confirmed', 'new'),
  'email-change-changed': () => change('changed'),
  'email-change-declined': () => change('declined'),
  'email-change-broken': () => change('linkBroken'),
};
