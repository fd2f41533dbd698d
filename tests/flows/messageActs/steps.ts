import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { messageActsMachine } from '#machines/messageActs/messageActsMachine.ts';
import { answer, intentId, liked, msgId, otherIntentId } from './model.ts';
import { help } from '../report/model.ts';
import { actorsOf, type Journey } from '@liora/flow-kit/model/journeys.ts';

export type MessageActsJourney = Journey<typeof messageActsMachine>;
export const { done, failed } = actorsOf(messageActsMachine);

export const opened = (id = msgId) => ({ type: 'message.opened', msgId: id }) as const;
export const like = { type: 'like.toggled', msgId, liked: true, intentId } as const;
export const likeAgain = { ...like, intentId: otherIntentId } as const;
export const choose = { type: 'alternative.chosen', msgId, ordinal: 1, intentId } as const;
export const copy = { type: 'copy.requested', text: answer.text } as const;
export const feedbackOpened = { type: 'feedback.opened', msgId } as const;
export const forgetful = { type: 'tag.toggled', tag: 'forgetful' } as const;
export const other = { type: 'tag.toggled', tag: 'other' } as const;
export const write = (text: string) => ({ type: 'content.changed', text }) as const;
export const submitted = { type: 'feedback.submitted', intentId } as const;
export const submittedAgain = { ...submitted, intentId: otherIntentId } as const;
export const deletionOpened = { type: 'deletion.opened', msgId } as const;
export const confirmed = { type: 'deletion.confirmed', intentId } as const;
export const confirmedAgain = { ...confirmed, intentId: otherIntentId } as const;
export const closed = { type: 'dialog.closed' } as const;
export const retried = { type: 'act.retried', intentId: otherIntentId } as const;
export const dismissed = { type: 'act.dismissed' } as const;
export const offline = new Error('offline');

export const toldOfNeed = done('changeMessage', { message: liked, help });

export const unanswered = { errNo: NO_ANSWER, fields: [] };
export const broken = { errNo: errNo.internal, fields: [] };
export const target = { msgId };
export const feedback = { tags: ['forgetful' as const], content: 'I said that.' };
export const liking = { kind: 'like', msgId, liked: true, intentId } as const;
export const likingAgain = { ...liking, intentId: otherIntentId } as const;
export const choosing = { kind: 'select', msgId, ordinal: 1, intentId } as const;
export const sending = { kind: 'feedback', msgId, ...feedback, intentId } as const;
export const deleting = { kind: 'delete', msgId, intentId } as const;
export const change = (input: unknown) => ({ id: 'changeMessage', input });
export const remove = (input: unknown) => ({ id: 'deleteMessage', input });
export const copying = { id: 'copyText', input: { text: answer.text } };
export const changed = { type: 'message.changed', message: liked } as const;
export const removed = { type: 'message.removed', msgId } as const;
export const idle = { resting: 'idle' } as const;
export const actFailed = { resting: 'actFailed' } as const;
export const written = [feedbackOpened, forgetful, write('I said that.')];
