import { waitFor } from 'xstate';
import { RELOAD_GUARD_DELAYS, reloadGuardMachine } from '#machines/reloadGuard/reloadGuardMachine.ts';
import { isAsking, isOutdated, isReloading } from '#machines/reloadGuard/reloadGuardSelectors.ts';
import { reloadGuardActors } from '#src/actors/reloadGuardActors.ts';
import { askToReload, loadDialog } from '#src/confirm/askToReload.ts';
import { rootFlow } from '#src/browser/rootFlow.ts';
import { m } from '#src/paraglide/messages.js';
import { readStored, writeStored } from '#src/browser/sessionStore.ts';
import { hasUnsentText, watchTypedText } from '#src/browser/typedText.ts';

/** When the page loaded itself anew for the last time, in milliseconds since 1970. */
const KEY = 'reloadTime';

export interface ReloadGuard {
  /** A navigation to `path` begins. Resolves with whether the page loads itself anew instead: nothing of it is to be shown then. */
  begin(path: string): Promise<boolean>;
  /** A part of the page could not be loaded that a navigation to `path` needs. Resolves as `begin` does. */
  fail(path: string): Promise<boolean>;
}

/** Milliseconds of the wait after a reload that are left. */
const restLeft = (): number => {
  const since = Date.now() - Number(readStored(KEY) ?? 'NaN');
  return since >= 0 && since < RELOAD_GUARD_DELAYS.rest ? RELOAD_GUARD_DELAYS.rest - since : 0;
};

/** Watches for builds newer than the page's own, `buildId`; `go` loads an address of this site anew. */
export const startReloadGuard = (buildId: string, go: (path: string) => void): ReloadGuard => {
  const guard = rootFlow(reloadGuardMachine.provide({ actors: reloadGuardActors() }), {
    input: { buildId, restFor: restLeft() },
  });
  guard.on('reload.wanted', ({ path }) => {
    writeStored(KEY, String(Date.now()));
    go(path);
  });
  const answer = async (path: string): Promise<void> => {
    guard.send((await askToReload(m.reload_title())) ? { type: 'reload.accepted', path } : { type: 'reload.declined' });
  };
  guard.on('question.wanted', ({ path }) => void answer(path));
  guard.on('check.failed', () => {
    // oxlint-disable-next-line no-console -- the specification asks for a line in the log
    console.warn('No latest build');
  });
  guard.subscribe((snapshot) => {
    if (isOutdated(snapshot)) performance.mark('build-outdated');
  });
  guard.start();
  // While it is there: once the page is outdated it may be gone.
  watchTypedText(() => void loadDialog().catch(() => undefined));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') guard.send({ type: 'page.shown' });
  });
  window.addEventListener('vite:preloadError', () => guard.send({ type: 'chunk.failed' }));

  const told = async (type: 'navigation.begun' | 'navigation.failed', path: string): Promise<boolean> => {
    guard.send({ type, path, hasUnsentText: hasUnsentText() });
    return isReloading(await waitFor(guard, (snapshot) => !isAsking(snapshot)));
  };
  return {
    begin: (path) => told('navigation.begun', path),
    fail: (path) => told('navigation.failed', path),
  };
};

/** For a page that no build made: there is nothing newer. */
const noReloadGuard: ReloadGuard = { begin: () => Promise.resolve(false), fail: () => Promise.resolve(false) };

/** The guard of this page. */
export const reloadGuardOf = (page: Pick<ParentNode, 'querySelector'>, go: (path: string) => void): ReloadGuard => {
  const buildId = page.querySelector('meta[name="build-id"]')?.getAttribute('content');
  return buildId === null || buildId === undefined ? noReloadGuard : startReloadGuard(buildId, go);
};
