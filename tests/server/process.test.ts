import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { message } from '#contract/chat.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { makeDataDir, removeDataDir, startServer } from '#tests/browser/support/server.ts';
import { readAll, readSome, textOf } from './support/chatEvents.ts';
import { startFullDatabase } from './support/fullDatabase.ts';
import { hangsAfter, startOpenAiServer, streams } from './support/openaiServer.ts';
import { Visitor } from './support/visitor.ts';

const characterId = seedCharacters[0]?.characterId ?? '';
const history = z.object({ messages: z.array(message) });
const historyOf = async (visitor: Visitor) =>
  history.parse((await visitor.get('/api/chat/history', { characterId })).data).messages;

const sayStreaming = (visitor: Visitor, speechText: string): Promise<Response> =>
  visitor.fetch('/api/chat/completion', {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ characterId, speechText }),
  });

/** Runs `use` with a folder that is gone afterwards. */
const withDataDir = async (use: (dataDir: string) => Promise<void>): Promise<void> => {
  const dataDir = await makeDataDir();
  try {
    await use(dataDir);
  } finally {
    await removeDataDir(dataDir);
  }
};

describe('the server as a process', () => {
  it('keeps account, session and conversation over a restart, from its sources and from one file', () =>
    withDataDir(async (dataDir) => {
      const first = await startServer({ dataDir, isAsShipped: true, isFromSources: true });
      const visitor = new Visitor(first.origin);
      const email = await visitor.join();
      await visitor.say(characterId, 'Remember me');
      const said = await historyOf(visitor);
      expect(said).toHaveLength(3);
      await first.stop();
      const port = Number(new URL(first.origin).port);
      const second = await startServer({ dataDir, port, isAsShipped: true });
      expect(await visitor.get('/api/user/detail')).toMatchObject({ errNo: 0, data: { email } });
      expect(await historyOf(visitor)).toEqual(said);
      await second.stop();
    }));

  it('killed in the middle of an answer, it keeps the message and what was written, and goes on', () =>
    withDataDir(async (dataDir) => {
      await using provider = await startOpenAiServer(hangsAfter('It was a dark and '), streams('Once more.'));
      const env = { OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: 'test' };
      const first = await startServer({ dataDir, env });
      const visitor = new Visitor(first.origin);
      await visitor.join();
      const response = await sayStreaming(visitor, 'A story, please');
      const events = await readSome(response, 2);
      expect(textOf(events)).toBe('It was a dark and ');
      await expect.poll(async () => (await historyOf(visitor)).at(-1)?.text).toBe('It was a dark and ');
      await first.kill();

      const second = await startServer({ dataDir, env, port: Number(new URL(first.origin).port) });
      const [, said, answer] = await historyOf(visitor);
      expect(said).toMatchObject({ role: 'user', text: 'A story, please', status: 'done' });
      expect(answer).toMatchObject({ role: 'companion', text: 'It was a dark and ', status: 'interrupted' });
      const followed = await visitor.fetch(`/api/chat/stream?msgId=${answer?.msgId}&after=3`, {
        headers: { accept: 'text/event-stream' },
      });
      expect((await readAll(followed)).at(-1)).toEqual({ event: 'interrupted', seq: 18, data: { message: answer } });
      expect(await visitor.say(characterId, 'Again')).toMatchObject({ errNo: 0 });
      await second.stop();
    }));

  it('stopped in the middle of an answer, it tells the browser, keeps what was written and ends soon', () =>
    withDataDir(async (dataDir) => {
      await using provider = await startOpenAiServer(hangsAfter('Almost '));
      const server = await startServer({ dataDir, env: { OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: 'test' } });
      const visitor = new Visitor(server.origin);
      await visitor.join();
      const response = await sayStreaming(visitor, 'Go on');
      const asked = await provider.request(0);
      const events = readAll(response);
      await server.stop();
      expect((await events).at(-1)).toMatchObject({
        event: 'interrupted',
        data: { message: { status: 'interrupted' } },
      });
      expect(await asked.hungUp).toBe(true);
    }));

  it('a second process on the same folder says so in one line and leaves the first alone', () =>
    withDataDir(async (dataDir) => {
      const first = await startServer({ dataDir });
      await expect(startServer({ dataDir })).rejects.toThrow(/database is in use by another process\n$/);
      expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
      await first.kill();
      const third = await startServer({ dataDir });
      await third.stop();
    }));

  it.each([
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535; it is "80a"'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be development, test or production; it is "prod"'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address such as postgresql://user:password@host:5432/name'],
    [
      'OPENAI_BASE_URL',
      'localhost',
      'OPENAI_BASE_URL must be an address such as http://127.0.0.1:11434/v1; it is "localhost"',
    ],
    ['SMTP_URL', 'http://user:secret@x', 'SMTP_URL must be an address such as smtp://user:password@mail.example:587\n'],
    ['NODE_ENV', 'production', 'PUBLIC_ORIGIN must be set in production'],
    ['STRIPE_SECRET_KEY', 'pk_live_secret', 'STRIPE_SECRET_KEY must be a secret key of Stripe, such as sk_live_…\n'],
    ['STRIPE_SECRET_KEY', 'sk_live_secret', 'STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY\n'],
    ['PRICES_FILE', '/nowhere.json', 'PRICES_FILE must be a JSON file with prices'],
  ])('refuses %s=%s in one line', (name, value, line) =>
    withDataDir(async (dataDir) => {
      await expect(startServer({ dataDir, env: { [name]: value } })).rejects.toThrow(
        `The server ended early.\n${line}`,
      );
    }),
  );

  it('tells where in the sources a start failed', () =>
    withDataDir(async (dataDir) => {
      const file = join(dataDir, 'file');
      await writeFile(file, '');
      await expect(startServer({ dataDir, env: { DATA_DIR: file } })).rejects.toThrow(
        /"code":"ENOTDIR".*"async startServer server\/start\.ts:\d+:\d+"/,
      );
    }));

  it('[N-11] says in one line that the disk of the database is full', async () => {
    await using database = await startFullDatabase();
    await expect(startServer({ env: { DATABASE_URL: database.url } })).rejects.toThrow(
      new Error('The server ended early.\nThe disk of the database is full.\n'),
    );
  });

  it('prints no password, token, code or e-mail', () =>
    withDataDir(async (dataDir) => {
      const server = await startServer({ dataDir, env: { LOG_LEVEL: 'trace' } });
      const visitor = new Visitor(server.origin);
      const email = await visitor.join();
      await visitor.signIn(email, 'wrong horse');
      await visitor.say(characterId, 'My secret is a treehouse');
      await server.stop();
      const output = server.output();
      const secrets = [email, 'wrong horse', 'treehouse', ...visitor.cookies.values()];
      expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
    }));
});
