/* oxlint-disable typescript/unbound-method, typescript/no-misused-promises -- methods are wrapped on the prototypes that they come from */
import { appendFileSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { kindOf } from './commitKind.ts';

/**
 * Loaded before the server (`node --import`): while the file `CRASH_ARMED` exists, the process counts its commits from then on and kills itself before or
 * after (`CRASH_WHEN`) the one that the file names: by its number, the first is 1, or else by its kind, which is what it writes. Statements
 * on their own count as commits when they write. The kind of each goes to the file `CRASH_LOG`, a line each; `-` where it changed nothing, as
 * when a clock looks for what is due: nobody can wait for those.
 */
const { CRASH_ARMED: armed = '', CRASH_LOG: log, CRASH_COMMIT: number = '', CRASH_WHEN: when = 'before' } = process.env;
let commits = 0;

/** What is to be died at; undefined while disarmed. */
const target = (): string | undefined => {
  try {
    return readFileSync(armed, 'utf8').trim() || number;
  } catch {
    return undefined;
  }
};

const die = (): void => void process.kill(process.pid, 'SIGKILL');

interface Ends {
  readonly before: () => void;
  /** Is told whether anything has changed. */
  readonly after: (hasChanged: boolean) => void;
}

/** Counts a commit of what `statements` did; gives what to do before and after it. */
const next = (statements: readonly string[]): Ends => {
  const none = { before: () => undefined, after: () => undefined };
  const wanted = target();
  const kind = kindOf(statements);
  if (kind === '') return none;
  commits = wanted === undefined ? 0 : commits + 1;
  if (wanted === undefined) return none;
  const dies = wanted === kind || wanted === String(commits);
  return {
    before: () => {
      if (dies && when === 'before') die();
    },
    after: (hasChanged) => {
      if (log !== undefined) appendFileSync(log, `${hasChanged ? kind : '-'}\n`);
      if (dies && when === 'after') die();
    },
  };
};

/** Whether a statement on its own has changed anything, as either database tells it; what calls a function may have. */
const changedBy = (text: string, result: unknown): boolean => {
  const { affectedRows, rowCount } = Object(result);
  return /^\s*select/i.test(text) || Number(affectedRows ?? rowCount) > 0;
};

const around = async <T>(
  statements: readonly string[],
  commit: () => Promise<T>,
  hasChanged: (result: T) => boolean,
): Promise<T> => {
  const { before, after } = next(statements);
  before();
  const result = await commit();
  after(hasChanged(result));
  return result;
};
const alone = <T>(text: string, run: () => Promise<T>): Promise<T> =>
  around([text], run, (result) => changedBy(text, result));

const writes = (text: string): boolean => /^\s*(?:insert|update|delete|select\s+ledger_)/i.test(text);

const { transaction, query } = PGlite.prototype;
Object.assign(PGlite.prototype, {
  transaction(this: PGlite, work: Parameters<typeof transaction>[0]) {
    const statements: string[] = [];
    let after: Ends['after'] = () => undefined;
    return transaction
      .call(this, async (tx) => {
        const ask = tx.query.bind(tx);
        Object.assign(tx, {
          query(...given: Parameters<typeof ask>) {
            statements.push(given[0]);
            return ask(...given);
          },
        });
        const result = await work(tx);
        const ends = next(statements);
        ({ after } = ends);
        ends.before();
        return result;
      })
      .then((result) => {
        after(true);
        return result;
      });
  },
  query(this: PGlite, text: string, ...rest: []) {
    return writes(text) ? alone(text, () => query.call(this, text, ...rest)) : query.call(this, text, ...rest);
  },
});

/** What each connection has asked for since its transaction began. */
const inTransaction = new WeakMap<Client, string[]>();
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
    const statements = inTransaction.get(this);
    if (/^begin/i.test(text)) inTransaction.set(this, []);
    else if (/^(?:commit|rollback)\b(?!\s+to)/i.test(text)) inTransaction.delete(this);
    else statements?.push(text);
    if (/^commit/i.test(text)) return around(statements ?? [], run, () => true);
    if (!writes(text) || statements !== undefined) return Reflect.apply(send, this, given);
    const answered: unknown = given.at(-1);
    if (typeof answered !== 'function') return alone(text, run);
    // As a pool asks on behalf of somebody.
    const { before, after } = next([text]);
    before();
    const heard = (error: unknown, result: unknown): void => {
      if (error === null || error === undefined) after(changedBy(text, result));
      Reflect.apply(answered, undefined, [error, result]);
    };
    return Reflect.apply(send, this, [...given.slice(0, -1), heard]);
  },
});
