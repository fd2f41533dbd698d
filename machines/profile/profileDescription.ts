import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { profileMachine } from './profileMachine.ts';

export const profileDescription = {
  purpose: 'Shows who a companion is: what is told of them, their pictures, and their address to pass on.',
  screen: 'The profile of a companion',
  begins: 'Open / and choose a companion',
  states: {
    loading: '“Loading profile”: placeholders stand in its place.',
    missing: '“Companion not found”; Explore companions is offered.',
    failed: '“We couldn’t load this profile”, with the reason; Try again is offered.',
    shown: 'The profile is there, with the way into the conversation.',
    'shown.pictures': 'The pictures of the companion.',
    'shown.pictures.small': 'The pictures stand beside what is told; each can be opened large.',
    'shown.pictures.large':
      'A dialog shows one picture large; Next picture and Previous picture, where there are several, and Close are offered.',
    'shown.address': 'The address of the profile, to pass on.',
    'shown.address.resting': 'Share is offered.',
    'shown.address.sharing': 'The device asks where to share the address, or it is being copied; Share is disabled.',
    'shown.address.copied': 'It says for a while that the address is copied; Share is offered.',
    'shown.address.notShared': 'It says for a while that the address could not be copied; Share is offered.',
  },
  events: {
    'load.retried': by('user', 'Press Try again'),
    'picture.opened': by('user', 'Press a picture'),
    'picture.next': by('user', 'Press Next picture'),
    'picture.previous': by('user', 'Press Previous picture'),
    'picture.closed': by('user', 'Close the picture'),
    'share.requested': by('user', 'Press Share'),
  },
  actors: {
    loadProfile: {
      does: 'Loads the profile',
      done: 'The profile is there',
      failed: 'The profile cannot be loaded',
    },
    shareAddress: {
      does: 'Hands the address to the device to share, or copies it',
      done: 'The address is shared or copied, or sharing was given up',
      failed: 'The address cannot be shared',
    },
  },
  guards: {
    isNobody: 'there is nobody whom the person may see',
    isPicture: 'there is such a picture',
    hasSeveral: 'there are several pictures',
    isCopied: 'the address was copied',
  },
  delays: {
    loadTimeout: noAnswerComes,
    told: 'It has been said for {time}',
  },
  home: ['shown.pictures.small'],
  unlimited: { 'shown.address.sharing': 'what the device opens for sharing stays as long as the person looks at it' },
} as const satisfies Description<typeof profileMachine>;
