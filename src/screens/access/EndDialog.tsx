import { useSelector } from '@xstate/react';
import { identityToEndOf, isEnding, sessionToEndOf } from '#machines/access/accessSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { AccessRef } from './accessTypes.ts';
import { deviceText } from './accessWording.ts';

/** Asks before a device is signed out, or a third-party sign-in ended. */
export const EndDialog = ({ access }: { access: AccessRef }) => {
  const identity = useSelector(access, identityToEndOf);
  const session = useSelector(access, sessionToEndOf);
  const dialog = {
    isWaiting: useSelector(access, isEnding),
    onSubmit: () => {
      access.send({ type: 'end.confirmed' });
    },
    onDismiss: () => {
      access.send({ type: 'end.cancelled' });
    },
  };
  if (identity !== null)
    return (
      <ConfirmDialog
        {...dialog}
        title={m.access_end_identity_title({ name: identity.name })}
        text={m.access_end_identity_text()}
        submitText={m.access_end_identity_submit()}
      />
    );
  return session === null ? null : (
    <ConfirmDialog
      {...dialog}
      title={m.access_end_session_title()}
      text={m.access_end_session_text({ device: deviceText(session) })}
      submitText={m.access_end_session_submit()}
    />
  );
};
