import { isSitePath } from '#contract/path.ts';
import { presentationOf } from '#machines/auth/authSelectors.ts';
import { wantedOf } from '#machines/routeGuard/routeGuardSelectors.ts';
import { presentationOf as purchasePresentationOf } from '#machines/purchase/purchaseSelectors.ts';
import type { EndCause } from '#machines/session/sessionMachine.ts';
import { hasLoadFailed } from '#machines/session/sessionSelectors.ts';
import { here } from '../app/here.ts';
import type { Liora } from '../app/liora.ts';
import { isAuthPage, isShop, paths } from '../addresses/paths.ts';
import { conversationIn } from '../addresses/places.ts';
import { FAREWELL } from './farewell.ts';
import { loadFirstLine } from './firstLineCode.ts';
import { wideWindow } from './middlewares.ts';
import { keepFocus } from './keepFocus.ts';
import type { Router } from './router.ts';
import { sayKeptToast, sayToast } from './sayToast.ts';
import { shopOpened } from './shop.ts';

/** Who leaves a form does not come back to it. */
const goTo = (router: Router, path: string): void =>
  void router.navigate(path, { replace: isAuthPage(router.state.location.pathname) });

/** Takes people where a flow wants them, and says what it wants said. */
const followApp = (liora: Liora, router: Router): void => {
  const { app, purchase, routeGuard } = liora;
  app.on('redirect.ready', ({ path }) => {
    // Who has set a new password sees first what that has ended, and goes on from there.
    if (liora.isReviewingPassword()) return;
    routeGuard.send({ type: 'redirect.taken' });
    goTo(router, path);
  });
  app.on('navigation.wanted', ({ url }) => {
    window.location.assign(url);
  });
  // Whatever the page was loading meanwhile is asked for again by who needs it.
  app.on('navigation.dropped', () => window.stop());
  app.on('return.wanted', ({ path }) => {
    if (path !== here()) goTo(router, path);
  });
  // A page that the browser kept, as it was when it left for the checkout.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) purchase.send({ type: 'page.restored' });
  });
  app.on('code.unhandled', ({ errNo }) => {
    // oxlint-disable-next-line no-console -- nothing is shown of it elsewhere
    console.warn(`Nothing handles the code ${errNo}`);
  });
  app.on('toast.wanted', ({ toast }) => sayToast(toast));
  sayKeptToast();
};

/** Keeps the focus while it is asked who is there, and leaves where a session has ended. */
const followSession = (liora: Liora, router: Router): void => {
  const { app, session, routeGuard } = liora;
  let wasAskedInVain = hasLoadFailed(session.getSnapshot());
  session.subscribe((snapshot) => {
    // The button that asks at once goes with what it stands in.
    if (wasAskedInVain && !hasLoadFailed(snapshot)) keepFocus();
    wasAskedInVain = hasLoadFailed(snapshot);
  });
  let isDeleted = false;
  app.on('account.deleted', () => {
    isDeleted = true;
  });
  const leave = async (cause: EndCause): Promise<void> => {
    const wanted = wantedOf(routeGuard.getSnapshot());
    const place = isDeleted ? paths.farewell() : paths.home();
    const state = isDeleted ? FAREWELL : null;
    isDeleted = false;
    await router.navigate(place, { state });
    liora.forgetUser(cause);
    // Who comes back may go on where this tab was left.
    if (cause === 'elsewhere' && wanted?.requiresSignIn === true) await router.navigate(wanted.path);
  };
  app.on('session.ended', ({ cause }) => void leave(cause));
};

/** A mail's link opens a tab that knows nothing of what was said in the one of the sign-up. */
const takeUp = async (characterId: string): Promise<void> => {
  try {
    const { takeUpFirstLine } = await loadFirstLine();
    takeUpFirstLine(characterId);
  } catch {
    // Loading the page anew has not helped; the line can be said again.
  }
};

/** Leaves the page of a form that is closed, or that has let somebody in. */
const followAuth = ({ auth }: Liora, router: Router): void => {
  const leaveAuthPage = (path: string): void => {
    if (isAuthPage(router.state.location.pathname)) goTo(router, path);
  };
  auth.on('auth.dismissed', () => leaveAuthPage(paths.home()));
  const goOn = async (): Promise<void> => {
    const query = new URLSearchParams(router.state.location.search);
    /** Where a third-party sign-in was to return to. */
    const state = query.get('state');
    const path = isSitePath(state) ? state : paths.home();
    const characterId = conversationIn(path);
    if (query.has('code') && characterId !== undefined) await takeUp(characterId);
    leaveAuthPage(path);
    keepFocus();
  };
  auth.on('auth.succeeded', () => void goOn());
};

/** Tells flows that the place they belong to was left. */
const tellFlows = (liora: Liora, router: Router): void => {
  const { auth, purchase } = liora;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle') return;
    if (!isAuthPage(location.pathname) && presentationOf(auth.getSnapshot()) === 'page')
      auth.send({ type: 'auth.closed' });
    if (!isShop(location.pathname) && purchasePresentationOf(purchase.getSnapshot()) === 'page')
      purchase.send({ type: 'purchase.closed' });
    if (conversationIn(location.pathname) === undefined) liora.leaveChat();
    if (location.pathname !== paths.passwordReset()) liora.leavePasswordReset();
    if (location.pathname !== paths.emailChange()) liora.leaveEmailChange();
    if (location.pathname !== paths.settings() && !isShop(location.pathname)) liora.leaveSettings();
    if (location.pathname !== paths.settings() && location.pathname !== paths.passwordReset()) liora.leaveAccess();
    liora.followOwnCharacters(location.pathname);
    liora.followGallery(location.pathname);
  });
};

/** What a modal over it has closed, the screen of buying shows again. */
const keepShopOpen = ({ purchase }: Liora, router: Router): void => {
  let wasClosed = purchase.getSnapshot().matches('closed');
  purchase.subscribe((snapshot) => {
    const { location, navigation } = router.state;
    const isClosing = snapshot.matches('closed') && !wasClosed;
    wasClosed = snapshot.matches('closed');
    if (isClosing && isShop(location.pathname) && navigation.state === 'idle') purchase.send(shopOpened(location));
  });
};

/** Takes people where the flows say, and tells the flows where people went. */
export const followFlows = (liora: Liora, router: Router): void => {
  followApp(liora, router);
  followSession(liora, router);
  followAuth(liora, router);
  tellFlows(liora, router);
  keepShopOpen(liora, router);
  wideWindow.addEventListener('change', () => {
    const characterId = conversationIn(router.state.location.pathname);
    if (characterId !== undefined) void router.navigate(paths.conversation(characterId), { replace: true });
  });
};
