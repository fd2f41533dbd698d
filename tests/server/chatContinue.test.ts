import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { tokensLedger } from '#contract/tokens.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { answers, type Behaviour, hangs, streamOf, streams } from './support/openaiServer.ts';
import { character, conflict, messagesOf, notFound, success, type Talker, turnsGiven } from './support/talker.ts';
import { readSome } from './support/chatEvents.ts';
import { useTalkers } from './support/useTalkers.ts';

const { characterId } = character;
const cutAfter =
  (...pieces: readonly string[]): Behaviour =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(streamOf(pieces, 'length'));

describeOnDatabases('an answer that was cut at its length', (kind) => {
  const { provider, join } = useTalkers(kind);

  const goOn = (talker: Talker, { msgId, createTime }: { msgId: string; createTime: number }, key?: string) =>
    talker.post('/api/chat/continue', { characterId, msgId, createTime }, key);
  const ledger = async ({ visitor }: Talker) =>
    tokensLedger.response
      .parse((await visitor.get('/api/tokens/ledger')).data)
      .lines.map(({ kind: what, tokens }) => [what, tokens])
      .toReversed();

  it('[N-17] says so, and is gone on with in the same place, once a key', async () => {
    const talker = await join(cutAfter('Once upon ', 'a ti'), cutAfter(' time there', ' was'), streams('was a lamp.'));
    const [said, cut] = await talker.say('A story');
    expect(cut).toMatchObject({ text: 'Once upon a ti', status: 'done', isCut: true });
    const key = randomUUID();
    const asked = provider().requests.length;
    const more = await goOn(talker, cut, key);
    expect(more).toEqual(success({ messages: [{ ...cut, text: 'Once upon a time there was' }] }));
    expect(await turnsGiven(provider(), asked)).toEqual([
      ['user', 'A story'],
      ['assistant', 'Once upon a '],
      ['user', expect.stringContaining('cut off')],
    ]);
    expect(await goOn(talker, cut, key)).toEqual(more);
    const whole = { ...cut, isCut: undefined, text: 'Once upon a time there was a lamp.' };
    expect(await goOn(talker, cut)).toEqual(success({ messages: [whole] }));
    expect((await talker.history()).messages.slice(1)).toEqual([said, whole]);
    expect(await ledger(talker)).toEqual([
      ['welcome', 100],
      ['capture', 99],
      ['capture', 98],
      ['capture', 97],
    ]);
  });

  it('[N-17] stays as it is where the model fails, which costs nothing', async () => {
    const talker = await join(cutAfter('Once upon a ti'), answers(500, 'oops'), streams('time.'));
    const [, cut] = await talker.say('A story');
    const still = { ...cut, failure: { reason: 'serverError' } };
    expect(await goOn(talker, cut)).toEqual(success({ messages: [still] }));
    expect((await talker.history()).messages.at(-1)).toEqual(still);
    expect(await ledger(talker)).toEqual([
      ['welcome', 100],
      ['capture', 99],
      ['void', 99],
    ]);
    expect(messagesOf(await goOn(talker, cut))).toEqual([{ ...cut, isCut: undefined, text: 'Once upon a time.' }]);
  });

  it('[N-17] stays as it is where it is stopped before more of it came', async () => {
    const talker = await join(cutAfter('Once upon a ti'), hangs);
    const [, cut] = await talker.say('A story');
    const { msgId, createTime } = cut;
    await readSome(await talker.stream('/api/chat/continue', { characterId, msgId, createTime }), 1);
    expect(await talker.visitor.post('/api/chat/stop', { msgId })).toEqual(success({ message: cut }));
    expect(await ledger(talker)).toEqual([
      ['welcome', 100],
      ['capture', 99],
      ['void', 99],
    ]);
  });

  it('[N-17] is gone on with only where it is the last one, and was cut', async () => {
    const talker = await join(cutAfter('Once'), streams('Yes.'));
    const [said, cut] = await talker.say('A story');
    const [, whole] = await talker.say('Well?');
    expect(await goOn(talker, cut)).toEqual(conflict);
    expect(await goOn(talker, whole)).toEqual(conflict);
    expect(await goOn(talker, said)).toEqual(conflict);
    expect(await goOn(talker, { ...whole, msgId: randomUUID() })).toEqual(notFound);
  });
});
