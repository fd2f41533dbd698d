import type { SnapshotFrom } from 'xstate';
import type { settingsMachine } from './settingsMachine.ts';
import type { SettingsUser, Section } from './settingsSetup.ts';

export type SettingsSnapshot = SnapshotFrom<typeof settingsMachine>;

const sections = [
  'profile',
  'country',
  'email',
  'password',
  'conversations',
  'signOutEverywhere',
  'exportData',
  'deletion',
] as const satisfies Section[];

/** Which section is open; `null` in the overview. */
export const sectionOf = (snapshot: SettingsSnapshot): Section | null =>
  sections.find((section) => snapshot.matches(section)) ?? null;
/** The section can be opened: nothing is awaited. */
export const canOpen =
  (section: Section) =>
  (snapshot: SettingsSnapshot): boolean =>
    snapshot.can({ type: 'section.opened', section });
/** The data is being fetched before the account goes. */
export const isExportingFirst = (snapshot: SettingsSnapshot): boolean => snapshot.matches({ deletion: 'exporting' });
/** The data was fetched before the account goes. */
export const hasExportedFirst = (snapshot: SettingsSnapshot): boolean =>
  snapshot.matches({ deletion: 'confirming' }) && snapshot.context.notice === 'exported';
/** An answer is awaited. */
export const isBusy = (snapshot: SettingsSnapshot): boolean => snapshot.hasTag('busy');
/** What is awaited can be given up. */
export const canCancel = (snapshot: SettingsSnapshot): boolean => snapshot.can({ type: 'submit.cancelled' });
export const settingsUserOf = ({ context }: SettingsSnapshot): SettingsUser => context.user;
/** Another email can be asked for, or is being: none waits to be confirmed. */
export const isAskingForEmail = (snapshot: SettingsSnapshot): boolean =>
  snapshot.matches({ email: 'editing' }) || snapshot.matches({ email: 'requesting' });
/** The mails of that are being sent again. */
export const isResendingEmail = (snapshot: SettingsSnapshot): boolean => snapshot.matches({ email: 'resending' });
/** It is being called off. */
export const isCallingEmailOff = (snapshot: SettingsSnapshot): boolean => snapshot.matches({ email: 'callingOff' });
