import type { ReactNode } from 'react';
import type { AuthView } from '#machines/auth/authSetup.ts';
import type { AuthRef } from './authTypes.ts';
import { TextButton } from './TextRow.tsx';

/** Leads to another view of the container. */
export const ViewButton = ({ auth, view, children }: { auth: AuthRef; view: AuthView; children: ReactNode }) => (
  <TextButton
    onClick={() => {
      auth.send({ type: 'view.chosen', view });
    }}
  >
    {children}
  </TextButton>
);
