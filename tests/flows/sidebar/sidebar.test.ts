import { isMobile, isSidebarExpanded, isSidebarVisible } from '#machines/sidebar/sidebarSelectors.ts';
import { sidebarModel } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

const toggled = { type: 'sidebar.toggled' } as const;
const shown = { type: 'sidebar.shown' } as const;
const hidden = { type: 'sidebar.hidden' } as const;
const widthToggled = { type: 'width.toggled' } as const;
const collapsed = { type: 'sidebar.collapsed' } as const;
const resized = (width: number) => ({ type: 'window.resized', width }) as const;

const start: { visibility: 'hidden' | 'shown'; width: 'expanded' | 'mini'; window: 'wide' | 'mobile' } = {
  visibility: 'hidden',
  width: 'expanded',
  window: 'wide',
};
const end = (value: Partial<typeof start>) => ({ value: { ...start, ...value }, context: {}, emitted: [] });

describeFlow(sidebarModel, {
  stateChecks: {
    visibility: (snapshot) => snapshot.can(toggled),
    'visibility.hidden': (snapshot) => !isSidebarVisible(snapshot) && snapshot.can(shown) && !snapshot.can(hidden),
    'visibility.shown': (snapshot) => isSidebarVisible(snapshot) && snapshot.can(hidden) && !snapshot.can(shown),
    width: (snapshot) => snapshot.can(widthToggled),
    'width.expanded': (snapshot) => isSidebarExpanded(snapshot) && snapshot.can(collapsed),
    'width.mini': (snapshot) => !isSidebarExpanded(snapshot) && !snapshot.can(collapsed),
    window: (snapshot) => snapshot.can(resized(1023)) || snapshot.can(resized(1024)),
    'window.wide': (snapshot) => !isMobile(snapshot) && snapshot.can(resized(1023)),
    'window.mobile': (snapshot) => isMobile(snapshot) && snapshot.can(resized(1024)),
  },
  journeys: {
    '[SHELL-02] is hidden at first, and at its full width': { steps: [], end: end({}) },
    '[SHELL-02] is toggled': { steps: [toggled], end: end({ visibility: 'shown' }) },
    '[SHELL-02] is toggled back': { steps: [toggled, toggled], end: end({}) },
    '[SHELL-02] is shown': { steps: [shown, shown], end: end({ visibility: 'shown' }) },
    '[SHELL-02] is hidden': { steps: [shown, hidden, hidden], end: end({}) },
    '[SHELL-02] toggles its width': { steps: [widthToggled], end: end({ width: 'mini' }) },
    '[SHELL-02] toggles its width back': { steps: [widthToggled, widthToggled], end: end({}) },
    '[SHELL-02] collapses to mini': {
      steps: [shown, collapsed, collapsed],
      end: end({ visibility: 'shown', width: 'mini' }),
    },
    'keeps its width while it is hidden': {
      steps: [shown, collapsed, hidden, shown],
      end: end({ visibility: 'shown', width: 'mini' }),
    },
    '[SHELL-03] is mobile below 1024 px': { steps: [resized(1023)], end: end({ window: 'mobile' }) },
    '[SHELL-03] is not mobile from 1024 px on': { steps: [resized(1024)], end: end({}) },
    '[SHELL-03] looks again with every resize': {
      steps: [resized(1023), resized(320), resized(1024)],
      end: end({}),
    },
    '[SHELL-03] stays mobile below': { steps: [resized(320), resized(1023)], end: end({ window: 'mobile' }) },
  },
});
