import { useSelector } from '@xstate/react';
import { isBusy } from '#machines/auth/authSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Form } from '#src/ui/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { FailureLine } from '../FailureLine.tsx';
import { fieldText } from '../fieldText.ts';
import { SubmitRow } from '../SubmitRow.tsx';
import type { AuthRef } from './authTypes.ts';
import { TextRow } from './TextRow.tsx';
import { ViewButton } from './ViewButton.tsx';

/** The password of the account that a third-party sign-in is joined with. */
export const LinkAccountForm = ({ auth }: { auth: AuthRef }) => {
  const isWaiting = useSelector(auth, isBusy);
  const fields = useSelector(auth, (snapshot) => snapshot.context.fields);
  const failure = useSelector(auth, (snapshot) => snapshot.context.failure);
  return (
    <>
      <Form
        errors={fields}
        onChange={(read) => {
          auth.send({ type: 'form.changed', values: { password: read('password') } });
        }}
        onSubmit={(read) => {
          auth.send({ type: 'password.submitted', password: read('password') });
        }}
      >
        <PasswordField
          label={m.auth_password()}
          name="password"
          autoComplete="current-password"
          error={fieldText(fields, 'password')}
          showLabel={m.auth_show_password()}
          hideLabel={m.auth_hide_password()}
        />
        <FailureLine failure={failure} />
        <SubmitRow
          text={m.auth_link_submit()}
          isBusy={isWaiting}
          onCancel={() => {
            auth.send({ type: 'submit.cancelled' });
          }}
        />
      </Form>
      <TextRow>
        <ViewButton auth={auth} view="forgotPassword">
          {m.auth_forgot()}
        </ViewButton>
      </TextRow>
      <TextRow>
        <ViewButton auth={auth} view="signIn">
          {m.auth_to_sign_in()}
        </ViewButton>
      </TextRow>
    </>
  );
};
