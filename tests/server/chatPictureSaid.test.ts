import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Asker } from './support/asker.ts';
import { type Buyer, lineOf } from './support/buyer.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { type Behaviour, type OpenAiServer, startOpenAiServer, streams } from './support/openaiServer.ts';
import { character, messagesOf, Talker } from './support/talker.ts';
import { useShop } from './support/useShop.ts';

const { characterId } = character;
const KEY = /^chat\/[0-9a-f-]{36}\.webp$/;
const unagreed = { status: 403, errNo: 1017, data: null };
const plan = { planId: 'plus-1', name: 'Plus', months: 1, monthlyAmount: 1299, monthlyTokens: 25, discountShare: 0 };
const serviceCosts = { chat: 1, picture: 10, character: 50, speech: 2 };
const WISH = 'Send me a picture of yourself';

interface Member {
  readonly talker: Talker;
  readonly buyer: Buyer;
}

describeOnDatabases('pictures that are asked for in words', (kind) => {
  let provider: OpenAiServer | undefined;
  const { join: newBuyer, buy } = useShop(kind, async () => {
    provider = await startOpenAiServer();
    const file = join(await mkdtemp(join(tmpdir(), 'liora-prices-')), 'prices.json');
    await writeFile(file, JSON.stringify({ welcomeTokens: 5, plans: [plan], serviceCosts }));
    return { OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: 'test', PRICES_FILE: file };
  });
  afterAll(() => provider?.[Symbol.asyncDispose]());

  /** Somebody without a plan, who has 5 tokens. */
  const joinWithout = async (...behaviours: Behaviour[]): Promise<Member> => {
    provider?.add(...behaviours);
    const buyer = await newBuyer();
    return { talker: new Talker(buyer.visitor), buyer };
  };
  /** Somebody with a plan, who has 30 tokens. */
  const joinWithPlan = async (...behaviours: Behaviour[]): Promise<Member> => {
    const member = await joinWithout(...behaviours);
    await buy(member.buyer, 'subscription', 'plus-1');
    return member;
  };
  const say = ({ talker }: Member, speechText = WISH, more: object = {}) =>
    talker.post('/api/chat/completion', { characterId, speechText, picture: 'ifSaid', ...more });
  const imageOf = (answer: Awaited<ReturnType<typeof say>>) => messagesOf(answer).at(-1)?.image ?? null;
  const choiceOf = async ({ talker }: Member) =>
    Object(await talker.visitor.get('/api/user/detail').then(({ data }) => data)).pictureChoice;
  const left = async ({ buyer }: Member) => (await buyer.remaining()).tokens;

  it('[N-38] nothing is stored or charged before the price was agreed to', async () => {
    const member = await joinWithPlan();
    expect(await say(member)).toEqual(unagreed);
    expect((await member.talker.history()).messages).toEqual([]);
    expect((await member.buyer.ledger()).map(lineOf)).toEqual([
      ['allowance', 25, 30],
      ['welcome', 5, 5],
    ]);
  });

  it('[N-38] agreed to this time, one comes, and it is asked again the next time', async () => {
    const member = await joinWithPlan(streams('Here.'));
    expect(imageOf(await say(member, WISH, { picture: true }))).toMatch(KEY);
    expect(await left(member)).toBe(30 - 11);
    expect(await choiceOf(member)).toBeUndefined();
    expect(await say(member, 'Schick mir noch ein Bild von dir')).toEqual(unagreed);
  });

  it('[N-38] agreed to for good, words bring one without a question as long as there are tokens for both', async () => {
    const member = await joinWithPlan(streams('Here.'), streams('Again.'), streams('At home.'), streams('I listen.'));
    expect(imageOf(await say(member, WISH, { picture: true, pictureChoice: 'always' }))).toMatch(KEY);
    expect(await choiceOf(member)).toBe('always');
    expect(imageOf(await say(member, '¡Mándame otra foto tuya!'))).toMatch(KEY);
    expect(imageOf(await say(member, 'Where were you?'))).toBeNull();
    expect(await left(member)).toBe(30 - 23);
    // There are too few tokens for another one.
    expect(imageOf(await say(member))).toBeNull();
    expect(await left(member)).toBe(30 - 24);
  });

  it('[N-38] whoever has tokens for the picture, but not for the words with it, is asked nothing and gets words', async () => {
    const member = await joinWithPlan(streams('I listen.'));
    await new Asker(member.buyer.visitor).make({ count: 2 });
    expect(await left(member)).toBe(10);
    expect(imageOf(await say(member))).toBeNull();
    expect(await left(member)).toBe(9);
  });

  it('[N-38] what was chosen for good can be taken back', async () => {
    const member = await joinWithPlan();
    await member.talker.post('/api/user/update', { pictureChoice: 'always' });
    expect(await choiceOf(member)).toBe('always');
    await member.talker.post('/api/user/update', { pictureChoice: 'ask' });
    expect(await choiceOf(member)).toBeUndefined();
    expect(await say(member)).toEqual(unagreed);
  });

  it('[N-38] whoever wants words only is asked no more, and gets none', async () => {
    const member = await joinWithPlan(streams('I listen.'), streams('I do.'));
    expect(imageOf(await say(member, WISH, { picture: false, pictureChoice: 'never' }))).toBeNull();
    expect(await choiceOf(member)).toBe('never');
    expect(imageOf(await say(member))).toBeNull();
    expect(await left(member)).toBe(30 - 2);
  });

  it('[N-38] without a plan it is only words', async () => {
    const member = await joinWithout(streams('I listen.'));
    expect(imageOf(await say(member))).toBeNull();
    expect(await left(member)).toBe(4);
  });

  it('[N-38] whoever is in need gets help, and no question about a price', async () => {
    const member = await joinWithPlan();
    const answer = messagesOf(await say(member, 'Send me a picture of you. I want to kill myself')).at(-1);
    expect(answer).toMatchObject({ text: expect.stringMatching(/988/), status: 'done', image: null });
    expect(await left(member)).toBe(30);
  });

  it.each([
    ['someone who is no adult', 'Send me a picture of yourself as a schoolgirl'],
    ['a real person', 'Send me a picture of you that looks exactly like Taylor Swift'],
  ])('[N-38] there is no picture of %s, and no question about its price', async (_what, words) => {
    const member = await joinWithPlan(streams('No.'), streams('No.'));
    expect(imageOf(await say(member, words))).toBeNull();
    await member.talker.post('/api/user/update', { pictureChoice: 'always' });
    expect(imageOf(await say(member, words))).toBeNull();
    expect(await left(member)).toBe(30 - 2);
  });

  it('[N-38] words in place of those that asked for a picture bring none', async () => {
    const member = await joinWithPlan(streams('Here.'), streams('At home.'));
    const said = messagesOf(await say(member, WISH, { picture: true })).at(-2);
    if (said === undefined) throw new Error('Nothing was said');
    const edited = messagesOf(await member.talker.edit(said, 'Where are you?')).at(-1);
    expect(edited).toMatchObject({ text: 'At home.', image: null });
    expect(await left(member)).toBe(30 - 12);
  });
});
