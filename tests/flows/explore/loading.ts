import { errNo } from '#contract/errNo.ts';
import { EXPLORE_DELAYS } from '#machines/explore/exploreMachine.ts';
import { noAnswer } from '#machines/failure.ts';
import { calm, character, everybody } from './model.ts';
import {
  blank,
  changed,
  done,
  type ExploreJourney,
  failed,
  home,
  homeOf,
  idle,
  loaded,
  more,
  offline,
  pageOf,
  retried,
  tooMany,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

/** The home page, and page after page. */
export const loadJourneys: Readonly<Record<string, ExploreJourney>> = {
  '[CHAR-02] shows the home page': {
    steps: [loaded],
    end: { value: idle, context: home, emitted: [], started: [homeOf(everybody)] },
  },
  '[CHAR-02] tells why the home page could not be loaded, and loads it again': {
    steps: [failed('loadHome', { errNo: errNo.internal }), retried, failed('loadHome', { errNo: errNo.shuttingDown })],
    end: {
      value: { field: 'resting', list: 'failed' },
      context: { ...blank, failure: { errNo: errNo.shuttingDown, fields: [] } },
      emitted: [],
    },
  },
  'gives up waiting for the home page': {
    steps: [waited(EXPLORE_DELAYS.loadTimeout)],
    end: {
      value: { field: 'resting', list: 'failed' },
      context: { ...blank, failure: noAnswer },
      emitted: [],
      tags: ['failed'],
    },
  },
  'waits for the home page as long as it may': {
    steps: [waited(29_999)],
    end: { value: { field: 'resting', list: 'loading' }, context: blank, emitted: [], tags: ['busy'] },
  },
  'forgets why the home page could not be loaded while it is loaded again': {
    steps: [failed('loadHome', offline), retried],
    end: {
      value: { field: 'resting', list: 'loading' },
      context: blank,
      emitted: [],
      started: [homeOf(everybody), homeOf(everybody)],
    },
  },
  'loads the home page of another address after it failed': {
    steps: [waited(EXPLORE_DELAYS.loadTimeout), changed(calm), failed('loadHome', offline)],
    end: {
      value: { field: 'resting', list: 'failed' },
      context: { ...blank, filter: calm, failure: noAnswer },
      emitted: [],
      started: [homeOf(everybody), homeOf(calm)],
    },
  },
  '[CHAR-01] loads page after page, lists nobody twice and stops at the last': {
    steps: [
      loaded,
      more,
      done('loadPage', { characters: [character(2), character(3)], nextCursor: 'third' }),
      more,
      done('loadPage', { characters: [character(4)], nextCursor: null }),
      more,
    ],
    end: {
      value: idle,
      context: { ...home, characters: [1, 2, 3, 4].map(character), nextCursor: null },
      emitted: [],
      started: [homeOf(everybody), pageOf(everybody, 'second'), pageOf(everybody, 'third')],
    },
  },
  'gives up waiting for a further page': {
    steps: [loaded, more, waited(EXPLORE_DELAYS.pageTimeout)],
    end: {
      value: { field: 'resting', list: { ready: 'moreFailed' } },
      context: { ...home, failure: noAnswer },
      emitted: [],
      tags: ['failed'],
    },
  },
  'waits for a further page as long as it may': {
    steps: [loaded, more, waited(29_999)],
    end: {
      value: { field: 'resting', list: { ready: 'loadingMore' } },
      context: home,
      emitted: [],
      started: [homeOf(everybody), pageOf(everybody, 'second')],
      tags: ['busy'],
    },
  },
  'loads a further page again after no answer came in time': {
    steps: [loaded, more, waited(EXPLORE_DELAYS.pageTimeout), retried],
    end: { value: { field: 'resting', list: { ready: 'loadingMore' } }, context: home, emitted: [] },
  },
  'tells why a further page could not be loaded': {
    steps: [loaded, more, failed('loadPage', tooMany), more],
    end: {
      value: { field: 'resting', list: { ready: 'moreFailed' } },
      context: { ...home, failure: { errNo: errNo.tooManyRequests, fields: [], retryAfter: 5 } },
      emitted: [],
    },
  },
};
