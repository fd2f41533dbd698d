import { m } from '#src/paraglide/messages.js';
import { AccountPassword } from '../AccountPassword.tsx';
import { FlowForm } from '../FlowForm.tsx';
import { AuthSubmit } from './AuthSubmit.tsx';
import type { AuthRef } from './authTypes.ts';
import { TextRow } from './TextRow.tsx';
import { ViewButton } from './ViewButton.tsx';

/** The password of the account that a third-party sign-in is joined with. */
export const LinkAccountForm = ({ auth }: { auth: AuthRef }) => (
  <>
    <FlowForm
      flow={auth}
      valuesOf={(read) => ({ password: read('password') })}
      onSubmit={(values) => {
        auth.send({ type: 'password.submitted', ...values });
      }}
      buttons={<AuthSubmit auth={auth} text={m.auth_link_submit()} />}
    >
      {(errorOf) => <AccountPassword label={m.auth_password()} name="password" error={errorOf('password')} />}
    </FlowForm>
    <TextRow>
      <ViewButton auth={auth} view="forgotPassword">
        {m.auth_forgot()}
      </ViewButton>
    </TextRow>
    <TextRow>
      <ViewButton auth={auth} view="signIn">
        {m.auth_link_other()}
      </ViewButton>
    </TextRow>
  </>
);
