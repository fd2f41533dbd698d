import { chatMachine } from '#machines/chat/chatMachine.ts';
import type { AnswerInput, AnswerRequest, ChatContext } from '#machines/chat/chatTypes.ts';
import { answer, characterId, intentId, mira, otherIntentId, picture, said } from './model.ts';
import { actorsOf, type Journey } from '@liora/flow-kit/model/journeys.ts';

export const { done, failed } = actorsOf(chatMachine);
export type ChatJourney = Journey<typeof chatMachine>;
type Exchange =
  | 'takingBack'
  | 'agreeing'
  | 'idle'
  | 'unsent'
  | 'heldBack'
  | 'answerFailed'
  | 'lost'
  | { running: 'sending' | 'answering' | 'stopping' };

export const drafted = (text: string) => ({ type: 'draft.changed', text }) as const;
export const submitted = { type: 'message.submitted', intentId } as const;
export const retried = { type: 'message.retried', intentId: otherIntentId } as const;
export const discarded = { type: 'message.discarded' } as const;
export const stopped = { type: 'message.stopRequested' } as const;
export const removed = (msgId: string) => ({ type: 'message.removed', msgId }) as const;
export const another = { type: 'answer.anotherRequested', intentId } as const;
export const editOpened = { type: 'edit.opened', msgId: said.msgId } as const;
export const changed = { type: 'conversation.changed' } as const;
export const olderRequested = { type: 'older.requested' } as const;
export const started = { type: 'answer.started', messages: [said, answer.begun] } as const;
export const extended = (seq: number, text: string) =>
  ({ type: 'answer.extended', msgId: answer.begun.msgId, seq, text }) as const;
export const drawn = (progress: number, msgId = answer.begun.msgId) =>
  ({ type: 'answer.pictured', msgId, picture: { ...picture, progress } }) as const;
export const ended = { type: 'answer.ended', message: answer.done } as const;
export const refused = (code: number) => ({ type: 'answer.refused', failure: { errNo: code, fields: [] } }) as const;

export const loaded = (messages: ChatContext['messages'], hasMore = false) =>
  done('loadConversation', { character: mira, messages, hasMore, isDemo: false });
export const older = (messages: ChatContext['messages'], hasMore: boolean) => done('loadOlder', { messages, hasMore });
export const begun = [loaded([]), drafted(' Hello '), submitted, started] as const;

export const exchanged = [said, answer.done];
/** The last message is being edited; the composer was empty before. */
export const editing = { msgId: said.msgId, createTime: said.createTime, draft: '' };

export const load = { id: 'loadConversation', input: { characterId } };
export const send: Extract<AnswerRequest, { kind: 'send' }> = {
  kind: 'send',
  characterId,
  text: 'Hello',
  picture: 'ifSaid',
  intentId,
};
export const anew: AnswerRequest = {
  kind: 'regenerate',
  characterId,
  msgId: answer.failed.msgId,
  createTime: answer.failed.createTime,
  intentId: otherIntentId,
};
/** The same of an answer that is there and did not fail. */
export const anotherAnswer: AnswerRequest = { ...anew, intentId };
export const writing = (text: string) => ({ ...answer.begun, text });

export const end = (
  exchange: Exchange,
  context: Partial<ChatContext>,
  inputs?: readonly AnswerInput[],
): ChatJourney['end'] => ({
  value: { open: { history: 'idle', exchange } },
  context: {
    characterId,
    character: mira,
    messages: [],
    hasMore: false,
    isDemo: false,
    help: null,
    draft: '',
    editing: null,
    request: null,
    wasSending: false,
    greeting: 0,
    seekTime: null,
    failure: null,
    olderFailure: null,
    ...context,
  },
  emitted: [],
  ...(inputs && {
    started: [load, ...inputs.map((input) => ({ id: 'answer', input }))],
  }),
});
export const answering = { running: 'answering' } as const;
