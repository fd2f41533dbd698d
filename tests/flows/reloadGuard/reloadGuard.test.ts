import { errNo } from '#contract/errNo.ts';
import { RELOAD_GUARD_DELAYS, reloadGuardMachine } from '#machines/reloadGuard/reloadGuardMachine.ts';
import { isAsking, isReloading } from '#machines/reloadGuard/reloadGuardSelectors.ts';
import { input, reloadGuardModel, typing, wanted } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(reloadGuardMachine);
const context = input;
const once = [{ id: 'loadLatestBuild', input: undefined }];
const reload = { type: 'reload.wanted', path: '/tokens' } as const;
const question = { type: 'question.wanted', path: '/tokens' } as const;
const rested = waited(4000);
const checking = [rested, { type: 'page.shown' } as const];
const found = [...checking, done('loadLatestBuild', { buildId: 'new' })];

/** Where a part of the page can turn out to be gone: the steps before, and what was started on them. */
const goneParts = {
  '': [[rested], []],
  ' while it asks for the latest build': [checking, once],
  ' after another is gone': [[rested, { type: 'chunk.failed' } as const], []],
} as const;

describeFlow(reloadGuardModel, {
  stateChecks: {
    resting: (snapshot) => !isAsking(snapshot) && !isReloading(snapshot),
    restingOutdated: (snapshot) => !isAsking(snapshot) && !isReloading(snapshot),
    current: (snapshot) => !isAsking(snapshot) && !isReloading(snapshot),
    checking: (snapshot) => !isAsking(snapshot) && !isReloading(snapshot),
    outdated: (snapshot) => !isAsking(snapshot) && !isReloading(snapshot),
    asking: isAsking,
    reloading: isReloading,
  },
  journeys: {
    '[BUILD-01] asks for the latest build every hour': {
      steps: [
        rested,
        waited(RELOAD_GUARD_DELAYS.pollInterval),
        done('loadLatestBuild', { buildId: 'old' }),
        waited(RELOAD_GUARD_DELAYS.pollInterval),
      ],
      end: { value: 'checking', context, emitted: [], started: [...once, ...once] },
    },
    'asks no sooner': {
      steps: [rested, waited(RELOAD_GUARD_DELAYS.pollInterval - 1)],
      end: { value: 'current', context, emitted: [], started: [] },
    },
    '[BUILD-01] loads a new build on the next navigation, at the address that was wanted': {
      steps: [...found, { type: 'navigation.begun', ...wanted }],
      end: { value: 'reloading', context, emitted: [reload], started: once },
    },
    'lets navigations be while the build is the latest': {
      steps: [
        rested,
        { type: 'navigation.begun', ...wanted },
        { type: 'page.shown' },
        { type: 'navigation.begun', ...wanted },
        done('loadLatestBuild', { buildId: 'old' }),
        { type: 'navigation.begun', ...typing },
      ],
      end: { value: 'current', context, emitted: [], started: once },
    },
    ...Object.fromEntries(
      Object.entries(goneParts).flatMap(([when, [steps, started]]) => [
        [
          `[BUILD-02] loads the page anew where a part of it is gone that a navigation needs${when}`,
          {
            steps: [...steps, { type: 'navigation.failed', ...wanted }],
            end: { value: 'reloading', context, emitted: [reload], started, tags: ['reloading'] },
          },
        ],
        [
          `asks before it loses what is typed where a part is gone that a navigation needs${when}`,
          {
            steps: [...steps, { type: 'navigation.failed', ...typing }],
            end: { value: 'asking', context, emitted: [question], started, tags: ['open'] },
          },
        ],
      ]),
    ),
    '[BUILD-02] loads the page anew on the navigation after a part of it is gone': {
      steps: [rested, { type: 'chunk.failed' }, { type: 'navigation.begun', ...wanted }],
      end: { value: 'reloading', context, emitted: [reload], started: [] },
    },
    '[BUILD-02] needs no answer about the latest build once a part of the page is gone': {
      steps: [
        ...checking,
        { type: 'chunk.failed' },
        done('loadLatestBuild', { buildId: 'old' }),
        { type: 'navigation.begun', ...wanted },
      ],
      end: { value: 'reloading', context, emitted: [reload], started: once },
    },
    '[BUILD-03] does not load the page anew twice within 10 s': {
      steps: [
        { type: 'navigation.failed', ...wanted },
        { type: 'navigation.failed', ...wanted },
        waited(RELOAD_GUARD_DELAYS.rest - 1),
        { type: 'navigation.begun', ...wanted },
      ],
      end: { value: 'restingOutdated', context, emitted: [], started: [] },
    },
    '[BUILD-03] loads it anew once it has rested': {
      steps: [{ type: 'chunk.failed' }, waited(RELOAD_GUARD_DELAYS.rest), { type: 'navigation.begun', ...wanted }],
      end: { value: 'reloading', context, emitted: [reload], started: [] },
    },
    '[BUILD-03] rests as long as it was told, and polls then': {
      steps: [waited(3999), { type: 'page.shown' }, waited(1), { type: 'page.shown' }],
      end: { value: 'checking', context, emitted: [], started: once },
    },
    '[BUILD-03] does not load the page anew while it rests, however long that is': {
      steps: [waited(3999), { type: 'navigation.failed', ...wanted }],
      end: { value: 'restingOutdated', context, emitted: [], started: [] },
    },
    'tries again where the browser did not leave': {
      steps: [
        ...found,
        { type: 'navigation.begun', ...wanted },
        { type: 'navigation.begun', ...wanted },
        waited(RELOAD_GUARD_DELAYS.rest),
        { type: 'navigation.begun', path: '/', hasUnsentText: false },
      ],
      end: { value: 'reloading', context, emitted: [reload, { type: 'reload.wanted', path: '/' }], started: once },
    },
    'asks before it loses what is typed': {
      steps: [...found, { type: 'navigation.begun', ...typing }, { type: 'reload.accepted', path: '/tokens' }],
      end: { value: 'reloading', context, emitted: [question, reload], started: once },
    },
    'keeps what is typed when the person says so, and asks again on the next navigation': {
      steps: [
        ...found,
        { type: 'navigation.begun', ...typing },
        { type: 'reload.declined' },
        { type: 'navigation.begun', ...typing, path: '/settings' },
      ],
      end: {
        value: 'asking',
        context,
        emitted: [question, { ...question, path: '/settings' }],
        started: once,
      },
    },
    '[BUILD-04] a check that fails changes nothing': {
      steps: [
        rested,
        { type: 'page.shown' },
        failed('loadLatestBuild', { errNo: errNo.internal }),
        { type: 'navigation.begun', ...wanted },
      ],
      end: { value: 'current', context, emitted: [{ type: 'check.failed' }], started: once },
    },
    '[BUILD-04] a check that takes too long changes nothing': {
      steps: [rested, { type: 'page.shown' }, waited(RELOAD_GUARD_DELAYS.checkTimeout)],
      end: { value: 'current', context, emitted: [{ type: 'check.failed' }], started: once },
    },
    'waits for the latest build as long as it may': {
      steps: [...checking, waited(RELOAD_GUARD_DELAYS.checkTimeout - 1)],
      end: { value: 'checking', context, emitted: [], started: once },
    },
  },
});
