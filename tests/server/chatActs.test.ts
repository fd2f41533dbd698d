import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { userExport } from '#contract/userExport.ts';
import { readAll, readSome } from './support/chatEvents.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { hangsAfter, streams } from './support/openaiServer.ts';
import { character, conflict, notFound, success, turnsGiven, wrong } from './support/talker.ts';
import { useTalkers } from './support/useTalkers.ts';

const { characterId } = character;

describeOnDatabases('acts on messages', (kind) => {
  const { provider, join, joinWithTwo } = useTalkers(kind);
  const acts = (msgId: string): [path: string, body: Record<string, unknown>][] => [
    ['/api/chat/select', { msgId, ordinal: 0 }],
    ['/api/chat/delete', { msgId }],
    ['/api/chat/liked', { msgId }],
    ['/api/chat/feedback', { msgId, content: 'Too short' }],
  ];

  it('a message tells all about itself', async () => {
    const talker = await join(streams('Good evening.'));
    const [said, answer] = await talker.say('Hello');
    const plain = { status: 'done', chosen: 0, alternatives: 1, liked: false, hasFeedback: false, image: null };
    const { msgId, createTime } = said;
    expect(said).toEqual({ ...plain, msgId, createTime, role: 'user', text: 'Hello' });
    expect(answer).toEqual({
      ...plain,
      msgId: answer.msgId,
      createTime: createTime + 1,
      role: 'companion',
      text: 'Good evening.',
    });
    expect((await talker.history()).messages.slice(1)).toEqual([said, answer]);
  });

  it('what a person says is read, and all before it', async () => {
    const talker = await join(streams('One.'), streams('Two.'));
    expect((await talker.history()).readTime).toBe(0);
    const [first] = await talker.say('1');
    expect((await talker.history()).readTime).toBe(first.createTime);
    const [second] = await talker.say('2');
    expect((await talker.history()).readTime).toBe(second.createTime);
  });

  it('the chosen alternative is what counts, and what the provider is given', async () => {
    const [talker, , answer] = await joinWithTwo(streams('Go on.'));
    expect(answer).toMatchObject({ text: 'Second.', chosen: 1, alternatives: 2 });
    const chosen = { ...answer, text: 'First.', chosen: 0 };
    expect(await talker.post('/api/chat/select', { msgId: answer.msgId, ordinal: 0 })).toEqual(
      success({ message: chosen }),
    );
    expect((await talker.history()).messages.at(-1)).toEqual(chosen);
    const asked = provider().requests.length;
    await talker.say('And then?');
    expect(await turnsGiven(provider(), asked)).toEqual([
      ['user', 'Say something'],
      ['assistant', 'First.'],
      ['user', 'And then?'],
    ]);
  });

  it('an alternative that there is not cannot be chosen', async () => {
    const [talker, , { msgId }] = await joinWithTwo();
    const before = await talker.history();
    for (const ordinal of [2, Number.MAX_SAFE_INTEGER])
      expect(await talker.post('/api/chat/select', { msgId, ordinal })).toEqual(wrong('ordinal', 'doesNotFit'));
    expect(await talker.history()).toEqual(before);
  });

  it('a like and feedback belong to the alternative that they were given', async () => {
    const [talker, , answer] = await joinWithTwo();
    const { msgId } = answer;
    const liked = { ...answer, liked: true };
    const judged = { ...liked, hasFeedback: true };
    expect(await talker.post('/api/chat/liked', { msgId })).toEqual(success({ message: liked }));
    expect(await talker.post('/api/chat/feedback', { msgId, content: 'Too short', tags: ['other', 'other'] })).toEqual(
      success({ message: judged }),
    );
    expect(await talker.post('/api/chat/select', { msgId, ordinal: 0 })).toEqual(
      success({ message: { ...answer, text: 'First.', chosen: 0 } }),
    );
    expect(await talker.post('/api/chat/select', { msgId, ordinal: 1 })).toEqual(success({ message: judged }));
    expect(await talker.post('/api/chat/feedback', { msgId, content: '', tags: ['forgetful', 'repetitive'] })).toEqual(
      success({ message: judged }),
    );
    expect(await talker.post('/api/chat/liked', { msgId, liked: false })).toEqual(
      success({ message: { ...judged, liked: false } }),
    );
    expect((await talker.history()).messages.at(-1)).toEqual({ ...judged, liked: false });
    await talker.post('/api/chat/liked', { msgId });
    const { conversations } = userExport.response.parse((await talker.visitor.get('/api/user/export')).data);
    expect(conversations[0]?.messages.at(-1)?.alternatives).toEqual([
      { ordinal: 0, text: 'First.', status: 'done', liked: false, feedback: null, image: null },
      {
        ordinal: 1,
        text: 'Second.',
        status: 'done',
        liked: true,
        feedback: { tags: ['forgetful', 'repetitive'], content: '' },
        image: null,
      },
    ]);
  });

  it('feedback says something', async () => {
    const [talker, , { msgId }] = await joinWithTwo();
    const before = await talker.history();
    for (const content of ['', ' \n '])
      expect(await talker.post('/api/chat/feedback', { msgId, content })).toEqual(wrong('content', 'tooShort'));
    expect(await talker.history()).toEqual(before);
  });

  it('refuses acts on what is still being written', async () => {
    const talker = await join(hangsAfter('Wait'));
    const response = await talker.stream('/api/chat/completion', { characterId, speechText: 'Hello' });
    await readSome(response, 2);
    const { messages } = await talker.history();
    const answer = messages.at(-1);
    expect(answer?.status).toBe('generating');
    for (const [path, body] of acts(answer?.msgId ?? '')) expect(await talker.post(path, body)).toEqual(conflict);
    await talker.visitor.post('/api/chat/stop', { msgId: answer?.msgId });
    expect((await talker.history()).messages).toEqual([
      ...messages.slice(0, -1),
      { ...answer, text: 'Wait', status: 'stopped' },
    ]);
  });

  it('refuses acts on messages of others, and on those that there are not', async () => {
    const [talker, said, answer] = await joinWithTwo();
    const before = await talker.history();
    const stranger = await join();
    for (const { msgId } of [said, answer])
      for (const [path, body] of acts(msgId)) expect(await stranger.post(path, body)).toEqual(notFound);
    for (const [path, body] of acts(randomUUID())) expect(await talker.post(path, body)).toEqual(notFound);
    expect(await talker.visitor.get('/api/chat/image-detail', { msgId: answer.msgId })).toEqual(notFound);
    expect(await talker.history()).toEqual(before);
  });

  it('what a person says is neither chosen nor judged', async () => {
    const [talker, { msgId }] = await joinWithTwo();
    const before = await talker.history();
    for (const [path, body] of acts(msgId).filter(([name]) => name !== '/api/chat/delete'))
      expect(await talker.post(path, body)).toEqual(conflict);
    expect(await talker.history()).toEqual(before);
  });

  it('[API-08] takes effect once a key', async () => {
    const [talker, , answer] = await joinWithTwo();
    const { msgId } = answer;
    const [select, like, judge] = [randomUUID(), randomUUID(), randomUUID()];
    const all = async () => [
      await talker.post('/api/chat/select', { msgId, ordinal: 0 }, select),
      await talker.post('/api/chat/liked', { msgId }, like),
      await talker.post('/api/chat/feedback', { msgId, content: 'Fine' }, judge),
    ];
    const first = await all();
    await talker.post('/api/chat/select', { msgId, ordinal: 1 });
    const between = await talker.history();
    expect(between.messages.at(-1)).toEqual(answer);
    expect(await all()).toEqual(first);
    expect(await talker.history()).toEqual(between);
    const remove = randomUUID();
    expect(await talker.post('/api/chat/delete', { msgId }, remove)).toEqual(success({}));
    expect(await talker.post('/api/chat/delete', { msgId }, remove)).toEqual(success({}));
    expect(await talker.post('/api/chat/delete', { msgId })).toEqual(notFound);
  });

  it('ten at once leave the message whole', async () => {
    const [talker, , answer] = await joinWithTwo();
    const { msgId } = answer;
    const ten = <T>(work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 10 }, (_, i) => work(i)));
    const chosen = await ten((index) => talker.post('/api/chat/select', { msgId, ordinal: index % 2 }));
    expect(chosen).toEqual(
      chosen.map((_, index) =>
        success({ message: index % 2 === 1 ? answer : { ...answer, text: 'First.', chosen: 0 } }),
      ),
    );
    await talker.post('/api/chat/select', { msgId, ordinal: 1 });
    const key = randomUUID();
    expect(await ten(() => talker.post('/api/chat/liked', { msgId }, key))).toEqual(
      Array.from({ length: 10 }, () => success({ message: { ...answer, liked: true } })),
    );
    const deleted = await ten(() => talker.post('/api/chat/delete', { msgId }));
    expect(deleted.filter(({ errNo }) => errNo === 0)).toEqual([success({})]);
    expect(deleted.filter(({ errNo }) => errNo !== 0)).toEqual(Array.from({ length: 9 }, () => notFound));
  });

  it('an alternative that is stopped can be left for another one', async () => {
    const [talker, , answer] = await joinWithTwo(hangsAfter('Third'));
    const { msgId, createTime } = answer;
    const response = await talker.stream('/api/chat/regenerate', { characterId, msgId, createTime });
    const [mine, theirs] = response.body?.tee() ?? [];
    await readSome(new Response(mine), 2);
    const stopped = { ...answer, text: 'Third', status: 'stopped', chosen: 2, alternatives: 3 };
    expect(await talker.visitor.post('/api/chat/stop', { msgId })).toEqual(success({ message: stopped }));
    expect((await readAll(new Response(theirs))).at(-1)).toEqual({ event: 'done', seq: 5, data: { message: stopped } });
    expect(await talker.post('/api/chat/select', { msgId, ordinal: 1 })).toEqual(
      success({ message: { ...answer, alternatives: 3 } }),
    );
  });
});
