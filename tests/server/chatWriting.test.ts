import { deepEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { accounts } from '#server/db/schema.ts';
import { conversations } from '#server/db/conversationSchema.ts';
import { transact } from '#server/db/transact.ts';
import { createChatService, type ChatService } from '#server/features/conversation/chatService.ts';
import { openWallet } from '#server/features/ledger/wallet.ts';
import { standingOf } from '#server/features/account/userRepository.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { defaultPrices } from '#server/prices.ts';
import type { ChatProvider, ChatRequest } from '#server/providers/chat/chatProvider.ts';
import { seedCatalogue } from '#server/seed/seed.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { auditLedgers } from './support/ledgerAudit.ts';
import { character } from './support/talker.ts';
import { harmless } from './support/harmless.ts';
import { noPictures } from './support/noPictures.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const { characterId } = character;

/** A companion who counts its answers, after "Wait" until it is stopped, and remembers what it was asked. */
const countingCompanion = () => {
  const asked: ChatRequest[] = [];
  const provider: ChatProvider = {
    name: 'counting',
    isDemo: false,
    async *answer(request) {
      asked.push(request);
      yield `Answer ${asked.length}.`;
      if (request.turns.at(-1)?.text !== 'Wait') return;
      const stopped = Promise.withResolvers<never>();
      request.signal.addEventListener('abort', () => stopped.reject(request.signal.reason));
      await stopped.promise;
    },
  };
  return { provider, asked };
};

const inEnglish = () => ({ key: randomUUID(), locale: 'en', acceptLanguage: '' }) as const;

describeOnDatabases('answers as they are written', (kind) => {
  let database: OpenDatabase;
  const services: ChatService[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await seedCatalogue(database.db);
  });
  afterAll(async () => {
    await Promise.all(services.map((service) => service.close()));
    deepEqual(await auditLedgers(database.db), {});
    await database.close();
  });

  /** What a process of its own has. */
  const openService = (provider: ChatProvider): ChatService => {
    const service = createChatService({
      db: database.db,
      provider,
      illustrator: noPictures,
      costs: defaultPrices.serviceCosts,
      log: pino({ level: 'silent' }),
    });
    services.push(service);
    return service;
  };
  const newCaller = async (): Promise<Caller> => {
    const id = randomUUID();
    const account = { id, email: `${id}@example.org`, name: 'Ada', pronoun: 'she/her', age: 36 };
    await transact(database.db, async (tx) => {
      await tx.insert(accounts).values({ ...account, createTime: Date.now() });
      await openWallet(tx, account, 100);
    });
    return {
      ...account,
      passwordHash: null,
      country: null,
      underAgeAnswers: 0,
      pictureChoice: null,
      pictureAgreedCost: null,
      showsReasoning: false,
    };
  };
  const ended = async (service: ChatService, caller: Caller, msgId: string) =>
    (await Array.fromAsync(service.states(caller, msgId))).at(-1);

  it('the companion learns which answers to the same words were not wanted, not those to words before an edit', async () => {
    const { provider, asked } = countingCompanion();
    const service = openService(provider);
    const caller = await newCaller();
    const { messages, answer } = await service.say(
      caller,
      { characterId, speechText: 'One', picture: false },
      harmless,
      inEnglish(),
    );
    const said = messages.at(-2);
    if (said === undefined) throw new Error('Nothing was said');
    const target = ({ msgId, createTime }: { msgId: string; createTime: number }) => ({
      characterId,
      msgId,
      createTime,
    });
    await ended(service, caller, answer.msgId);
    const steps = [
      () => service.regenerate(caller, target(answer), inEnglish()),
      () => service.edit(caller, { ...target(said), speechText: 'Two' }, harmless, inEnglish()),
      () => service.regenerate(caller, target(answer), inEnglish()),
      () => service.edit(caller, { ...target(said), speechText: 'Three' }, harmless, inEnglish()),
    ];
    for (const step of steps) {
      await step();
      await ended(service, caller, answer.msgId);
    }
    expect(asked.map(({ turns, alternatives }) => [turns.at(-1)?.text, alternatives])).toEqual([
      ['One', []],
      ['One', ['Answer 1.']],
      ['Two', []],
      ['Two', ['Answer 3.']],
      ['Three', []],
    ]);
  });

  it.each(['here', 'elsewhere'])('what is written %s in a conversation is ended, and stored then', async (where) => {
    const { provider } = countingCompanion();
    const writing = openService(provider);
    const caller = await newCaller();
    const { answer } = await writing.say(
      caller,
      { characterId, speechText: 'Wait', picture: false },
      harmless,
      inEnglish(),
    );
    for await (const { text } of writing.states(caller, answer.msgId)) if (text !== '') break;
    const [conversation] = await database.db.select().from(conversations).where(eq(conversations.accountId, caller.id));
    const ending = where === 'here' ? writing : openService(provider);
    const conversationId = conversation?.id ?? '';
    await ending.endIn(conversationId);
    const { messages } = await ending.history(caller, characterId, undefined, 1);
    expect(messages).toEqual([{ ...answer, text: 'Answer 1.', status: 'stopped' }]);
    await ending.endIn(conversationId);
    expect((await ending.history(caller, characterId, undefined, 1)).messages).toEqual(messages);
  });

  it('an answer whose message is gone gives back what it would have cost', async () => {
    const service = openService(countingCompanion().provider);
    const caller = await newCaller();
    await service.say(caller, { characterId, speechText: 'Wait', picture: false }, harmless, inEnglish());
    const standing = () => standingOf(database.db, caller.id, Date.now());
    expect(await standing()).toEqual({ plan: null, tokens: 99 });
    await database.db.delete(conversations).where(eq(conversations.accountId, caller.id));
    await service.close();
    expect(await standing()).toEqual({ plan: null, tokens: 100 });
  });
});
