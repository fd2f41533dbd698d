import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { characterExplore, homepage } from '#contract/character.ts';
import { characterDetail } from '#contract/characterProfile.ts';
import { LOCALE_COOKIE } from '#contract/locale.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { translations } from '#server/seed/translations.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { Stranger } from './support/stranger.ts';
import { messagesOf } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const { characterId, slug } = character;
const german = translations.de[slug];
const spanish = translations.es[slug];
if (german === undefined || spanish === undefined) throw new Error('They are told in all languages');

/** Up to where a name is put in. */
const begins = (text: string): unknown => expect.stringContaining(text.split('{{', 1)[0]?.slice(0, 60).trim() ?? text);

describeOnDatabases('[CHAR-01] the characters that Liora comes with', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      TRUSTED_PROXIES: '127.0.0.1',
      EMBEDDED_PROVIDERS: 'anywhere',
      ...(await placeOn(kind)),
    });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
  });

  const ask = async (path: string, headers: Readonly<Record<string, string>>): Promise<unknown> => {
    const answer: unknown = await (await fetch(server.origin + path, { headers })).json();
    return answer;
  };
  const inGerman = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };

  it('are told in the language that the browser asks for, or that was chosen', async () => {
    const featured = {
      data: { featured: expect.arrayContaining([expect.objectContaining({ characterId, tagline: german.tagline })]) },
    };
    expect(await ask(homepage.path, inGerman)).toMatchObject(featured);
    const listed = (tagline: string) => ({
      data: { characters: expect.arrayContaining([expect.objectContaining({ characterId, tagline })]) },
    });
    expect(await ask(characterExplore.path, inGerman)).toMatchObject(listed(german.tagline));
    expect(await ask(characterExplore.path, { ...inGerman, cookie: `${LOCALE_COOKIE}=es` })).toMatchObject(
      listed(spanish.tagline),
    );
    expect(await ask(characterExplore.path, { 'accept-language': 'fr' })).toMatchObject(listed(character.tagline));
    expect(await ask(`${characterDetail.path}?characterId=${characterId}`, inGerman)).toMatchObject({
      data: {
        name: character.name,
        tags: character.tags,
        tagline: german.tagline,
        description: begins(german.description),
        scenario: begins(german.scenario),
        greeting: begins(german.greeting),
      },
    });
  });

  it('are found by words of that language', async () => {
    const found = async (query: string, headers: Readonly<Record<string, string>>) => {
      const { characters } = characterExplore.response.parse(
        Object(await ask(`${characterExplore.path}?query=${encodeURIComponent(query)}`, headers)).data,
      );
      return characters.map(({ tagline }) => tagline);
    };
    expect(await found('Sternwarte', inGerman)).toEqual([german.tagline]);
    expect(await found('STERNWARTE Ooty', inGerman)).toEqual([german.tagline]);
    expect(await found('Sternwarte', { 'accept-language': 'es' })).toEqual([]);
  });

  it('are found by their tags in that language, and by what somebody asks for in a sentence', async () => {
    const found = async (query: string, language: string) => {
      const { characters, isNear } = characterExplore.response.parse(
        Object(
          await ask(`${characterExplore.path}?query=${encodeURIComponent(query)}`, { 'accept-language': language }),
        ).data,
      );
      return [...characters.map(({ name }) => name), ...(isNear === true ? ['near'] : [])];
    };
    expect(await found('someone who cooks', 'en')).toEqual(['Tomás Arrieta', 'Farah Siddiqui', 'Elias Lindqvist']);
    expect(await found('a detective', 'en')).toEqual(['Thaddeus Quill', 'Bram Vandersteen']);
    expect(await found('jemand, der kocht', 'de')).toEqual(['Tomás Arrieta']);
    expect(await found('Detektiv', 'de')).toEqual(['Thaddeus Quill', 'Bram Vandersteen']);
    expect(await found('a detective with a violin', 'en')).toEqual([
      'Saoirse Brennan',
      'Thaddeus Quill',
      'Bram Vandersteen',
      'near',
    ]);
    expect(await found('Essen', 'de')).toEqual(['Tomás Arrieta', 'Farah Siddiqui']);
    expect(await found('alguien que cocine', 'es')).toEqual(['Tomás Arrieta']);
    expect(await found('comida', 'es')).toEqual(['Tomás Arrieta', 'Farah Siddiqui', 'Sunniva Frostmark']);
  });

  it('begin a conversation in that language, and a meeting', async () => {
    const visitor = new Visitor(server.origin);
    await visitor.join();
    const said = await visitor.post(
      '/api/chat/completion',
      { characterId, speechText: 'Hallo' },
      { ...inGerman, 'idempotency-key': randomUUID() },
    );
    expect(messagesOf(said)[0]).toMatchObject({ role: 'companion', text: begins(german.greeting) });

    const stranger = new Stranger(new Visitor(server.origin));
    await stranger.say('Hallo', {}, inGerman);
    await stranger.visitor.join();
    expect(await stranger.take()).toMatchObject({ data: { messages: 3 } });
    const { data } = await stranger.visitor.get('/api/chat/history', { characterId, pageSize: 10 });
    expect(data).toMatchObject({ messages: [{ text: begins(german.greeting) }, {}, {}] });
  });
});
