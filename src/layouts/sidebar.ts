import { createActor } from 'xstate';
import { sidebarMachine } from '#machines/sidebar/sidebarMachine.ts';
import { inspected } from '../browser/inspect.ts';

/** The sidebar of the default layout, one for all screens. */
export const sidebar = createActor(sidebarMachine, inspected).start();

const measure = () => {
  sidebar.send({ type: 'window.resized', width: window.innerWidth });
};
window.addEventListener('resize', measure);
measure();
