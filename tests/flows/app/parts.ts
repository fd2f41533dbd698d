import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { errNo, setupErrNos } from '#contract/errNo.ts';
import { appModel, path } from './model.ts';
import { modalBy } from './product.ts';
import { authModel } from '../auth/model.ts';
import { purchaseModel } from '../purchase/model.ts';
import { guarded, open, routeGuardModel } from '../routeGuard/model.ts';
import { newcomer, sessionModel } from '../session/model.ts';
import { setupModel } from '../setup/model.ts';
import { type Outside, type Reduced, reduced, situationsIn } from '@liora/flow-kit/model/alike.ts';
import type { Step } from '@liora/flow-kit/model/explore.ts';
import type { Stimulus } from '@liora/flow-kit/model/stimuli.ts';
import { type AnyModel, ignored, type Variants } from '@liora/flow-kit/model/model.ts';
import { type Part, partOf } from '@liora/flow-kit/model/part.ts';
import { type Product, productOf } from '@liora/flow-kit/model/product.ts';

/** The app and the flows that it lets act on each other, to be explored together. */

const models = {
  app: appModel,
  session: sessionModel,
  auth: authModel,
  setup: setupModel,
  purchase: purchaseModel,
  routeGuard: routeGuardModel,
} satisfies Record<string, AnyModel>;
export const flowNames = Object.keys(models);

/** Whom an event comes from. */
const sendersOf = ({ description }: AnyModel, type: string): string[] => [description?.events[type]?.by ?? []].flat();

/** Fixtures without the events that the other parts send, since those are told by them. */
const fromOutside = (
  model: AnyModel,
  changes: Readonly<Record<string, Variants<object>>> = {},
): AnyModel['fixtures'] => {
  const inner = new Set(flowNames.map((name) => `flow ${name}`));
  return {
    ...model.fixtures,
    failed: model.machine.id === 'app' ? {} : model.fixtures.failed,
    events: Object.fromEntries(
      Object.entries({ ...model.fixtures.events, ...changes }).map(([type, variants]) => [
        type,
        sendersOf(model, type).every((sender) => inner.has(sender)) ? ignored : variants,
      ]),
    ),
  };
};

const isAddress = ({ name, payload }: Stimulus): boolean =>
  name === 'link.opened' || name === 'route.wanted' || Object(payload).presentation === 'page';

/** Done on the screen, where an open modal leaves nothing else to press. What an address does can be done all the same. */
const onScreen =
  (model: AnyModel) =>
  (stimulus: Stimulus): boolean =>
    stimulus.kind === 'event' && sendersOf(model, stimulus.name).includes('user') && !isAddress(stimulus);

const part = (model: AnyModel): Part => partOf(model, onScreen(model));

const codes = {
  'not signed in': errNo.notSignedIn,
  'name and pronoun needed': errNo.setupNameAndPronoun,
  'age needed': errNo.setupAge,
  'under age': errNo.underAge,
  'other age needed': errNo.underAgeChangeAge,
  'a plan needed': errNo.subscriptionNeeded,
  'tokens needed': errNo.tokensNeeded,
  forbidden: errNo.forbidden,
  'subscribed already': errNo.alreadySubscribed,
  'something else': errNo.tooManyRequests,
} as const;

const app = part({
  ...appModel,
  fixtures: fromOutside(appModel, {
    'code.received': Object.fromEntries(
      Object.entries(codes).map(([words, code]) => [words, { errNo: code, path, isTold: false }]),
    ),
    'checkout.returned': purchaseModel.fixtures.events['checkout.returned'],
    // Flows of screens open no modals.
    'flow.wanted': ignored,
    'flow.left': ignored,
    'flow.told': ignored,
    'screen.shown': ignored,
    'user.left': ignored,
  }),
  // Whether somebody's things are still on the screen decides only for flows of screens, and what the screens are told.
  situation: ({ value, context }: AnyMachineSnapshot) => [value, context['setupErrNo'], context['front']],
});
const { loadUser } = sessionModel.fixtures.done;
const session = part({
  ...sessionModel,
  fixtures: {
    // The page and the network decide only when it asks again, which it may do at any time.
    ...fromOutside(sessionModel, { 'page.hidden': ignored, 'network.lost': ignored }),
    done: {
      ...sessionModel.fixtures.done,
      loadUser: {
        ...loadUser,
        'needs age': { errNo: errNo.setupAge, user: newcomer },
        'under age': { errNo: errNo.underAge, user: newcomer },
        'needs other age': { errNo: errNo.underAgeChangeAge, user: newcomer },
      },
    },
  },
});
const setup = part({ ...setupModel, fixtures: fromOutside(setupModel) });
const auth = part({
  ...authModel,
  fixtures: fromOutside(authModel),
  situation: ({ value, context }: AnyMachineSnapshot) => [
    value,
    context['presentation'],
    context['signupInputEmail'] !== '',
  ],
});
const { tokens, subscriptions } = purchaseModel.fixtures.events['purchase.opened'];
const purchase = part({
  ...purchaseModel,
  // A choice kept while the page was loaded anew leads to where one that is made on the page does.
  input: { choice: null },
  // Over the screen it is opened by the app alone.
  fixtures: fromOutside(purchaseModel, { 'purchase.opened': { 'as a page': subscriptions } }),
  situation: ({ value, context }: AnyMachineSnapshot) => [
    value,
    context['presentation'],
    context['isAccountReady'],
    context['offers'] !== null,
  ],
});
const routeGuard = part({
  ...routeGuardModel,
  // Where an address leads decides nothing about modals, only whether it may be seen.
  fixtures: fromOutside(routeGuardModel, { 'route.wanted': { guarded, open } }),
  situation: ({ value, context }: AnyMachineSnapshot) => [
    value,
    context['isSignedIn'],
    context['rules'] !== null,
    context['wanted']?.requiresSignIn,
  ],
});

const wholeParts: readonly Part[] = [app, session, auth, setup, purchase, routeGuard];

const type = (name: string) => ({ type: name });
const wholeApp = partOf(appModel);
const wholeAppSituations = situationsIn(wholeApp, []);
const matters = (event: AnyEventObject): boolean =>
  wholeAppSituations.some((situation) => {
    const { to, told } = wholeApp.move(situation, event);
    return to !== situation || told.some((telling) => telling.to !== null && flowNames.includes(telling.to));
  });

const isIn = (snapshot: AnyMachineSnapshot, states: readonly string[]): boolean =>
  states.some((state) => snapshot.matches(state));
/** States of buying in which an order is under way. */
const orderStates = ['checkingOut', 'leaving', 'following', 'cancelling'] as const;

const presentationIn = (snapshot: AnyMachineSnapshot): unknown =>
  snapshot.hasTag('open') ? (snapshot.context['presentation'] ?? 'modal') : null;

/** States that answers of the server open, each with a modal of its own. */
const shownStates = ['open', ...Object.values(modalBy)];

/** A flow shows a modal; one that has pages too says so. */
export const isModal = (snapshot: AnyMachineSnapshot): boolean => presentationIn(snapshot) === 'modal';
/** An order is under way. */
export const isOrdering = (snapshot: AnyMachineSnapshot): boolean => isIn(snapshot, orderStates);
/** Nothing stands in the person's way. */
export const isHome = (name: string, snapshot: AnyMachineSnapshot): boolean =>
  name in models &&
  isIn(snapshot, Object.values(models).find(({ machine }) => machine.id === name)?.description.home ?? []);

const outside = (name: string, messages: readonly AnyEventObject[]): Outside => ({
  messages,
  matters,
  // Two modals are never open: whoever has one before them can act in it.
  isUnhindered: isModal,
  sight: (snapshot) => [
    presentationIn(snapshot),
    isHome(name, snapshot),
    isOrdering(snapshot),
    shownStates.find((state) => snapshot.matches(state)),
  ],
});
const allOf = (name: string, variants: Variants<object>) =>
  Object.values(variants).map((payload) => ({ ...payload, type: name }));
const readiness = (name: string, flag: string) => [true, false].map((is) => ({ type: name, [flag]: is }));

const reducedParts = {
  auth: reduced(
    auth,
    outside('auth', [
      type('auth.closed'),
      { type: 'auth.opened', view: 'signIn', presentation: 'modal' },
      { type: 'auth.opened', view: 'forgotPassword', presentation: 'modal' },
    ]),
  ),
  purchase: reduced(
    purchase,
    outside('purchase', [
      type('purchase.closed'),
      type('purchase.covered'),
      type('account.refused'),
      ...readiness('account.known', 'isReady'),
      ...(['tokens', 'subscriptions'] as const).map((view) => ({
        ...tokens,
        type: 'purchase.opened',
        view,
        returnPath: path,
      })),
      ...allOf('checkout.returned', purchaseModel.fixtures.events['checkout.returned']),
    ]),
  ),
  setup: reduced(
    setup,
    outside('setup', [
      type('setup.dismissed'),
      ...setupErrNos.map((code) => ({ type: 'setup.required', errNo: code })),
    ]),
  ),
  routeGuard: reduced(
    routeGuard,
    outside('routeGuard', [
      type('redirect.dropped'),
      ...readiness('session.known', 'isSignedIn'),
      ...allOf('rules.known', appModel.fixtures.events['rules.known']),
    ]),
  ),
};
const reductions: readonly Reduced[] = Object.values(reducedParts);

/** The app with its flows, where situations of one that the others cannot tell apart are one. */
export const appProduct = (watch: (product: Product) => void): Product =>
  productOf({
    root: app,
    others: [
      session,
      reducedParts.auth.part,
      reducedParts.setup.part,
      reducedParts.purchase.part,
      reducedParts.routeGuard.part,
    ],
    watch,
  });

/** What really happens on a way through the reduced product: each stimulus with where it leads to. */
export const tellWay = (
  way: readonly Step[],
): { readonly name: string; readonly stimulus: Stimulus; readonly values: readonly unknown[] }[] => {
  const [root = app, ...others] = wholeParts;
  const product = productOf({ root, others });
  return way.flatMap(({ place, chance }) => {
    const { name } = wholeParts[place] ?? app;
    const reduction = reductions.find(({ part: { name: reducedName } }) => reducedName === name);
    const chances = reduction?.concretely(product.at[place] ?? 0, chance.move) ?? [chance];
    if (chances.length === 0) throw new Error(`No way to ${chance.stimulus.words}`);
    return chances.map(({ stimulus, move }) => {
      product.happen(place, move);
      return { name, stimulus, values: wholeParts.map((whole) => product.snapshotOf(whole.name).value) };
    });
  });
};

/** A way in words: `app: code received (age needed) > setup: setup dismissed`. */
export const wayInWords = (way: readonly Step[]): string =>
  tellWay(way)
    .map(({ name, stimulus }) => `${name}: ${stimulus.words}`)
    .join(' > ');
