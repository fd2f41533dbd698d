import { useSelector } from '@xstate/react';
import { emailOf } from '#machines/auth/authSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { AccountPassword } from '../AccountPassword.tsx';
import { FlowForm } from '../FlowForm.tsx';
import { AuthSubmit } from './AuthSubmit.tsx';
import type { AuthRef } from './authTypes.ts';
import { EmailField } from './EmailField.tsx';

/** Email and password, for signing in or up. */
export const CredentialsForm = ({ auth, isSignUp }: { auth: AuthRef; isSignUp: boolean }) => {
  const email = useSelector(auth, emailOf);
  return (
    <FlowForm
      flow={auth}
      valuesOf={(read) => ({ email: read('email'), password: read('password') })}
      onSubmit={(values) => {
        auth.send({ type: 'credentials.submitted', ...values });
      }}
      buttons={<AuthSubmit auth={auth} text={isSignUp ? m.auth_sign_up() : m.auth_sign_in()} />}
    >
      {(errorOf) => (
        <>
          <EmailField defaultValue={email} error={errorOf('email')} />
          <AccountPassword label={m.auth_password()} name="password" isNew={isSignUp} error={errorOf('password')} />
        </>
      )}
    </FlowForm>
  );
};
