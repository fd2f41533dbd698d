/* oxlint-disable typescript/unbound-method, typescript/no-misused-promises -- methods are wrapped on the prototypes that they come from */
import { existsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

/**
 * Loaded before the server (`node --import`): once the file `CRASH_ARMED` exists, the process kills itself before or after
 * (`CRASH_WHEN`) the commit with the number `CRASH_COMMIT`, the first is 1. Statements on their own count as commits when they write.
 */
const { CRASH_ARMED: armed = '', CRASH_COMMIT: number = '0', CRASH_WHEN: when = 'before' } = process.env;
let commits = 0;

const die = (): void => void process.kill(process.pid, 'SIGKILL');

/** Counts a commit; gives what to do before and after it. */
const next = (): { before: () => void; after: () => void } => {
  commits += existsSync(armed) ? 1 : 0;
  const isTheOne = existsSync(armed) && commits === Number(number);
  const none = (): void => undefined;
  return { before: isTheOne && when === 'before' ? die : none, after: isTheOne && when === 'after' ? die : none };
};

const around = async <T>(commit: () => Promise<T>): Promise<T> => {
  const { before, after } = next();
  before();
  const result = await commit();
  after();
  return result;
};

const writes = (text: string): boolean => /^\s*(?:insert|update|delete)/i.test(text);

const { transaction, query } = PGlite.prototype;
Object.assign(PGlite.prototype, {
  transaction(this: PGlite, work: Parameters<typeof transaction>[0]) {
    const { before, after } = next();
    return transaction
      .call(this, async (tx) => {
        const result = await work(tx);
        before();
        return result;
      })
      .then((result) => {
        after();
        return result;
      });
  },
  query(this: PGlite, text: string, ...rest: []) {
    return writes(text) ? around(() => query.call(this, text, ...rest)) : query.call(this, text, ...rest);
  },
});

const inTransaction = new WeakSet<Client>();
const send = Client.prototype.query;
const textOf = (config: unknown): string =>
  typeof config === 'string'
    ? config
    : typeof config === 'object' && config !== null && 'text' in config
      ? String(config.text)
      : '';
Object.assign(Client.prototype, {
  query(this: Client, ...given: Parameters<typeof send>) {
    const text = textOf(given[0]);
    const run = (): Promise<unknown> => Promise.resolve(Reflect.apply(send, this, given));
    if (/^begin/i.test(text)) inTransaction.add(this);
    const isCommit = /^commit/i.test(text);
    if (isCommit || /^rollback/i.test(text)) inTransaction.delete(this);
    return isCommit || (writes(text) && !inTransaction.has(this)) ? around(run) : Reflect.apply(send, this, given);
  },
});
