import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { iconMachine } from './iconMachine.ts';

export const iconDescription = {
  purpose:
    'Finds the drawing of an icon that Liora does not bring along: in the browser, at an icon service, or at the server.',
  screen: 'An icon wherever one is shown by its name; its room is kept until it comes',
  begins: 'Open a screen that shows an icon by its name, in a browser that keeps none',
  states: {
    unasked: 'Nobody is asked yet; the room of the icon is empty.',
    askingService: 'The icon service is being asked; the room of the icon is empty.',
    askingServer: 'The server is being asked; the room of the icon is empty.',
    shown: 'The icon is shown.',
    failed: 'There is no such icon to be had; a dashed square stands in its place.',
  },
  events: { 'icon.wanted': by('browser', 'A screen shows the icon for the first time') },
  actors: {
    askService: {
      does: 'Asks the icon service',
      done: 'The icon service has the icon',
      failed: 'The icon service does not have it',
    },
    askServer: { does: 'Asks the server', done: 'The server has the icon', failed: 'The server does not have it' },
  },
  guards: { isKept: 'the browser keeps the icon', hasService: 'there is an icon service' },
  delays: {
    serviceTimeout: 'The icon service does not answer for {time}',
    serverTimeout: 'The server does not answer for {time}',
  },
  home: ['shown', 'failed'],
} as const satisfies Description<typeof iconMachine>;
