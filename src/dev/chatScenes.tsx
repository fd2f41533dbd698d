import type { ReactNode } from 'react';
import type { AnswerFailure, Message } from '#contract/chat.ts';
import { nextLineMachine } from '#machines/nextLine/nextLineMachine.ts';
import type { ConversationFlows } from '#src/screens/conversation/chatTypes.ts';
import { ConversationScreen } from '#src/screens/conversation/ConversationScreen.tsx';
import { ConversationsAside } from '#src/screens/conversations/ConversationsAside.tsx';
import { chat, flowsOf, list, livingChat, offline } from './actors.ts';
import { conversationActs, search } from './conversationSamples.ts';
import { character, facedCharacter, longDescription, manyMessages, messages, plainMessage } from './samples.ts';
import { flowAt } from './flowAt.ts';
import { ignore, signedIn, framed } from './frames.tsx';

const terms = { cost: 20, answerCost: 1, tokens: 120, hasPlan: true, onSeePlans: ignore };
const talkWith = (
  flows: ConversationFlows,
  answersLeft: number | null = null,
  pictureTerms: Partial<typeof terms> = {},
) =>
  framed(
    signedIn(),
    <ConversationScreen
      flows={flows}
      isDemo
      pictureTerms={{ ...terms, ...pictureTerms }}
      tokens={{ answersLeft, onGetTokens: ignore }}
      aside={
        <ConversationsAside
          conversations={list('ready')}
          acts={conversationActs({ resting: 'idle' })}
          search={search('idle')}
          activeId={character.characterId}
        />
      }
    />,
    'conversation',
  );
/** Somebody asks for a picture with these words. */
const picturing = (words: string, pictureTerms?: Partial<typeof terms>) => {
  const flows = flowsOf(chat(exchange('idle'), { draft: words }));
  flows.picture.send({ type: 'picture.opened', typed: words, usual: 'Send me a picture of yourself.' });
  return talkWith(flows, null, pictureTerms);
};
/** A line that was said while the companion answers. */
const queued = (text: string) => {
  const flows = flowsOf(
    chat(exchange({ running: 'answering' }), { messages: ending('generating', 'There was once a') }),
  );
  const { characterId } = character;
  return talkWith({ ...flows, nextLine: flowAt(nextLineMachine, { waiting: 'heard' }, { characterId, text }) });
};
const talk = (...state: Parameters<typeof chat>) => talkWith(flowsOf(chat(...state)));
type Exchange =
  | 'idle'
  | 'agreeing'
  | 'unsent'
  | 'heldBack'
  | 'answerFailed'
  | 'lost'
  | { running: 'sending' | 'answering' | 'stopping' };
const exchange = (value: Exchange) => ({ open: { history: 'idle', exchange: value } }) as const;
const ending = (status: Message['status'], text: string): Message[] => [
  ...messages,
  { ...plainMessage, msgId: 'a', role: 'user', text: 'One more story?', createTime: Date.now() - 2 },
  { ...plainMessage, msgId: 'b', role: 'companion', text, status, createTime: Date.now() - 1 },
];
const failedBy =
  (failure: AnswerFailure) =>
  (message: Message): Message =>
    message.status === 'failed' ? { ...message, failure } : message;
const request = {
  kind: 'send',
  characterId: character.characterId,
  text: 'One more story, please?',
  picture: false,
  intentId: 'intent',
} as const;

/** A conversation. */
export const chatScenes: Readonly<Record<string, () => ReactNode>> = {
  chat: () => talk(exchange('idle')),
  'chat-living': () => framed(signedIn(), <ConversationScreen flows={flowsOf(livingChat())} />, 'conversation'),
  'chat-start': () => talk(exchange('idle'), { messages: [] }),
  'chat-face-bright': () =>
    talk(exchange('idle'), { character: facedCharacter, messages: ending('done', '*She laughs.* You did it!') }),
  'chat-face-start': () => talk(exchange('idle'), { character: facedCharacter, messages: [] }),
  'chat-intro-long': () =>
    talk(exchange('idle'), {
      character: { ...character, description: longDescription },
      messages: messages.slice(0, 1),
    }),
  'chat-reminder-start': () => talkWith(flowsOf(chat(exchange('idle')), {}, 'start')),
  'chat-reminder-use': () => talkWith(flowsOf(chat(exchange('idle')), {}, 'use')),
  'chat-long': () => talk(exchange('idle'), { messages: manyMessages, hasMore: true }),
  'chat-older': () => talk({ open: { history: 'loadingOlder', exchange: 'idle' } }, { hasMore: true }),
  'chat-older-failed': () => talk({ open: { history: 'olderFailed', exchange: 'idle' } }, { hasMore: true }),
  'chat-sending': () => talk(exchange({ running: 'sending' }), { request }),
  'chat-typing': () => talk(exchange({ running: 'answering' }), { messages: ending('generating', '') }),
  'chat-streaming': () =>
    talk(exchange({ running: 'answering' }), {
      messages: ending('generating', '*She pours two cups.* There was once a baker who'),
      draft: 'A draft\nof two lines',
    }),
  'chat-queued': () => queued('And what became of the baker?'),
  'chat-queued-long': () => queued(`${'One more thing. '.repeat(20)}\n${'x'.repeat(200)}`),
  'chat-stopping': () =>
    talk(exchange({ running: 'stopping' }), { messages: ending('generating', 'There was once a baker who') }),
  'chat-stopped': () => talk(exchange('idle'), { messages: ending('stopped', 'There was once a baker who') }),
  'chat-failed': () =>
    talk(exchange('answerFailed'), {
      messages: ending('failed', 'There was once a'),
      failure: { errNo: 1007, fields: [] },
    }),
  'chat-refused': () =>
    talk(exchange('answerFailed'), {
      messages: ending('failed', '').map(failedBy({ reason: 'refused' })),
      failure: { errNo: 1008, fields: [] },
    }),
  'chat-held-back': () =>
    talk(exchange('heldBack'), {
      messages: ending('failed', '').map(failedBy({ reason: 'rateLimited', retryAfter: 40 })),
      failure: { errNo: 1007, fields: [], retryAfter: 40 },
    }),
  'chat-marks': () =>
    talk(exchange('idle'), {
      messages: ending(
        'done',
        '## The lamp\n\nIt is ~~off~~ on.\n\n---\n\n| Room | What is in it, and for how long it has been there | Light |\n|---|---|--:|\n| Hall | A lamp, since the very first winter | 40 W |',
      ),
    }),
  'chat-cut': () =>
    talk(exchange('idle'), {
      messages: ending('done', 'There was once a').map((one) => (one.msgId === 'b' ? { ...one, isCut: true } : one)),
    }),
  'chat-interrupted': () => talk(exchange('answerFailed'), { messages: ending('interrupted', 'There was once a') }),
  'chat-picture': () =>
    talk(exchange('idle'), {
      messages: ending('done', 'Here, by the window.').map((message) =>
        message.msgId === 'b' ? { ...message, image: character.portrait } : message,
      ),
    }),
  'chat-reasoning': () =>
    talk(exchange('idle'), {
      messages: ending('done', 'There was once a baker.').map((message) =>
        message.msgId === 'b' ? { ...message, reasoning: 'One more story. It should be short.' } : message,
      ),
    }),
  'chat-picture-price': () => talk(exchange('agreeing'), { request: { ...request, picture: 'ifSaid' } }),
  'chat-picture-asking': () => picturing('You by the harbor at dusk, wind in your hair'),
  'chat-picture-usual': () => picturing(''),
  'chat-picture-no-plan': () => picturing('You by the harbor', { hasPlan: false }),
  'chat-picture-short': () => picturing('You by the harbor', { tokens: 7 }),
  'chat-picture-too-long': () => picturing('Long words. '.repeat(180)),
  'chat-unsent': () => talk(exchange('unsent'), { request, failure: offline }),
  'chat-line-waits': () => talk(exchange('unsent'), { request, failure: { errNo: 3101, fields: [] } }),
  'chat-few-tokens': () => talkWith(flowsOf(chat(exchange('idle'))), 7),
  'chat-lost': () => talk(exchange('lost'), { messages: ending('generating', 'There was'), failure: offline }),
  'chat-too-long': () => talk(exchange('idle'), { draft: 'Long words. '.repeat(340) }),
  'chat-loading': () => talk('loading', { character: null }),
  'chat-load-failed': () => talk('loadFailed', { character: null, failure: offline }),
  'chat-not-found': () => talk('notFound', { character: null }),
};
