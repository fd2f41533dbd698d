import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { imageDetailMachine } from './imageDetailMachine.ts';

export const imageDetailDescription = {
  purpose: 'Shows a picture of the conversation large, with what was said for it and when it was made.',
  screen: 'The dialog “A picture of …” over the conversation',
  begins: 'Sign in and open a conversation in which a picture was sent',
  states: {
    closed: 'No dialog is open; every picture in the conversation can be opened.',
    loading: 'The dialog shows the picture; what there is to tell of it is still being loaded.',
    shown: 'The dialog shows the picture, what was said for it and when it was made.',
    failed: 'The dialog shows the picture; “We couldn’t load the details of this picture.” Try again is offered.',
  },
  events: {
    'image.opened': by('user', 'Press a picture in the conversation'),
    'image.closed': by('user', 'Close the dialog'),
    'load.retried': by('user', 'Press Try again'),
  },
  actors: {
    loadImageDetail: {
      does: 'Loads what there is to tell of the picture',
      done: 'It is loaded',
      failed: 'Loading it fails',
    },
  },
  guards: {},
  delays: { loadTimeout: 'It does not come for {time}' },
  home: ['closed'],
} as const satisfies Description<typeof imageDetailMachine>;
