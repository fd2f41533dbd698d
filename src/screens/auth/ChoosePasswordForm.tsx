import { m } from '#src/paraglide/messages.js';
import { AccountPassword } from '../AccountPassword.tsx';
import { FlowForm } from '../FlowForm.tsx';
import { AuthSubmit } from './AuthSubmit.tsx';
import type { AuthRef } from './authTypes.ts';
import { OtherEmailRow } from './OtherEmailRow.tsx';

/** The password of an account that is confirmed in another browser than the one of its sign-up. */
export const ChoosePasswordForm = ({ auth }: { auth: AuthRef }) => (
  <>
    <FlowForm
      flow={auth}
      valuesOf={(read) => ({ password: read('password') })}
      onSubmit={(values) => {
        auth.send({ type: 'password.submitted', ...values });
      }}
      buttons={<AuthSubmit auth={auth} text={m.reset_submit()} />}
    >
      {(errorOf) => <AccountPassword label={m.auth_password()} name="password" isNew error={errorOf('password')} />}
    </FlowForm>
    <OtherEmailRow auth={auth} />
  </>
);
