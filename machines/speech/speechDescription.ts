import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { speechMachine } from './speechMachine.ts';

export const speechDescription = {
  purpose: 'Reads messages out, one at a time in all of Liora.',
  screen: 'The button Listen at a message, and a notice above the field to write in',
  begins: 'Sign in and open a conversation with an answer in it',
  states: {
    silent: 'Nothing is read out; a message with words in it offers Listen.',
    preparing: '“Preparing audio”: the server is asked what to play; pressing the button again gives it up.',
    speaking: 'A message is being read out; pressing the button again stops it.',
    'speaking.starting': '“Preparing audio”: the sound is on its way.',
    'speaking.sounding': 'The message is heard; “Stop playback” is offered.',
    blocked: '“Your browser only plays sound after a click.” “Play” is offered.',
    failed: '“This couldn’t be read aloud.” Close is offered.',
  },
  events: {
    'play.requested': by('user', 'Press Listen at a message'),
    'play.stopped': by('user', 'Press “Stop playback” or “Preparing audio”, or leave the conversation'),
    'play.allowed': by('user', 'Press “Play”'),
    'play.dismissed': by('user', 'Press Close at the notice'),
    'sound.started': by('browser', 'The sound begins'),
    'sound.ended': by('browser', 'The sound ends, or is paused from outside of the page'),
    'sound.blocked': by('browser', 'The browser wants a press before it makes a sound'),
    'sound.failed': by('browser', 'The sound cannot be played, or there is no voice'),
  },
  actors: {
    playAudio: {
      does: 'Asks the server what to play',
      done: 'The server says what to play',
      failed: 'The server does not say what to play',
      spends: true,
    },
    speak: { does: 'Plays the sound, or speaks with a voice of the browser', failed: 'The browser breaks off' },
  },
  guards: {},
  delays: {
    playTimeout: noAnswerComes,
    startTimeout: 'The sound does not begin for {time}',
  },
  home: ['silent'],
} as const satisfies Description<typeof speechMachine>;
