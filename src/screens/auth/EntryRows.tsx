import { m } from '#src/paraglide/messages.js';
import type { AuthRef } from './authTypes.ts';
import { TextRow } from './TextRow.tsx';
import { ViewButton } from './ViewButton.tsx';

/** The way to signing in, below the question `text`. */
export const SignInRow = ({ auth, text }: { auth: AuthRef; text: string }) => (
  <TextRow text={text}>
    <ViewButton auth={auth} view="signIn">
      {m.auth_to_sign_in()}
    </ViewButton>
  </TextRow>
);

/** The way to an account of one's own. */
export const SignUpRow = ({ auth }: { auth: AuthRef }) => (
  <TextRow text={m.auth_to_sign_up_question()}>
    <ViewButton auth={auth} view="signUp">
      {m.auth_to_sign_up()}
    </ViewButton>
  </TextRow>
);
