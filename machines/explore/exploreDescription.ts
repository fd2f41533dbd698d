import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { exploreMachine } from './exploreMachine.ts';

export const exploreDescription = {
  purpose:
    'Shows the companions of the first page: a few that are featured, and all of them by search, tag, maker and order.',
  screen: 'The first page, with the search field and the cards below “Explore companions”',
  begins: 'Open /',
  states: {
    field: 'The field “Search companions”.',
    'field.resting': 'Nobody is typing; the field says what is searched for.',
    'field.typing': 'Somebody is typing; the search begins once they pause.',
    list: 'The companions on the page.',
    'list.loading': 'The first page is being loaded; grey shapes hold the place of the cards.',
    'list.failed': '“We couldn’t load the companions”, with the reason; Try again is offered.',
    'list.ready': 'The companions are listed.',
    'list.ready.idle':
      'What is listed is what was wanted. Where nobody has all of it, it says that these come close; where nobody is like that, it says so and shows some whom one might like.',
    'list.ready.loadingMore': 'More companions are being loaded behind the last card.',
    'list.ready.moreFailed': '“We couldn’t load more companions.” Try again is offered.',
    'list.ready.choosing': 'What was searched or chosen is being loaded; the list before it is pale.',
    'list.ready.choosingFailed': '“That filter couldn’t be applied.” Try again is offered; the list before it stays.',
  },
  events: {
    'query.typed': by('user', 'Type into “Search companions”'),
    'query.cleared': by('user', 'Press Clear search'),
    'filter.changed': by(
      'user',
      'Choose a tag, an order or who made them, press “Clear search and filters”, or go back',
    ),
    'more.requested': by('user', 'Scroll to the end, or press Show more'),
    'load.retried': by('user', 'Press Try again'),
  },
  actors: {
    loadHome: {
      does: 'Loads who is featured, and the first companions',
      done: 'The first page is loaded',
      failed: 'Loading the first page fails',
    },
    loadPage: {
      does: 'Loads more companions, or those that were chosen',
      done: 'They are loaded',
      failed: 'Loading them fails',
    },
  },
  guards: {
    isOther: 'it is not what is shown already',
    isOtherQuery: 'what is typed is not what is searched for already',
    hasQuery: 'something is searched for',
    isForeign: 'the search is not the one that stands in the field',
    hasMore: 'there are more companions',
  },
  delays: {
    typingPause: 'Nothing is typed for {time}',
    loadTimeout: 'The first page does not come for {time}',
    pageTimeout: 'The companions do not come for {time}',
  },
  home: ['list.ready.idle'],
} as const satisfies Description<typeof exploreMachine>;
