import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { PASSWORD_MIN } from '#contract/account.ts';
import type { passwordResetMachine } from '#machines/passwordReset/passwordResetMachine.ts';
import { isBusy, isChecking, isLinkBroken } from '#machines/passwordReset/passwordResetSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Form } from '#src/ui/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { AuthPage } from '../auth/AuthPage.tsx';
import { FailureLine } from '../FailureLine.tsx';
import { fieldText } from '../fieldText.ts';
import { SubmitRow } from '../SubmitRow.tsx';

export interface PasswordResetScreenProps {
  passwordReset: ActorRefFrom<typeof passwordResetMachine>;
}

const NewPasswordForm = ({ passwordReset }: PasswordResetScreenProps) => {
  const isWaiting = useSelector(passwordReset, isBusy);
  const fields = useSelector(passwordReset, (snapshot) => snapshot.context.fields);
  const failure = useSelector(passwordReset, (snapshot) => snapshot.context.failure);
  return (
    <Form
      errors={fields}
      onChange={(read) => {
        passwordReset.send({ type: 'form.changed', values: { password: read('password') } });
      }}
      onSubmit={(read) => {
        passwordReset.send({ type: 'password.submitted', password: read('password') });
      }}
    >
      <PasswordField
        label={m.reset_password()}
        name="password"
        autoComplete="new-password"
        help={m.auth_new_password_help({ min: PASSWORD_MIN })}
        error={fieldText(fields, 'password')}
        showLabel={m.auth_show_password()}
        hideLabel={m.auth_hide_password()}
      />
      <FailureLine failure={failure} />
      <SubmitRow
        text={m.reset_submit()}
        isBusy={isWaiting}
        onCancel={() => {
          passwordReset.send({ type: 'submit.cancelled' });
        }}
      />
    </Form>
  );
};

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
