import { describe, expect, it } from 'vitest';
import type { Help } from '#contract/care.ts';
import { type AnswerPicture } from '#contract/picture.ts';
import { errNo } from '#contract/errNo.ts';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import {
  canAskAnother,
  canAskForPicture,
  canSubmit,
  type ChatSnapshot,
  editableId,
  failureErrNo,
  helpShown,
  isEditing,
  isLoadingOlder,
  isSending,
  noticeCode,
  olderErrNo,
  pictureOf,
  soughtId,
  unsentOf,
  visibleMessages,
  writtenText,
} from '#machines/chat/chatSelectors.ts';
import { answer, characterId, earlier, intentId, message, mira, picture, said } from './model.ts';
import { begun, done, drafted, ended, extended, failed, loaded, refused, stopped, submitted } from './steps.ts';
import { createRunner } from '@liora/flow-kit/model/runner.ts';

const runner = createRunner(chatMachine, { characterId });
type Steps = Parameters<typeof runner.run>[0];
/** What the screen is given at the end of a way. */
const after = (...steps: Steps): ChatSnapshot => {
  const last = runner.run(steps).at(-1);
  if (!last) throw new Error('Nothing was seen');
  return last.snapshot;
};

const exchanged = [said, answer.done];
const talked = loaded(exchanged);
const another = { type: 'answer.anotherRequested', intentId } as const;
const edited = { type: 'edit.opened', msgId: said.msgId } as const;
const sought = (createTime: number) => ({ type: 'message.sought', createTime }) as const;
const removed = (msgId: string) => ({ type: 'message.removed', msgId }) as const;
const older = { type: 'older.requested' } as const;

describe('what the screen of a conversation shows', () => {
  it('is no greeting before anybody is known, and none of whom says none', () => {
    const silent = {
      character: { ...mira, greeting: '', greetings: [] },
      messages: [],
      hasMore: false,
      isDemo: false,
    };
    const ways = [[], [done('loadConversation', silent)]];
    expect(ways.map((way) => visibleMessages(after(...way)))).toEqual([[], []]);
  });

  it('is the help for what the person said last that tells of need, also above the messages', () => {
    const helpFor = (kind: Help['kind']): Help => ({
      kind,
      urgency: 'near',
      emergency: null,
      lines: [],
      elsewhere: 'https://example.com',
    });
    const opening = { character: mira, messages: exchanged, hasMore: true, isDemo: false };
    const above = done('loadConversation', { ...opening, help: helpFor('abuse') });
    const told = [{ ...said, help: helpFor('eating') }, answer.done];
    const both = done('loadConversation', { ...opening, messages: told, help: helpFor('abuse') });
    const refreshed = [above, { type: 'conversation.changed' } as const, done('loadConversation', opening)];
    const ways = [[done('loadConversation', opening)], [above], [both], refreshed];
    expect(ways.map((way) => helpShown(after(...way))?.kind)).toEqual([undefined, 'abuse', 'eating', undefined]);
  });

  it('is the words and the picture of the answer as far as they are', () => {
    const drawing = { type: 'answer.pictured', msgId: answer.begun.msgId, picture };
    const ways = [[loaded([])], begun, [...begun, extended(2, 'Hi')], [...begun, drawing]];
    expect(ways.map((way) => after(...way)).map((snapshot) => [writtenText(snapshot), pictureOf(snapshot)])).toEqual([
      ['', null],
      ['', null],
      ['Hi', null],
      ['', picture],
    ]);
  });

  it('stays as it is for a piece that belongs to another message', () => {
    const [greeting] = earlier;
    const text = `${greeting?.text} Well?`;
    const stray = { type: 'answer.extended', msgId: greeting?.msgId, seq: text.length, text };
    const stored = [...earlier.slice(0, 1), said, answer.begun];
    expect(visibleMessages(after(loaded(stored), stray))).toEqual(stored);
  });

  it('keeps earlier messages where the last one known is the first one loaded', () => {
    const snapshot = after(loaded([...earlier, said], true), { type: 'conversation.changed' }, loaded(exchanged, true));
    expect(visibleMessages(snapshot)).toEqual([...earlier, ...exchanged]);
  });

  it('is on its way until it is accepted', () => {
    const ways = [begun.slice(0, 3), begun];
    expect(
      ways.map((way) => after(...way)).map((snapshot) => [isSending(snapshot), unsentOf(snapshot).wasSending]),
    ).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('goes to the message sought once what lies between is loaded, and nowhere where there is none', () => {
    const far = sought(1000);
    const ways = [
      [loaded(earlier, true), far],
      [loaded(earlier, false), far],
      [loaded(earlier, false), sought(9000)],
    ];
    expect(ways.map((way) => soughtId(after(...way)))).toEqual([null, earlier[0]?.msgId, null]);
  });

  it('goes nowhere and can still be led back where all that was loaded is deleted', () => {
    const emptied = [loaded([answer.done], true), removed(answer.done.msgId), sought(1000)];
    const ways = [emptied, [...emptied, older]];
    expect(ways.map((way) => after(...way)).map((snapshot) => [soughtId(snapshot), isLoadingOlder(snapshot)])).toEqual([
      [null, false],
      [null, true],
    ]);
  });

  it('offers another answer where one was given, and a picture while nothing goes on and the words fit', () => {
    const tooMuch = 'x'.repeat(4001);
    const ways = [
      [loaded(earlier.slice(0, 1))],
      [talked],
      [talked, drafted(tooMuch)],
      [talked, edited],
      [talked, another],
      [loaded([said, answer.failed])],
    ];
    expect(
      ways
        .map((way) => after(...way))
        .map((snapshot) => [
          canAskAnother(snapshot),
          canAskForPicture(snapshot, 'A picture, please'),
          canAskForPicture(snapshot, tooMuch),
        ]),
    ).toEqual([
      [false, true, false],
      [true, true, false],
      [true, true, false],
      [true, false, false],
      [false, false, false],
      [false, false, false],
    ]);
  });

  it('[N-19] offers to edit what was said last, answered or not, and to send the edit once it says something else', () => {
    const ways = [
      [loaded([said, message(12, 'user', 'Anybody?')])],
      [talked],
      [talked, edited],
      [talked, edited, drafted(` ${said.text} `)],
      [talked, edited, drafted('Well?')],
    ];
    expect(
      ways
        .map((way) => after(...way))
        .map((snapshot) => [editableId(snapshot), isEditing(snapshot), canSubmit(snapshot)]),
    ).toEqual([
      [message(12, 'user', 'Anybody?').msgId, false, false],
      [said.msgId, false, false],
      [said.msgId, true, false],
      [said.msgId, true, false],
      [said.msgId, true, true],
    ]);
  });

  it('keeps all that was typed where the message is deleted that is being edited', () => {
    const snapshot = after(talked, drafted('By the way'), edited, drafted('Well?'), removed(said.msgId));
    expect(unsentOf(snapshot)).toEqual({
      draft: 'By the way\nWell?',
      editing: null,
      request: null,
      wasSending: false,
    });
  });

  it('has nothing on its way where nothing tells what it was when the page was left', () => {
    const unsent = { draft: 'Hello', editing: null, request: null, wasSending: true };
    const snapshot = after({ type: 'unsent.restored', unsent }, loaded([]));
    expect([snapshot.status, unsentOf(snapshot), noticeCode(snapshot)]).toEqual([
      'active',
      { ...unsent, wasSending: false },
      null,
    ]);
  });

  it('tells what was not sent, and nothing where nothing failed', () => {
    const tokens = refused(errNo.tokensNeeded);
    const ways = [
      [talked],
      [talked, drafted('Well?'), submitted, tokens],
      [talked, edited, drafted('Well?'), submitted, tokens],
      [talked, another, tokens],
      [talked, drafted('Well?'), submitted, stopped],
    ];
    expect(ways.map((way) => after(...way)).map((snapshot) => [noticeCode(snapshot), failureErrNo(snapshot)])).toEqual([
      [null, null],
      ['unsent', errNo.tokensNeeded],
      ['unsentEdit', errNo.tokensNeeded],
      ['unsentAnew', errNo.tokensNeeded],
      ['unsent', null],
    ]);
  });

  it('tells that an answer broke off, whatever its picture comes to', () => {
    const statuses: AnswerPicture['status'][] = ['queued', 'moderating', 'making', 'ready', 'cancelled'];
    const snapshots = statuses.map((status) =>
      after(loaded([said, { ...answer.failed, picture: { ...picture, status } }])),
    );
    expect(snapshots.map(noticeCode)).toEqual(statuses.map(() => 'answerFailed'));
  });

  it('tells no reason of an answer that failed without one', () => {
    const { context } = after(...begun, { ...ended, message: answer.failed });
    expect(context.failure).toBeNull();
  });

  it('tells why earlier messages could not be had', () => {
    const asked = [loaded(earlier, true), older];
    const ways = [asked, [...asked, failed('loadOlder', { errNo: errNo.internal })]];
    expect(ways.map((way) => olderErrNo(after(...way)))).toEqual([null, errNo.internal]);
  });
});
