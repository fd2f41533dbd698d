import { m } from '#src/paraglide/messages.js';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { AuthPage } from './AuthPage.tsx';
import type { AuthRef } from './authTypes.ts';
import { Waiting } from './Waiting.tsx';

/** While the link of a mail is being confirmed. */
export const Confirming = ({ auth }: { auth: AuthRef }) => (
  <AuthPage title={m.auth_confirming()} text={m.auth_confirming_text()}>
    <output>
      <VisuallyHidden>{m.auth_confirming()}</VisuallyHidden>
    </output>
    <Waiting auth={auth} text={m.auth_confirming()} />
  </AuthPage>
);
