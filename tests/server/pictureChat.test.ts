import { afterAll, expect, it } from 'vitest';
import { chatHistory } from '#contract/chat.ts';
import { pictaskPictureShow } from '#contract/picture.ts';
import { Asker } from './support/asker.ts';
import { cardWithoutLooks } from './support/cardWithoutLooks.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { allows, flags, startModerationServer } from './support/moderationServer.ts';
import { type OpenAiServer, startOpenAiServer, streams } from './support/openaiServer.ts';
import { type Studio, startStudio } from './support/studio.ts';
import { gives } from './support/imagesServer.ts';
import { character, messagesOf, success } from './support/talker.ts';
import { filesIn } from './support/usePictures.ts';
import { useShop } from './support/useShop.ts';

const { characterId } = character;
const judge = await startModerationServer();
afterAll(() => judge[Symbol.asyncDispose]());
const refusesPicture = flags('data:image/webp;base64,', 'violence');

describeOnDatabases('pictures of answers in the gallery', (kind) => {
  let provider: OpenAiServer | undefined;
  let painter: Studio | undefined;
  const shop = useShop(kind, async () => {
    provider = await startOpenAiServer();
    painter = await startStudio();
    return {
      OPENAI_BASE_URL: provider.baseUrl,
      CHAT_MODEL: 'test',
      MODERATION_BASE_URL: judge.baseUrl,
      ...painter.env,
    };
  });
  afterAll(async () => {
    await provider?.[Symbol.asyncDispose]();
    await painter?.[Symbol.asyncDispose]();
  });
  const studio = (): Studio => {
    if (painter === undefined) throw new Error('The studio opens before the tests');
    return painter;
  };
  /** Somebody with a plan, who has 1100 tokens. */
  const join = async (): Promise<Asker> => {
    const buyer = await shop.join();
    await shop.buy(buyer, 'subscription', 'plus-1');
    return new Asker(buyer.visitor);
  };
  const say = (asker: Asker, speechText: string, id = characterId) => {
    provider?.add(streams('By the sea.'));
    return asker.visitor.post('/api/chat/completion', { characterId: id, speechText, picture: true });
  };
  const files = () => filesIn(shop.server().dataDir);
  const imageOf = (answer: Awaited<ReturnType<typeof say>>): string => messagesOf(answer).at(-1)?.image ?? '';
  const load = async (asker: Asker, image: string) => (await asker.visitor.fetch(`/images/${image}?width=96`)).status;

  it('[PIC-02] are there as others are, made of what the person said, and the answer pays', async () => {
    const asker = await join();
    const image = imageOf(await say(asker, 'Show me the red boat'));
    expect(studio().prompts().at(-1)).toMatch(/^Show me the red boat\. /);
    const { pictures } = await asker.gallery();
    expect(pictures).toEqual([
      {
        pictureId: expect.any(String),
        taskId: expect.any(String),
        characterId,
        characterName: character.name,
        image,
        placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
        prompt: 'Show me the red boat',
        style: 'natural',
        mood: null,
        setting: null,
        aspect: '2:3',
        isFromChat: true,
        createTime: expect.any(Number),
      },
    ]);
    expect(await asker.task(pictures[0]?.taskId ?? '')).toMatchObject({
      status: 'ready',
      progress: 100,
      cost: 0,
      pictures,
    });
    expect(await asker.tasks()).toEqual([]);
    expect((await asker.lines()).slice(0, 2)).toEqual([
      ['capture', -10],
      ['capture', -1],
    ]);
    expect([await load(asker, image), await load(await join(), image)]).toEqual([200, 404]);
  });

  it('[PIC-02] deleted from the gallery, the answer keeps its words; deleted with the answer, it is in no gallery', async () => {
    const asker = await join();
    const [first, second] = [imageOf(await say(asker, 'One')), imageOf(await say(asker, 'Two'))];
    const [newest, oldest] = (await asker.gallery()).pictures;
    expect([newest?.image, oldest?.image]).toEqual([second, first]);
    const removed = await asker.visitor.post('/api/pictask/picture/delete', { pictureId: oldest?.pictureId });
    expect(removed).toEqual(success({}));
    const history = async () =>
      chatHistory.response.parse((await asker.visitor.get('/api/chat/history', { characterId })).data).messages;
    const answers = (await history()).filter(({ text }) => text === 'By the sea.');
    expect(answers.map(({ image }) => image)).toEqual([null, second]);
    await asker.visitor.post('/api/chat/delete', { msgId: answers.at(-1)?.msgId });
    expect(await asker.gallery()).toEqual({ pictures: [], nextCursor: null });
    expect([await load(asker, first), await load(asker, second)]).toEqual([404, 404]);
  });

  it('[PIC-02] shown in another conversation, it stays there when its answer goes', async () => {
    const asker = await join();
    const answer = await say(asker, 'One');
    const image = imageOf(answer);
    const [picture] = (await asker.gallery()).pictures;
    const shown = { pictureId: picture?.pictureId, characterId };
    const { msgId } = pictaskPictureShow.response.parse(
      (await asker.visitor.post('/api/pictask/picture/show', shown)).data,
    );
    await asker.visitor.post('/api/chat/delete', { msgId: messagesOf(answer).at(-1)?.msgId });
    expect([(await asker.gallery()).pictures, await load(asker, image)]).toEqual([[picture], 200]);
    await asker.visitor.post('/api/chat/delete', { msgId });
    expect([(await asker.gallery()).pictures, await load(asker, image)]).toEqual([[], 404]);
  });

  it('[PIC-03] what no picture may show is not sent: it shows the character alone', async () => {
    const asker = await join();
    const answer = await say(asker, 'My little girl is asleep. Where are you?');
    expect(messagesOf(answer).at(-1)).toMatchObject({ status: 'done', image: expect.stringMatching(/^chat\//) });
    expect(studio().prompts().at(-1)).not.toMatch(/girl/);
  });

  it('[PIC-03] what was judged when it was said is judged no second time for its picture', async () => {
    const asker = await join();
    const before = judge.requests.length;
    await say(asker, 'Where are the lanterns?');
    const [texts] = judge.requests.slice(before).map(({ body }) => body.input.filter((one) => typeof one === 'string'));
    expect(texts).toEqual(['Where are the lanterns?']);
    expect(judge.requests.slice(before + 1).filter(({ body }) => typeof body.input[0] === 'string')).toEqual([]);
  });

  it('[PIC-03] refused by whoever makes pictures, the answer fails, and its words alone are paid for', async () => {
    const asker = await join();
    studio().add(gives(400, JSON.stringify({ error: { code: 'moderation_blocked', message: 'no' } })));
    expect(await say(asker, 'Where are you?')).toMatchObject({ status: 502, errNo: 1007 });
    expect(await asker.buyer.remaining()).toMatchObject({ tokens: 1099, held: 0 });
    expect((await asker.gallery()).pictures).toEqual([]);
  });

  it('[PIC-03] one that the content rules refuse is kept by nobody, and its answer fails, whose words alone are paid for', async () => {
    const asker = await join();
    judge.add(allows, refusesPicture);
    const [before, there] = [studio().requests.length, await files()];
    expect(await say(asker, 'Where are you?')).toMatchObject({ status: 502, errNo: 1007 });
    expect(studio().requests.length).toBe(before + 1);
    const { messages } = chatHistory.response.parse(
      (await asker.visitor.get('/api/chat/history', { characterId })).data,
    );
    expect(messages.at(-1)).toMatchObject({
      status: 'failed',
      image: null,
      picture: { status: 'refused', refusal: 'violence', failure: null },
    });
    expect(await asker.buyer.remaining()).toMatchObject({ tokens: 1099, held: 0 });
    expect((await asker.gallery()).pictures).toEqual([]);
    await expect.poll(files).toEqual(there);
  });

  it('[CHAT-04] a character whose picture came from a card gets pictures too', async () => {
    const asker = await join();
    const id = await cardWithoutLooks(asker);
    const image = imageOf(await say(asker, 'In the forest', id));
    expect(image).toMatch(/^chat\//);
    expect((await asker.gallery({ characterId: id })).pictures).toMatchObject([{ image, isFromChat: true }]);
    const task = await asker.make({ characterId: id, prompt: 'In the forest' });
    expect(task.pictures).toMatchObject([{ characterId: id, isFromChat: false }]);
    expect(JSON.stringify(studio().prompts().slice(-2))).not.toContain('Vesper');
  });
});
