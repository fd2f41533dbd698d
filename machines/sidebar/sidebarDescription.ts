import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { sidebarMachine } from './sidebarMachine.ts';

export const sidebarDescription = {
  purpose: 'Shows and hides the places of Liora: beside the screen in wide windows, over it in narrow ones.',
  screen: 'Sidebar, by the button at the left of the bar at the top',
  begins: 'Open / in a wide window',
  states: {
    visibility: 'Whether the sidebar is there.',
    'visibility.hidden': 'The sidebar is not there; the button Sidebar is offered.',
    'visibility.shown':
      'The sidebar lists the places: beside the screen it goes by the button Sidebar, over the screen by Close.',
    width: 'How wide the sidebar is beside the screen.',
    'width.expanded': 'The places have their names; Collapse is offered.',
    'width.mini': 'The places are icons; Expand is offered.',
    window: 'How wide the window is.',
    'window.wide': 'The window is wide: the sidebar stands beside the screen.',
    'window.mobile': 'The window is narrow: the sidebar lies over the screen.',
  },
  events: {
    'sidebar.toggled': by('user', 'Press Sidebar'),
    'sidebar.shown': by([], 'The sidebar is to be there'),
    'sidebar.hidden': by('user', 'Press Close, a place, or beside the sidebar that lies over the screen'),
    'width.toggled': by('user', 'Press Collapse or Expand'),
    'sidebar.collapsed': by([], 'The places are to be icons'),
    'window.resized': by('browser', 'The window gets another width'),
  },
  actors: {},
  guards: {
    isMobile: 'the window is narrower than 1024 px',
    isWide: 'the window is 1024 px wide or wider',
  },
  delays: {},
  home: ['visibility.hidden'],
} as const satisfies Description<typeof sidebarMachine>;
