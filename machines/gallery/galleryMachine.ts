import { failureIn, noAnswer } from '#machines/failure.ts';
import { emptyGallery, gallerySetup, nextOf, previousOf, soughtOf } from './gallerySetup.ts';

const unanswered = { type: 'setFailure', params: noAnswer } as const;

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
        onDone: { target: 'ready', actions: { type: 'setGallery', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'setFailure', params: failureIn } },
      },
      after: { loadTimeout: { target: 'failed', actions: unanswered } },
      on: {
        'address.changed': [
          {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: 'loading',
            reenter: true,
            actions: [
              { type: 'setCharacter', params: ({ event }) => event },
              { type: 'show', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'show', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'load.retried': 'loading',
        'list.refreshRequested': 'loading',
        'address.changed': {
          target: 'loading',
          actions: [
            { type: 'setCharacter', params: ({ event }) => event },
            { type: 'show', params: ({ event }) => event },
          ],
        },
      },
    },
    ready: {
      initial: 'idle',
      on: {
        'address.changed': [
          {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: '.choosing',
            actions: [
              { type: 'setCharacter', params: ({ event }) => event },
              { type: 'show', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'show', params: ({ event }) => event } },
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
            guard: { type: 'isOnView', params: ({ event }) => event },
            actions: [
              { type: 'show', params: ({ context }) => ({ pictureId: nextOf(context) ?? previousOf(context) }) },
              { type: 'remove', params: ({ event }) => event },
              'wantAddress',
            ],
          },
          { actions: { type: 'remove', params: ({ event }) => event } },
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
            onDone: { target: 'idle', actions: { type: 'appendPage', params: ({ event }) => event.output } },
            onError: {
              target: 'moreFailed',
              actions: { type: 'setFailure', params: failureIn },
            },
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
            onDone: { target: 'idle', actions: { type: 'setGallery', params: ({ event }) => event.output } },
            onError: {
              target: 'choosingFailed',
              actions: { type: 'setFailure', params: failureIn },
            },
          },
          after: { loadTimeout: { target: 'choosingFailed', actions: unanswered } },
          on: {
            // An answer that is on its way may still have the picture.
            'picture.removed': [
              {
                guard: { type: 'isOnView', params: ({ event }) => event },
                target: 'choosing',
                reenter: true,
                actions: [
                  { type: 'show', params: ({ context }) => ({ pictureId: nextOf(context) ?? previousOf(context) }) },
                  { type: 'remove', params: ({ event }) => event },
                  'wantAddress',
                ],
              },
              {
                target: 'choosing',
                reenter: true,
                actions: { type: 'remove', params: ({ event }) => event },
              },
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
