import { useSelector } from '@xstate/react';
import { isResending } from '#machines/auth/authSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import type { AuthRef } from './authTypes.ts';
import { TextButton, TextRow } from './TextRow.tsx';

/** For a mail that did not arrive. */
export const ResendRow = ({ auth }: { auth: AuthRef }) => {
  const isSending = useSelector(auth, isResending);
  return (
    <TextRow text={m.auth_resend_question()}>
      <TextButton
        isBusy={isSending}
        onClick={() => {
          auth.send({ type: 'mail.resendRequested' });
        }}
      >
        {isSending ? m.auth_resending() : m.auth_resend()}
      </TextButton>
      {isSending ? (
        <TextButton
          onClick={() => {
            auth.send({ type: 'submit.cancelled' });
          }}
        >
          {m.action_cancel()}
        </TextButton>
      ) : null}
    </TextRow>
  );
};
