import { errNo } from '#contract/errNo.ts';
import { EXPLORE_DELAYS } from '#machines/explore/exploreMachine.ts';
import { noAnswer } from '#machines/failure.ts';
import { calm, everybody, firstPage, lastPage, sea } from './model.ts';
import {
  changed,
  choosing,
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
  witty,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

/** Tag, origin and order. */
export const choiceJourneys: Readonly<Record<string, ExploreJourney>> = {
  '[CHAR-01] shows what was chosen last': {
    steps: [loaded, changed(calm), changed(witty), done('loadPage', lastPage), changed(witty)],
    end: {
      value: idle,
      context: { ...home, filter: witty, ...lastPage },
      emitted: [],
      started: [homeOf(everybody), pageOf(calm), pageOf(witty)],
    },
  },
  '[CHAR-01] tells tag, origin, words and order apart': {
    steps: [
      loaded,
      changed({ ...everybody, origin: 'ugc' }),
      changed({ ...everybody, sort: 'new' }),
      changed({ ...everybody, sort: 'new' }),
      changed(sea),
    ],
    end: {
      value: choosing,
      context: { ...home, filter: sea, text: 'sea' },
      emitted: [],
      started: [
        homeOf(everybody),
        pageOf({ ...everybody, origin: 'ugc' }),
        pageOf({ ...everybody, sort: 'new' }),
        pageOf(sea),
      ],
    },
  },
  'loads what was chosen while the first page was loading': {
    steps: [changed(calm), changed(calm), loaded],
    end: {
      value: idle,
      context: { ...home, filter: calm },
      emitted: [],
      started: [homeOf(everybody), homeOf(calm)],
    },
  },
  'drops a further page of what was chosen before': {
    steps: [loaded, more, changed(calm), done('loadPage', lastPage)],
    end: { value: idle, context: { ...home, filter: calm, ...lastPage }, emitted: [] },
  },
  'tells why what was chosen could not be loaded': {
    steps: [loaded, changed(calm), failed('loadPage', tooMany)],
    end: {
      value: { field: 'resting', list: { ready: 'choosingFailed' } },
      context: { ...home, filter: calm, failure: { errNo: errNo.tooManyRequests, fields: [], retryAfter: 5 } },
      emitted: [],
      tags: ['failed'],
    },
  },
  'loads again what could not be loaded, and keeps waiting until the time is over': {
    steps: [
      loaded,
      changed(calm),
      failed('loadPage', offline),
      changed(calm),
      retried,
      waited(EXPLORE_DELAYS.pageTimeout - 1),
    ],
    end: { value: choosing, context: { ...home, filter: calm }, emitted: [], tags: ['busy'] },
  },
  'gives up waiting for what was chosen': {
    steps: [loaded, changed(calm), waited(EXPLORE_DELAYS.pageTimeout)],
    end: {
      value: { field: 'resting', list: { ready: 'choosingFailed' } },
      context: { ...home, filter: calm, failure: noAnswer },
      emitted: [],
    },
  },
  'goes back to everybody when what was chosen could not be loaded': {
    steps: [loaded, changed(calm), failed('loadPage', offline), changed(everybody), done('loadPage', firstPage)],
    end: { value: idle, context: home, emitted: [] },
  },
};
