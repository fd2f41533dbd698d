import { m } from '#src/paraglide/messages.js';
import type { AuthRef } from './authTypes.ts';
import { TextRow } from './TextRow.tsx';
import { ToSignInRow } from './ToSignInRow.tsx';
import { ViewButton } from './ViewButton.tsx';

/** For who signed up with an email that is not theirs, or has an account. */
export const OtherEmailRow = ({ auth }: { auth: AuthRef }) => (
  <>
    <TextRow>
      <ViewButton auth={auth} view="signUp">
        {m.auth_other_email()}
      </ViewButton>
    </TextRow>
    <ToSignInRow auth={auth} />
  </>
);
