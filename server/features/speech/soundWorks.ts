import { setTimeout as delay } from 'node:timers/promises';
import { readAgreedTime } from '#server/db/agreedTime.ts';
import { ABANDONED_AFTER } from '#server/db/signOfLife.ts';
import { transact } from '#server/db/transact.ts';
import { endHold } from '#server/features/ledger/ledger.ts';
import { startLoop } from '#server/loop.ts';
import { makeSound, type MakeSoundDeps, type Sound } from './makeSound.ts';
import { chargeFor, openCharges } from './speechCharge.ts';
import { shuttingDown, unknownMessage } from './speechErrors.ts';
import * as repository from './speechRepository.ts';

const REAP_EVERY = 5000;
/** How often a sound that another process makes is looked for. */
const POLL_EVERY = 300;

export interface SoundWorksDeps extends MakeSoundDeps {
  /** Tokens for a sound. */
  readonly cost: number;
}

/** A sound that this process makes. */
interface Work {
  /** What is set aside for it; undefined when it was paid for before. */
  readonly job: string | undefined;
  readonly controller: AbortController;
  readonly finished: Promise<void>;
}

/** Has each sound made once, by whichever process, and paid for when it is there. */
export const createSoundWorks = (deps: SoundWorksDeps) => {
  const { db, files, cost, log } = deps;
  const live = new Set<Work>();
  let isClosing = false;

  /** What is set aside for it as `job` is spent when the sound is there, else given back. */
  const makeFor = async (job: string | undefined, sound: Sound): Promise<void> => {
    const controller = new AbortController();
    const end = async (how: 'capture' | 'void'): Promise<void> => {
      if (job !== undefined) await endHold(db, job, how);
    };
    const run = async (): Promise<void> => {
      try {
        await makeSound(deps, sound, controller);
      } catch (error) {
        await end('void');
        throw error;
      }
      await end('capture');
    };
    const work = { job, controller, finished: run() };
    live.add(work);
    if (isClosing) controller.abort(shuttingDown());
    await work.finished.finally(() => live.delete(work));
  };

  /** Gives back what is set aside for sounds whose process gave no sign of life since `beatTime`. */
  const reap = async (beatTime: number): Promise<void> => {
    let abandoned = 0;
    for (const { job, id } of await openCharges(db)) {
      if ([...live].some((work) => work.job === job)) continue;
      const isAbandoned = await transact(
        db,
        async (tx) => !(await repository.lockAlternative(tx, id, beatTime)) && endHold(tx, job, 'void'),
      );
      if (isAbandoned) abandoned += 1;
    }
    if (abandoned > 0) log.warn({ sounds: abandoned }, 'gave back what abandoned sounds would have cost');
  };
  const reaper = startLoop(
    async () => reap((await readAgreedTime(db)) - ABANDONED_AFTER),
    REAP_EVERY,
    (error) => log.error({ err: error }, 'the reaper failed'),
  );

  return {
    /** Comes back when the sound is there, whichever process made it. */
    async ensure(accountId: string, sound: Sound): Promise<void> {
      const { id, name } = sound;
      while ((await files.size(name)) === undefined) {
        if (isClosing) throw shuttingDown();
        const charge = await transact(db, async (tx) => {
          if (!(await repository.lockAlternative(tx, id))) throw unknownMessage();
          const begun = await chargeFor(tx, accountId, id, cost);
          if (begun.kind === 'begun') await repository.beat(tx, id);
          return begun;
        });
        switch (charge.kind) {
          case 'begun':
            await makeFor(charge.job, sound);
            break;
          case 'paid':
            // What is paid for is there, unless it was lost: it may have come since.
            if ((await files.size(name)) === undefined) await makeFor(undefined, sound);
            break;
          case 'underWay':
            await delay(POLL_EVERY);
        }
      }
    },

    /** At the start of a process that is alone on its database: whatever is set aside has lost its process. */
    reapAll: () => reap(Number.MAX_SAFE_INTEGER),

    /** Ends what this process makes; what it would have cost is given back. */
    close: async (): Promise<void> => {
      isClosing = true;
      const works = [...live];
      for (const { controller } of works) controller.abort(shuttingDown());
      await Promise.allSettled([reaper.close(), ...works.map(({ finished }) => finished)]);
    },
  };
};
