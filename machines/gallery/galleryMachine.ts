import { failed, unanswered } from '#machines/failure.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { emptyGallery, gallerySetup, nextOf, previousOf, soughtOf } from './gallerySetup.ts';

/**
 * The person's pictures: all or those of a character, page by page, and one of them seen large. The address says what is on view. What is
 * looked for on a further page has all loaded until there, what is leafed to has the next one. What is listed stays on view while it is loaded anew, and when that fails.
 */
export const galleryMachine = gallerySetup.createMachine({
  id: 'gallery',
  context: ({ input }) => ({ ...emptyGallery, ...input }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadGallery',
        src: 'loadGallery',
        input: ({ context }) => ({ characterId: context.characterId, soughtId: soughtOf(context) }),
        onDone: { target: 'ready', actions: withOutput('setGallery') },
        onError: { target: 'failed', actions: failed },
      },
      after: { loadTimeout: { target: 'failed', actions: unanswered } },
      on: {
        'address.changed': [
          {
            guard: withEvent('isOther'),
            target: 'loading',
            reenter: true,
            actions: [withEvent('setCharacter'), withEvent('show')],
          },
          { actions: withEvent('show') },
        ],
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'load.retried': 'loading',
        'list.refreshRequested': 'loading',
        'address.changed': { target: 'loading', actions: [withEvent('setCharacter'), withEvent('show')] },
      },
    },
    ready: {
      initial: 'idle',
      on: {
        'address.changed': [
          { guard: withEvent('isOther'), target: '.choosing', actions: [withEvent('setCharacter'), withEvent('show')] },
          { actions: withEvent('show') },
        ],
        'picture.next': {
          guard: 'hasNext',
          actions: [{ type: 'show', params: ({ context }) => ({ pictureId: nextOf(context) }) }, 'wantAddress'],
        },
        'picture.previous': {
          guard: 'hasPrevious',
          actions: [{ type: 'show', params: ({ context }) => ({ pictureId: previousOf(context) }) }, 'wantAddress'],
        },
        'picture.closed': {
          guard: 'isOpen',
          actions: [{ type: 'show', params: { pictureId: null } }, 'wantAddress'],
        },
        'picture.removed': [
          {
            guard: withEvent('isOnView'),
            actions: [
              { type: 'show', params: ({ context }) => ({ pictureId: nextOf(context) ?? previousOf(context) }) },
              withEvent('remove'),
              'wantAddress',
            ],
          },
          { actions: withEvent('remove') },
        ],
        'list.refreshRequested': '.choosing',
      },
      states: {
        idle: {
          always: [
            {
              guard: 'canLeafOn',
              actions: [{ type: 'show', params: ({ context }) => ({ pictureId: nextOf(context) }) }, 'wantAddress'],
            },
            { guard: 'needsMore', target: 'loadingMore' },
          ],
          on: {
            'more.requested': { guard: 'hasMore', target: 'loadingMore' },
            'picture.next': { guard: 'isAtEnd', actions: 'startLeafing' },
          },
        },
        loadingMore: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            input: ({ context }) => ({
              characterId: context.characterId,
              soughtId: soughtOf(context),
              cursor: context.nextCursor ?? '',
            }),
            onDone: { target: 'idle', actions: withOutput('appendPage') },
            onError: { target: 'moreFailed', actions: failed },
          },
          after: { pageTimeout: { target: 'moreFailed', actions: unanswered } },
          on: { 'picture.next': { guard: 'isAtEnd', actions: 'startLeafing' } },
        },
        moreFailed: {
          tags: 'failed',
          on: {
            'load.retried': 'loadingMore',
            'picture.next': { guard: 'isAtEnd', target: 'loadingMore', actions: 'startLeafing' },
          },
        },
        /** The first page is loaded, of another character or anew. */
        choosing: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'loadGallery',
            src: 'loadGallery',
            input: ({ context }) => ({ characterId: context.characterId, soughtId: soughtOf(context) }),
            onDone: { target: 'idle', actions: withOutput('setGallery') },
            onError: { target: 'choosingFailed', actions: failed },
          },
          after: { loadTimeout: { target: 'choosingFailed', actions: unanswered } },
          on: {
            // An answer that is on its way may still have the picture.
            'picture.removed': [
              {
                guard: withEvent('isOnView'),
                target: 'choosing',
                reenter: true,
                actions: [
                  { type: 'show', params: ({ context }) => ({ pictureId: nextOf(context) ?? previousOf(context) }) },
                  withEvent('remove'),
                  'wantAddress',
                ],
              },
              { target: 'choosing', reenter: true, actions: withEvent('remove') },
            ],
          },
        },
        choosingFailed: {
          tags: 'failed',
          on: { 'load.retried': 'choosing' },
        },
      },
    },
  },
});
