import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { errNo, httpStatus } from '#contract/errNo.ts';
import { lineOf } from './support/buyer.ts';
import { readAll, textOf } from './support/chatEvents.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { greeting } from './support/intents.ts';
import {
  answers,
  type Behaviour,
  cutsAfter,
  hangs,
  hangsAfter,
  type OpenAiServer,
  pieceEvents,
  startOpenAiServer,
  streams,
  streamsRaw,
} from './support/openaiServer.ts';
import { character, messagesOf, success, Talker } from './support/talker.ts';
import { type DatabaseKind } from './support/testDatabase.ts';
import { useShop } from './support/useShop.ts';

const { characterId } = character;
const BEGUN = 'Once upon ';
const begun = pieceEvents([BEGUN]);
const html = '<!doctype html><title>Bad gateway</title>';
const errorBody = (message: string): string => JSON.stringify({ error: { message, type: 'server_error' } });
const json = { 'content-type': 'application/json' };

const REFUSAL = answers(400, '{"error":{"code":"content_filter","message":"no"}}', json);

/** What a provider can do wrong, how it answers each time that it is asked for one answer, and what comes of the answer. */
const faults: readonly [name: string, behaviours: readonly Behaviour[], text: string][] = [
  ['breaks off before it answers, twice', [cutsAfter(), cutsAfter()], ''],
  ['breaks off in the middle', [cutsAfter(BEGUN)], BEGUN],
  ['ends in the middle', [streamsRaw(begun)], BEGUN],
  ['sends a web page', [answers(200, html, { 'content-type': 'text/html' })], ''],
  ['sends a web page as a stream', [streamsRaw(html)], ''],
  ['sends JSON that breaks off', [answers(200, '{"choices":[{"mess', json)], ''],
  ['sends JSON of another kind', [answers(200, '{"pong":true}', json)], ''],
  ['sends bytes that are no text', [streamsRaw(new Uint8Array([0, 255, 254, 10, 10, 200, 10]))], ''],
  ['streams JSON that breaks off', [streamsRaw(begun, 'data: {"choices":[{"delta":\n\n')], BEGUN],
  ['streams an error in the middle', [streamsRaw(begun, `data: ${errorBody('overloaded')}\n\n`)], BEGUN],
  ['has too much to do', [answers(429, errorBody('rate limit'), json)], ''],
  ['does not know the key', [answers(401, errorBody('no such key'), json)], ''],
  ['does not know the model', [answers(404, errorBody('no such model'), json)], ''],
  ['fails', [answers(500, errorBody('it broke'), json)], ''],
  ['fails behind a gateway, twice', [answers(503, html), answers(503, html)], ''],
  ['gives an empty answer', [streams()], ''],
  ['gives an empty answer as JSON', [answers(200, '{"choices":[{"message":{"content":""}}]}', json)], ''],
  ['gives an answer of blanks', [streams(' ', '\n')], ' \n'],
  ['refuses', [REFUSAL], ''],
];
/** The same for one that hangs; `timeout` is how long that is waited for, in milliseconds. */
const silences: readonly [name: string, behaviour: Behaviour, text: string, timeout: number][] = [
  ['takes a request and says nothing', hangs, '', 60_000],
  ['begins to answer and says nothing', hangsAfter(), '', 60_000],
  ['says nothing more in the middle', hangsAfter(BEGUN), BEGUN, 20_000],
];

/** Two answers that came to nothing, and one that came. */
const paidOnce = [
  ['capture', -1, 99],
  ['void', 0, 100],
  ['void', 0, 100],
  ['welcome', 100, 100],
];

/** A server with a provider that can go wrong, for the tests of a `describe`. */
const setUpProvider = (kind: DatabaseKind) => {
  let provider: OpenAiServer | undefined;
  const { join } = useShop(kind, async () => {
    provider = await startOpenAiServer();
    return { OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: 'test' };
  });
  afterAll(() => provider?.[Symbol.asyncDispose]());

  /**
   * Somebody is answered wrongly, asks again and is answered wrongly again, then goes on. `whileAsked` runs while they wait.
   * Gives the lines of their ledger, the latest first.
   */
  return async (
    behaviours: readonly Behaviour[],
    text: string,
    whileAsked: (talker: Talker) => Promise<void> = () => Promise.resolve(),
  ): Promise<ReturnType<typeof lineOf>[]> => {
    const code = behaviours.includes(REFUSAL) ? errNo.contentRefused : errNo.providerFailed;
    provider?.add(...behaviours, ...behaviours, streams('Here I am.'));
    const buyer = await join();
    const talker = new Talker(buyer.visitor);

    const response = await talker.stream('/api/chat/completion', { characterId, speechText: 'A story' });
    const [events] = await Promise.all([readAll(response), whileAsked(talker)]);
    const [opening, said, failed] = (await talker.history()).messages;
    const told: Partial<Message>[] = [
      { role: 'companion', text: greeting, status: 'done' },
      { role: 'user', text: 'A story', status: 'done' },
      { role: 'companion', text, status: 'failed' },
    ];
    expect([opening, said, failed]).toMatchObject(told);
    expect(events[0]).toMatchObject({ event: 'start', data: { messages: [opening, said, { status: 'generating' }] } });
    expect(textOf(events)).toBe(text);
    expect(events.at(-1)).toEqual({ event: 'failed', seq: text.length, data: { message: failed, errNo: code } });
    expect(await buyer.remaining()).toEqual({ tokens: 100, held: 0, debt: 0, expiring: [] });

    if (failed === undefined) throw new Error('The history has an answer');
    const [again] = await Promise.all([talker.regenerate(failed), whileAsked(talker)]);
    const failedAgain = { ...failed, chosen: 1, alternatives: 2 };
    expect(again).toEqual({ status: httpStatus[code], errNo: code, data: { messages: [failedAgain] } });
    expect((await talker.history()).messages).toEqual([opening, said, failedAgain]);

    const next = await talker.visitor.say(characterId, 'Are you there?');
    const [, answer] = messagesOf(next);
    expect(next).toEqual(success({ messages: [expect.objectContaining({ text: 'Are you there?' }), answer] }));
    expect(answer).toMatchObject({ text: 'Here I am.', status: 'done' });
    expect((await talker.history()).messages).toEqual([opening, said, failedAgain, ...messagesOf(next)]);
    return (await buyer.ledger()).map(lineOf);
  };
};

describeOnDatabases('a provider that goes wrong', (kind) => {
  const goThrough = setUpProvider(kind);

  it.each(faults)(
    '[CHAT-02] %s: the answer fails, costs nothing, keeps what it has; the next one works',
    async (...fault) => {
      const [, behaviours, text] = fault;
      expect(await goThrough(behaviours, text)).toEqual(paidOnce);
    },
  );
});

// Not on PostgreSQL, whose driver has clocks of its own.
describe('a provider that says nothing', () => {
  const goThrough = setUpProvider('pglite');
  afterEach(() => void vi.useRealTimers());

  it.each(silences)('[CHAT-02] %s: the same, once that was waited for', async (...silence) => {
    const [, behaviour, text, timeout] = silence;
    const lastOf = async (talker: Talker) => (await talker.history()).messages.at(-1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const lines = await goThrough([behaviour], text, async (talker) => {
      let answer = await lastOf(talker);
      // The clock of the next piece runs from the one before.
      while (answer?.status !== 'generating' || answer.text !== text) answer = await lastOf(talker);
      while (answer?.status === 'generating') {
        vi.advanceTimersByTime(timeout);
        answer = await lastOf(talker);
      }
    });
    expect(lines).toEqual(paidOnce);
  });
});
