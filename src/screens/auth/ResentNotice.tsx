import { useSelector } from '@xstate/react';
import { isResent } from '#machines/auth/authSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Notice } from '#src/ui/Notice.tsx';
import type { AuthRef } from './authTypes.ts';

/** Says that the mail was sent again. */
export const ResentNotice = ({ auth }: { auth: AuthRef }) =>
  useSelector(auth, isResent) ? (
    <Notice tone="success" isAlert>
      {m.auth_resent()}
    </Notice>
  ) : null;
