import { errNo } from '#contract/errNo.ts';
import type { AnswerRequest } from '#machines/chat/chatTypes.ts';
import { answer, characterId, earlier, intentId, said } from './model.ts';
import {
  answering,
  changed,
  type ChatJourney,
  discarded,
  drafted,
  editing,
  editOpened,
  end,
  exchanged,
  loaded,
  refused,
  removed,
  started,
  stopped,
  submitted,
} from './steps.ts';

const editClosed = { type: 'edit.closed' } as const;
const edit: AnswerRequest = {
  kind: 'edit',
  characterId,
  msgId: said.msgId,
  createTime: said.createTime,
  text: 'Good day',
  intentId,
};

/** Saying it in other words. */
export const editJourneys: Readonly<Record<string, ChatJourney>> = {
  'edits the last message and has it answered anew': {
    steps: [
      loaded(exchanged),
      editOpened,
      drafted(' Good day '),
      submitted,
      { ...started, messages: [{ ...said, text: 'Good day', alternatives: 2, chosen: 1 }, answer.begun] },
    ],
    end: end(answering, { messages: [{ ...said, text: 'Good day', alternatives: 2, chosen: 1 }, answer.begun] }, [
      edit,
    ]),
  },
  'puts the message into the composer, and back what stood there': {
    steps: [loaded(exchanged), drafted('And'), editOpened, drafted('Good day'), editClosed],
    end: end('idle', { messages: exchanged, draft: 'And' }),
  },
  'keeps what stood in the composer while an edit is sent': {
    steps: [loaded(exchanged), drafted('And'), editOpened, drafted('Good day'), submitted],
    end: end({ running: 'sending' }, { messages: exchanged, draft: 'And', request: edit }, [edit]),
  },
  'edits no other message than the last one of the person': {
    steps: [
      loaded([...earlier, ...exchanged]),
      { ...editOpened, msgId: earlier[1]?.msgId ?? '' },
      { ...editOpened, msgId: answer.done.msgId },
    ],
    end: end('idle', { messages: [...earlier, ...exchanged] }),
  },
  '[N-19] says in other words what has no answer any more': {
    steps: [loaded(exchanged), removed(answer.done.msgId), editOpened, drafted('Hi'), submitted],
    end: end(
      { running: 'sending' },
      {
        messages: [said],
        request: { kind: 'edit', characterId, msgId: said.msgId, createTime: said.createTime, text: 'Hi', intentId },
      },
    ),
  },
  'has nothing to close when nothing is edited': {
    steps: [loaded(exchanged), drafted('And'), editClosed],
    end: end('idle', { messages: exchanged, draft: 'And' }),
  },
  'sends no edit that changes nothing': {
    steps: [loaded(exchanged), editOpened, submitted],
    end: end('idle', { messages: exchanged, draft: 'Hello', editing }, []),
  },
  'edits a message whose answer failed': {
    steps: [
      loaded([said, answer.failed]),
      { ...editOpened, msgId: answer.failed.msgId },
      editOpened,
      editClosed,
      editClosed,
      editOpened,
      drafted('Good day'),
      submitted,
    ],
    end: end({ running: 'sending' }, { messages: [said, answer.failed], request: edit }, [edit]),
  },
  'closes nothing at a failed answer when nothing is edited': {
    steps: [loaded([said, answer.failed]), drafted('And'), editClosed],
    end: end('answerFailed', { messages: [said, answer.failed], draft: 'And' }),
  },
  'gives a refused edit back into the composer': {
    steps: [
      loaded(exchanged),
      drafted('And'),
      editOpened,
      drafted('Good day'),
      submitted,
      refused(errNo.tokensNeeded),
      discarded,
    ],
    end: end('idle', { messages: exchanged, draft: 'Good day', editing: { ...editing, draft: 'And' } }),
  },
  'gives an edit back that the server does not know': {
    steps: [loaded(exchanged), editOpened, drafted('Good day'), submitted, stopped, discarded, loaded(exchanged)],
    end: end('idle', { messages: exchanged, draft: 'Good day', editing }),
  },
  'knows by its words that an edit was accepted': {
    steps: [
      loaded(exchanged),
      editOpened,
      drafted('Good day'),
      submitted,
      stopped,
      discarded,
      loaded([{ ...said, text: 'Good day' }, answer.begun]),
    ],
    end: end(answering, { messages: [{ ...said, text: 'Good day' }, answer.begun] }),
  },
  'keeps the words of an edit as a draft when the message was deleted meanwhile': {
    steps: [
      loaded(exchanged),
      drafted('And'),
      editOpened,
      drafted('Good day'),
      changed,
      loaded([]),
      drafted('And\nGood day'),
    ],
    end: end('idle', { draft: 'And\nGood day' }),
  },
  'keeps the words of an edit as a draft when the message is deleted here': {
    steps: [loaded(exchanged), editOpened, drafted('Good day'), removed(said.msgId)],
    end: end('idle', { messages: [answer.done], draft: 'Good day' }),
  },
};
