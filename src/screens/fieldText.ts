import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, PRONOUN_MAX } from '#contract/account.ts';
import type { FieldError } from '#contract/envelope.ts';
import { m } from '#src/paraglide/messages.js';

const maxima: Readonly<Record<string, number>> = {
  email: EMAIL_MAX,
  password: PASSWORD_MAX,
  name: NAME_MAX,
  pronoun: PRONOUN_MAX,
};

const reasonText = ({ path, reason }: FieldError): string => {
  if (path === 'email') return reason === 'unchanged' ? m.field_email_unchanged() : m.field_email();
  if (path === 'code') return m.field_code();
  if (path === 'age') return m.field_age();
  switch (reason) {
    case 'tooShort':
      if (path === 'name') return m.field_name_missing();
      if (path === 'pronoun') return m.field_pronoun_missing();
      return m.field_password_short({ min: PASSWORD_MIN });
    case 'tooLong':
      return m.field_too_long({ max: maxima[path] ?? 0 });
    case 'wrong':
      return path === 'confirmation' ? m.field_confirmation_wrong() : m.field_password_wrong();
    case 'tooCommon':
      return m.field_password_common();
    case 'badCharacters':
      return m.field_characters();
    default:
      return m.field_invalid();
  }
};

/** What people read beside the field `path`; `undefined` when nothing is wrong with it. */
export const fieldText = (fields: readonly FieldError[], path: string): string | undefined => {
  const error = fields.find((field) => field.path === path);
  return error === undefined ? undefined : reasonText(error);
};
