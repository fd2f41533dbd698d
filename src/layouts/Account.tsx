import { useSelector } from '@xstate/react';
import { Link, useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/sessionMachine.ts';
import { isSigningOut, isUnknown, userOf } from '#machines/session/sessionSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { AccountMenuButton } from './AccountMenuButton.tsx';
import { BalanceLink } from './BalanceLink.tsx';

const placeholder = css({ width: '11', height: '11', borderRadius: 'full' });
const row = css({ display: 'flex', alignItems: 'center', gap: '2' });
const fromTablet = css({ display: { base: 'none', md: 'inline-flex' } });

export interface AccountProps {
  session: ActorRefFrom<typeof sessionMachine>;
  /** Asks for the sign-in form over the screen. */
  onSignIn: () => void;
}

/** The corner for the account: sign in and up, or the menu of who is signed in. */
export const Account = ({ session, onSignIn }: AccountProps) => {
  const user = useSelector(session, userOf);
  const isWaiting = useSelector(session, isUnknown);
  const navigate = useNavigate();
  const isLeaving = useSelector(session, isSigningOut);
  if (isWaiting) return <Skeleton className={placeholder} />;
  if (user === null)
    return (
      <div className={row}>
        <Button size="md" variant="ghost" color="ink" onClick={onSignIn}>
          {m.nav_sign_in()}
        </Button>
        <Link to={paths.signUp()} className={`${button({ size: 'md', variant: 'solid', color: 'ink' })} ${fromTablet}`}>
          {m.nav_sign_up()}
        </Link>
      </div>
    );
  return isLeaving ? (
    <output>
      <VisuallyHidden>{m.nav_signing_out()}</VisuallyHidden>
      <Skeleton className={placeholder} />
    </output>
  ) : (
    <>
      <BalanceLink tokens={user.tokens} />
      <AccountMenuButton
        heading={user.name ?? user.email}
        onSettings={() => void navigate(paths.settings())}
        onSignOut={() => {
          session.send({ type: 'session.signOutRequested' });
        }}
      />
    </>
  );
};
