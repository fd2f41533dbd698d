import { errNo } from '#contract/errNo.ts';
import { settingsMachine } from '#machines/settings/settingsMachine.ts';
import type { Section, SettingsContext } from '#machines/settings/settingsSetup.ts';
import { accountOf, awaiting, choices, user } from './model.ts';
import { actorsOf, type Journey } from '@liora/flow-kit/model/journeys.ts';

export const { done, failed } = actorsOf(settingsMachine);
export type SettingsJourney = Journey<typeof settingsMachine>;

export const open = (section: Section) => ({ type: 'section.opened', section }) as const;
export const closed = { type: 'section.closed' } as const;
export const cancelled = { type: 'submit.cancelled' } as const;
export const profile = { type: 'profile.submitted', name: 'Ada L.', pronoun: 'they/them' } as const;
export const noProfile = { type: 'profile.submitted', name: '', pronoun: '' } as const;
export const inAustria = { type: 'country.submitted', country: 'AT' } as const;
export const asBrowserSays = { type: 'country.submitted', country: null } as const;
export const emailChange = {
  type: 'emailChange.submitted',
  email: awaiting.newEmail,
  oldPassword: 'correct horse',
} as const;
export const noEmailChange = { type: 'emailChange.submitted', email: '', oldPassword: '' } as const;
export const resent = { type: 'emailChange.resendRequested' } as const;
export const calledOff = { type: 'emailChange.calledOff' } as const;
export const asked = { errNo: errNo.success, user: accountOf(awaiting) };
export const kept = { errNo: errNo.success, user: accountOf(user) };
export const becameAwaiting = { type: 'user.changed', user: awaiting } as const;
export const change = {
  type: 'passwordChange.submitted',
  oldPassword: 'correct horse',
  password: 'battery staple',
} as const;
export const noChange = { type: 'passwordChange.submitted', oldPassword: '', password: '' } as const;
export const conversations = { type: 'conversations.submitted', ...choices } as const;
export const confirmed = { type: 'signOutEverywhere.confirmed' } as const;
export const entered = (values: Readonly<Record<string, string>>) => ({ type: 'form.changed', values }) as const;
export const exported = { type: 'export.requested' } as const;
export const deleted = { type: 'deletion.confirmed', confirmation: 'correct horse' } as const;
export const undeleted = { type: 'deletion.confirmed', confirmation: '' } as const;
export const mail = { type: 'resetMail.requested' } as const;
export const broken = { errNo: errNo.internal };
export const wrongPassword = { errNo: errNo.wrongCredentials };
export const byThirdParty = { ...user, hasPassword: false };
export const becameThirdParty = { type: 'user.changed', user: byThirdParty } as const;

export const untouched: SettingsContext = { user, notice: null, failure: null, fields: [] };
export const told = (notice: SettingsContext['notice']): SettingsContext => ({ ...untouched, notice });
export const refused = (...fields: { path: string; reason: string }[]): SettingsContext => ({ ...untouched, fields });
export const failedBy = (code: number): SettingsContext => ({ ...untouched, failure: { errNo: code, fields: [] } });
export const wrongAt = (path: string): SettingsContext => {
  const fields = [{ path, reason: 'wrong' }];
  return { ...untouched, failure: { errNo: errNo.wrongCredentials, fields }, fields };
};
export const left = { type: 'account.left' } as const;
export const gone = { type: 'account.deleted' } as const;
