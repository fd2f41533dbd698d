import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errNo } from '#contract/errNo.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { characters } from '#server/db/schema.ts';
import { createCharacterService } from '#server/features/character/characterService.ts';
import { type ChatService, createChatService } from '#server/features/conversation/chatService.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { openMissingWallets } from '#server/features/ledger/wallet.ts';
import { defaultPrices } from '#server/prices.ts';
import { chatProviderFrom } from '#server/providers/chat/chatProviderFrom.ts';
import { addCaller, addCharacters } from './support/castOf.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { type OpenAiServer, startOpenAiServer, streams } from './support/openaiServer.ts';
import { harmless } from './support/harmless.ts';
import { noPictures } from './support/noPictures.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const notFound = { name: 'ApiError', errNo: errNo.notFound };
const said = { speechText: 'Good evening', picture: false };

const asked = () => ({ key: randomUUID(), locale: 'en', acceptLanguage: '' }) as const;

describeOnDatabases('[CHAR-05] talking with people’s own characters', (kind) => {
  let database: OpenDatabase;
  let provider: OpenAiServer;
  let chat: ChatService;
  let owner: Caller;
  let other: Caller;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    provider = await startOpenAiServer();
    chat = createChatService({
      db: database.db,
      provider: chatProviderFrom({ OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: 'test' }),
      illustrator: noPictures,
      costs: defaultPrices.serviceCosts,
      log: pino({ level: 'silent' }),
    });
    owner = await addCaller(database.db, 'Ada');
    other = await addCaller(database.db, 'Grace');
    await openMissingWallets(database.db, 100);
  });
  afterAll(async () => {
    await chat.close();
    await provider[Symbol.asyncDispose]();
    await database.close();
  });

  const add = async (given: Partial<typeof characters.$inferInsert> = {}): Promise<string> => {
    const [id = ''] = await addCharacters(database.db, { name: 'Mira', accountId: owner.id, ...given });
    return id;
  };
  const change = (id: string, values: Partial<typeof characters.$inferInsert>) =>
    database.db.update(characters).set(values).where(eq(characters.id, id));
  /** Says something and waits for the whole answer; gives what was stored, with the answer as it ended. */
  const talk = async (caller: Caller, characterId: string, begin: { readonly greeting?: number } = {}) => {
    provider.add(streams('Good evening to you.'));
    const { messages, answer } = await chat.say(caller, { characterId, ...said, ...begin }, harmless, asked());
    let ended = answer;
    for await (const state of chat.states(caller, answer.msgId)) ended = state;
    return [...messages.slice(0, -1), ended];
  };
  const texts = (messages: readonly { readonly text: string }[]) => messages.map(({ text }) => text);

  it('has the other greetings as alternatives of the first message, with names in them', async () => {
    const characterId = await add({
      greeting: 'Hello, {{user}}.',
      alternateGreetings: ['<BOT> waves.', 'Oh! {{USER}}?'],
    });
    const [greeting] = await talk(other, characterId);
    expect(greeting).toMatchObject({ role: 'companion', text: 'Hello, Grace.', chosen: 0, alternatives: 3 });
    const { messages } = await chat.history(other, characterId, undefined, 10);
    expect(messages[0]).toEqual(greeting);
  });

  it.each([
    ['the one that was chosen', 1, 'Mira waves.', 1],
    ['the last one too', 2, 'Oh! Grace?', 2],
    ['the usual one', 0, 'Hello, Grace.', 0],
    ['the usual one where the chosen one is gone', 3, 'Hello, Grace.', 0],
  ])('[N-26] begins with %s', async (_, greeting, text, chosen) => {
    const characterId = await add({
      greeting: 'Hello, {{user}}.',
      alternateGreetings: ['<BOT> waves.', ' ', 'Oh! {{USER}}?'],
    });
    const { greetings } = await createCharacterService(database.db).detail(characterId, other);
    expect(greetings).toEqual(['Hello, Grace.', 'Mira waves.', 'Oh! Grace?']);
    const asked = provider.requests.length;
    const [first] = await talk(other, characterId, { greeting });
    expect(first).toMatchObject({ role: 'companion', text, chosen, alternatives: 3 });
    const { messages } = await chat.history(other, characterId, undefined, 10);
    expect(messages[0]).toEqual(first);
    expect(JSON.stringify((await provider.request(asked)).body)).toContain(text);
    const [later] = await talk(other, characterId, { greeting: 1 });
    expect(later).toMatchObject({ role: 'user' });
  });

  it('begins with an alternate greeting where there is no usual one, and with the person where there is none', async () => {
    const withOther = await add({ greeting: ' ', alternateGreetings: ['Here I am.'] });
    expect(texts(await talk(other, withOther))).toEqual(['Here I am.', 'Good evening', 'Good evening to you.']);
    const withNone = await add({ greeting: '' });
    expect(texts(await talk(other, withNone))).toEqual(['Good evening', 'Good evening to you.']);
  });

  it('[N-28] rolls the dice of a greeting once, and puts names into an answer', async () => {
    const characterId = await add({ greeting: '{{random:tea,rye,mint}}{{// none}}, {{user}}?' });
    const { greeting: before } = await createCharacterService(database.db).detail(characterId, other);
    provider.add(streams('Well, {{us', 'er}}: <BO', 'T>, {'));
    const { messages, answer } = await chat.say(other, { characterId, ...said }, harmless, asked());
    for await (const { text } of chat.states(other, answer.msgId)) expect('Well, Grace: Mira, {').toContain(text);
    expect(messages[0]?.text).toBe(before);
    expect(before).toMatch(/^(?:tea|rye|mint), Grace\?$/u);
    const { messages: ended } = await chat.history(other, characterId, undefined, 1);
    expect(texts(ended)).toEqual(['Well, Grace: Mira, {']);
  });

  it('gives the model the prompt, the last word and the lore of the card, and never the notes of whoever made it', async () => {
    const characterId = await add({
      systemPrompt: 'Speak as a ship’s log. {{original}}',
      postHistoryInstructions: 'Name the wind.',
      creatorNotes: 'Best with a hot model.',
      card: '{"secret":"of the card"}',
      lorebook: {
        scanDepth: null,
        tokenBudget: null,
        recursiveScanning: false,
        entries: [
          {
            keys: ['evening'],
            secondaryKeys: [],
            selective: false,
            content: 'Evenings smell of tar.',
            enabled: true,
            constant: false,
            caseSensitive: false,
            useRegex: false,
            insertionOrder: 1,
            priority: 0,
            position: 'before',
          },
        ],
      },
    });
    const asked = provider.requests.length;
    await talk(owner, characterId);
    const prompt = JSON.stringify((await provider.request(asked)).body);
    const has = (words: string) => prompt.includes(words);
    expect({
      system: has('Speak as a ship’s log.'),
      original: has('Stay in character.'),
      last: has('Name the wind.'),
      lore: has('Evenings smell of tar.'),
      care: has('You are an AI.'),
      notes: has('hot model'),
      card: has('secret'),
    }).toEqual({ system: true, original: true, last: true, lore: true, care: true, notes: false, card: false });
  });

  it('[N-28] tells the model what belongs to the greeting that the conversation began with', async () => {
    const entry = (content: string) => ({
      keys: [],
      secondaryKeys: [],
      selective: false,
      content,
      enabled: true,
      constant: true,
      caseSensitive: false,
      useRegex: false,
      insertionOrder: 1,
      priority: 0,
      position: 'before' as const,
    });
    const entries = ['@@is_greeting 0\nDawn.', '@@is_greeting 1\nDusk.', '@@activate_only_every 2\nNoon.'].map(entry);
    const lorebook = { scanDepth: null, tokenBudget: null, recursiveScanning: false, entries };
    // The card counts the usual greeting, which is empty.
    const characterId = await add({ greeting: '', alternateGreetings: ['Here I am.'], lorebook });
    const asked = provider.requests.length;
    await talk(other, characterId);
    await talk(other, characterId);
    const prompts = await Promise.all([0, 1].map((after) => provider.request(asked + after)));
    const told = prompts.map(({ body }) =>
      ['Dawn.', 'Dusk.', 'Noon.'].filter((text) => JSON.stringify(body).includes(text)),
    );
    expect(told).toEqual([['Dusk.'], ['Dusk.', 'Noon.']]);
  });

  it('opens a private one for its owner alone', async () => {
    const characterId = await add({ visibility: 'private', review: 'none' });
    await expect(chat.say(other, { characterId, ...said }, harmless, asked())).rejects.toMatchObject(notFound);
    await expect(chat.history(other, characterId, undefined, 10)).rejects.toMatchObject(notFound);
    expect(await talk(owner, characterId)).toHaveLength(3);
  });

  it.each(['queued', 'painting', 'refused', 'failed'] as const)('opens none that is %s', async (status) => {
    const characterId = await add({ status });
    await expect(chat.say(owner, { characterId, ...said }, harmless, asked())).rejects.toMatchObject(notFound);
  });

  it.each([
    ['was deleted', { deleteTime: 1 }],
    ['became private', { visibility: 'private' }],
    ['was refused in review', { review: 'refused' }],
  ] as const)('keeps what was said with one that %s to be read, and takes no more', async (_, values) => {
    const characterId = await add();
    const messages = await talk(other, characterId);
    await change(characterId, values);
    expect((await chat.history(other, characterId, undefined, 10)).messages).toEqual(messages);
    await expect(chat.say(other, { characterId, ...said }, harmless, asked())).rejects.toMatchObject(notFound);
    const { msgId, createTime } = messages[2] ?? { msgId: '', createTime: 0 };
    const target = { characterId, msgId, createTime };
    await expect(chat.regenerate(other, target, asked())).rejects.toMatchObject(notFound);
  });
});
