import { useSelector } from '@xstate/react';
import { isBusy, isResending, isResent, knowsSignUp } from '#machines/auth/authSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { CodeField } from '#src/ui/CodeField.tsx';
import { Form } from '#src/ui/Form.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { FailureLine } from '../FailureLine.tsx';
import { fieldText } from '../fieldText.ts';
import { SubmitRow } from '../SubmitRow.tsx';
import type { AuthRef } from './authTypes.ts';
import { ResendRow } from './ResendRow.tsx';
import { TextRow } from './TextRow.tsx';
import { ViewButton } from './ViewButton.tsx';

/** The code of the mail, and the ways out when none arrived. */
export const ConfirmEmailForm = ({ auth }: { auth: AuthRef }) => {
  const isWaiting = useSelector(auth, (snapshot) => isBusy(snapshot) && !isResending(snapshot));
  const wasSent = useSelector(auth, isResent);
  const mayResend = useSelector(auth, knowsSignUp);
  const fields = useSelector(auth, (snapshot) => snapshot.context.fields);
  const failure = useSelector(auth, (snapshot) => snapshot.context.failure);
  return (
    <>
      <Form
        errors={fields}
        onChange={(read) => {
          auth.send({ type: 'form.changed', values: { code: read('code') } });
        }}
        onSubmit={(read) => {
          auth.send({ type: 'code.submitted', code: read('code') });
        }}
      >
        <CodeField
          label={m.auth_code()}
          name="code"
          placeholder={m.auth_code_placeholder()}
          error={fieldText(fields, 'code')}
        />
        <FailureLine failure={failure} />
        {wasSent ? (
          <Notice tone="success" isAlert>
            {m.auth_resent()}
          </Notice>
        ) : null}
        <SubmitRow
          text={m.auth_confirm()}
          isBusy={isWaiting}
          onCancel={() => {
            auth.send({ type: 'submit.cancelled' });
          }}
        />
      </Form>
      {mayResend ? <ResendRow auth={auth} /> : null}
      <TextRow>
        <ViewButton auth={auth} view="signUp">
          {m.auth_other_email()}
        </ViewButton>
        <ViewButton auth={auth} view="signIn">
          {m.auth_to_sign_in()}
        </ViewButton>
      </TextRow>
    </>
  );
};
