import { useSelector } from '@xstate/react';
import { knowsSignUp } from '#machines/auth/authSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { CodeField } from '#src/ui/CodeField.tsx';
import { FlowForm } from '../FlowForm.tsx';
import { AuthSubmit } from './AuthSubmit.tsx';
import type { AuthRef } from './authTypes.ts';
import { OtherEmailRow } from './OtherEmailRow.tsx';
import { ResendRow } from './ResendRow.tsx';
import { ResentNotice } from './ResentNotice.tsx';

/** The code of the mail, and the ways out when none arrived. */
export const ConfirmEmailForm = ({ auth }: { auth: AuthRef }) => {
  const mayResend = useSelector(auth, knowsSignUp);
  return (
    <>
      <FlowForm
        flow={auth}
        valuesOf={(read) => ({ code: read('code') })}
        onSubmit={(values) => {
          auth.send({ type: 'code.submitted', ...values });
        }}
        buttons={
          <>
            <ResentNotice auth={auth} />
            <AuthSubmit auth={auth} text={m.auth_confirm()} />
          </>
        }
      >
        {(errorOf) => (
          <CodeField
            label={m.auth_code()}
            name="code"
            placeholder={m.auth_code_placeholder()}
            error={errorOf('code')}
          />
        )}
      </FlowForm>
      {mayResend ? <ResendRow auth={auth} /> : null}
      <OtherEmailRow auth={auth} />
    </>
  );
};
