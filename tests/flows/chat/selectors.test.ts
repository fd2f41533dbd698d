import { describe, expect, it } from 'vitest';
import { type Actor, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import {
  areSameMessages,
  canSubmit,
  charactersLeft,
  editableId,
  failureErrNo,
  canChooseGreeting,
  GREETING_ID,
  isDemo,
  isOpen,
  isWaitingForSignIn,
  noticeCode,
  pictureOf,
  soughtId,
  unsentOf,
  visibleMessages,
} from '#machines/chat/chatSelectors.ts';
import type { LoadConversationInput, LoadedConversation } from '#machines/chat/chatTypes.ts';
import { answer, characterId, intentId, mira, picture, said } from './model.ts';

const opened = async (messages: readonly Message[]): Promise<Actor<typeof chatMachine>> => {
  const machine = chatMachine.provide({
    actors: {
      loadConversation: fromPromise<LoadedConversation, LoadConversationInput>(() =>
        Promise.resolve({ character: mira, messages, hasMore: false, isDemo: true }),
      ),
      answer: fromCallback(() => undefined),
      stop: fromPromise(() => Promise.reject(new Error('offline'))),
    },
  });
  const actor = createActor(machine, { input: { characterId } }).start();
  await waitFor(actor, isOpen);
  return actor;
};
const fresh = {
  status: 'done',
  createTime: null,
  chosen: 0,
  alternatives: 1,
  liked: false,
  hasFeedback: false,
  image: null,
};
const greeting = { ...fresh, msgId: GREETING_ID, role: 'companion', text: mira.greeting, alternatives: 2 };

describe('chatSelectors', () => {
  it('greets before anything is stored', async () => {
    const actor = await opened([]);
    expect(visibleMessages(actor.getSnapshot())).toEqual([greeting]);
  });

  it('[N-26] greets with what is chosen, and lets choose until something is on its way', async () => {
    const actor = await opened([]);
    const choices = () => [0, 1, 2].map((ordinal) => canChooseGreeting(actor.getSnapshot(), ordinal));
    expect(choices()).toEqual([false, true, false]);
    actor.send({ type: 'greeting.chosen', ordinal: 1 });
    expect(visibleMessages(actor.getSnapshot())).toEqual([{ ...greeting, text: 'You again.', chosen: 1 }]);
    expect(choices()).toEqual([true, false, false]);
    expect(unsentOf(actor.getSnapshot())).toMatchObject({ greeting: 1 });
    actor.send({ type: 'draft.changed', text: 'Hello' });
    actor.send({ type: 'message.submitted', intentId });
    expect(choices()).toEqual([false, false, false]);
  });

  it('knows whether the demo companion answers once the conversation is loaded', async () => {
    const before = createActor(chatMachine, { input: { characterId } });
    expect([isDemo(before.getSnapshot()), isDemo((await opened([])).getSnapshot())]).toEqual([false, true]);
  });

  it.each([
    [errNo.notSignedIn, true],
    [errNo.tokensNeeded, false],
  ])('[CHAT-02] knows whether what was refused with %i waits for sign-in', async (code, isWaiting) => {
    const actor = await opened([]);
    const seen: boolean[] = [];
    actor.subscribe((snapshot) => seen.push(isWaitingForSignIn(snapshot)));
    actor.send({ type: 'draft.changed', text: 'Hello' });
    actor.send({ type: 'message.submitted', intentId });
    actor.send({ type: 'answer.refused', failure: { errNo: code, fields: [] } });
    actor.send({ type: 'message.retried', intentId });
    expect(seen).toEqual([false, false, isWaiting, false]);
  });

  it('shows what is being sent below the greeting', async () => {
    const actor = await opened([]);
    actor.send({ type: 'draft.changed', text: ' Hello ' });
    actor.send({ type: 'message.submitted', intentId });
    expect(visibleMessages(actor.getSnapshot())).toEqual([
      greeting,
      { ...fresh, msgId: intentId, role: 'user', text: 'Hello', status: 'sending' },
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
      notice: noticeCode(snapshot),
      errNo: failureErrNo(snapshot),
    }).toEqual({
      visible: [said, answer.done, { ...fresh, msgId: intentId, role: 'user', text: 'Well?', status: 'unsent' }],
      notice: 'unsent',
      errNo: errNo.tokensNeeded,
    });
  });

  it('shows the new words of an edit in place of the old ones', async () => {
    const actor = await opened([said, answer.done]);
    actor.send({ type: 'edit.opened', msgId: said.msgId });
    actor.send({ type: 'draft.changed', text: 'Well?' });
    actor.send({ type: 'message.submitted', intentId });
    expect(visibleMessages(actor.getSnapshot())).toEqual([{ ...said, text: 'Well?', status: 'sending' }, answer.done]);
  });

  it('tells what would be lost, and whether it is on its way', async () => {
    const actor = await opened([said, answer.done]);
    const request = { kind: 'send', characterId, text: 'Well?', picture: 'ifSaid', intentId };
    actor.send({ type: 'draft.changed', text: 'Well?' });
    const typed = unsentOf(actor.getSnapshot());
    actor.send({ type: 'message.submitted', intentId });
    const sending = unsentOf(actor.getSnapshot());
    actor.send({ type: 'answer.refused', failure: { errNo: errNo.tokensNeeded, fields: [] } });
    actor.send({ type: 'draft.changed', text: 'Hm.' });
    const refused = unsentOf(actor.getSnapshot());
    const later = createActor(chatMachine, { input: { characterId } }).start();
    later.send({ type: 'unsent.restored', unsent: sending });
    expect([typed, sending, refused, unsentOf(later.getSnapshot())]).toEqual([
      { draft: 'Well?', editing: null, request: null, wasSending: false },
      { draft: '', editing: null, request, wasSending: true },
      { draft: 'Hm.', editing: null, request, wasSending: false },
      { draft: '', editing: null, request, wasSending: true },
    ]);
  });

  it('names the message that can be edited, and the one to go to', async () => {
    const actor = await opened([said, answer.done]);
    const before = [editableId(actor.getSnapshot()), soughtId(actor.getSnapshot())];
    actor.send({ type: 'message.sought', createTime: said.createTime + 1 });
    actor.send({ type: 'draft.changed', text: 'Well?' });
    actor.send({ type: 'message.submitted', intentId });
    expect([before, editableId(actor.getSnapshot()), soughtId(actor.getSnapshot())]).toEqual([
      [said.msgId, null],
      null,
      answer.done.msgId,
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

  it('tells a picture that is refused from one that failed, and from an answer that broke off', async () => {
    const ends = (['refused', 'failed', 'cancelled'] as const).map((status) => ({ ...picture, status }));
    const actors = await Promise.all(ends.map((end) => opened([said, { ...answer.failed, picture: end }])));
    const waiting = await opened([said, { ...answer.begun, picture }]);
    expect(
      [...actors, waiting].map((actor) => [noticeCode(actor.getSnapshot()), pictureOf(actor.getSnapshot())]),
    ).toEqual([
      ['pictureRefused', ends[0]],
      ['pictureFailed', ends[1]],
      ['answerFailed', ends[2]],
      [null, picture],
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

  it('draws a list anew unless nothing but the words of what is being written differs', () => {
    const writing = { ...answer.begun, status: 'generating', text: 'Hel' } as const;
    const written = { ...writing, text: 'Hello' };
    const [list, other] = [[said, writing], { ...written, msgId: intentId }];
    const lists = [list, [said, writing], [said, written], [said], [said, { ...written, status: 'done' as const }]];
    const changed = [
      [{ ...said }, writing],
      [said, other],
      [writing, said],
    ];
    expect([...lists, ...changed].map((one) => areSameMessages(list, one))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(areSameMessages([said, { ...written, status: 'done' }], list)).toBe(false);
    expect(areSameMessages([said], list)).toBe(false);
  });
});
