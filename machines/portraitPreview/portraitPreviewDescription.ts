import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { portraitPreviewMachine } from './portraitPreviewMachine.ts';

export const portraitPreviewDescription = {
  purpose: 'Shows a painted portrait of the looks that are chosen for a new companion.',
  screen: 'Preview, beside the form of the screens “Create a companion” and “Create a companion quickly”',
  begins: 'Open /ai-generator and choose a look',
  states: {
    pausing: 'Looks were chosen just now: “Painting…”, and the portrait before stays.',
    painting: 'The portrait of the looks chosen last is on its way: “Painting…”, and the one before stays.',
    shown: 'The portrait shows the looks chosen last.',
    failed: '“This look couldn’t be painted right now.” Try again is offered, and the portrait before stays.',
  },
  events: {
    'looks.changed': by('flow characterDraft', 'Other looks are chosen'),
    'picture.loaded': by('browser', 'The portrait is there'),
    'picture.failed': by('browser', 'The portrait cannot be loaded'),
    'load.retried': by('user', 'Press Try again, or open the screen anew'),
  },
  actors: {},
  guards: {
    isOther: 'the looks are not those chosen before',
    isShown: 'the portrait shows these looks already',
    isWanted: 'it is the portrait of the looks chosen last',
  },
  delays: {
    choosingPause: 'No other looks are chosen for {time}',
    loadTimeout: 'The portrait does not come for {time}',
  },
  home: ['shown'],
} as const satisfies Description<typeof portraitPreviewMachine>;
