import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type RouteGuardContext, routeGuardMachine } from '#machines/routeGuard/routeGuardMachine.ts';
import { decisionFor, isSuperseded, redirectPathOf } from '#machines/routeGuard/routeGuardSelectors.ts';
import { guarded, open, routeGuardModel } from './routeGuard.model.ts';
import { describeFlow } from './support/describeFlow.ts';
import { waited } from './support/runner.ts';

const wanted = (route: typeof guarded) => ({ type: 'route.wanted', ...route }) as const;
const known = (isSignedIn: boolean) => ({ type: 'session.known', isSignedIn }) as const;
const taken = { type: 'redirect.taken' } as const;
const signInNeeded = { type: 'signIn.needed' } as const;
const redirectReady = { type: 'redirect.ready', path: guarded.path } as const;

const blank: RouteGuardContext = { isSignedIn: null, wanted: null, redirectPath: null, decision: null };
const refused: RouteGuardContext = {
  isSignedIn: false,
  wanted: guarded,
  redirectPath: guarded.path,
  decision: { kind: 'stay' },
};

describeFlow(routeGuardModel, {
  stateChecks: {
    idle: ({ context }) => context.wanted === null && context.decision === null,
    deciding: () => false,
    waitingForSession: (snapshot) =>
      snapshot.hasTag('busy') && snapshot.context.isSignedIn === null && decisionFor(guarded.path)(snapshot) === null,
    allowed: (snapshot) => snapshot.context.decision?.kind === 'allow' && snapshot.tags.size === 0,
    refused: (snapshot) =>
      snapshot.context.decision !== null &&
      snapshot.context.decision.kind === (snapshot.context.wanted?.isCurrent === true ? 'home' : 'stay') &&
      decisionFor(guarded.path)(snapshot) === snapshot.context.decision,
  },
  journeys: {
    '[ROUTE-17] keeps the wanted path of a signed-out person and asks to sign in where they are': {
      steps: [known(false), wanted(guarded)],
      end: { value: 'refused', context: refused, emitted: [signInNeeded] },
    },
    '[ROUTE-17] sends a signed-out person home who is on the guarded path already': {
      steps: [wanted({ ...guarded, isCurrent: true }), known(false)],
      end: {
        value: 'refused',
        context: { ...refused, wanted: { ...guarded, isCurrent: true }, decision: { kind: 'home' } },
        emitted: [signInNeeded],
      },
    },
    '[ROUTE-17] takes the wanted path up again after sign-in, and forgets it': {
      steps: [known(false), wanted(guarded), wanted(open), known(true), taken, known(true)],
      end: {
        value: 'allowed',
        context: { isSignedIn: true, wanted: open, redirectPath: null, decision: { kind: 'allow' } },
        emitted: [signInNeeded, redirectReady],
      },
    },
    'leads nobody to where somebody else wanted to go who has signed out': {
      steps: [known(false), wanted(guarded), { type: 'redirect.dropped' }, known(false), known(true)],
      end: {
        value: 'refused',
        context: { ...refused, isSignedIn: true, redirectPath: null },
        emitted: [signInNeeded],
      },
    },
    '[ROUTE-18] keeps no path of another site': {
      steps: [known(false), wanted({ ...guarded, path: '//evil.example' }), known(true)],
      end: {
        value: 'refused',
        context: {
          isSignedIn: true,
          wanted: { ...guarded, path: '//evil.example' },
          redirectPath: null,
          decision: { kind: 'stay' },
        },
        emitted: [signInNeeded],
      },
    },
    'lets everybody through to an open route at once': {
      steps: [wanted(open)],
      end: { value: 'allowed', context: { ...blank, wanted: open, decision: { kind: 'allow' } }, emitted: [] },
    },
    'waits with a guarded route until the session is known': {
      steps: [wanted(guarded), waited(9_999), known(true)],
      end: {
        value: 'allowed',
        context: { ...blank, isSignedIn: true, wanted: guarded, decision: { kind: 'allow' } },
        emitted: [],
      },
    },
    'refuses after ten seconds without a session, and goes there once it is known': {
      steps: [wanted(guarded), waited(10_000), known(true)],
      end: {
        value: 'refused',
        context: { ...refused, isSignedIn: true },
        emitted: [signInNeeded, redirectReady],
      },
    },
    'decides about the route that was wanted last': {
      steps: [wanted(guarded), wanted(open), known(false)],
      end: {
        value: 'allowed',
        context: { isSignedIn: false, wanted: open, redirectPath: null, decision: { kind: 'allow' } },
        emitted: [],
      },
    },
    'lets a route that is wanted now come before one kept from before': {
      steps: [wanted({ ...guarded, path: '/settings' }), waited(10_000), wanted(guarded), known(true)],
      end: {
        value: 'allowed',
        context: { ...blank, isSignedIn: true, wanted: guarded, decision: { kind: 'allow' } },
        emitted: [signInNeeded],
      },
    },
    'keeps the path while the person stays signed out': {
      steps: [known(false), wanted(guarded), known(false)],
      end: { value: 'refused', context: refused, emitted: [signInNeeded] },
    },
    'keeps the older path when waiting ends with a signed-out person on the way': {
      steps: [wanted({ ...guarded, path: '/settings' }), waited(10_000), wanted(guarded), known(false)],
      end: { value: 'refused', context: refused, emitted: [signInNeeded, signInNeeded] },
    },
    'asks nobody to leave a guarded screen when the session ends under it': {
      steps: [known(true), wanted(guarded), known(false)],
      end: {
        value: 'allowed',
        context: { isSignedIn: false, wanted: guarded, redirectPath: null, decision: { kind: 'allow' } },
        emitted: [],
      },
    },
  },
});

describe('routeGuard over page loads', () => {
  const loadedWith = (redirectPath: string) => {
    const actor = createActor(routeGuardMachine, { input: { redirectPath } }).start();
    const emitted: unknown[] = [];
    actor.on('*', (event) => emitted.push(event));
    return { actor, emitted };
  };

  it('[ROUTE-17] takes up a path that was kept before the page was left to sign in', () => {
    const { actor, emitted } = loadedWith('/settings');
    actor.send(wanted({ ...open, path: '/users/redirect' }));
    actor.send(known(true));
    expect(emitted).toEqual([{ type: 'redirect.ready', path: '/settings' }]);
  });

  it('[ROUTE-18] drops a kept path that is none of this site', () => {
    const { actor, emitted } = loadedWith('https://evil.example/');
    actor.send(known(true));
    expect([redirectPathOf(actor.getSnapshot()), emitted]).toEqual([null, []]);
  });

  it('tells whoever waits that another path is wanted by now', () => {
    const { actor } = loadedWith('/settings');
    const before = actor.getSnapshot();
    actor.send(wanted(guarded));
    actor.send(wanted(open));
    const after = actor.getSnapshot();
    expect(
      [before, after].map((snapshot) => [isSuperseded(guarded.path)(snapshot), decisionFor(guarded.path)(snapshot)]),
    ).toEqual([
      [false, null],
      [true, null],
    ]);
  });
});
