import type { galleryMachine } from '#machines/gallery/galleryMachine.ts';
import { characters, first, lastPage, miraId, second, third, withAll } from './model.ts';
import {
  choosing,
  done,
  galleryCall,
  idle,
  listed,
  loaded,
  loadingMore,
  more,
  next,
  pageCall,
  refreshed,
  removed,
  visited,
  wanted,
} from './steps.ts';
import type { Journey } from '@liora/flow-kit/model/journeys.ts';

const [mira, theo] = characters;
if (mira === undefined || theo === undefined) throw new Error('There are two characters');
const atFirst = { pictureId: first.pictureId };
const atSecond = { pictureId: second.pictureId };
const withoutFirst = { ...listed, pictures: [second], characters: [theo], count: 3 };

/** Pictures that are deleted. */
export const removing: Readonly<Record<string, Journey<typeof galleryMachine>>> = {
  '[PIC-02] shows the next one once one is deleted': {
    steps: [loaded, visited(atFirst), removed(first.pictureId)],
    end: {
      value: idle,
      context: { ...withoutFirst, ...atSecond },
      emitted: [wanted(atSecond)],
      started: [galleryCall()],
    },
  },
  '[PIC-02] shows the one before where there is none after it': {
    steps: [loaded, visited(atSecond), removed(second.pictureId)],
    end: {
      value: idle,
      context: { ...listed, ...atFirst, pictures: [first], count: 3 },
      emitted: [wanted(atFirst)],
    },
  },
  '[PIC-02] closes with the only one': {
    steps: [
      loaded,
      visited({ characterId: miraId }),
      done('loadGallery', withAll),
      visited({ characterId: miraId, ...atFirst }),
      removed(first.pictureId),
    ],
    end: {
      value: idle,
      context: {
        ...listed,
        characterId: miraId,
        listedId: miraId,
        pictures: [],
        nextCursor: null,
        characters: [theo],
        count: 3,
      },
      emitted: [wanted({ characterId: miraId })],
    },
  },
  'leaves open what is seen large when another is deleted': {
    steps: [loaded, visited(atSecond), removed(first.pictureId)],
    end: { value: idle, context: { ...withoutFirst, ...atSecond }, emitted: [] },
  },
  'counts what is left of a character': {
    steps: [
      done('loadGallery', { characters: [{ ...mira, count: 2 }, theo], count: 5, page: lastPage }),
      removed(third.pictureId),
    ],
    end: {
      value: idle,
      context: {
        ...listed,
        ...lastPage,
        pictures: lastPage.pictures.slice(1),
        characters: [{ ...mira, count: 2 }],
        count: 4,
      },
      emitted: [],
    },
  },
  'keeps a character with others': {
    steps: [
      done('loadGallery', { characters: [{ ...mira, count: 2 }], count: 3, page: lastPage }),
      more,
      removed(first.pictureId),
      refreshed,
      done('loadGallery', {
        characters: [{ ...mira, count: 2 }],
        count: 3,
        page: { pictures: [first, second], nextCursor: null },
      }),
      removed(first.pictureId),
    ],
    end: {
      value: idle,
      context: { ...listed, pictures: [second], nextCursor: null, characters: [mira], count: 2 },
      emitted: [],
    },
  },
  'loads more where nothing is left of what was loaded': {
    steps: [loaded, removed(first.pictureId), removed(second.pictureId)],
    end: {
      value: loadingMore,
      context: { ...listed, pictures: [], characters: [theo], count: 2 },
      emitted: [],
      started: [galleryCall(), pageCall('second')],
    },
  },
  'does nothing for one that is not listed': {
    steps: [loaded, removed(third.pictureId)],
    end: { value: idle, context: listed, emitted: [], started: [galleryCall()] },
  },
  'waits for no next one once the last is deleted': {
    steps: [loaded, visited(atSecond), next, removed(second.pictureId), done('loadPage', lastPage)],
    end: {
      value: idle,
      context: { ...listed, ...atFirst, pictures: [first, ...lastPage.pictures], nextCursor: null, count: 3 },
      emitted: [wanted(atFirst)],
    },
  },
  'loads the list anew once more where one is deleted meanwhile': {
    steps: [loaded, refreshed, removed(first.pictureId)],
    end: {
      value: choosing,
      context: withoutFirst,
      emitted: [],
      started: [galleryCall(), galleryCall(), galleryCall()],
    },
  },
  'also where it is the one that is seen large': {
    steps: [loaded, visited(atFirst), refreshed, removed(first.pictureId)],
    end: {
      value: choosing,
      context: { ...withoutFirst, ...atSecond },
      emitted: [wanted(atSecond)],
      started: [galleryCall(), galleryCall(), galleryCall()],
    },
  },
  'and where that is the last that is loaded': {
    steps: [loaded, visited(atSecond), refreshed, removed(second.pictureId)],
    end: {
      value: choosing,
      context: { ...listed, ...atFirst, pictures: [first], count: 3 },
      emitted: [wanted(atFirst)],
    },
  },
};
