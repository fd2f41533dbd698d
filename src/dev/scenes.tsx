import type { ReactNode } from 'react';
import type { AnswerFailure, Message } from '#contract/chat.ts';
import { DefaultLayout } from '#src/layouts/DefaultLayout.tsx';
import { PlainLayout } from '#src/layouts/PlainLayout.tsx';
import AuthContainer from '#src/screens/auth/AuthContainer.tsx';
import { BillingSections } from '#src/screens/billing/BillingSections.tsx';
import type { BillingRefs } from '#src/screens/billing/billingTypes.ts';
import { DeletionLosses } from '#src/screens/billing/DeletionLosses.tsx';
import type { ConversationFlows } from '#src/screens/conversation/chatTypes.ts';
import { ConversationScreen } from '#src/screens/conversation/ConversationScreen.tsx';
import { NO_FILTER } from '#machines/explore/exploreMachine.ts';
import { ConversationsAside } from '#src/screens/conversations/ConversationsAside.tsx';
import { ErrorScreen } from '#src/screens/error/ErrorScreen.tsx';
import { FarewellScreen } from '#src/screens/farewell/FarewellScreen.tsx';
import { GoOn } from '#src/screens/home/GoOn.tsx';
import { GoOnSkeleton } from '#src/screens/home/GoOnSkeleton.tsx';
import { Hero } from '#src/screens/home/Hero.tsx';
import { HomeScreen } from '#src/screens/home/HomeScreen.tsx';
import { AboutScreen } from '#src/screens/about/AboutScreen.tsx';
import PurchaseModal from '#src/screens/purchase/PurchaseModal.tsx';
import { PurchaseScreen } from '#src/screens/purchase/PurchaseScreen.tsx';
import { SettingsScreen } from '#src/screens/settings/SettingsScreen.tsx';
import SetupModal from '#src/screens/setup/SetupModal.tsx';
import { SetupScreen } from '#src/screens/setup/SetupScreen.tsx';
import { accessScenes } from './accessScenes.tsx';
import {
  auth,
  awaitingEmail,
  chat,
  flowsOf,
  explore,
  list,
  livingChat,
  offline,
  providers,
  session,
  settings,
  setup,
} from './actors.ts';
import { characterScenes } from './characterScenes.tsx';
import { conversationActs, search } from './conversationSamples.ts';
import { conversationScenes } from './conversationScenes.tsx';
import { generatorScenes } from './generatorScenes.tsx';
import {
  inDebt,
  ledgerSample,
  ordersSample,
  pastDue,
  renewing,
  subscribed,
  subscriptionSample,
  toConfirm,
  underWay,
  unpaid,
} from './billingSamples.ts';
import { labScenes } from './flows/labScenes.tsx';
import { Gallery } from './Gallery.tsx';
import { galleryScenes } from './galleryScenes.tsx';
import { iconScenes } from './iconScenes.tsx';
import { meetingScenes } from './meetingScenes.tsx';
import { pictureScenes } from './pictureScenes.tsx';
import { portraitScenes } from './portraitScenes.tsx';
import { profileScenes } from './profileScenes.tsx';
import { reportsScenes } from './reportsScenes.tsx';
import { boughtTokens, purchaseSample } from './purchaseSamples.ts';
import { safetyScenes } from './safetyScenes.tsx';
import {
  character,
  comingBack,
  facedCharacter,
  longDescription,
  manyMessages,
  messages,
  plainMessage,
  user,
} from './samples.ts';

const ignore = () => undefined;
const signedIn = () => session('signedIn');
const signedOut = () => session('signedOut');

const framed = (who: ReturnType<typeof session>, screen: ReactNode, frame: 'page' | 'conversation' = 'page') => (
  <DefaultLayout session={who} onSignIn={ignore} frame={frame}>
    {screen}
  </DefaultLayout>
);
const homeWith = (who: ReturnType<typeof session>, catalogue: ReturnType<typeof explore>, opening?: ReactNode) =>
  framed(
    who,
    <HomeScreen
      explore={catalogue}
      session={who}
      hasHero={opening === undefined}
      opening={opening ?? <Hero explore={catalogue} session={who} />}
    />,
  );
const homeOf = (who: ReturnType<typeof session>, ...state: Parameters<typeof explore>) =>
  homeWith(who, explore(...state));
const home = (...state: Parameters<typeof explore>) => homeOf(signedOut(), ...state);
const talkWith = (flows: ConversationFlows, answersLeft: number | null = null) =>
  framed(
    signedIn(),
    <ConversationScreen
      flows={flows}
      isDemo
      pictureCost={10}
      tokens={{ answersLeft, onGetTokens: ignore }}
      aside={
        <ConversationsAside
          conversations={list('ready')}
          acts={conversationActs({ resting: 'idle' })}
          search={search('idle')}
          activeId={character.characterId}
        />
      }
    />,
    'conversation',
  );
const talk = (...state: Parameters<typeof chat>) => talkWith(flowsOf(chat(...state)));
const shop = (purchase: ReturnType<typeof purchaseSample>) => {
  const who = signedIn();
  return (
    <>
      {framed(who, <PurchaseScreen purchase={purchase} session={who} />)}
      <PurchaseModal purchase={purchase} session={who} />
    </>
  );
};
const plain = (...state: Parameters<typeof auth>) => (
  <PlainLayout>
    <AuthContainer auth={auth(...state)} identityProviders={providers()} errand={null} presentation="page" />
  </PlainLayout>
);
const modal = (...state: Parameters<typeof auth>) => (
  <>
    {home({ ready: 'idle' })}
    <AuthContainer auth={auth(...state)} identityProviders={providers()} errand={null} presentation="modal" />
  </>
);
const billed = (billing: BillingRefs, open: Parameters<typeof settings>[0] = 'overview') =>
  framed(
    signedIn(),
    <SettingsScreen settings={settings(open)} losses={<DeletionLosses billing={billing} />}>
      <BillingSections billing={billing} />
    </SettingsScreen>,
  );
const asked = (...state: Parameters<typeof setup>) => (
  <>
    {home({ ready: 'idle' })}
    <SetupModal setup={setup(...state)} />
  </>
);
type Exchange =
  | 'idle'
  | 'agreeing'
  | 'unsent'
  | 'heldBack'
  | 'answerFailed'
  | 'lost'
  | { running: 'sending' | 'answering' | 'stopping' };
const exchange = (value: Exchange) => ({ open: { history: 'idle', exchange: value } }) as const;
const ending = (status: Message['status'], text: string): Message[] => [
  ...messages,
  { ...plainMessage, msgId: 'a', role: 'user', text: 'One more story?', createTime: Date.now() - 2 },
  { ...plainMessage, msgId: 'b', role: 'companion', text, status, createTime: Date.now() - 1 },
];
const failedBy =
  (failure: AnswerFailure) =>
  (message: Message): Message =>
    message.status === 'failed' ? { ...message, failure } : message;
const request = {
  kind: 'send',
  characterId: character.characterId,
  text: 'One more story, please?',
  picture: false,
  intentId: 'intent',
} as const;
const page = { presentation: 'page' } as const;
const known = { signupInputEmail: 'ada.lovelace@example.com' } as const;

/** Every screen in every state worth looking at, by name. */
export const scenes: Readonly<Record<string, () => ReactNode>> = {
  parts: () => <Gallery />,
  home: () => home({ ready: 'idle' }),
  'home-signed-in': () => homeOf(signedIn(), { ready: 'idle' }, { filter: { ...NO_FILTER, tag: 'calm' } }),
  'home-going-on': () =>
    homeWith(
      signedIn(),
      explore({ ready: 'idle' }),
      <GoOn conversations={list('ready', { conversations: comingBack })} hero={null} />,
    ),
  'home-going-on-loading': () => homeWith(signedIn(), explore({ ready: 'idle' }), <GoOnSkeleton />),
  'home-going-on-failed': () =>
    homeWith(
      signedIn(),
      explore({ ready: 'idle' }),
      <GoOn conversations={list('failed', { conversations: [], failure: offline })} hero={null} />,
    ),
  'home-unknown': () => homeOf(session({ failed: 'waiting' }, { tries: 1 }), { ready: 'idle' }),
  'home-outdated': () =>
    homeOf(session({ failed: 'paused' }, { user, userInfoCode: 0, tries: 1, isOnline: false }), { ready: 'idle' }),
  'home-loading': () => home('loading', { featured: [], tags: [], characters: [] }),
  'home-failed': () => home('failed', { featured: [], tags: [], characters: [], failure: offline }),
  'home-empty': () =>
    home({ ready: 'idle' }, { filter: { ...NO_FILTER, tag: 'bold' }, characters: [], nextCursor: null }),
  'home-more-failed': () => home({ ready: 'moreFailed' }, { failure: offline }),
  'home-loading-more': () => home({ ready: 'loadingMore' }),
  'home-choosing': () => home({ ready: 'choosing' }, { filter: { ...NO_FILTER, tag: 'calm' } }),
  'home-found': () =>
    home({ ready: 'idle' }, { filter: { ...NO_FILTER, query: 'lihgthouse', origin: 'ugc', sort: 'new' } }),
  'home-near': () =>
    home({ ready: 'idle' }, { filter: { ...NO_FILTER, query: 'lighthouse jazz' }, near: 'lighthouse jazz' }),
  'home-nobody': () =>
    home({ ready: 'idle' }, { filter: { ...NO_FILTER, query: 'xylophone' }, characters: [], nextCursor: null }),
  'home-choosing-failed': () =>
    home({ ready: 'choosingFailed' }, { filter: { ...NO_FILTER, query: 'calm' }, failure: offline }),
  'sign-in': () => plain({ signIn: 'editing' }, page),
  'sign-in-wrong': () => plain({ signIn: 'editing' }, { ...page, failure: { errNo: 2001, fields: [] } }),
  'sign-up-fields': () =>
    plain(
      { signUp: 'editing' },
      {
        ...page,
        fields: [
          { path: 'email', reason: 'notAnEmail' },
          { path: 'password', reason: 'tooShort' },
        ],
      },
    ),
  'sign-up-busy': () => plain({ signUp: 'submitting' }, page),
  confirm: () => plain({ confirmEmail: 'editing' }, { ...page, ...known }),
  'confirm-resent': () => plain({ confirmEmail: 'resent' }, { ...page, ...known }),
  'confirm-link': () => plain({ confirmEmail: 'submitting' }, page),
  'confirm-elsewhere': () => plain({ choosePassword: 'editing' }, { ...page, code: 'ABCDEFGH2345' }),
  'page-opening': () => plain('closed'),
  'forgot-password': () => plain({ forgotPassword: 'editing' }, page),
  'forgot-password-sent': () => plain({ forgotPassword: 'resent' }, { ...page, email: 'ada.lovelace@example.com' }),
  'third-party-leaving': () => plain({ authRedirect: 'asking' }, { ...page, oauthType: 'example' }),
  'third-party-refused': () => plain({ signIn: 'editing' }, { ...page, failure: { errNo: 2003, fields: [] } }),
  'link-account': () => plain({ linkAccount: 'editing' }, page),
  'forgot-password-modal': () => modal({ forgotPassword: 'editing' }),
  settings: () => framed(signedIn(), <SettingsScreen settings={settings('overview', { notice: 'saved' })} />),
  'settings-profile': () => framed(signedIn(), <SettingsScreen settings={settings({ profile: 'editing' })} />),
  'settings-country': () => framed(signedIn(), <SettingsScreen settings={settings({ country: 'editing' })} />),
  'settings-password': () => framed(signedIn(), <SettingsScreen settings={settings({ password: 'editing' })} />),
  'settings-email': () => framed(signedIn(), <SettingsScreen settings={settings({ email: 'editing' })} />),
  'settings-email-waiting': () =>
    framed(signedIn(), <SettingsScreen settings={settings({ email: 'waiting' }, { user: awaitingEmail })} />),
  'settings-conversations': () =>
    framed(signedIn(), <SettingsScreen settings={settings({ conversations: 'editing' })} pictureCost={10} />),
  'settings-deletion': () => billed(subscribed(), { deletion: 'confirming' }),
  'purchase-tokens': () => shop(purchaseSample({ open: 'choosing' })),
  'purchase-plans': () => shop(purchaseSample({ open: 'choosing' }, { view: 'subscriptions' })),
  'purchase-plans-yearly': () => shop(purchaseSample({ open: 'choosing' }, { view: 'subscriptions', months: 12 })),
  'purchase-loading': () => shop(purchaseSample({ open: 'loadingOffers' }, { offers: null })),
  'purchase-failed': () => shop(purchaseSample({ open: 'loadFailed' }, { offers: null, failure: offline })),
  'purchase-refused': () => shop(purchaseSample({ open: 'choosing' }, { failure: { errNo: 1007, fields: [] } })),
  'purchase-modal': () => shop(purchaseSample({ open: 'choosing' }, { presentation: 'modal' })),
  'purchase-following': () => shop(purchaseSample({ following: 'waiting' }, { presentation: 'modal' })),
  'purchase-done': () => shop(purchaseSample('done', { presentation: 'modal', order: boughtTokens })),
  'purchase-given-back': () =>
    shop(purchaseSample('refunded', { presentation: 'modal', order: { ...boughtTokens, reason: 60_003 } })),
  'billing-subscribed': () => billed(subscribed()),
  'billing-change': () =>
    billed({
      subscription: subscriptionSample('choosingPlan'),
      ledger: ledgerSample('loading', { remaining: null }),
      orders: ordersSample('loading', { orders: [] }),
    }),
  'billing-following': () =>
    billed({ ...subscribed(), subscription: subscriptionSample({ following: 'waiting' }, { subscription: underWay }) }),
  'billing-still-to-pay': () =>
    billed({ ...subscribed(), subscription: subscriptionSample('ready', { subscription: underWay }) }),
  'billing-to-confirm': () =>
    billed({
      ...subscribed(),
      subscription: subscriptionSample({ following: 'waiting' }, { subscription: toConfirm }),
    }),
  'billing-unconfirmed': () => billed({ ...subscribed(), subscription: subscriptionSample('unconfirmed') }),
  'billing-begun': () => billed({ ...subscribed(), subscription: subscriptionSample('ready', { isBegun: true }) }),
  'billing-empty': () =>
    billed({
      subscription: subscriptionSample('ready', { subscription: null }),
      ledger: ledgerSample('ready', { lines: [], hasMore: false, remaining: { ...inDebt, debt: 0 } }),
      orders: ordersSample('ready', { orders: [], hasMore: false }),
    }),
  'billing-past-due': () =>
    billed({
      subscription: subscriptionSample('ready', { subscription: pastDue }),
      ledger: ledgerSample('ready', { remaining: inDebt }),
      orders: ordersSample('ready', { orderId: 'unspent', failure: { errNo: 1005, fields: [] } }),
    }),
  'billing-renewing': () =>
    billed({ ...subscribed(), subscription: subscriptionSample('ready', { subscription: renewing }) }),
  'billing-unpaid': () =>
    billed({ ...subscribed(), subscription: subscriptionSample('ready', { subscription: unpaid }) }),
  'billing-refund': () =>
    billed({
      subscription: subscriptionSample('ready'),
      ledger: ledgerSample('ready'),
      orders: ordersSample('confirming', { orderId: 'unspent' }),
    }),
  'billing-failed': () =>
    billed({
      subscription: subscriptionSample('loadFailed', { failure: offline }),
      ledger: ledgerSample('loadFailed', { failure: offline }),
      orders: ordersSample('loadFailed', { failure: offline }),
    }),
  about: () => framed(signedOut(), <AboutScreen />),
  'modal-sign-in': () => modal({ signIn: 'editing' }),
  'modal-sign-up': () => modal({ signUp: 'submitting' }, { failure: null }),
  'modal-confirm': () => modal({ confirmEmail: 'resending' }, known),
  'setup-profile': () => asked({ nameAndPronoun: 'editing' }),
  'setup-profile-wrong': () =>
    asked(
      { nameAndPronoun: 'editing' },
      {
        fields: [
          { path: 'name', reason: 'tooShort' },
          { path: 'pronoun', reason: 'tooShort' },
        ],
      },
    ),
  'setup-age': () => asked({ ageSelection: 'editing' }),
  'setup-age-failed': () => asked({ ageSelection: 'editing' }, { failure: offline }),
  'setup-change-age': () => asked({ underAgeChangeAge: 'editing' }),
  'setup-under-age': () => asked('underAge'),
  'setup-page': () => (
    <PlainLayout>
      <SetupScreen />
    </PlainLayout>
  ),
  chat: () => talk(exchange('idle')),
  'chat-living': () => framed(signedIn(), <ConversationScreen flows={flowsOf(livingChat())} />, 'conversation'),
  'chat-start': () => talk(exchange('idle'), { messages: [] }),
  'chat-face-bright': () =>
    talk(exchange('idle'), { character: facedCharacter, messages: ending('done', '*She laughs.* You did it!') }),
  'chat-face-start': () => talk(exchange('idle'), { character: facedCharacter, messages: [] }),
  'chat-intro-long': () =>
    talk(exchange('idle'), {
      character: { ...character, description: longDescription },
      messages: messages.slice(0, 1),
    }),
  'chat-reminder-start': () => talkWith(flowsOf(chat(exchange('idle')), {}, 'start')),
  'chat-reminder-use': () => talkWith(flowsOf(chat(exchange('idle')), {}, 'use')),
  'chat-long': () => talk(exchange('idle'), { messages: manyMessages, hasMore: true }),
  'chat-older': () => talk({ open: { history: 'loadingOlder', exchange: 'idle' } }, { hasMore: true }),
  'chat-older-failed': () => talk({ open: { history: 'olderFailed', exchange: 'idle' } }, { hasMore: true }),
  'chat-sending': () => talk(exchange({ running: 'sending' }), { request }),
  'chat-typing': () => talk(exchange({ running: 'answering' }), { messages: ending('generating', '') }),
  'chat-streaming': () =>
    talk(exchange({ running: 'answering' }), {
      messages: ending('generating', '*She pours two cups.* There was once a baker who'),
      draft: 'A draft\nof two lines',
    }),
  'chat-stopping': () =>
    talk(exchange({ running: 'stopping' }), { messages: ending('generating', 'There was once a baker who') }),
  'chat-stopped': () => talk(exchange('idle'), { messages: ending('stopped', 'There was once a baker who') }),
  'chat-failed': () =>
    talk(exchange('answerFailed'), {
      messages: ending('failed', 'There was once a'),
      failure: { errNo: 1007, fields: [] },
    }),
  'chat-refused': () =>
    talk(exchange('answerFailed'), {
      messages: ending('failed', '').map(failedBy({ reason: 'refused' })),
      failure: { errNo: 1008, fields: [] },
    }),
  'chat-held-back': () =>
    talk(exchange('heldBack'), {
      messages: ending('failed', '').map(failedBy({ reason: 'rateLimited', retryAfter: 40 })),
      failure: { errNo: 1007, fields: [], retryAfter: 40 },
    }),
  'chat-marks': () =>
    talk(exchange('idle'), {
      messages: ending(
        'done',
        '## The lamp\n\nIt is ~~off~~ on.\n\n---\n\n| Room | What is in it, and for how long it has been there | Light |\n|---|---|--:|\n| Hall | A lamp, since the very first winter | 40 W |',
      ),
    }),
  'chat-cut': () =>
    talk(exchange('idle'), {
      messages: ending('done', 'There was once a').map((one) => (one.msgId === 'b' ? { ...one, isCut: true } : one)),
    }),
  'chat-interrupted': () => talk(exchange('answerFailed'), { messages: ending('interrupted', 'There was once a') }),
  'chat-picture': () =>
    talk(exchange('idle'), {
      messages: ending('done', 'Here, by the window.').map((message) =>
        message.msgId === 'b' ? { ...message, image: character.portrait } : message,
      ),
    }),
  'chat-reasoning': () =>
    talk(exchange('idle'), {
      messages: ending('done', 'There was once a baker.').map((message) =>
        message.msgId === 'b' ? { ...message, reasoning: 'One more story. It should be short.' } : message,
      ),
    }),
  'chat-picture-price': () => talk(exchange('agreeing'), { request: { ...request, picture: 'ifSaid' } }),
  'chat-unsent': () => talk(exchange('unsent'), { request, failure: offline }),
  'chat-line-waits': () => talk(exchange('unsent'), { request, failure: { errNo: 3101, fields: [] } }),
  'chat-few-tokens': () => talkWith(flowsOf(chat(exchange('idle'))), 7),
  'chat-lost': () => talk(exchange('lost'), { messages: ending('generating', 'There was'), failure: offline }),
  'chat-too-long': () => talk(exchange('idle'), { draft: 'Long words. '.repeat(340) }),
  'chat-loading': () => talk('loading', { character: null }),
  'chat-load-failed': () => talk('loadFailed', { character: null, failure: offline }),
  'chat-not-found': () => talk('notFound', { character: null }),
  ...accessScenes,
  ...characterScenes,
  ...conversationScenes,
  ...galleryScenes,
  ...iconScenes,
  ...meetingScenes,
  ...pictureScenes,
  ...portraitScenes,
  ...profileScenes,
  ...reportsScenes,
  ...safetyScenes,
  ...generatorScenes,
  ...labScenes,
  farewell: () => framed(signedOut(), <FarewellScreen />),
  error: () => (
    <PlainLayout>
      <ErrorScreen />
    </PlainLayout>
  ),
};
