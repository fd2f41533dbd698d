import type { ActorRefFrom } from 'xstate';
import type { authMachine } from '#machines/auth/authMachine.ts';
import type { AuthPresentation } from '#machines/auth/authSetup.ts';
import { signUpEmailOf, viewOf } from '#machines/auth/authSelectors.ts';
import type { sessionMachine } from '#machines/session/sessionMachine.ts';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { isAuthPage } from '#src/addresses/paths.ts';
import { closeSignUp, forgetSignUp, readSignUp, writeSignUp } from '#src/browser/signUpStore.ts';

/** Asks for the code of a sign-up again, where this tab waits for one; tells whether it does. */
export const restoreSignUp = (auth: ActorRefFrom<typeof authMachine>, presentation: AuthPresentation): boolean => {
  const kept = readSignUp();
  if (kept !== null) auth.send({ type: 'signUp.restored', email: kept.email, presentation });
  return kept !== null;
};

/**
 * Has a page that is loaded anew wait for the code of a sign-up as it did before, unless the person had closed that, or somebody is signed in by
 * then. Pages of signing in see to it themselves.
 */
export const keepSignUp = (
  auth: ActorRefFrom<typeof authMachine>,
  session: ActorRefFrom<typeof sessionMachine>,
): void => {
  const kept = readSignUp();
  const restoring = session.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) return;
    restoring.unsubscribe();
    const { pathname } = window.location;
    if (kept === null) return;
    if (userOf(snapshot) !== null) forgetSignUp();
    else if (kept.path === pathname && !isAuthPage(pathname))
      auth.send({ type: 'signUp.restored', email: kept.email, presentation: 'modal' });
  });
  auth.subscribe((snapshot) => {
    const email = signUpEmailOf(snapshot);
    if (viewOf(snapshot) === 'confirmEmail' && email !== '') writeSignUp({ email, path: window.location.pathname });
  });
  auth.on('auth.succeeded', forgetSignUp);
  auth.on('auth.dismissed', closeSignUp);
};
