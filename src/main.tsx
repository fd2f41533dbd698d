import './index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { startAnalytics, watchFlows } from './analytics/tracking.ts';
import { attendSession } from './app/attendSession.ts';
import { startLiora } from './app/liora.ts';
import { showLocale } from './screens/language/locale.ts';
import { startNaming } from './app/naming.ts';
import { onceIdle } from './browser/onceIdle.ts';
import { registerServiceWorker } from './app/registerServiceWorker.ts';
import { followFlows } from './routes/navigationEffects.ts';
import { LioraContext } from './routes/LioraContext.ts';
import { createRouter } from './routes/router.ts';
import { nextTask, hydrate } from './routes/hydrate.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html holds the element #root');

if (import.meta.env.DEV) showLocale();

const start = async (): Promise<void> => {
  const isPrerendered = container.hasChildNodes();
  // Somebody may be reading already: no step may hold up the page for long.
  const pause = isPrerendered ? nextTask : undefined;
  const liora = await startLiora(pause);
  watchFlows(liora.app);
  attendSession(liora);
  await pause?.();
  const router = await createRouter(liora, pause);
  followFlows(liora, router);
  const render = () =>
    createRoot(container).render(
      <StrictMode>
        <LioraContext value={liora}>
          <RouterProvider router={router} />
        </LioraContext>
      </StrictMode>,
    );
  if (isPrerendered) await hydrate(container, router, liora.session, render);
  else render();
  if (import.meta.env.DEV)
    void import('./dev/flows/shortcut.ts').then(({ listenForShortcut }) => listenForShortcut(router));
  startAnalytics({ ...liora, router, naming: startNaming() });
  registerServiceWorker();
  // Before it is needed, and before a new build takes its place.
  onceIdle(() => void liora.api.session().catch(() => undefined));
};

void start();
