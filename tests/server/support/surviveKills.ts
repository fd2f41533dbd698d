import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, ne, sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { OpenDatabase } from '#server/db/database.ts';
import { holds } from '#server/db/moneySchema.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { accounts } from '#server/db/schema.ts';
import { alternatives, conversations, messages } from '#server/db/conversationSchema.ts';
import { demoAccount } from '#server/seed/seed.ts';
import { makeDataDir, removeDataDir, type RunningServer, startServer } from '#tests/browser/support/server.ts';
import { rollFrom } from './dice.ts';
import { Fall, type FallKind, isAtCommit, waitOf } from './fall.ts';
import { greeting } from './intents.ts';
import { auditLedgers } from './ledgerAudit.ts';
import { Steadfast } from './steadfast.ts';
import { startTeller, type Teller } from './teller.ts';
import { type DatabaseKind, newPostgresqlUrl } from './testDatabase.ts';
import { Visitor } from './visitor.ts';

const silent = pino({ level: 'silent' });
const preload = `--import=${new URL('crashAtCommit.ts', import.meta.url).href}`;
const WELCOME = 100_000;

export interface Kills {
  readonly database: DatabaseKind;
  readonly people: number;
  readonly falls: readonly FallKind[];
  readonly seed: number;
}

/** Every alternative of every answer, with what became of its tokens; but what the account for trying out begins with, nobody has paid. */
const answersIn = ({ db }: OpenDatabase) =>
  db
    .select({ email: accounts.email, text: alternatives.text, status: alternatives.status, hold: holds.status })
    .from(messages)
    .innerJoin(alternatives, eq(alternatives.messageId, messages.id))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(accounts, eq(accounts.id, conversations.accountId))
    .leftJoin(holds, eq(holds.job, sql`'chat:' || ${alternatives.messageId} || ':' || ${alternatives.ordinal}`))
    .where(and(eq(messages.role, 'companion'), ne(alternatives.text, greeting), ne(accounts.email, demoAccount.email)));
type StoredAnswer = Awaited<ReturnType<typeof answersIn>>[number];

/** What becomes of the tokens of an answer that has ended so. */
const holdAfter = ({ status, text }: StoredAnswer): StoredAnswer['hold'] =>
  status === 'done' || (status === 'stopped' && text !== '') ? 'captured' : 'voided';

/** What somebody has left, and how many answers they know of. */
interface Account {
  readonly email: string;
  readonly remaining: Awaited<ReturnType<Steadfast['remaining']>>;
  readonly answers: number;
}

const accountOf = async (talker: Steadfast): Promise<Account> => {
  const answers = talker.known.filter(({ role, text }) => role === 'companion' && text !== greeting);
  return {
    email: talker.email,
    remaining: await talker.remaining(),
    answers: answers.reduce((sum, answer) => sum + answer.alternatives, 0),
  };
};

const accountIn = (answers: readonly StoredAnswer[], { email }: Account): Account => {
  const own = answers.filter((answer) => answer.email === email);
  const spent = own.filter(({ hold }) => hold === 'captured').length;
  return { email, remaining: { tokens: WELCOME - spent, held: 0, debt: 0, expiring: [] }, answers: own.length };
};

/** What the people see, and what they should by what the database holds. */
const compare = async ({ db, ...rest }: OpenDatabase, teller: Teller, seen: readonly Account[]) => {
  const answers = await answersIn({ db, ...rest });
  const told = answers.filter(({ text }) => text !== '').map(({ text }) => ({ text, story: teller.storyOf(text) }));
  return {
    accounts: { seen, stored: seen.map((account) => accountIn(answers, account)) },
    wrong: {
      ledgers: await auditLedgers(db),
      holds: answers.filter((answer) => answer.hold !== holdAfter(answer)),
      texts: told.filter(({ text, story }) => !story.text.startsWith(text)),
      toldTwice: told.length - new Set(told.map(({ story }) => story)).size,
    },
  };
};

/**
 * People talk all the time, while the server is killed again and again and started on what it left. Each of them knows what their
 * conversation must hold, and looks after each start. Gives what they have in the end, what they should, and what else is wrong.
 */
export const surviveKills = async ({ database, people, falls, seed }: Kills) => {
  const dice = rollFrom(seed);
  const dataDir = await makeDataDir();
  const databaseUrl = database === 'postgresql' ? await newPostgresqlUrl() : undefined;
  const armed = join(dataDir, 'armed');
  const prices = join(dataDir, 'prices.json');
  await writeFile(prices, JSON.stringify({ welcomeTokens: WELCOME }));
  const never = new Fall('asked', Infinity, () => undefined);
  let fall = never;
  await using teller = await startTeller(rollFrom(dice.below(2 ** 32)), (moment) => fall.meet(moment));
  let server: RunningServer | undefined;
  const start = async (crash: Readonly<Record<string, string>> = {}): Promise<RunningServer> => {
    server = await startServer({
      dataDir,
      env: {
        OPENAI_BASE_URL: teller.baseUrl,
        CHAT_MODEL: 'test',
        PRICES_FILE: prices,
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        ...crash,
      },
    });
    return server;
  };
  const mortal = (kind: FallKind, number: number): Promise<RunningServer> =>
    isAtCommit(kind)
      ? start({ NODE_OPTIONS: preload, CRASH_ARMED: armed, CRASH_COMMIT: String(number), CRASH_WHEN: kind })
      : start();

  const talkers: Steadfast[] = [];
  const all = <T>(work: (talker: Steadfast) => Promise<T>): Promise<T[]> => Promise.all(talkers.map(work));
  const gather = async (origin: string): Promise<void> => {
    for (let index = 0; index < people; index += 1) {
      const visitor = new Visitor(origin);
      const email = await visitor.join();
      talkers.push(new Steadfast(`p${index}`, email, visitor, rollFrom(dice.below(2 ** 32)), teller, never));
    }
  };

  try {
    for (const kind of falls) {
      const number = 1 + dice.below(waitOf(kind));
      const { origin, kill } = await mortal(kind, number);
      if (talkers.length === 0) await gather(origin);
      for (const talker of talkers) talker.moveTo(origin);
      if (database === 'pglite') await all((talker) => talker.seesNothingWritten());
      const next = new Fall(kind, number, () => void kill());
      if (isAtCommit(kind)) await writeFile(armed, '');
      fall = next;
      await all((talker) => talker.talk(next));
      await kill();
      await rm(armed, { force: true });
    }

    fall = never;
    const last = await start();
    for (const talker of talkers) talker.moveTo(last.origin);
    await all((talker) => talker.recover());
    const seen = await all(accountOf);
    await last.stop();
    const stored = await (databaseUrl === undefined
      ? openPglite(join(dataDir, 'database'), silent)
      : openPostgresql(databaseUrl, silent));
    try {
      return await compare(stored, teller, seen);
    } finally {
      await stored.close();
    }
  } finally {
    await server?.kill();
    await removeDataDir(dataDir);
  }
};
