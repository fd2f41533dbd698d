import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { meetingMachine } from './meetingMachine.ts';

export const meetingDescription = {
  purpose:
    'Lets people who have no account meet a companion, who answers two lines; the third is sent once they have one.',
  screen: 'Meeting a companion',
  begins: 'Open the profile of a companion while signed out, and start chatting',
  states: {
    loading: '“Loading profile”: placeholders stand in its place.',
    missing: '“Companion not found”; Explore companions is offered.',
    failed: '“We couldn’t load this profile”, with the reason; Try again is offered.',
    met: 'Portrait, greeting, what was said and the story are there, with a field for the next line; Send is offered once something is written. Where a line was not answered, it stands in the field again, and why is told; where that was for want of a network, it is said once there is one.',
    answering:
      'The line stands below the greeting, and the companion is writing; the next line can be written meanwhile.',
    said: 'The form of signing up stands over the companion; behind it, it says that the line is kept.',
  },
  events: {
    'load.retried': by('user', 'Press Try again'),
    'line.changed': by('user', 'Write'),
    'greeting.chosen': by('user', 'Press Next or Previous first message, an arrow key there, or swipe the greeting'),
    'line.submitted': by('user', 'Press Send, or Enter'),
    'network.restored': by('browser', 'The network is back'),
  },
  actors: {
    loadCharacter: {
      does: 'Loads who the companion is',
      done: 'The companion is there',
      failed: 'The companion cannot be loaded',
    },
    say: { does: 'Says the line', done: 'The companion answers', failed: 'No answer comes' },
  },
  guards: {
    isAccountNeeded: 'it takes an account from here on',
    isNobody: 'there is nobody whom strangers may see',
    canChooseGreeting: 'it is another beginning, and nothing was said',
    canSay: 'something is written, and it is not too long',
    isUnanswered: 'no answer came, and the same line stands in the field',
  },
  delays: { loadTimeout: noAnswerComes, answerTimeout: 'The companion says nothing for {time}' },
  home: ['met', 'said'],
} as const satisfies Description<typeof meetingMachine>;
