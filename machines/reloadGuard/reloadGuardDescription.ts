import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { reloadGuardMachine } from './reloadGuardMachine.ts';

export const reloadGuardDescription = {
  purpose:
    'Notices that a newer version of Liora is out, and loads the page anew where that disturbs least: when the person goes to another screen. It asks first where typed text would be lost.',
  screen: 'The dialog “A new version is available”, only where typed text would be lost',
  begins: 'Open / on a server that will have a new version',
  states: {
    resting: 'The page was loaded just now, or loaded itself anew: it will not do so again for a moment.',
    restingOutdated:
      'Parts of the page are gone although it was loaded just now: it waits before it loads itself anew.',
    current: 'The page is the latest version, as far as is known.',
    checking: 'It is asked which version is the latest; nothing of it is seen.',
    outdated: 'A newer version is out, or parts of the page are gone: the next screen loads the page anew.',
    asking: 'A dialog asks whether typed text may be lost; “Reload now” and “Not now” are offered.',
    reloading: 'The page is being loaded anew.',
  },
  events: {
    'page.shown': by('browser', 'The page comes into view'),
    'navigation.begun': by('user', 'Go to another screen'),
    'chunk.failed': by('browser', 'A part of the page cannot be loaded'),
    'navigation.failed': by('browser', 'A part of the screen that the person goes to cannot be loaded'),
    'reload.accepted': by('user', 'Press “Reload now”'),
    'reload.declined': by('user', 'Press “Not now”, or close the dialog'),
  },
  actors: {
    loadLatestBuild: {
      does: 'Asks which version is the latest',
      done: 'It is known which version is the latest',
      failed: 'It cannot be found out which version is the latest',
    },
  },
  guards: {
    isAnother: 'a newer version is out',
    hasUnsentText: 'typed text would be lost',
  },
  delays: {
    pollInterval: 'It has not been asked for {time} which version is the latest',
    checkTimeout: noAnswerComes,
    rest: 'The page has waited for {time}',
    restFor: 'The rest after the page loaded itself anew is over',
  },
  home: ['current', 'outdated'],
} as const satisfies Description<typeof reloadGuardMachine>;
