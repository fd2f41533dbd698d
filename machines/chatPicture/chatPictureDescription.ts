import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { chatPictureMachine } from './chatPictureMachine.ts';

export const chatPictureDescription = {
  purpose:
    'Asks with what words a picture of the companion is wished for, says what it costs, and keeps the words until they are sent.',
  screen: 'The dialog “Ask for a picture” over a conversation',
  begins: 'Sign in with a plan and open a conversation',
  states: {
    closed: 'No dialog is open; the picture button of the composer opens it.',
    asking: 'The dialog asks for the words, and says what the picture costs and what is left of the tokens after it.',
  },
  events: {
    'picture.opened': by('user', 'Press Ask for a picture'),
    'words.changed': by('user', 'Type into “What would you like to see?”'),
    'picture.confirmed': by('user', 'Press Send'),
    'picture.closed': by('user', 'Press Cancel or Close, or Escape, or beside the dialog'),
    'words.restored': by('browser', 'The words that were there when the page was left come back'),
  },
  actors: {},
  guards: { isWish: 'there are words, and no more than a picture takes' },
  delays: {},
  home: ['closed'],
} as const satisfies Description<typeof chatPictureMachine>;
