import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { sharp } from '#server/sharp.ts';
import { afterAll, expect, it } from 'vitest';
import type { Appearance } from '#contract/appearance.ts';
import type { Message } from '#contract/chat.ts';
import { variationOf } from '#server/features/media/variation.ts';
import { portraitKey } from '#server/seed/seedCharacter.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { type Buyer, lineOf } from './support/buyer.ts';
import { readAll, readSome } from './support/chatEvents.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import {
  type Behaviour,
  cutsAfter,
  hangsAfter,
  type OpenAiServer,
  startOpenAiServer,
  streams,
} from './support/openaiServer.ts';
import { character, conflict, messagesOf, notFound, success, Talker } from './support/talker.ts';
import { useShop } from './support/useShop.ts';
import { until } from './support/until.ts';

const { characterId } = character;
const KEY = /^chat\/[0-9a-f-]{36}\.webp$/;
const FRAME = { aspect: '2:3', placeholder: expect.stringMatching(/^data:image\/webp;base64,/) };

describeOnDatabases('pictures that come with answers', (kind) => {
  let provider: OpenAiServer | undefined;
  const {
    join: newBuyer,
    buy,
    server,
  } = useShop(kind, async () => {
    provider = await startOpenAiServer();
    return { OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: 'test' };
  });
  afterAll(() => provider?.[Symbol.asyncDispose]());

  interface Member {
    readonly talker: Talker;
    readonly buyer: Buyer;
  }
  const join = async (...behaviours: Behaviour[]): Promise<Member> => {
    provider?.add(...behaviours);
    const buyer = await newBuyer();
    return { talker: new Talker(buyer.visitor), buyer };
  };
  /** Somebody with a plan, who has 1100 tokens. */
  const joinWithPlan = async (...behaviours: Behaviour[]): Promise<Member> => {
    const member = await join(...behaviours);
    await buy(member.buyer, 'subscription', 'plus-1');
    return member;
  };
  const ask = (talker: Talker, key?: string, picture = true) =>
    talker.post('/api/chat/completion', { characterId, speechText: 'Where are you?', picture }, key);
  const pictureOf = async ({ visitor }: Talker, key: string | null) => {
    const response = await visitor.fetch(`/images/${key}?width=96`);
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const folder = () => joinPath(server().dataDir, 'media', 'chat');
  const kept = async (): Promise<string[]> => {
    await mkdir(folder(), { recursive: true });
    return readdir(folder());
  };
  const tokens = async (buyer: Buyer) => {
    const { tokens: spendable, held } = await buyer.remaining();
    return { tokens: spendable, held };
  };

  it('[CHAT-04] with a plan the answer brings a picture, which is shown, and costs as much as both', async () => {
    const { talker, buyer } = await joinWithPlan(streams('By the sea.'));
    const key = randomUUID();
    const given = await ask(talker, key);
    const [said, answer] = messagesOf(given).slice(1);
    expect(answer).toEqual({
      msgId: answer?.msgId,
      role: 'companion',
      text: 'By the sea.',
      status: 'done',
      createTime: (said?.createTime ?? 0) + 1,
      chosen: 0,
      alternatives: 1,
      liked: false,
      hasFeedback: false,
      image: expect.stringMatching(KEY),
      frame: FRAME,
    });
    expect((await talker.history()).messages.slice(1)).toEqual([said, answer]);
    expect(await ask(talker, key)).toEqual(given);
    expect(await ask(talker, key, false)).toEqual(conflict);
    const shown = await pictureOf(talker, answer?.image ?? null);
    const { format, width, height } = await sharp(shown.bytes).metadata();
    expect([shown.status, format, width, height]).toEqual([200, 'webp', 96, 144]);
    expect(shown.bytes.equals((await pictureOf(talker, portraitKey(character.slug))).bytes)).toBe(false);
    expect(await talker.visitor.get('/api/chat/image-detail', { msgId: answer?.msgId ?? '' })).toEqual(
      success({
        msgId: answer?.msgId,
        character: {
          characterId,
          origin: 'pgc',
          name: character.name,
          age: character.age,
          tagline: character.tagline,
          tags: character.tags,
          portrait: portraitKey(character.slug),
        },
        image: answer?.image,
        prompt: 'Where are you?',
        createTime: answer?.createTime,
      }),
    );
    expect((await buyer.ledger()).slice(0, 3)).toMatchObject([
      { kind: 'capture', change: -10, tokens: 1089, service: 'picture', characterName: character.name },
      { kind: 'capture', change: -1, tokens: 1099, service: 'chat', characterName: character.name },
      { kind: 'allowance', change: 1000, tokens: 1100, service: null, characterName: null },
    ]);
  });

  it('the stream brings the picture with its end', async () => {
    const { talker } = await joinWithPlan(streams('By the sea.'));
    const request = { characterId, speechText: 'Where are you?', picture: true };
    const events = await readAll(await talker.stream('/api/chat/completion', request));
    const { messages } = await talker.history();
    const answer = messages.at(-1);
    expect(answer?.image).toMatch(KEY);
    const begun = { ...answer, text: '', status: 'generating', image: null, frame: undefined };
    expect(events[0]).toEqual({ event: 'start', seq: 0, data: { messages: [...messages.slice(0, -1), begun] } });
    expect(events.at(-1)).toEqual({ event: 'done', seq: 11, data: { message: answer } });
    const again = await talker.visitor.fetch(`/api/chat/stream?msgId=${answer?.msgId}`, {
      headers: { accept: 'text/event-stream' },
    });
    expect((await readAll(again)).map(({ event, data }) => [event, data])).toEqual([
      ['start', { messages: [begun] }],
      ['delta', { msgId: answer?.msgId, text: 'By the sea.' }],
      ['done', { message: answer }],
    ]);
  });

  it('[CHAT-06] without a plan it is refused, and nothing of it stored', async () => {
    const { talker, buyer } = await join();
    expect(await ask(talker)).toEqual({ status: 403, errNo: 3100, data: null });
    expect((await talker.history()).messages).toEqual([]);
    expect((await talker.visitor.get('/api/conversation/list')).data).toEqual({ conversations: [] });
    expect((await buyer.ledger()).map(lineOf)).toEqual([['welcome', 100, 100]]);
  });

  it('regenerating and editing paint another one, and the first comes back with its alternative', async () => {
    const { talker, buyer } = await joinWithPlan(streams('By the sea.'), streams('In a wood.'), streams('At home.'));
    const [said, first] = messagesOf(await ask(talker)).slice(1);
    if (said === undefined || first === undefined) throw new Error('There is no answer');
    const [second] = messagesOf(await talker.regenerate(first));
    const [, third] = messagesOf(await talker.edit(said, 'Where now?'));
    const images = [first.image, second?.image, third?.image];
    expect(images).toEqual(images.map(() => expect.stringMatching(KEY)));
    expect(new Set(images).size).toBe(3);
    expect([second, third]).toEqual([
      { ...first, text: 'In a wood.', chosen: 1, alternatives: 2, image: images[1], frame: FRAME },
      { ...first, text: 'At home.', chosen: 2, alternatives: 3, image: images[2], frame: FRAME },
    ]);
    expect(await talker.post('/api/chat/select', { msgId: first.msgId, ordinal: 0 })).toEqual(
      success({ message: { ...first, alternatives: 3 } }),
    );
    expect(await tokens(buyer)).toEqual({ tokens: 1100 - 33, held: 0 });
  });

  it('[N-03] a picture that cannot be kept fails the answer, whose words alone are paid for, and can be made anew', async () => {
    const { talker, buyer } = await joinWithPlan(streams('By the sea.'), streams('In a wood.'));
    await rm(folder(), { recursive: true, force: true });
    await mkdir(joinPath(folder(), '..'), { recursive: true });
    await writeFile(folder(), 'no folder');
    const failure = await ask(talker);
    const { messages } = await talker.history();
    const answer = messages.at(-1);
    expect(failure).toEqual({ status: 502, errNo: 1007, data: { messages } });
    expect(answer).toMatchObject({
      text: 'By the sea.',
      status: 'failed',
      image: null,
      picture: { status: 'failed', failure: 'interrupted', refusal: null },
    });
    expect(await tokens(buyer)).toEqual({ tokens: 1099, held: 0 });
    await rm(folder());
    expect(answer && messagesOf(await talker.regenerate(answer))).toEqual([
      {
        ...answer,
        text: 'In a wood.',
        status: 'done',
        chosen: 1,
        alternatives: 2,
        image: expect.stringMatching(KEY),
        frame: FRAME,
        picture: undefined,
      },
    ]);
    expect(await tokens(buyer)).toEqual({ tokens: 1088, held: 0 });
  });

  it('a provider that fails costs nothing and leaves no picture', async () => {
    const { talker, buyer } = await joinWithPlan(cutsAfter('By '));
    const before = await kept();
    const failure = await ask(talker);
    const { messages } = await talker.history();
    expect(failure).toEqual({ status: 502, errNo: 1007, data: { messages } });
    expect(messages.at(-1)).toMatchObject({ text: 'By ', status: 'failed', image: null });
    expect(await tokens(buyer)).toEqual({ tokens: 1100, held: 0 });
    expect(await kept()).toEqual(before);
  });

  it('[N-03] an answer that is stopped gets no picture, and costs what its words do', async () => {
    const { talker, buyer } = await joinWithPlan(hangsAfter('By '));
    const before = await kept();
    const request = { characterId, speechText: 'Where are you?', picture: true };
    const [start] = await readSome(await talker.stream('/api/chat/completion', request), 2);
    const answer = start?.event === 'start' ? start.data.messages.at(-1) : undefined;
    expect(await tokens(buyer)).toEqual({ tokens: 1089, held: 11 });
    expect(await talker.visitor.post('/api/chat/stop', { msgId: answer?.msgId })).toEqual(
      success({ message: { ...answer, text: 'By ', status: 'stopped' } }),
    );
    expect(await tokens(buyer)).toEqual({ tokens: 1099, held: 0 });
    expect(await kept()).toEqual(before);
    expect(await talker.visitor.get('/api/chat/image-detail', { msgId: answer?.msgId ?? '' })).toEqual(notFound);
  });

  it('[API-08] ten at once with one key paint once', async () => {
    const { talker, buyer } = await joinWithPlan(streams('By the sea.'));
    const before = await kept();
    const key = randomUUID();
    const given = await Promise.all(Array.from({ length: 10 }, () => ask(talker, key)));
    const { messages } = await talker.history();
    expect(given).toEqual(given.map(() => success({ messages })));
    expect(await tokens(buyer)).toEqual({ tokens: 1089, held: 0 });
    expect((await kept()).filter((name) => !before.includes(name))).toEqual([
      messages.at(-1)?.image?.slice('chat/'.length),
    ]);
  });

  it('[M-12] whoever is in need is answered at once, by us: without the provider, a plan, tokens or a picture', async () => {
    const { talker, buyer } = await join();
    const asked = provider?.requests.length;
    const request = { characterId, speechText: 'I want to kill myself', picture: true };
    const key = randomUUID();
    const given = await talker.post('/api/chat/completion', request, key);
    expect(messagesOf(given).at(-1)).toMatchObject({
      text: expect.stringMatching(/988.*findahelpline\.com/s),
      status: 'done',
      image: null,
    });
    expect(provider?.requests.length).toBe(asked);
    expect(await talker.post('/api/chat/completion', request, key)).toEqual(given);
    expect((await buyer.ledger()).map(lineOf)).toEqual([['welcome', 100, 100]]);
  });

  it('a picture goes with its message', async () => {
    const { talker } = await joinWithPlan(streams('By the sea.'), streams('In a wood.'));
    const first: Message | undefined = messagesOf(await ask(talker)).at(-1);
    if (first === undefined) throw new Error('There is no answer');
    const [second] = messagesOf(await talker.regenerate(first));
    const images = [first.image, second?.image ?? null];
    const statuses = async () =>
      (await Promise.all(images.map((image) => pictureOf(talker, image)))).map(({ status }) => status);
    expect(await statuses()).toEqual([200, 200]);
    expect(await talker.post('/api/chat/delete', { msgId: first.msgId })).toEqual(success({}));
    expect(await talker.visitor.get('/api/chat/image-detail', { msgId: first.msgId })).toEqual(notFound);
    expect(await statuses()).toEqual([404, 404]);
    const left = async () => (await kept()).filter((file) => images.includes(`chat/${file}`));
    await until(async () => (await left()).length === 0);
  });
});

it('another picture shows the same person, and the same one for the same seed', () => {
  const changing = new Set([
    'setting',
    'timeOfDay',
    'light',
    'outfit',
    'outfitColor',
    'expression',
    'pose',
    'held',
    'crop',
  ]);
  // Where it is warm, nobody wears them.
  const forCold = new Set(['scarf', 'beanie']);
  const steady = ({ accessories, ...appearance }: Appearance) => [
    accessories.filter((one) => !forCold.has(one)),
    ...Object.entries(appearance).filter(([name]) => !changing.has(name)),
  ];
  for (const { appearance } of seedCharacters) {
    const pictures = Array.from({ length: 20 }, (_, index) => variationOf(appearance, `seed ${index}`));
    expect(pictures.map(steady)).toEqual(pictures.map(() => steady(appearance)));
    expect(pictures).toEqual(pictures.map((_, index) => variationOf(appearance, `seed ${index}`)));
    expect(new Set(pictures.map((picture) => JSON.stringify(picture))).size).toBe(20);
  }
});
