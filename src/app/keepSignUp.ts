import type { ActorRefFrom } from 'xstate';
import type { authMachine } from '#machines/auth/authMachine.ts';
import { signUpEmailOf, viewOf } from '#machines/auth/authSelectors.ts';
import type { sessionMachine } from '#machines/session/sessionMachine.ts';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { isAuthPage } from '#src/addresses/paths.ts';
import { readSignUp, writeSignUp } from '#src/browser/signUpStore.ts';

/** Has a page that is loaded anew wait for the code of a sign-up as it did before, unless somebody is signed in by then. Pages of signing in see to it themselves. */
export const keepSignUp = (
  auth: ActorRefFrom<typeof authMachine>,
  session: ActorRefFrom<typeof sessionMachine>,
): void => {
  const email = readSignUp();
  const restoring = session.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) return;
    restoring.unsubscribe();
    if (email === null || isAuthPage(window.location.pathname)) return;
    if (userOf(snapshot) === null) auth.send({ type: 'signUp.restored', email, presentation: 'modal' });
    else writeSignUp(null);
  });
  auth.subscribe((snapshot) => {
    if (viewOf(snapshot) === 'confirmEmail' && signUpEmailOf(snapshot) !== '') writeSignUp(signUpEmailOf(snapshot));
  });
  for (const end of ['auth.succeeded', 'auth.dismissed'] as const) auth.on(end, () => writeSignUp(null));
};
