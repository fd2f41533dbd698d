/**
 * A turn each `interval` milliseconds, never two at once. One that fails is told, and keeps no later one from its time. It keeps no process
 * alive.
 */
export const startLoop = (turn: () => Promise<unknown>, interval: number, tellFailure: (error: unknown) => void) => {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= turn()
      .catch(tellFailure)
      .finally(() => {
        running = undefined;
      });
  }, interval).unref();
  return {
    /** Resolves once no turn is under way. */
    async close(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
};
