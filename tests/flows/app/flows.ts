import { errNo } from '#contract/errNo.ts';
import type { appMachine } from '#machines/app/appMachine.ts';
import { brought, orders, profile } from './model.ts';
import {
  at,
  closeAuth,
  closePurchase,
  closeSetup,
  code,
  dropRedirect,
  openPurchase,
  owned,
  refresh,
  tellGuard,
  tellPurchase,
} from './steps.ts';
import type { Journey } from '@liora/flow-kit/model/journeys.ts';

const begin = (flow: typeof orders, tells?: readonly string[]) =>
  ({ type: 'flow.wanted', ...brought(flow, tells) }) as const;
const signedIn = { type: 'session.changed', isSignedIn: true, errNo: errNo.success } as const;
const restored = [{ type: 'session.restored' }] as const;
const settled = [tellGuard(true), closeAuth, closeSetup, tellPurchase(true)];
const retried = { to: 'flow.orders', event: { type: 'load.retried' } };
const startOf = ({ id }: typeof orders) => ({ id, input: { of: 'mira' } });
const relay = ({ id }: typeof orders, types: readonly string[] = []) => ({
  id: `${id}.relay`,
  input: { of: id, types },
});
const tells = ['account.changed'];
const outdated = { to: 'flow.orders', event: { type: 'list.refreshRequested' } };

/** The lives of flows that screens bring along. */
export const flowJourneys: Readonly<Record<string, Journey<typeof appMachine>>> = {
  'begins what a screen brings along, in place of what it brought before, and listens to what it has to tell': {
    steps: [begin(orders, tells), begin(profile), begin(orders, tells)],
    end: {
      ...at(null, null, [profile, orders]),
      emitted: [],
      started: [
        ...owned,
        relay(orders, tells),
        startOf(orders),
        relay(profile),
        startOf(profile),
        relay(orders, tells),
        startOf(orders),
      ],
      sent: [],
    },
  },
  'ends a flow whose purpose is over': {
    steps: [begin(orders, tells), begin(profile), { type: 'flow.left', id: 'flow.orders' }, signedIn],
    end: { ...at(null, null, [profile]), emitted: restored, sent: settled },
  },
  'ends the flows of a screen with it, and no others': {
    steps: [begin(orders), begin(profile), { type: 'screen.shown', path: '/' }],
    end: { ...at(null, null, [orders]), emitted: [] },
  },
  'keeps the flows of a screen that is still there': {
    steps: [begin(profile), { type: 'screen.shown', path: '/profile/mira' }],
    end: { ...at(null, null, [profile]), emitted: [] },
  },
  'ends what belongs to a person who has left, and nothing else': {
    steps: [begin(orders), begin(profile), { type: 'user.left' }],
    end: { ...at(null, null, [profile]), emitted: [{ type: 'user.left' }] },
  },
  'lets flows try again once somebody is signed in and set up': {
    steps: [begin(profile), begin(orders), signedIn],
    end: {
      ...at(null, null, [profile, orders]),
      emitted: restored,
      sent: [...settled, retried],
    },
  },
  'lets flows rest that lack a plan or tokens, until the account changes': {
    steps: [begin(orders), code(errNo.tokensNeeded), signedIn, { type: 'account.changed' }, signedIn],
    end: {
      ...at(null, null, [orders]),
      emitted: [...restored, ...restored],
      sent: [
        refresh,
        closeAuth,
        closeSetup,
        openPurchase('tokens'),
        ...settled,
        refresh,
        outdated,
        ...settled,
        retried,
      ],
    },
  },
  'tells flows what follows for them from what another one tells': {
    steps: [
      begin(profile),
      begin(orders),
      { type: 'flow.told', told: { type: 'account.changed' }, from: 'flow.ledger' },
    ],
    end: { ...at(null, null, [profile, orders]), emitted: [], sent: [outdated] },
  },
  'tells what has changed to all but who said it': {
    steps: [begin(orders), { type: 'account.changed', from: 'flow.orders' }],
    end: { ...at(null, null, [orders]), emitted: [], sent: [refresh] },
  },
  'lets nothing follow from what concerns no other flow': {
    steps: [begin(orders), { type: 'flow.told', told: { type: 'text.copied' }, from: 'flow.messageActs' }],
    end: { ...at(null, null, [orders]), emitted: [], sent: [] },
  },
  'lets nothing of a person who has gone go on for whoever comes': {
    steps: [begin(orders), { type: 'session.ended', cause: 'somebodyElse' }, signedIn, { type: 'user.left' }],
    end: {
      ...at(null),
      emitted: [{ type: 'session.ended', cause: 'somebodyElse' }, { type: 'user.left' }],
      sent: [closeSetup, closePurchase, dropRedirect, ...settled],
    },
  },
  'goes on when the flow of a screen breaks, and can end it': {
    steps: [
      begin(orders),
      { type: 'xstate.error.actor.flow.orders', error: new Error('broken'), actorId: 'flow.orders' },
      { type: 'user.left' },
      signedIn,
    ],
    end: { ...at(null), emitted: [{ type: 'user.left' }, ...restored], sent: settled },
  },
};
