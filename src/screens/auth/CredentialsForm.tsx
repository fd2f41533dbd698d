import { useSelector } from '@xstate/react';
import { PASSWORD_MIN } from '#contract/account.ts';
import { emailOf, isBusy } from '#machines/auth/authSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Form } from '#src/ui/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { FailureLine } from '../FailureLine.tsx';
import { fieldText } from '../fieldText.ts';
import { SubmitRow } from '../SubmitRow.tsx';
import type { AuthRef } from './authTypes.ts';
import { EmailField } from './EmailField.tsx';

/** Email and password, for signing in or up. */
export const CredentialsForm = ({ auth, isSignUp }: { auth: AuthRef; isSignUp: boolean }) => {
  const isWaiting = useSelector(auth, isBusy);
  const email = useSelector(auth, emailOf);
  const fields = useSelector(auth, (snapshot) => snapshot.context.fields);
  const failure = useSelector(auth, (snapshot) => snapshot.context.failure);
  return (
    <Form
      errors={fields}
      onChange={(read) => {
        auth.send({ type: 'form.changed', values: { email: read('email'), password: read('password') } });
      }}
      onSubmit={(read) => {
        auth.send({ type: 'credentials.submitted', email: read('email'), password: read('password') });
      }}
    >
      <EmailField defaultValue={email} error={fieldText(fields, 'email')} />
      <PasswordField
        label={m.auth_password()}
        name="password"
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        help={isSignUp ? m.auth_new_password_help({ min: PASSWORD_MIN }) : undefined}
        error={fieldText(fields, 'password')}
        showLabel={m.auth_show_password()}
        hideLabel={m.auth_hide_password()}
      />
      <FailureLine failure={failure} />
      <SubmitRow
        text={isSignUp ? m.auth_sign_up() : m.auth_sign_in()}
        isBusy={isWaiting}
        onCancel={() => {
          auth.send({ type: 'submit.cancelled' });
        }}
      />
    </Form>
  );
};
