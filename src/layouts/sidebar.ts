import { sidebarMachine } from '#machines/sidebar/sidebarMachine.ts';
import { rootFlow } from '../browser/rootFlow.ts';

/** The sidebar of the default layout, one for all screens. */
export const sidebar = rootFlow(sidebarMachine).start();

const measure = () => {
  sidebar.send({ type: 'window.resized', width: window.innerWidth });
};
window.addEventListener('resize', measure);
measure();
