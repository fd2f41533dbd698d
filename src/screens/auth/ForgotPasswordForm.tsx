import { useSelector } from '@xstate/react';
import { emailOf, isBusy, isMailSent, isResent } from '#machines/auth/authSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Form } from '#src/ui/Form.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { FailureLine } from '../FailureLine.tsx';
import { fieldText } from '../fieldText.ts';
import { SubmitRow } from '../SubmitRow.tsx';
import type { AuthRef } from './authTypes.ts';
import { EmailField } from './EmailField.tsx';
import { ResendRow } from './ResendRow.tsx';
import { TextRow } from './TextRow.tsx';
import { ViewButton } from './ViewButton.tsx';

const Ask = ({ auth }: { auth: AuthRef }) => {
  const isWaiting = useSelector(auth, isBusy);
  const email = useSelector(auth, emailOf);
  const fields = useSelector(auth, (snapshot) => snapshot.context.fields);
  const failure = useSelector(auth, (snapshot) => snapshot.context.failure);
  return (
    <Form
      errors={fields}
      onChange={(read) => {
        auth.send({ type: 'form.changed', values: { email: read('email') } });
      }}
      onSubmit={(read) => {
        auth.send({ type: 'email.submitted', email: read('email') });
      }}
    >
      <EmailField defaultValue={email} error={fieldText(fields, 'email')} />
      <FailureLine failure={failure} />
      <SubmitRow
        text={m.auth_forgot_submit()}
        isBusy={isWaiting}
        onCancel={() => {
          auth.send({ type: 'submit.cancelled' });
        }}
      />
    </Form>
  );
};

const Sent = ({ auth }: { auth: AuthRef }) => {
  const wasSentAgain = useSelector(auth, isResent);
  const failure = useSelector(auth, (snapshot) => snapshot.context.failure);
  return (
    <>
      <FailureLine failure={failure} />
      {wasSentAgain ? (
        <Notice tone="success" isAlert>
          {m.auth_resent()}
        </Notice>
      ) : null}
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
