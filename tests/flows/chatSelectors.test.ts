import { describe, expect, it } from 'vitest';
import { type Actor, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import {
  canSubmit,
  charactersLeft,
  failureErrNo,
  GREETING_ID,
  isDemo,
  isOpen,
  noticeCode,
  pendingText,
  unsentText,
  visibleMessages,
} from '#machines/chat/chatSelectors.ts';
import type { LoadConversationInput, LoadedConversation } from '#machines/chat/chatTypes.ts';
import { answer, characterId, intentId, mira, said } from './chat.model.ts';

const opened = async (messages: readonly Message[]): Promise<Actor<typeof chatMachine>> => {
  const machine = chatMachine.provide({
    actors: {
      loadConversation: fromPromise<LoadedConversation, LoadConversationInput>(() =>
        Promise.resolve({ character: mira, messages, hasOlder: false, isDemo: true }),
      ),
      answer: fromCallback(() => undefined),
      stop: fromPromise(() => Promise.reject(new Error('offline'))),
    },
  });
  const actor = createActor(machine, { input: { characterId } }).start();
  await waitFor(actor, isOpen);
  return actor;
};
const greeting = { msgId: GREETING_ID, role: 'companion', text: mira.greeting, status: 'done' };

describe('chatSelectors', () => {
  it('greets before anything is stored', async () => {
    const actor = await opened([]);
    expect(visibleMessages(actor.getSnapshot())).toEqual([greeting]);
  });

  it('knows whether the demo companion answers once the conversation is loaded', async () => {
    const before = createActor(chatMachine, { input: { characterId } });
    expect([isDemo(before.getSnapshot()), isDemo((await opened([])).getSnapshot())]).toEqual([false, true]);
  });

  it('shows what is being sent below the greeting', async () => {
    const actor = await opened([]);
    actor.send({ type: 'draft.changed', text: ' Hello ' });
    actor.send({ type: 'message.submitted', intentId });
    expect(visibleMessages(actor.getSnapshot())).toEqual([
      greeting,
      { msgId: intentId, role: 'user', text: 'Hello', status: 'sending' },
    ]);
  });

  it('shows what could not be sent below what is stored, and tells why', async () => {
    const actor = await opened([said, answer.done]);
    actor.send({ type: 'draft.changed', text: 'Well?' });
    actor.send({ type: 'message.submitted', intentId });
    actor.send({ type: 'answer.refused', failure: { errNo: errNo.tokensNeeded, fields: [] } });
    const snapshot = actor.getSnapshot();
    expect({
      visible: visibleMessages(snapshot),
      pending: pendingText(snapshot),
      notice: noticeCode(snapshot),
      errNo: failureErrNo(snapshot),
    }).toEqual({
      visible: [said, answer.done, { msgId: intentId, role: 'user', text: 'Well?', status: 'unsent' }],
      pending: 'Well?',
      notice: 'unsent',
      errNo: errNo.tokensNeeded,
    });
  });

  it('keeps what was typed and not sent, but not what is being sent', async () => {
    const actor = await opened([said, answer.done]);
    actor.send({ type: 'draft.changed', text: 'Well?' });
    const typed = unsentText(actor.getSnapshot());
    actor.send({ type: 'message.submitted', intentId });
    const sending = unsentText(actor.getSnapshot());
    actor.send({ type: 'answer.refused', failure: { errNo: errNo.tokensNeeded, fields: [] } });
    actor.send({ type: 'draft.changed', text: 'Hm.' });
    const later = createActor(chatMachine, { input: { characterId, draft: 'Well?' } });
    expect([typed, sending, unsentText(actor.getSnapshot()), unsentText(later.getSnapshot())]).toEqual([
      'Well?',
      '',
      'Well?\nHm.',
      'Well?',
    ]);
  });

  it('gives the stored list itself when nothing comes on top, so that nothing is rendered anew', async () => {
    const stored = [said, answer.done];
    const actor = await opened(stored);
    expect(visibleMessages(actor.getSnapshot())).toBe(stored);
  });

  it('tells an interrupted answer from a failed one', async () => {
    const failed = await opened([said, answer.failed]);
    const interrupted = await opened([said, answer.interrupted]);
    expect([failed, interrupted].map((actor) => noticeCode(actor.getSnapshot()))).toEqual([
      'answerFailed',
      'answerInterrupted',
    ]);
  });

  it('tells that stopping failed while the companion writes on', async () => {
    const actor = await opened([said, answer.begun]);
    actor.send({ type: 'message.stopRequested' });
    const snapshot = await waitFor(actor, ({ context }) => context.failure !== null);
    expect(noticeCode(snapshot)).toBe('stopFailed');
  });

  it('counts what is left of a draft without the white space around it', async () => {
    const actor = await opened([]);
    actor.send({ type: 'draft.changed', text: `  ${'x'.repeat(4001)} ` });
    const tooLong = actor.getSnapshot();
    actor.send({ type: 'draft.changed', text: ` ${'x'.repeat(4000)}  ` });
    const full = actor.getSnapshot();
    expect([tooLong, full].map((snapshot) => [charactersLeft(snapshot), canSubmit(snapshot)])).toEqual([
      [-1, false],
      [0, true],
    ]);
  });
});
