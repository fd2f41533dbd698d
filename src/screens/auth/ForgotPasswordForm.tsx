import { useSelector } from '@xstate/react';
import { emailOf, isMailSent } from '#machines/auth/authSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { FailureLine } from '../FailureLine.tsx';
import { FlowForm } from '../FlowForm.tsx';
import { AuthSubmit } from './AuthSubmit.tsx';
import type { AuthRef } from './authTypes.ts';
import { EmailField } from './EmailField.tsx';
import { ResendRow } from './ResendRow.tsx';
import { ResentNotice } from './ResentNotice.tsx';
import { TextRow } from './TextRow.tsx';
import { ViewButton } from './ViewButton.tsx';

const Ask = ({ auth }: { auth: AuthRef }) => {
  const email = useSelector(auth, emailOf);
  return (
    <FlowForm
      flow={auth}
      valuesOf={(read) => ({ email: read('email') })}
      onSubmit={(values) => {
        auth.send({ type: 'email.submitted', ...values });
      }}
      buttons={<AuthSubmit auth={auth} text={m.auth_forgot_submit()} />}
    >
      {(errorOf) => <EmailField defaultValue={email} error={errorOf('email')} />}
    </FlowForm>
  );
};

const Sent = ({ auth }: { auth: AuthRef }) => {
  const failure = useSelector(auth, (snapshot) => snapshot.context.failure);
  return (
    <>
      <FailureLine failure={failure} />
      <ResentNotice auth={auth} />
      <ResendRow auth={auth} />
      <TextRow>
        <ViewButton auth={auth} view="forgotPassword">
          {m.auth_other_email()}
        </ViewButton>
      </TextRow>
    </>
  );
};

/** Asks for a mail that leads to a new password. */
export const ForgotPasswordForm = ({ auth }: { auth: AuthRef }) => {
  const wasSent = useSelector(auth, isMailSent);
  return (
    <>
      {wasSent ? <Sent auth={auth} /> : <Ask auth={auth} />}
      <TextRow text={m.auth_remembered()}>
        <ViewButton auth={auth} view="signIn">
          {m.auth_to_sign_in()}
        </ViewButton>
      </TextRow>
      <TextRow text={m.auth_to_sign_up_question()}>
        <ViewButton auth={auth} view="signUp">
          {m.auth_to_sign_up()}
        </ViewButton>
      </TextRow>
    </>
  );
};
