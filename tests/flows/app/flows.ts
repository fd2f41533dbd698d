import { errNo } from '#contract/errNo.ts';
import type { appMachine } from '#machines/app/appMachine.ts';
import { brought, pictures, profile } from './model.ts';
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

const begin = (flow: typeof pictures, tells?: readonly string[]) =>
  ({ type: 'flow.wanted', ...brought(flow, tells) }) as const;
const signedIn = { type: 'session.changed', isSignedIn: true, errNo: errNo.success } as const;
const restored = [{ type: 'session.restored' }] as const;
const settled = [tellGuard(true), closeAuth, closeSetup, tellPurchase(true)];
const retried = { to: 'flow.pictures', event: { type: 'load.retried' } };
const startOf = ({ id }: typeof pictures) => ({ id, input: { of: 'mira' } });
const relay = ({ id }: typeof pictures) => ({ id: `${id}.relay`, input: { of: id, types: ['account.changed'] } });

/** The lives of flows that screens bring along. */
export const flowJourneys: Readonly<Record<string, Journey<typeof appMachine>>> = {
  'begins what a screen brings along, in place of what it brought before, and listens to what it has to tell': {
    steps: [begin(pictures, ['account.changed']), begin(profile), begin(pictures, ['account.changed'])],
    end: {
      ...at(null, null, [profile, pictures]),
      emitted: [],
      started: [...owned, relay(pictures), startOf(pictures), startOf(profile), relay(pictures), startOf(pictures)],
      sent: [],
    },
  },
  'ends a flow whose purpose is over': {
    steps: [begin(pictures, ['account.changed']), begin(profile), { type: 'flow.left', id: 'flow.pictures' }, signedIn],
    end: { ...at(null, null, [profile]), emitted: restored, sent: settled },
  },
  'ends the flows of a screen with it, and no others': {
    steps: [begin(pictures), begin(profile), { type: 'screen.shown', path: '/' }],
    end: { ...at(null, null, [pictures]), emitted: [] },
  },
  'keeps the flows of a screen that is still there': {
    steps: [begin(profile), { type: 'screen.shown', path: '/profile/mira' }],
    end: { ...at(null, null, [profile]), emitted: [] },
  },
  'ends what belongs to a person who has left, and nothing else': {
    steps: [begin(pictures), begin(profile), { type: 'user.left' }],
    end: { ...at(null, null, [profile]), emitted: [{ type: 'user.left' }] },
  },
  'lets flows try again once somebody is signed in and set up': {
    steps: [begin(profile), begin(pictures), signedIn],
    end: {
      ...at(null, null, [profile, pictures]),
      emitted: restored,
      sent: [...settled, retried],
    },
  },
  'lets flows rest that lack a plan or tokens, until the account changes': {
    steps: [begin(pictures), code(errNo.tokensNeeded), signedIn, { type: 'account.changed' }, signedIn],
    end: {
      ...at(null, null, [pictures]),
      emitted: [...restored, ...restored],
      sent: [refresh, closeAuth, closeSetup, openPurchase('tokens'), ...settled, refresh, ...settled, retried],
    },
  },
  'lets nothing of a person who has gone go on for whoever comes': {
    steps: [begin(pictures), { type: 'session.ended', cause: 'somebodyElse' }, signedIn, { type: 'user.left' }],
    end: {
      ...at(null),
      emitted: [{ type: 'session.ended', cause: 'somebodyElse' }, { type: 'user.left' }],
      sent: [closeSetup, closePurchase, dropRedirect, ...settled],
    },
  },
  'goes on when the flow of a screen breaks, and can end it': {
    steps: [
      begin(pictures),
      { type: 'xstate.error.actor.flow.pictures', error: new Error('broken'), actorId: 'flow.pictures' },
      { type: 'user.left' },
      signedIn,
    ],
    end: { ...at(null), emitted: [{ type: 'user.left' }, ...restored], sent: settled },
  },
};
