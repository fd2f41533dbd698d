import { m } from '#src/paraglide/messages.js';
import type { AuthRef } from './authTypes.ts';
import { TextRow } from './TextRow.tsx';
import { ViewButton } from './ViewButton.tsx';

/** For who has an account. */
export const ToSignInRow = ({ auth }: { auth: AuthRef }) => (
  <TextRow text={m.auth_to_sign_in_question()}>
    <ViewButton auth={auth} view="signIn">
      {m.auth_to_sign_in()}
    </ViewButton>
  </TextRow>
);
