import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { characterCreationMachine } from './characterCreationMachine.ts';

export const characterCreationDescription = {
  purpose:
    'Has a companion made of a draft, and follows that until one can talk with them. It goes on by itself when the page is left, and is charged once.',
  screen: 'What stands in place of the draft once it is sent',
  begins: 'Sign in, open /ai-generator and fill the draft in as far as its summary',
  states: {
    idle: 'No companion is being made; the draft is on the screen.',
    creating: '“… is on the way”: the draft is being sent off.',
    tokensNeeded:
      '“You need more tokens”: Get tokens, creating the companion once there are more, and Back to the draft are offered.',
    notCreated: '“… couldn’t be submitted”, with the reason; Try again and Back to the draft are offered.',
    following: '“… is on the way”: it says how far it is, and that the page can be left.',
    'following.asking': 'The server is being asked how far it is; what was known stays on the screen.',
    'following.waiting': 'A pause before it is asked again; without a connection it says that Liora asks again.',
    paused: 'Nobody looks at the page, so nothing is asked.',
    givenUp: '“… is taking longer than usual”: Check again, Your companions and Back to the draft are offered.',
    ready: '“Meet …”: Start chatting, View profile and Create another are offered.',
    'ready.revealing': 'The portrait of the new companion is being loaded; all that is offered can be pressed.',
    'ready.revealed': 'The new companion is shown, as far as they could be loaded.',
    refused: '“… wasn’t approved”, and why; Back to the draft is offered.',
    failed: '“… couldn’t be finished”: nothing was spent; Try again and Back to the draft are offered.',
    retrying: '“… is on the way”: it is being asked for another try.',
    gone: '“… is no longer here”: Back to the draft is offered.',
  },
  events: {
    'creation.requested': by('flow characterDraft', 'A complete draft is sent'),
    'creation.found': by(
      ['browser', 'flow session'],
      'A companion turns out to be under way, from before the page was loaded or from another tab',
    ),
    'creation.retried': by('user', 'Press Try again, or Create once there are more tokens'),
    'creation.dismissed': by(
      'user',
      'Press Back to the draft; where the companion is ready, press any of the three buttons',
    ),
    'follow.resumed': by(['user', 'flow session'], 'Press Check again, or sign in again'),
    'page.shown': by('browser', 'The page comes into view'),
    'page.hidden': by('browser', 'The page goes out of view'),
    'network.restored': by('browser', 'The network is back'),
  },
  actors: {
    createCharacter: {
      does: 'Asks for the companion',
      done: 'The companion is being made',
      failed: 'The companion is not accepted',
      spends: true,
    },
    loadStatus: { does: 'Asks how far the companion is', done: 'It is known how far', failed: 'It cannot be asked' },
    retryCreation: {
      does: 'Asks for another try',
      done: 'The companion is being made again',
      failed: 'There is no other try',
      spends: true,
    },
    loadCharacter: {
      does: 'Loads the new companion',
      done: 'The new companion is loaded',
      failed: 'The new companion cannot be loaded',
    },
  },
  guards: {
    isAccepted: 'the server has accepted it already',
    isUnaffordable: 'there were too few tokens',
    isHidden: 'the page is out of view',
    isShown: 'the page is in view',
    isReady: 'the companion is ready',
    isRefused: 'the content rules forbid it',
    isFailed: 'something broke on the side of Liora',
    isTokensNeeded: 'there are too few tokens',
    isDraftWrong: 'something in the draft is wrong',
    isNotFound: 'the companion was deleted meanwhile',
    isSignedOut: 'the person is signed out',
    isConflict: 'it is under way again already',
    hasNoAnswer: 'no answer came',
  },
  delays: {
    createTimeout: 'The draft is not accepted for {time}',
    askTimeout: 'It is not told for {time} how far it is',
    retryTimeout: 'The other try is not accepted for {time}',
    revealTimeout: 'The new companion does not come for {time}',
    followTimeout: 'The companion is not ready after {time}',
    askPause: 'The pause before asking again is over; it grows each time',
  },
  home: ['idle'],
} as const satisfies Description<typeof characterCreationMachine>;
