import type { User } from '#contract/user.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { textPage } from '../pageStyles.ts';
import { PageTitle } from '../PageTitle.tsx';

const heading = css({ textStyle: 'title' });
const state = css({ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '6', rowGap: '2' });
const term = css({ color: 'fg.muted' });
const value = css({ overflowWrap: 'anywhere' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

export interface TestAuthScreenProps {
  user: User | null;
  userInfoCode: number;
  /** Query of the address that the browser came back to. */
  returned: string;
  onSignIn: () => void;
  onSignOut: () => void;
}

/** For trying signing in: what the session holds, and the ways in and out. Not there in production. */
export const TestAuthScreen = ({ user, userInfoCode, returned, onSignIn, onSignOut }: TestAuthScreenProps) => (
  <section className={textPage}>
    <PageTitle>{m.test_auth_title()}</PageTitle>
    <h1 className={heading}>{m.test_auth_title()}</h1>
    <dl className={state}>
      <dt className={term}>{m.test_auth_user()}</dt>
      <dd className={value}>{user?.email ?? m.test_auth_nobody()}</dd>
      <dt className={term}>{m.test_auth_code()}</dt>
      <dd className={value}>{userInfoCode}</dd>
      <dt className={term}>{m.test_auth_returned()}</dt>
      <dd className={value}>{returned === '' ? m.test_auth_nothing() : returned}</dd>
    </dl>
    <div className={row}>
      <Button onClick={onSignIn} disabled={user !== null}>
        {m.nav_sign_in()}
      </Button>
      <Button variant="outline" color="ink" onClick={onSignOut} disabled={user === null}>
        {m.nav_sign_out()}
      </Button>
    </div>
  </section>
);
