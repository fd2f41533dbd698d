import { PORTRAIT_PREVIEW_DELAYS } from '#machines/portraitPreview/portraitPreviewMachine.ts';
import {
  comingOf,
  hasFailed,
  isPainting,
  type PortraitPreviewSnapshot,
  shownOf,
} from '#machines/portraitPreview/portraitPreviewSelectors.ts';
import { first, other, portraitPreviewModel } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const changed = (looks: string) => ({ type: 'looks.changed', looks }) as const;
const loaded = (looks: string) => ({ type: 'picture.loaded', looks }) as const;
const lost = (looks: string) => ({ type: 'picture.failed', looks }) as const;
const { choosingPause, loadTimeout } = PORTRAIT_PREVIEW_DELAYS;

const isWaiting = (snapshot: PortraitPreviewSnapshot) => isPainting(snapshot) && !hasFailed(snapshot);
const retried = { type: 'load.retried' } as const;

describeFlow(portraitPreviewModel, {
  stateChecks: {
    pausing: (snapshot) => isWaiting(snapshot) && comingOf(snapshot) === null && !snapshot.can(retried),
    painting: (snapshot) =>
      isWaiting(snapshot) && comingOf(snapshot) === snapshot.context.wanted && !snapshot.can(retried),
    shown: (snapshot) => !isPainting(snapshot) && !hasFailed(snapshot) && shownOf(snapshot) === snapshot.context.wanted,
    failed: (snapshot) =>
      !isPainting(snapshot) && hasFailed(snapshot) && comingOf(snapshot) === null && snapshot.can(retried),
  },
  journeys: {
    '[CHAR-03] paints what it begins with at once': {
      steps: [loaded(first)],
      end: { value: 'shown', context: { shown: first, wanted: first }, emitted: [] },
    },
    '[CHAR-03] keeps the old picture until the new one has come': {
      steps: [loaded(first), changed(other), waited(choosingPause)],
      end: { value: 'painting', context: { shown: first, wanted: other }, emitted: [] },
    },
    'shows the new one then': {
      steps: [loaded(first), changed(other), waited(choosingPause), loaded(other)],
      end: { value: 'shown', context: { shown: other, wanted: other }, emitted: [] },
    },
    'paints nothing before one has paused': {
      steps: [loaded(first), changed('red'), waited(choosingPause - 1), changed(other), waited(choosingPause - 1)],
      end: { value: 'pausing', context: { shown: first, wanted: other }, emitted: [] },
    },
    'paints nothing anew for looks that are wanted already': {
      steps: [changed(first), waited(loadTimeout - 1)],
      end: { value: 'painting', context: { shown: null, wanted: first }, emitted: [] },
    },
    'is where it was when the old looks are chosen again': {
      steps: [loaded(first), changed(other), changed(first)],
      end: { value: 'shown', context: { shown: first, wanted: first }, emitted: [] },
    },
    'shows no picture that came too late': {
      steps: [changed(other), waited(choosingPause), loaded(first)],
      end: { value: 'painting', context: { shown: null, wanted: other }, emitted: [] },
    },
    'fails by no picture that is not wanted any more': {
      steps: [changed(other), waited(choosingPause), lost(first)],
      end: { value: 'painting', context: { shown: null, wanted: other }, emitted: [] },
    },
    '[CHAR-03] leaves the old picture where the new one fails': {
      steps: [loaded(first), changed(other), waited(choosingPause), lost(other)],
      end: { value: 'failed', context: { shown: first, wanted: other }, emitted: [] },
    },
    'tries again when it is asked to': {
      steps: [lost(first), retried],
      end: { value: 'painting', context: { shown: null, wanted: first }, emitted: [] },
    },
    'tries other looks after a failure': {
      steps: [lost(first), changed(other)],
      end: { value: 'pausing', context: { shown: null, wanted: other }, emitted: [] },
    },
    'gives up after a while': {
      steps: [waited(loadTimeout - 1), waited(1)],
      end: { value: 'failed', context: { shown: null, wanted: first }, emitted: [] },
    },
  },
});
