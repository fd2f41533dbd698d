import { PASSWORD_MIN } from '#contract/account.ts';
import { m } from '#src/paraglide/messages.js';
import { PasswordField } from '#src/ui/PasswordField.tsx';

export interface AccountPasswordProps {
  label: string;
  name: string;
  /** To be chosen, not the one that the account has. */
  isNew?: boolean;
  error: string | undefined;
}

/** The password of an account, or the one that it is to get. */
export const AccountPassword = ({ label, name, isNew = false, error }: AccountPasswordProps) => (
  <PasswordField
    label={label}
    name={name}
    autoComplete={isNew ? 'new-password' : 'current-password'}
    help={isNew ? m.auth_new_password_help({ min: PASSWORD_MIN }) : undefined}
    error={error}
    showLabel={m.auth_show_password()}
    hideLabel={m.auth_hide_password()}
  />
);
