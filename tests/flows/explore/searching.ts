import { EXPLORE_DELAYS } from '#machines/explore/exploreMachine.ts';
import { calm, everybody, firstPage, homepage, lastPage, nearPage, sea } from './model.ts';
import {
  changed,
  choosing,
  cleared,
  done,
  type ExploreJourney,
  home,
  homeOf,
  idle,
  loaded,
  more,
  pageOf,
  paused,
  typed,
  wanted,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

/** Searching by words, and the address that follows. */
export const searchJourneys: Readonly<Record<string, ExploreJourney>> = {
  '[CHAR-01] searches for what is typed once the person pauses, and has the address follow': {
    steps: [loaded, typed('s'), waited(EXPLORE_DELAYS.typingPause - 1), typed(' sea'), paused],
    end: {
      value: choosing,
      context: { ...home, filter: sea, text: ' sea' },
      emitted: [wanted(sea)],
      started: [homeOf(everybody), pageOf(sea)],
    },
  },
  '[CHAR-01] tells of those who come close what was searched for, also behind their next page': {
    steps: [
      changed(sea),
      done('loadHome', { homepage, page: { ...firstPage, isNear: true } }),
      more,
      done('loadPage', { ...lastPage, isNear: true }),
    ],
    end: {
      value: idle,
      context: {
        ...home,
        filter: sea,
        text: 'sea',
        characters: [...firstPage.characters, ...lastPage.characters],
        nextCursor: null,
        near: 'sea',
      },
      emitted: [],
    },
  },
  '[CHAR-01] tells so no longer where all is found': {
    steps: [loaded, changed(sea), done('loadPage', nearPage), changed(everybody), done('loadPage', lastPage)],
    end: { value: idle, context: { ...home, ...lastPage }, emitted: [] },
  },
  '[CHAR-01] waits for the pause': {
    steps: [loaded, typed('sea'), waited(EXPLORE_DELAYS.typingPause - 1)],
    end: { value: { field: 'typing', list: { ready: 'idle' } }, context: { ...home, text: 'sea' }, emitted: [] },
  },
  '[CHAR-01] leaves what is typed as it is when the address has followed': {
    steps: [loaded, typed('sea '), paused, changed(sea)],
    end: {
      value: choosing,
      context: { ...home, filter: sea, text: 'sea ' },
      emitted: [wanted(sea)],
      started: [homeOf(everybody), pageOf(sea)],
    },
  },
  'goes on with what is typed while the address follows what was typed before': {
    steps: [loaded, typed('se'), paused, typed('sea'), changed({ ...sea, query: 'se' }), paused],
    end: {
      value: choosing,
      context: { ...home, filter: sea, text: 'sea' },
      emitted: [wanted({ ...sea, query: 'se' }), wanted(sea)],
    },
  },
  '[CHAR-01] shows in the field what an address says that one goes back to': {
    steps: [loaded, typed('sea'), paused, done('loadPage', lastPage), changed({ ...sea, query: 'lake' })],
    end: {
      value: choosing,
      context: { ...home, ...lastPage, filter: { ...sea, query: 'lake' }, text: 'lake' },
      emitted: [wanted(sea)],
    },
  },
  '[CHAR-01] empties the field when one goes back to everybody': {
    steps: [changed(sea), loaded, changed(everybody)],
    end: { value: choosing, context: home, emitted: [] },
  },
  'forgets what is being typed when somebody goes back': {
    steps: [loaded, changed(sea), done('loadPage', lastPage), typed('seagull'), changed(everybody), paused],
    end: { value: choosing, context: { ...home, ...lastPage }, emitted: [] },
  },
  'searches within tag, origin and order': {
    steps: [changed({ query: null, tag: 'calm', origin: 'ugc', sort: 'new' }), loaded, typed('sea'), paused],
    end: {
      value: choosing,
      context: { ...home, filter: { query: 'sea', tag: 'calm', origin: 'ugc', sort: 'new' }, text: 'sea' },
      emitted: [wanted({ query: 'sea', tag: 'calm', origin: 'ugc', sort: 'new' })],
    },
  },
  'does nothing when what is typed comes to the same': {
    steps: [loaded, typed(' '), paused],
    end: { value: idle, context: { ...home, text: ' ' }, emitted: [], started: [homeOf(everybody)] },
  },
  '[CHAR-01] searches for nothing any more at once when the field is cleared': {
    steps: [loaded, changed({ ...sea, tag: 'calm' }), done('loadPage', lastPage), cleared],
    end: {
      value: choosing,
      context: { ...home, ...lastPage, filter: calm },
      emitted: [wanted(calm)],
      started: [homeOf(everybody), pageOf({ ...sea, tag: 'calm' }), pageOf(calm)],
    },
  },
  'does nothing when the field is cleared before anything was searched for': {
    steps: [loaded, typed('sea'), cleared, paused],
    end: { value: idle, context: home, emitted: [], started: [homeOf(everybody)] },
  },
  'asks for what is left at once when the field is cleared while one types': {
    steps: [loaded, changed(sea), typed('seagull'), cleared],
    end: {
      value: choosing,
      context: home,
      emitted: [wanted(everybody)],
      started: [homeOf(everybody), pageOf(sea), pageOf(everybody)],
    },
  },
  'waits for no pause once the field is cleared': {
    steps: [loaded, typed('sea'), cleared],
    end: { value: idle, context: home, emitted: [], started: [homeOf(everybody)], tags: [] },
  },
  'waits for no pause once another address is wanted': {
    steps: [loaded, typed('sea'), changed(calm)],
    end: {
      value: choosing,
      context: { ...home, filter: calm },
      emitted: [],
      started: [homeOf(everybody), pageOf(calm)],
    },
  },
};
