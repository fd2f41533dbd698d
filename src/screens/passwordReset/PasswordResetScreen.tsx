import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passwordResetMachine } from '#machines/passwordReset/passwordResetMachine.ts';
import { isBusy, isChecking, isLinkBroken } from '#machines/passwordReset/passwordResetSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { AccountPassword } from '../AccountPassword.tsx';
import { AuthPage } from '../auth/AuthPage.tsx';
import { FlowForm } from '../FlowForm.tsx';
import { SubmitRow } from '../SubmitRow.tsx';

export interface PasswordResetScreenProps {
  passwordReset: ActorRefFrom<typeof passwordResetMachine>;
}

const NewPasswordForm = ({ passwordReset }: PasswordResetScreenProps) => (
  <FlowForm
    flow={passwordReset}
    valuesOf={(read) => ({ password: read('password') })}
    onSubmit={(values) => {
      passwordReset.send({ type: 'password.submitted', ...values });
    }}
    buttons={
      <SubmitRow
        text={m.reset_submit()}
        isBusy={useSelector(passwordReset, isBusy)}
        onCancel={() => {
          passwordReset.send({ type: 'submit.cancelled' });
        }}
      />
    }
  >
    {(errorOf) => <AccountPassword label={m.reset_password()} name="password" isNew error={errorOf('password')} />}
  </FlowForm>
);

/** A new password, by the link of a mail. */
export const PasswordResetScreen = ({ passwordReset }: PasswordResetScreenProps) => {
  const isUnknown = useSelector(passwordReset, isChecking);
  const isBroken = useSelector(passwordReset, isLinkBroken);
  if (isUnknown) return <AuthPage title="" text="" />;
  return isBroken ? (
    <AuthPage title={m.reset_broken_title()} text={m.reset_broken_text()}>
      <Button
        isFullWidth
        onClick={() => {
          passwordReset.send({ type: 'resetMail.requested' });
        }}
      >
        {m.reset_another()}
      </Button>
    </AuthPage>
  ) : (
    <AuthPage title={m.reset_title()} text={m.reset_text()}>
      <NewPasswordForm passwordReset={passwordReset} />
    </AuthPage>
  );
};
