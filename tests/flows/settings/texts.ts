import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import type { Section } from '#machines/settings/settingsSetup.ts';
import text from '../../../messages/en.json' with { type: 'json' };
export const regions: Readonly<Record<Section, string>> = {
  profile: text.settings_profile,
  country: text.settings_country,
  email: text.settings_email,
  password: text.settings_password,
  conversations: text.settings_conversations,
  signOutEverywhere: text.settings_sessions,
  exportData: text.settings_export,
  deletion: text.settings_delete,
};
export const openers: Readonly<Record<Section, string>> = {
  profile: text.settings_edit,
  country: text.settings_change,
  email: text.settings_change,
  password: text.settings_change,
  conversations: text.settings_change,
  signOutEverywhere: text.settings_sessions_open,
  exportData: text.settings_export_submit,
  deletion: text.settings_delete_open,
};
export const submits: Readonly<Record<Section, string>> = {
  profile: text.settings_save,
  country: text.settings_save,
  email: text.settings_email_submit,
  password: text.settings_password_submit,
  conversations: text.settings_save,
  signOutEverywhere: text.settings_sessions_submit,
  exportData: text.settings_export_submit,
  deletion: text.settings_delete_submit,
};
export const notices = {
  saved: text.settings_saved,
  countrySaved: text.settings_country_saved,
  conversationsSaved: text.settings_conversations_saved,
  emailAsked: text.settings_email_asked,
  emailKept: text.settings_email_kept,
  passwordChanged: text.settings_password_changed,
  exported: text.settings_exported,
};
export const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.conflict]: text.failure_conflict,
};
/** By its code; none is what the browser says. */
export const countryTexts: Readonly<Record<string, string>> = {
  '': text.settings_country_from_browser,
  AT: 'Austria',
  NZ: 'New Zealand',
};
