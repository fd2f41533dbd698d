import type { LoaderFunction } from 'react-router';
import { waitFor } from 'xstate';
import { presentationOf } from '#machines/auth/authSelectors.ts';
import { presentationOf as presentationOfPurchase } from '#machines/purchase/purchaseSelectors.ts';
import { userOf } from '#machines/session/sessionSelectors.ts';
import type { Liora } from '../app/liora.ts';
import { paths } from '../addresses/paths.ts';
import { restoreSignUp } from '../app/keepSignUp.ts';
import { prepareFirstLine } from './firstLineCode.ts';
import type { Leads } from './leads.ts';
import { shopOpened } from './shop.ts';

/** Milliseconds that a form waits for the ways in by third parties, under which it would move when they came later. */
const PROVIDERS_TIMEOUT = 1000;

/** Opens a form as a page; those who have signed in need none, set up or not. */
export const openAuthPage =
  ({ session, auth, identityProviders }: Liora, leads: Leads, view: 'signIn' | 'signUp'): LoaderFunction =>
  async () => {
    const known = await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
    if (userOf(known) !== null) throw leads.to(paths.home());
    if (presentationOf(auth.getSnapshot()) === 'page') {
      auth.send({ type: 'view.chosen', view });
    } else {
      auth.send({ type: 'auth.closed' });
      if (view !== 'signUp' || !restoreSignUp(auth, 'page'))
        auth.send({ type: 'auth.opened', view, presentation: 'page' });
    }
    await waitFor(identityProviders, (snapshot) => !snapshot.hasTag('busy'), { timeout: PROVIDERS_TIMEOUT }).catch(
      () => undefined,
    );
    return null;
  };

/** Takes the link of a mail, or what a third party said, to the auth container. */
export const openReturn =
  ({ auth }: Liora, leads: Leads): LoaderFunction =>
  async ({ request }) => {
    const { searchParams } = new URL(request.url);
    const [code, errNo] = [searchParams.get('code'), searchParams.get('errNo')];
    if (code !== null) await prepareFirstLine();
    auth.send({ type: 'auth.closed' });
    if (code !== null) auth.send({ type: 'link.opened', code });
    else if (errNo !== null && /^\d{1,6}$/.test(errNo)) auth.send({ type: 'oauth.returned', errNo: Number(errNo) });
    else throw leads.to(paths.signIn());
    return null;
  };

/** Shows what is on offer, unless an order is being followed or a choice waits for sign-in. */
export const openShop =
  ({ purchase }: Liora): LoaderFunction =>
  ({ request }) => {
    const snapshot = purchase.getSnapshot();
    if (snapshot.matches('closed') || presentationOfPurchase(snapshot) === 'page')
      purchase.send(shopOpened(new URL(request.url)));
    return null;
  };

/** Goes to the message that a link names by its time. */
export const seekMessage =
  (liora: Liora): LoaderFunction =>
  async ({ request, params: { characterId } }) => {
    const at = new URL(request.url).searchParams.get('at');
    if (characterId === undefined || at === null || !/^\d{1,16}$/.test(at)) return null;
    const { startChats } = await import('./startChats.ts');
    startChats(liora).seek(characterId, Number(at));
    return null;
  };

export const openResetLink =
  (liora: Liora): LoaderFunction =>
  async ({ request }) => {
    const { createPasswordReset } = await import('../flows/passwordReset.ts');
    const code = new URL(request.url).searchParams.get('code');
    liora.passwordReset(createPasswordReset).send({ type: 'link.opened', code });
    return null;
  };

export const openEmailChange =
  (liora: Liora): LoaderFunction =>
  async ({ request }) => {
    const { createEmailChange } = await import('../flows/emailChange.ts');
    const code = new URL(request.url).searchParams.get('code');
    liora.emailChange(createEmailChange).send({ type: 'link.opened', code });
    return null;
  };

/** Shows how often somebody was in need, as it is known then. */
export const openSafety =
  (liora: Liora): LoaderFunction =>
  async () => {
    const { createCareCounts } = await import('../flows/careCounts.ts');
    liora.careCounts(createCareCounts).send({ type: 'counts.wanted' });
    return null;
  };
