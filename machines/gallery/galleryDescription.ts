import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { galleryMachine } from './galleryMachine.ts';
import { largeViewOf } from './gallerySelectors.ts';

export const galleryDescription = {
  purpose:
    'Shows the person’s pictures: all, or those of one character, page by page; and one of them large, from which one can go to the next.',
  screen: 'The screen “Your pictures”, and the large picture over it',
  begins: 'Sign in and open /ai-image',
  states: {
    loading: 'The pictures are being loaded; grey shapes hold their place.',
    failed: '“We couldn’t load your pictures”, with the reason; Try again is offered.',
    ready: 'The pictures are listed; one of them may be seen large.',
    'ready.idle': 'Nothing is waited for; what is listed is what was wanted.',
    'ready.loadingMore': 'More pictures are being loaded behind the last one; what is listed can be used.',
    'ready.moreFailed': '“We couldn’t load more pictures.” Try again is offered.',
    'ready.choosing': 'The list is being brought up to date, or that of another character loaded; the old one stays.',
    'ready.choosingFailed': '“We couldn’t update the list.” Try again is offered; the old list stays.',
  },
  events: {
    'address.changed': by('user', 'Choose a character or All, open a picture, or go back'),
    'picture.next': by('user', 'Press Next picture, or the arrow key'),
    'picture.previous': by('user', 'Press Previous picture, or the arrow key'),
    'picture.closed': by('user', 'Close the large picture'),
    'picture.removed': by('flow pictureActs', 'A picture is deleted'),
    'more.requested': by('user', 'Scroll to the end, or press Show more'),
    'load.retried': by(['user', 'flow session'], 'Press Try again, or sign in again'),
    'list.refreshRequested': by('browser', 'The person comes back to the screen, or the network is back'),
  },
  actors: {
    loadGallery: {
      does: 'Loads the newest pictures',
      done: 'The newest pictures are loaded',
      failed: 'Loading the pictures fails',
    },
    loadPage: { does: 'Loads more pictures', done: 'More pictures are loaded', failed: 'Loading more pictures fails' },
  },
  guards: {
    isOther: 'it is another character, or all instead of one',
    isOpen: 'a picture is seen large',
    isOnView: 'it is the picture that is seen large',
    hasMore: 'there are more pictures',
    hasNext: 'there is a next picture in the list',
    hasPrevious: 'there is a picture before in the list',
    isAtEnd: 'the last picture of the list is seen large, and there are more',
    canLeafOn: 'the next picture was wanted, and has come',
    needsMore: 'more pictures are needed to show what was wanted',
  },
  delays: {
    loadTimeout: 'The pictures do not come for {time}',
    pageTimeout: 'More pictures do not come for {time}',
  },
  home: ['ready.idle'],
  showsDialog: (snapshot) => largeViewOf(snapshot) !== 'closed',
} as const satisfies Description<typeof galleryMachine>;
