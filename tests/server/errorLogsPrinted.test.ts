import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { message } from '#contract/chat.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { makeDataDir, removeDataDir, startServer } from '#tests/browser/support/server.ts';
import { answers, startOpenAiServer } from './support/openaiServer.ts';
import { answersWith, startSpeechServer } from './support/speechServer.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { Visitor } from './support/visitor.ts';
import { said, email, card, apiKey, leaked, stripeError } from './support/plantedSecrets.ts';

const STRAY = `
import { existsSync, rmSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
const wanted = process.env.STRAY;
const error = () => Object.assign(new Error(${JSON.stringify(said)}), { params: [${JSON.stringify(email)}] });
// Threads of the server are started with the same arguments, and would take the files away from it.
if (isMainThread) setInterval(() => {
  if (existsSync(wanted + '.console')) {
    rmSync(wanted + '.console');
    console.error(error());
    console.warn(${JSON.stringify(said)}, { params: [${JSON.stringify(email)}] });
  }
  if (existsSync(wanted)) {
    rmSync(wanted);
    void Promise.reject(error());
  }
}, 20).unref();
`;

describe('[M-17] a server whose database, providers and libraries quote what people wrote', () => {
  it('prints none of it', async () => {
    const characterId = seedCharacters[0]?.characterId ?? '';
    const quoting = JSON.stringify({ error: { message: `You said: ${said}`, code: said, param: email } });
    const request = { 'x-request-id': 'req_88888888' };
    await using chat = await startOpenAiServer(...Array.from({ length: 4 }, () => answers(500, quoting, request)));
    await using speech = await startSpeechServer(
      ...Array.from({ length: 4 }, () => answersWith(500, quoting, request)),
    );
    await using stripe = await startOpenAiServer(
      ...Array.from({ length: 9 }, () => answers(402, stripeError('card_error', { code: 'card_declined' }))),
    );
    const url = await newPostgresqlUrl();
    const dataDir = await makeDataDir();
    const stray = join(dataDir, 'stray');
    const server = await startServer({
      dataDir,
      nodeArgs: [`--import=data:text/javascript,${encodeURIComponent(STRAY)}`],
      env: {
        LOG_LEVEL: 'trace',
        DATABASE_URL: url,
        OPENAI_BASE_URL: chat.baseUrl,
        OPENAI_API_KEY: apiKey,
        CHAT_MODEL: 'test',
        SPEECH_BASE_URL: speech.baseUrl,
        SPEECH_MODEL: 'test',
        STRIPE_SECRET_KEY: 'sk_test_planted',
        STRIPE_WEBHOOK_SECRET: 'whsec_planted',
        STRIPE_API_ORIGIN: new URL(stripe.baseUrl).origin,
        STRAY: stray,
      },
    });
    const database = new Client({ connectionString: url });
    await database.connect();
    try {
      const visitor = new Visitor(server.origin);
      const own = await visitor.join();
      const statuses: number[] = [];
      const note = ({ status }: { readonly status: number }): void => void statuses.push(status);

      note(await visitor.say(characterId, said));
      const history = await visitor.get('/api/chat/history', { characterId });
      const { messages } = z.object({ messages: z.array(message) }).parse(history.data);
      note(await visitor.post('/api/chat/play-audio', { characterId, msgId: messages[0]?.msgId ?? '' }));
      note(await visitor.post('/api/order/checkout', { kind: 'package', productId: 'small', returnPath: '/tokens' }));
      await database.query(
        `ALTER TABLE alternatives ADD CONSTRAINT planted CHECK (text NOT LIKE '%treehouse%') NOT VALID`,
      );
      note(await visitor.say(characterId, `${said} still`));
      await database.query(`ALTER TABLE mail_codes ADD CONSTRAINT planted_too CHECK (email = '') NOT VALID`);
      note(await new Visitor(server.origin).requestSignUp(email, 'correct horse'));
      await database.query(
        `ALTER TABLE accounts ADD CONSTRAINT planted_three CHECK (name <> '${card.name}') NOT VALID`,
      );
      note(await visitor.post('/api/user/update', { name: card.name }));

      await writeFile(`${stray}.console`, '');
      await expect.poll(() => server.output().split('a library wrote to the console').length).toBe(3);
      await writeFile(stray, '');
      await expect.poll(server.output).toContain('an error that nobody caught ends the process');

      const output = server.output();
      expect(statuses).toEqual([502, 502, 502, 500, 500, 500]);
      expect([...leaked(output), ...[own, ...visitor.cookies.values()].filter((one) => output.includes(one))]).toEqual(
        [],
      );
      const told = [
        'status 500, request req_88888888',
        'StripeCardError',
        '"planted"',
        '"planted_too"',
        '"planted_three"',
      ];
      expect(told.filter((one) => !output.includes(one))).toEqual([]);
    } finally {
      await database.end();
      await server.stop();
      await removeDataDir(dataDir);
    }
  });
});
