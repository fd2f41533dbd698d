import { m } from '#src/paraglide/messages.js';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { AuthRef } from './authTypes.ts';
import { Waiting } from './Waiting.tsx';

/** While the link of a mail is being confirmed. */
export const Confirming = ({ auth }: { auth: AuthRef }) => (
  <>
    <output>
      <VisuallyHidden>{m.auth_confirming()}</VisuallyHidden>
    </output>
    <Waiting auth={auth} text={m.auth_confirming()} />
  </>
);
