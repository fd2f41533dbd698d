import { type EventWorkDeps, workEventOff } from './eventWork.ts';
import { leaseEvent } from './paymentEventRepository.ts';

const LOOK_EVERY = 5000;
const WORKERS = 4;

/** Work off the events that wait, a few at a time, until they are closed. */
export const createEventWorkers = (deps: EventWorkDeps) => {
  const { db, log, lease } = deps;
  const closing = new AbortController();
  let working: Promise<void>[] = [];

  const workOff = async (): Promise<void> => {
    try {
      for (;;) {
        const event = closing.signal.aborted ? undefined : await leaseEvent(db, lease);
        if (event === undefined) return;
        await workEventOff(deps, event);
      }
    } catch (error) {
      log.error({ err: error }, 'events could not be worked off');
    }
  };

  /** Has what waits worked off, by a few at a time. */
  const wake = (): void => {
    if (closing.signal.aborted || working.length >= WORKERS) return;
    const worker = workOff().finally(() => {
      working = working.filter((other) => other !== worker);
    });
    working.push(worker);
  };
  const timer = setInterval(wake, LOOK_EVERY).unref();

  return {
    wake,
    close: async (): Promise<void> => {
      closing.abort();
      clearInterval(timer);
      await Promise.all(working);
    },
  };
};
