import { useSelector } from '@xstate/react';
import { isBusy, isResending } from '#machines/auth/authSelectors.ts';
import { SubmitRow } from '../SubmitRow.tsx';
import type { AuthRef } from './authTypes.ts';

/** Submits a form of the container. */
export const AuthSubmit = ({ auth, text }: { auth: AuthRef; text: string }) => (
  <SubmitRow
    text={text}
    isBusy={useSelector(auth, (snapshot) => isBusy(snapshot) && !isResending(snapshot))}
    onCancel={() => {
      auth.send({ type: 'submit.cancelled' });
    }}
  />
);
