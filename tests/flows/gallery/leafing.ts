import type { galleryMachine } from '#machines/gallery/galleryMachine.ts';
import { emptyGallery, GALLERY_DELAYS } from '#machines/gallery/gallerySetup.ts';
import { characters, first, firstPage, fourth, lastPage, miraId, second, third, withAll, withMore } from './model.ts';
import {
  broken,
  choosing,
  closed,
  done,
  failed,
  galleryCall,
  idle,
  internal,
  listed,
  loaded,
  loadingMore,
  moreFailed,
  next,
  pageCall,
  previous,
  refreshed,
  retried,
  unanswered,
  visited,
  wanted,
} from './steps.ts';
import type { Journey } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const atFirst = { pictureId: first.pictureId };
const atSecond = { pictureId: second.pictureId };
const atThird = { pictureId: third.pictureId };
const atFourth = { pictureId: fourth.pictureId };
const all = { ...listed, pictures: [first, second, third, fourth], nextCursor: null };

/** Pictures seen large, one after the other. */
export const leafing: Readonly<Record<string, Journey<typeof galleryMachine>>> = {
  '[PIC-02] shows the picture large that the address names': {
    steps: [loaded, visited(atSecond)],
    end: { value: idle, context: { ...listed, ...atSecond }, emitted: [], started: [galleryCall()] },
  },
  '[PIC-02] shows it once it is loaded': {
    steps: [visited(atSecond), loaded],
    end: { value: idle, context: { ...listed, ...atSecond }, emitted: [], started: [galleryCall()] },
  },
  'shows it once it is loaded, of a character too': {
    steps: [visited({ characterId: miraId, ...atFirst }), done('loadGallery', withAll)],
    end: {
      value: idle,
      context: {
        ...emptyGallery,
        ...atFirst,
        characterId: miraId,
        listedId: miraId,
        characters,
        count: 4,
        pictures: [first],
      },
      emitted: [],
    },
  },
  '[PIC-02] looks for it on further pages': {
    steps: [visited(atThird), loaded, done('loadPage', { pictures: [third], nextCursor: 'third' })],
    end: {
      value: idle,
      context: { ...listed, ...atThird, pictures: [first, second, third], nextCursor: 'third' },
      emitted: [],
      started: [galleryCall(), pageCall('second', null, third.pictureId)],
    },
  },
  'looks for it also when the address names it later': {
    steps: [loaded, visited(atFourth), done('loadPage', { pictures: [third], nextCursor: 'third' })],
    end: {
      value: loadingMore,
      context: { ...listed, ...atFourth, pictures: [first, second, third], nextCursor: 'third' },
      emitted: [],
      started: [galleryCall(), pageCall('second', null, fourth.pictureId), pageCall('third', null, fourth.pictureId)],
    },
  },
  '[PIC-02] looks no further where it is told that there is none': {
    steps: [
      visited(atFourth),
      done('loadGallery', { ...withMore, page: { ...firstPage, missingId: fourth.pictureId } }),
    ],
    end: {
      value: idle,
      context: { ...listed, ...atFourth, missingId: fourth.pictureId },
      emitted: [],
      started: [galleryCall()],
    },
  },
  'is told on a further page that there is none, and finds another one then': {
    steps: [
      loaded,
      visited(atFourth),
      done('loadPage', { pictures: [third], nextCursor: 'third', missingId: fourth.pictureId }),
      visited({ pictureId: miraId }),
      done('loadPage', { pictures: [], nextCursor: 'on' }),
    ],
    end: {
      value: loadingMore,
      context: { ...listed, pictureId: miraId, pictures: [first, second, third], nextCursor: 'on' },
      emitted: [],
      started: [
        galleryCall(),
        pageCall('second', null, fourth.pictureId),
        pageCall('third', null, miraId),
        pageCall('on', null, miraId),
      ],
    },
  },
  'asks for it with the list that is loaded anew': {
    steps: [loaded, visited(atFourth), refreshed, done('loadGallery', withMore)],
    end: {
      value: loadingMore,
      context: { ...listed, ...atFourth },
      emitted: [],
      started: [
        galleryCall(),
        pageCall('second', null, fourth.pictureId),
        galleryCall(null, fourth.pictureId),
        pageCall('second', null, fourth.pictureId),
      ],
    },
  },
  'stops at the last page where there is none': {
    steps: [visited({ pictureId: miraId }), loaded, done('loadPage', lastPage)],
    end: { value: idle, context: { ...all, pictureId: miraId }, emitted: [] },
  },
  'looks no further once it is closed': {
    steps: [visited(atFourth), loaded, closed, done('loadPage', { pictures: [third], nextCursor: 'third' })],
    end: {
      value: idle,
      context: { ...listed, pictures: [first, second, third], nextCursor: 'third' },
      emitted: [wanted({})],
    },
  },
  '[PIC-02] leafs on and back, and has the address follow': {
    steps: [loaded, visited(atFirst), next, visited(atSecond), previous, previous],
    end: {
      value: idle,
      context: { ...listed, ...atFirst },
      emitted: [wanted(atSecond), wanted(atFirst)],
      started: [galleryCall()],
    },
  },
  'leafs among the pictures of a character': {
    steps: [
      loaded,
      visited({ characterId: miraId }),
      done('loadGallery', { ...withAll, page: { pictures: [first, third], nextCursor: null } }),
      visited({ characterId: miraId, ...atFirst }),
      next,
      next,
    ],
    end: {
      value: idle,
      context: {
        ...emptyGallery,
        ...atThird,
        characterId: miraId,
        listedId: miraId,
        characters,
        count: 4,
        pictures: [first, third],
      },
      emitted: [wanted({ characterId: miraId, ...atThird })],
    },
  },
  '[PIC-02] loads more at the end, and goes on then': {
    steps: [loaded, visited(atSecond), next, done('loadPage', lastPage)],
    end: {
      value: idle,
      context: { ...all, ...atThird },
      emitted: [wanted(atThird)],
      started: [galleryCall(), pageCall('second')],
    },
  },
  'goes on a picture at a time': {
    steps: [loaded, visited(atSecond), next, done('loadPage', lastPage), previous],
    end: { value: idle, context: { ...all, ...atSecond }, emitted: [wanted(atThird), wanted(atSecond)] },
  },
  'loads one page after the other until there is something to go on to': {
    steps: [loaded, visited(atSecond), next, done('loadPage', { pictures: [second], nextCursor: 'on' })],
    end: {
      value: loadingMore,
      context: { ...listed, ...atSecond, isLeafing: true, nextCursor: 'on' },
      emitted: [],
      started: [galleryCall(), pageCall('second'), pageCall('on')],
    },
  },
  'goes on when the page is on its way already': {
    steps: [loaded, { type: 'more.requested' }, visited(atSecond), next, done('loadPage', lastPage)],
    end: { value: idle, context: { ...all, ...atThird }, emitted: [wanted(atThird)] },
  },
  'stays where the person has gone back to meanwhile': {
    steps: [loaded, visited(atSecond), next, previous, done('loadPage', lastPage)],
    end: { value: idle, context: { ...all, ...atFirst }, emitted: [wanted(atFirst)] },
  },
  'stays at the last': {
    steps: [loaded, visited(atSecond), next, done('loadPage', { pictures: [], nextCursor: null }), next],
    end: { value: idle, context: { ...listed, ...atSecond, isLeafing: true, nextCursor: null }, emitted: [] },
  },
  'tells why it could not go on, and tries again': {
    steps: [loaded, visited(atSecond), next, failed('loadPage', internal), retried, done('loadPage', lastPage)],
    end: {
      value: idle,
      context: { ...all, ...atThird },
      emitted: [wanted(atThird)],
      started: [galleryCall(), pageCall('second'), pageCall('second')],
    },
  },
  'keeps in mind why it could not go on': {
    steps: [loaded, visited(atSecond), next, failed('loadPage', internal)],
    end: { value: moreFailed, context: { ...listed, ...atSecond, isLeafing: true, failure: broken }, emitted: [] },
  },
  'tries again when the person wants to go on once more': {
    steps: [
      loaded,
      { type: 'more.requested' },
      waited(GALLERY_DELAYS.pageTimeout),
      visited(atSecond),
      next,
      done('loadPage', lastPage),
    ],
    end: { value: idle, context: { ...all, ...atThird }, emitted: [wanted(atThird)] },
  },
  'leafs among what is loaded where more could not be': {
    steps: [loaded, { type: 'more.requested' }, waited(GALLERY_DELAYS.pageTimeout), visited(atFirst), next],
    end: {
      value: moreFailed,
      context: { ...listed, ...atSecond, failure: unanswered },
      emitted: [wanted(atSecond)],
    },
  },
  'does nothing while none is seen large': {
    steps: [loaded, next, previous, closed],
    end: { value: idle, context: listed, emitted: [], started: [galleryCall()] },
  },
  '[PIC-02] closes it, and has the address follow': {
    steps: [loaded, visited({ characterId: null, ...atSecond }), closed, visited({})],
    end: { value: idle, context: listed, emitted: [wanted({})] },
  },
  'forgets it with the list that it was seen in': {
    steps: [loaded, visited(atSecond), next, visited({ characterId: miraId })],
    end: { value: choosing, context: { ...listed, characterId: miraId }, emitted: [] },
  },
  'stays open while the list is loaded anew': {
    steps: [loaded, visited(atFirst), refreshed, next, loaded],
    end: { value: idle, context: { ...listed, ...atSecond }, emitted: [wanted(atSecond)] },
  },
};
