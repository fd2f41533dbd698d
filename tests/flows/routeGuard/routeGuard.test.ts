import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type RouteGuardContext, routeGuardMachine } from '#machines/routeGuard/routeGuardMachine.ts';
import { decisionFor, isSuperseded, redirectPathOf, wantedOf } from '#machines/routeGuard/routeGuardSelectors.ts';
import { guarded, moved, open, routeGuardModel, rules } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const wanted = (route: typeof guarded) => ({ type: 'route.wanted', ...route }) as const;
const known = (isSignedIn: boolean) => ({ type: 'session.known', isSignedIn }) as const;
const taken = { type: 'redirect.taken' } as const;
const signInNeeded = { type: 'signIn.needed' } as const;
const redirectReady = { type: 'redirect.ready', path: guarded.path } as const;

const ruled = { type: 'rules.known', rules } as const;
const circle = [
  { path: '/here', redirect: '/there' },
  { path: '/there', redirect: '/here' },
];
const homeToGuarded = [{ path: '/', redirect: guarded.path }];
const blank: RouteGuardContext = {
  isSignedIn: null,
  rules,
  leads: 0,
  wanted: null,
  redirectPath: '/settings',
  decision: null,
};
const refused: RouteGuardContext = {
  ...blank,
  isSignedIn: false,
  wanted: guarded,
  redirectPath: guarded.path,
  decision: { kind: 'stay' },
};

describeFlow(routeGuardModel, {
  stateChecks: {
    idle: (snapshot) => wantedOf(snapshot) === null && snapshot.context.decision === null,
    deciding: () => false,
    waitingForRules: (snapshot) => snapshot.hasTag('busy') && snapshot.context.rules === null,
    led: ({ context }) => context.decision?.kind === 'redirect' && context.leads > 0,
    waitingForSession: (snapshot) =>
      snapshot.hasTag('busy') && snapshot.context.isSignedIn === null && decisionFor(guarded.path)(snapshot) === null,
    allowed: (snapshot) =>
      wantedOf(snapshot) !== null && snapshot.context.decision?.kind === 'allow' && snapshot.tags.size === 0,
    refused: (snapshot) =>
      snapshot.context.decision !== null &&
      snapshot.context.decision.kind === (snapshot.context.wanted?.isCurrent === true ? 'home' : 'stay') &&
      decisionFor(snapshot.context.wanted?.path ?? '')(snapshot) === snapshot.context.decision,
  },
  journeys: {
    '[ROUTE-19] leads on by a rule of the server before it asks who is signed in': {
      steps: [wanted(moved), ruled],
      end: {
        value: 'led',
        context: { ...blank, leads: 1, wanted: moved, decision: { kind: 'redirect', path: '/ai-girlfriend' } },
        emitted: [],
      },
    },
    '[ROUTE-19] leaves the site by a rule that says so': {
      steps: [ruled, known(false), wanted({ ...open, path: '/shop/hats' })],
      end: {
        value: 'led',
        context: {
          ...blank,
          isSignedIn: false,
          leads: 1,
          wanted: { ...open, path: '/shop/hats' },
          decision: { kind: 'leave', url: 'https://shop.example/' },
        },
        emitted: [],
      },
    },
    'counts anew once somebody has arrived': {
      steps: [ruled, wanted(moved), wanted(open)],
      end: { value: 'allowed', context: { ...blank, wanted: open, decision: { kind: 'allow' } }, emitted: [] },
    },
    'ends rules that lead home to where people are refused, round and round': {
      steps: [
        { type: 'rules.known', rules: homeToGuarded },
        known(false),
        ...Array.from({ length: 5 }, () => [wanted(open), wanted(guarded)]).flat(),
        wanted(open),
      ],
      end: {
        value: 'allowed',
        context: {
          ...blank,
          rules: homeToGuarded,
          isSignedIn: false,
          wanted: open,
          redirectPath: guarded.path,
          decision: { kind: 'allow' },
        },
        emitted: Array.from({ length: 5 }, () => signInNeeded),
      },
    },
    'ends rules that lead in a circle': {
      steps: [
        { type: 'rules.known', rules: circle },
        ...Array.from({ length: 6 }, () => wanted({ ...open, path: '/here' })),
      ],
      end: {
        value: 'allowed',
        context: { ...blank, rules: circle, wanted: { ...open, path: '/here' }, decision: { kind: 'allow' } },
        emitted: [],
      },
    },
    'goes on by rules for five steps': {
      steps: [
        { type: 'rules.known', rules: circle },
        ...Array.from({ length: 5 }, () => wanted({ ...open, path: '/here' })),
      ],
      end: {
        value: 'led',
        context: {
          ...blank,
          rules: circle,
          leads: 5,
          wanted: { ...open, path: '/here' },
          decision: { kind: 'redirect', path: '/there' },
        },
        emitted: [],
      },
    },
    'does without rules that do not come in three seconds': {
      steps: [wanted(open), waited(2_999), waited(1)],
      end: {
        value: 'allowed',
        context: { ...blank, rules: [], wanted: open, decision: { kind: 'allow' } },
        emitted: [],
      },
    },
    'waits for rules as long as it may': {
      steps: [wanted(open), waited(2_999)],
      end: { value: 'waitingForRules', context: { ...blank, rules: null, wanted: open }, emitted: [] },
    },
    '[ROUTE-17] keeps the wanted path of a signed-out person and asks to sign in where they are': {
      steps: [ruled, known(false), wanted(guarded)],
      end: { value: 'refused', context: refused, emitted: [signInNeeded] },
    },
    '[ROUTE-17] sends a signed-out person home who is on the guarded path already': {
      steps: [ruled, wanted({ ...guarded, isCurrent: true }), known(false)],
      end: {
        value: 'refused',
        context: { ...refused, wanted: { ...guarded, isCurrent: true }, decision: { kind: 'home' } },
        emitted: [signInNeeded],
      },
    },
    '[ROUTE-17] takes the wanted path up again after sign-in, and forgets it': {
      steps: [ruled, known(false), wanted(guarded), wanted(open), known(true), taken, known(true)],
      end: {
        value: 'allowed',
        context: { ...blank, isSignedIn: true, wanted: open, redirectPath: null, decision: { kind: 'allow' } },
        emitted: [signInNeeded, redirectReady],
      },
    },
    'leads nobody to where somebody else wanted to go who has signed out': {
      steps: [ruled, known(false), wanted(guarded), { type: 'redirect.dropped' }, known(false), known(true)],
      end: {
        value: 'refused',
        context: { ...refused, isSignedIn: true, redirectPath: null },
        emitted: [signInNeeded],
      },
    },
    '[ROUTE-18] keeps no path of another site': {
      steps: [ruled, known(false), wanted({ ...guarded, path: '//evil.example' }), known(true)],
      end: {
        value: 'refused',
        context: {
          ...blank,
          isSignedIn: true,
          wanted: { ...guarded, path: '//evil.example' },
          redirectPath: null,
          decision: { kind: 'stay' },
        },
        emitted: [signInNeeded],
      },
    },
    'lets everybody through to an open route at once': {
      steps: [ruled, wanted(open)],
      end: { value: 'allowed', context: { ...blank, wanted: open, decision: { kind: 'allow' } }, emitted: [] },
    },
    '[M-21] waits with a guarded route until the session is known, however long it takes': {
      steps: [ruled, wanted(guarded), waited(600_000), known(true)],
      end: {
        value: 'allowed',
        context: { ...blank, isSignedIn: true, wanted: guarded, redirectPath: null, decision: { kind: 'allow' } },
        emitted: [],
      },
    },
    '[M-21] asks nobody to sign in of whom the server has not said that they are signed out': {
      steps: [ruled, wanted(guarded), waited(600_000)],
      end: { value: 'waitingForSession', context: { ...blank, wanted: guarded }, emitted: [] },
    },
    '[M-21] asks to sign in once the server has said so after all': {
      steps: [ruled, wanted(guarded), waited(600_000), known(false)],
      end: { value: 'refused', context: refused, emitted: [signInNeeded] },
    },
    'decides about the route that was wanted last': {
      steps: [ruled, wanted(guarded), wanted(open), known(false)],
      end: {
        value: 'allowed',
        context: { ...blank, isSignedIn: false, wanted: open, decision: { kind: 'allow' } },
        emitted: [],
      },
    },
    'lets a route that is wanted now come before one kept from before': {
      steps: [ruled, wanted(guarded), known(true), known(true)],
      end: {
        value: 'allowed',
        context: { ...blank, isSignedIn: true, wanted: guarded, redirectPath: null, decision: { kind: 'allow' } },
        emitted: [],
      },
    },
    'leads to the path kept from before when an open route is wanted instead': {
      steps: [ruled, wanted(guarded), wanted(open), known(true)],
      end: {
        value: 'allowed',
        context: { ...blank, isSignedIn: true, wanted: open, decision: { kind: 'allow' } },
        emitted: [{ type: 'redirect.ready', path: '/settings' }],
      },
    },
    'keeps the path while the person stays signed out': {
      steps: [ruled, known(false), wanted(guarded), known(false)],
      end: { value: 'refused', context: refused, emitted: [signInNeeded] },
    },
    'keeps the path that was wanted last when waiting ends with a signed-out person': {
      steps: [ruled, wanted({ ...guarded, path: '/images' }), wanted(guarded), known(false)],
      end: { value: 'refused', context: refused, emitted: [signInNeeded] },
    },
    'asks nobody to leave a guarded screen when the session ends under it': {
      steps: [ruled, known(true), taken, wanted(guarded), known(false)],
      end: {
        value: 'allowed',
        context: { ...blank, isSignedIn: false, wanted: guarded, redirectPath: null, decision: { kind: 'allow' } },
        emitted: [{ type: 'redirect.ready', path: '/settings' }],
      },
    },
  },
});

describe('routeGuard over page loads', () => {
  const loadedWith = (redirectPath: string) => {
    const actor = createActor(routeGuardMachine, { input: { redirectPath } }).start();
    const emitted: unknown[] = [];
    actor.send(ruled);
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
