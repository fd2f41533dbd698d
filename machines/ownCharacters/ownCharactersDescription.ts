import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { ownCharactersMachine } from './ownCharactersMachine.ts';

export const ownCharactersDescription = {
  purpose: 'Lists the person’s own characters, and follows those that are being made.',
  screen: 'The screen “Your companions”',
  begins: 'Sign in and open /characters',
  states: {
    loading: 'The characters are being loaded; placeholders stand there until the first ones are known.',
    failed: '“We couldn’t load your companions.” Try again is offered, and those known before stay.',
    ready:
      'The characters are listed, each with how far it is; without any, Create a companion and Import cards are offered.',
  },
  events: {
    'load.retried': by(['user', 'flow session'], 'Press Try again in the notice above the characters'),
    'list.refreshRequested': by(
      ['flow cardImport', 'flow ownCharacterActs', 'browser'],
      'A card was brought, the making of a character was tried again, or the network is there again',
    ),
    'character.changed': by(
      ['flow characterEdit', 'flow ownCharacterActs'],
      'A character was changed, or who may find it',
    ),
    'character.removed': by('flow ownCharacterActs', 'A character was deleted'),
    'page.shown': by('browser', 'The screen comes into view'),
    'page.hidden': by('browser', 'The screen goes out of view'),
  },
  actors: {
    loadOwnCharacters: {
      does: 'Loads the characters',
      done: 'The characters are there',
      failed: 'The characters cannot be loaded',
    },
  },
  guards: {
    isWatching: 'the screen is in view, and a character is being made',
    isHidden: 'the screen was out of view',
  },
  delays: {
    loadTimeout: noAnswerComes,
    refreshPause: 'The pause before loading again is over; it grows while nothing moves',
  },
  home: ['ready'],
} as const satisfies Description<typeof ownCharactersMachine>;
