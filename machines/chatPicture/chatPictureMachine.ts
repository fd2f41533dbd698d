import { assign, emit, setup } from 'xstate';
import { PICTURE_PROMPT_MAX } from '#contract/picture.ts';
import { isSpeech, spoken } from '#machines/chat/requests.ts';
import { withEvent } from '#machines/params.ts';

export interface ChatPictureContext {
  /** What the picture is asked for with; empty where nothing was thought of yet. */
  words: string;
  /** What stood in the composer when they came from there. */
  typed: string;
}

export type ChatPictureEvent =
  /** `typed` stands in the composer; `usual` is what one says where nothing does. */
  | { type: 'picture.opened'; typed: string; usual: string }
  | { type: 'words.changed'; text: string }
  | { type: 'picture.confirmed'; intentId: string }
  | { type: 'picture.closed' }
  /** What there was when the page was left. */
  | ({ type: 'words.restored' } & ChatPictureContext);

/** The picture is to be asked for in the conversation. */
export interface ChatPictureEmitted {
  type: 'picture.wished';
  text: string;
  intentId: string;
}

interface Opened {
  typed: string;
  usual: string;
}
interface Words {
  text: string;
}

const types: { context?: ChatPictureContext; events?: ChatPictureEvent; emitted?: ChatPictureEmitted; tags?: 'open' } =
  {};

/** A picture knows no more than the first of its words; the rest would be paid for in vain. */
export const isWish = (words: string): boolean => isSpeech(words) && words.trim().length <= PICTURE_PROMPT_MAX;

/** What was thought of already goes on, unless something else was typed since. */
const wordsFor = ({ words, typed: before }: ChatPictureContext, { typed, usual }: Opened): string => {
  const isSame = typed.trim() === '' || typed === before;
  if (isSame && words !== '') return words;
  return typed.trim() === '' ? usual : typed;
};

/** Asks with what words a picture of the companion is wished for, and keeps them until they are sent. */
export const chatPictureMachine = setup({
  types,
  guards: { isWish: ({ context }) => isWish(context.words) },
  actions: {
    begin: assign(({ context }, opened: Opened) => ({ words: wordsFor(context, opened), typed: opened.typed })),
    setWords: assign({ words: (_, { text }: Words) => text }),
    restore: assign((_, { words, typed }: ChatPictureContext) => ({ words, typed })),
    tellWish: emit(({ context }, { intentId }: { intentId: string }): ChatPictureEmitted => ({
      type: 'picture.wished',
      text: spoken(context.words),
      intentId,
    })),
    forget: assign({ words: '', typed: '' }),
  },
}).createMachine({
  id: 'chatPicture',
  context: { words: '', typed: '' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'picture.opened': { target: 'asking', actions: withEvent('begin') },
        'words.restored': { actions: withEvent('restore') },
      },
    },
    asking: {
      tags: 'open',
      on: {
        'words.changed': { actions: withEvent('setWords') },
        'picture.confirmed': { guard: 'isWish', target: 'closed', actions: [withEvent('tellWish'), 'forget'] },
        'picture.closed': 'closed',
      },
    },
  },
});
