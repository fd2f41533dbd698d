import { m } from '#src/paraglide/messages.js';
import { AccountPassword } from '../AccountPassword.tsx';

/** The password of the account with that email, before something of it changes. */
export const OldPassword = ({ email, error }: { email: string; error: string | undefined }) => (
  <>
    {/* For password managers, which want to know whose password it is. */}
    <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
    <AccountPassword label={m.settings_old_password()} name="oldPassword" error={error} />
  </>
);
