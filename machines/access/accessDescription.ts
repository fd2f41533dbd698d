import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { cannotBeCalledOff, noAnswerComes } from '#machines/sharedWords.ts';
import type { accessMachine } from './accessMachine.ts';

export const accessDescription = {
  purpose: 'Lists the devices and other services with which the account can be got into, and ends each.',
  screen: 'The section Devices and sign-ins of the settings, and the end of setting a new password',
  begins: 'Sign in and open /settings; the section is the one called “Devices and sign-ins”',
  states: {
    loading: 'The list is being loaded; placeholders stand there until it is known.',
    loadFailed: '“We couldn’t load your devices and sign-ins.” Try again is offered.',
    ready:
      'Other services and devices are listed, with the button that ends each; it says what was ended last, or what went wrong.',
    confirming:
      'A dialog asks whether this device is to be signed out, or this service to be ended. Cancel is offered.',
    ending: 'It is being ended; the button in the dialog is busy, and it cannot be called off.',
  },
  events: {
    'load.retried': by(['user', 'flow session'], 'Press Try again where nothing could be loaded'),
    'list.refreshRequested': by('flow settings', 'The password was changed, which signs out other devices'),
    'end.requested': by('user', 'Press Sign out… at a device, or End… at another service'),
    'end.confirmed': by('user', 'Press Sign out, or “Unlink”'),
    'end.cancelled': by('user', 'Press Cancel, or close the dialog'),
  },
  actors: {
    loadAccess: { does: 'Loads the list', done: 'The list is there', failed: 'The list cannot be loaded' },
    endAccess: {
      does: 'Ends the device or the other service',
      done: 'It is ended, and the list as it is now is there',
      failed: 'It is not ended',
    },
  },
  guards: { canEnd: 'it is listed, and neither this device nor the only way to sign in' },
  delays: { loadTimeout: noAnswerComes, endTimeout: noAnswerComes },
  home: ['ready'],
  unclosable: {
    ending: cannotBeCalledOff,
  },
} as const satisfies Description<typeof accessMachine>;
