import { chatMachine } from '#machines/chat/chatMachine.ts';
import type { AnswerInput, AnswerRequest, ChatContext } from '#machines/chat/chatTypes.ts';
import { answer, characterId, intentId, mira, otherIntentId, said } from './chat.model.ts';
import { actorsOf, type Journey } from './support/journeys.ts';

export const { done, failed } = actorsOf(chatMachine);
export type ChatJourney = Journey<typeof chatMachine>;
type Exchange = 'idle' | 'unsent' | 'answerFailed' | 'lost' | { running: 'sending' | 'answering' | 'stopping' };

export const drafted = (text: string) => ({ type: 'draft.changed', text }) as const;
export const submitted = { type: 'message.submitted', intentId } as const;
export const retried = { type: 'message.retried', intentId: otherIntentId } as const;
export const discarded = { type: 'message.discarded' } as const;
export const stopped = { type: 'message.stopRequested' } as const;
export const started = { type: 'answer.started', messages: [said, answer.begun] } as const;
export const extended = (seq: number, text: string) =>
  ({ type: 'answer.extended', msgId: answer.begun.msgId, seq, text }) as const;
export const ended = { type: 'answer.ended', message: answer.done } as const;
export const refused = (code: number) => ({ type: 'answer.refused', failure: { errNo: code, fields: [] } }) as const;

export const loaded = (messages: ChatContext['messages'], hasOlder = false) =>
  done('loadConversation', { character: mira, messages, hasOlder, isDemo: false });
export const begun = [loaded([]), drafted(' Hello '), submitted, started] as const;

export const send: AnswerRequest = { kind: 'send', characterId, text: 'Hello', intentId };
export const anew: AnswerRequest = {
  kind: 'regenerate',
  characterId,
  msgId: answer.failed.msgId,
  createTime: answer.failed.createTime,
  intentId: otherIntentId,
};
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
    hasOlder: false,
    isDemo: false,
    draft: '',
    request: null,
    failure: null,
    olderFailure: null,
    ...context,
  },
  emitted: [],
  ...(inputs && {
    started: [{ id: 'loadConversation', input: { characterId } }, ...inputs.map((input) => ({ id: 'answer', input }))],
  }),
});
export const answering = { running: 'answering' } as const;
