import type { galleryMachine } from '#machines/gallery/galleryMachine.ts';
import { emptyGallery, GALLERY_DELAYS } from '#machines/gallery/gallerySetup.ts';
import {
  characters,
  first,
  firstPage,
  fourth,
  lastPage,
  miraId,
  newest,
  nothing,
  second,
  theoId,
  third,
  withAll,
} from './model.ts';
import {
  broken,
  choosing,
  choosingFailed,
  done,
  failed,
  galleryCall,
  idle,
  internal,
  listed,
  loaded,
  loadingMore,
  more,
  moreFailed,
  offline,
  pageCall,
  refreshed,
  retried,
  unanswered,
  visited,
} from './steps.ts';
import type { Journey } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const ofMira = { ...emptyGallery, characterId: miraId, listedId: miraId, characters, count: 4 };
const mirasPage = { ...withAll, page: { pictures: [first], nextCursor: 'more' } };

/** What is listed, and how it is loaded. */
export const listing: Readonly<Record<string, Journey<typeof galleryMachine>>> = {
  '[PIC-02] lists all pictures with the characters that they show': {
    steps: [loaded],
    end: { value: idle, context: listed, emitted: [], started: [galleryCall()] },
  },
  '[PIC-02] tells when there is none': {
    steps: [done('loadGallery', nothing)],
    end: { value: idle, context: emptyGallery, emitted: [] },
  },
  '[PIC-02] tells why nothing could be loaded, and loads it again': {
    steps: [failed('loadGallery', internal), retried, failed('loadGallery', offline)],
    end: {
      value: 'failed',
      context: { ...emptyGallery, failure: unanswered },
      emitted: [],
      started: [galleryCall(), galleryCall()],
    },
  },
  'keeps in mind why it could not be loaded': {
    steps: [failed('loadGallery', internal)],
    end: { value: 'failed', context: { ...emptyGallery, failure: broken }, emitted: [] },
  },
  'loads it again once the connection is back': {
    steps: [failed('loadGallery', offline), refreshed],
    end: { value: 'loading', context: emptyGallery, emitted: [], started: [galleryCall(), galleryCall()] },
  },
  'gives up waiting for it after a while': {
    steps: [waited(GALLERY_DELAYS.loadTimeout - 1), waited(1)],
    end: { value: 'failed', context: { ...emptyGallery, failure: unanswered }, emitted: [] },
  },
  'waits for it until then': {
    steps: [waited(GALLERY_DELAYS.loadTimeout - 1)],
    end: { value: 'loading', context: emptyGallery, emitted: [] },
  },
  '[PIC-02] loads page after page, lists nothing twice and stops at the last': {
    steps: [
      loaded,
      more,
      done('loadPage', { pictures: [second, third], nextCursor: 'third' }),
      more,
      done('loadPage', { pictures: [fourth], nextCursor: null }),
      more,
    ],
    end: {
      value: idle,
      context: { ...listed, pictures: [first, second, third, fourth], nextCursor: null },
      emitted: [],
      started: [galleryCall(), pageCall('second'), pageCall('third')],
    },
  },
  '[PIC-02] tells why a further page could not be loaded, and loads it again': {
    steps: [loaded, more, failed('loadPage', internal)],
    end: { value: moreFailed, context: { ...listed, failure: broken }, emitted: [] },
  },
  'loads a further page again after no answer came in time': {
    steps: [loaded, more, waited(GALLERY_DELAYS.pageTimeout), more, retried],
    end: {
      value: loadingMore,
      context: listed,
      emitted: [],
      started: [galleryCall(), pageCall('second'), pageCall('second')],
    },
  },
  'waits for a further page until then': {
    steps: [loaded, more, waited(GALLERY_DELAYS.pageTimeout - 1)],
    end: { value: loadingMore, context: listed, emitted: [] },
  },
  '[PIC-02] lists the pictures of a character, with further pages of them': {
    steps: [loaded, visited({ characterId: miraId }), done('loadGallery', mirasPage), more],
    end: {
      value: loadingMore,
      context: { ...ofMira, pictures: [first], nextCursor: 'more' },
      emitted: [],
      started: [galleryCall(), galleryCall(miraId), pageCall('more', miraId)],
    },
  },
  '[PIC-02] keeps what was listed on view while others are loaded': {
    steps: [loaded, visited({ characterId: miraId })],
    end: { value: choosing, context: { ...listed, characterId: miraId }, emitted: [] },
  },
  '[PIC-02] lists what was chosen last': {
    steps: [
      loaded,
      visited({ characterId: miraId }),
      visited({ characterId: theoId }),
      visited({ characterId: theoId }),
    ],
    end: {
      value: choosing,
      context: { ...listed, characterId: theoId },
      emitted: [],
      started: [galleryCall(), galleryCall(miraId), galleryCall(theoId)],
    },
  },
  'loads what was chosen while the first page was loading': {
    steps: [visited({ characterId: miraId }), visited({ characterId: miraId }), done('loadGallery', withAll)],
    end: {
      value: idle,
      context: { ...ofMira, pictures: [first] },
      emitted: [],
      started: [galleryCall(), galleryCall(miraId)],
    },
  },
  'loads what another address says after it failed': {
    steps: [failed('loadGallery', internal), visited({ characterId: miraId, pictureId: first.pictureId })],
    end: {
      value: 'loading',
      context: { ...emptyGallery, characterId: miraId, pictureId: first.pictureId },
      emitted: [],
      started: [galleryCall(), galleryCall(miraId, first.pictureId)],
    },
  },
  'drops a further page of what was listed before': {
    steps: [loaded, more, visited({ characterId: miraId }), done('loadPage', lastPage)],
    end: { value: choosing, context: { ...listed, characterId: miraId }, emitted: [] },
  },
  'tells why what was chosen could not be loaded, and loads it again': {
    steps: [loaded, visited({ characterId: miraId }), failed('loadGallery', internal), more, retried],
    end: {
      value: choosing,
      context: { ...listed, characterId: miraId },
      emitted: [],
      started: [galleryCall(), galleryCall(miraId), galleryCall(miraId)],
    },
  },
  'gives up waiting for what was chosen': {
    steps: [loaded, visited({ characterId: miraId }), waited(GALLERY_DELAYS.loadTimeout)],
    end: { value: choosingFailed, context: { ...listed, characterId: miraId, failure: unanswered }, emitted: [] },
  },
  'keeps in mind why what was chosen could not be loaded': {
    steps: [loaded, visited({ characterId: miraId }), failed('loadGallery', internal)],
    end: { value: choosingFailed, context: { ...listed, characterId: miraId, failure: broken }, emitted: [] },
  },
  'goes back to all when what was chosen could not be loaded': {
    steps: [loaded, visited({ characterId: miraId }), failed('loadGallery', offline), visited({}), loaded],
    end: { value: idle, context: listed, emitted: [] },
  },
  'shows new pictures before those that are listed, and keeps further pages': {
    steps: [
      loaded,
      more,
      done('loadPage', { pictures: [third], nextCursor: 'third' }),
      refreshed,
      done('loadGallery', {
        characters,
        count: 5,
        page: { pictures: [newest, first, second], nextCursor: 'another' },
      }),
    ],
    end: {
      value: idle,
      context: { ...listed, count: 5, pictures: [newest, first, second, third], nextCursor: 'third' },
      emitted: [],
      started: [galleryCall(), pageCall('second'), galleryCall()],
    },
  },
  'drops from the first page what is gone by now': {
    steps: [
      loaded,
      more,
      done('loadPage', lastPage),
      refreshed,
      done('loadGallery', { characters, count: 3, page: { pictures: [second, third], nextCursor: 'third' } }),
    ],
    end: {
      value: idle,
      context: { ...listed, count: 3, pictures: [second, third, fourth], nextCursor: null },
      emitted: [],
    },
  },
  'begins anew where so many are new that nobody knows what lies between': {
    steps: [
      loaded,
      refreshed,
      done('loadGallery', { characters, count: 60, page: { pictures: [newest], nextCursor: 'newest' } }),
    ],
    end: { value: idle, context: { ...listed, count: 60, pictures: [newest], nextCursor: 'newest' }, emitted: [] },
  },
  'believes a first page that is the last': {
    steps: [loaded, more, done('loadPage', lastPage), refreshed, done('loadGallery', { ...withAll, count: 1 })],
    end: { value: idle, context: { ...listed, count: 1, pictures: [first], nextCursor: null }, emitted: [] },
  },
  'takes the newer cursor where nothing more is listed': {
    steps: [
      loaded,
      refreshed,
      done('loadGallery', { characters, count: 4, page: { ...firstPage, nextCursor: 'newer' } }),
    ],
    end: { value: idle, context: { ...listed, nextCursor: 'newer' }, emitted: [] },
  },
  'goes on to a page that has something, where one has nothing': {
    steps: [done('loadGallery', { characters, count: 1, page: { pictures: [], nextCursor: 'on' } })],
    end: {
      value: loadingMore,
      context: { ...emptyGallery, characters, count: 1, nextCursor: 'on' },
      emitted: [],
      started: [galleryCall(), pageCall('on')],
    },
  },
};
