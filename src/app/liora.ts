import { activityMachine } from '#machines/activity/activityMachine.ts';
import type { EndCause } from '#machines/session/sessionMachine.ts';
import { activityActors } from '#src/actors/machineActors.ts';
import { forgetOutliving, forgetUnsent } from '#src/browser/forgetUnsent.ts';
import { clearPersistentStore } from '#src/browser/persistentStore.ts';
import { createScreenFlows, type FlowHost } from '#src/flows/screenFlows.ts';
import { accountFlows } from './accountFlows.ts';
import { companionFlows } from './companionFlows.ts';
import { startApp } from './startApp.ts';

/** Starts the flows that outlive a screen, with the real world behind them. A `pause` comes between its steps, for a page that is read already. */
export const startLiora = async (pause: () => Promise<void> = () => Promise.resolve()) => {
  const started = await startApp(pause);
  const { api, app, session } = started;
  const flows = createScreenFlows(app);
  const host: FlowHost = { api, app, flows, session };

  return {
    ...started,
    ...accountFlows(host),
    ...companionFlows(host),
    activity: flows.begin(activityMachine.provide({ actors: activityActors(api) }), { id: 'activity' }),

    /** Ends everything. */
    stop(): void {
      app.stop();
    },

    /** Whether the person has gone whose things are still on the screen. */
    isEnding: (): boolean => app.getSnapshot().context.isUserLeaving,

    /** Nothing of a person stays when the session has ended. */
    forgetUser(cause: EndCause): void {
      app.send({ type: 'user.left' });
      forgetUnsent();
      // All tabs share it, and whoever came after may have entered something there.
      if (cause === 'signOut') {
        clearPersistentStore();
        forgetOutliving();
      }
    },
  };
};
export type Liora = Awaited<ReturnType<typeof startLiora>>;
