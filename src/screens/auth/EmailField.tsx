import { m } from '#src/paraglide/messages.js';
import { TextField } from '#src/ui/TextField.tsx';

/** The email that names an account: password managers know it as the user name. */
export const EmailField = ({ defaultValue, error }: { defaultValue: string; error: string | undefined }) => (
  <TextField
    label={m.auth_email()}
    name="email"
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    defaultValue={defaultValue}
    error={error}
  />
);
