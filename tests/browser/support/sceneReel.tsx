import '#src/index.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { scenes } from '#src/dev/scenes.tsx';
import { faultsOfLayout } from './faultsOfLayout.ts';

/** A scene that has not come to rest by then never does. */
const MOST_FRAMES = 60;
const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until nothing is put on the page any more, and nothing moves. */
const untilAtRest = async (): Promise<void> => {
  let seen = '';
  for (let frames = 0; frames < MOST_FRAMES; frames += 1) {
    await frame();
    const { scrollWidth, scrollHeight } = document.documentElement;
    const now = [scrollWidth, scrollHeight, document.querySelectorAll('*').length].join(' ');
    if (now === seen) return;
    seen = now;
  }
};

/** Shows a scene alone, at rest. Gives what takes it away again. */
const show = async (name: string): Promise<() => void> => {
  const scene = scenes[name];
  if (scene === undefined) throw new Error(`No scene is called ${name}`);
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  const root = createRoot(container);
  const start = name.startsWith('chat') ? '/ai-girlfriend' : '/';
  const router = createMemoryRouter([{ path: '*', element: scene() }], { initialEntries: [start] });
  flushSync(() => {
    root.render(<RouterProvider router={router} />);
  });
  await document.fonts.ready;
  await untilAtRest();
  return () => {
    root.unmount();
    container.remove();
    window.scrollTo(0, 0);
  };
};

let hide = (): void => undefined;
/** Shows a scene in place of the one before. */
const showNext = async (name: string): Promise<void> => {
  hide();
  hide = await show(name);
};

/** Shows each of `names` and gives what is wrong with how it is laid out, by name; and nothing of those where nothing is. */
const lookAt = async (names: readonly string[]): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  for (const name of names) {
    await showNext(name);
    const faults = faultsOfLayout();
    if (faults.length > 0) found[name] = faults;
  }
  return found;
};

Object.assign(window, { lookAt, showNext, sceneNames: Object.keys(scenes) });
