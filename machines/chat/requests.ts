import { chatCompletion, type Message } from '#contract/chat.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import type { AnswerRequest, ChatContext, Typed } from './chatTypes.ts';
import { chosenGreeting, greetingsOf } from './greetings.ts';
import { lastSaid } from './messages.ts';

/** What the companion can be asked for, and how it comes back when nothing came of it. */

const speechText = chatCompletion.request.shape.speechText;

/** Two drafts as one, a line each. */
export const joined = (one: string, other: string): string =>
  [one, other].filter((text) => text.trim() !== '').join('\n');

export const isSpeech = (text: string): boolean => speechText.safeParse(text).success;
/** What is typed, as it is said. Only for what `isSpeech` holds for. */
export const spoken = (text: string): string => speechText.parse(text);

/** What the conversation is to begin with, where that is not the usual. */
const beginning = ({ character, messages, greeting }: ChatContext): { greeting?: number } => {
  const chosen = chosenGreeting(greetingsOf(assertPresent(character)), greeting);
  return messages.length === 0 && chosen > 0 ? { greeting: chosen } : {};
};

/** Takes the draft for a message, or for the new words of the one that is being edited. */
export const submission = (context: ChatContext, intentId: string): Partial<Typed> => {
  const { characterId, draft, editing } = context;
  const text = spoken(draft);
  if (editing === null)
    return {
      request: { kind: 'send', characterId, text, picture: 'ifSaid', ...beginning(context), intentId },
      draft: '',
    };
  const { msgId, createTime } = editing;
  return {
    request: { kind: 'edit', characterId, msgId, createTime, text, intentId },
    draft: editing.draft,
    editing: null,
  };
};

export const canSubmit = ({ draft, editing, messages }: ChatContext): boolean =>
  isSpeech(draft) && messages.find(({ msgId }) => msgId === editing?.msgId)?.text !== draft.trim();

/** Asks for a picture with these words. What was typed and is not said with them stays where it was typed. */
export const pictureRequest = (context: ChatContext, text: string, intentId: string): Partial<Typed> => ({
  request: {
    kind: 'send',
    characterId: context.characterId,
    text: spoken(text),
    picture: true,
    ...beginning(context),
    intentId,
  },
  ...(text.includes(context.draft.trim()) && { draft: '' }),
});

/** What was said, with the picture that it asks for or without, and no choice for ever but the one that was made now. */
export const agreement = (
  { request }: ChatContext,
  { picture, intentId, choice }: { picture: boolean; intentId: string; choice?: 'always' | 'never' },
): AnswerRequest | null => {
  if (request?.kind !== 'send') return request;
  const { pictureChoice: _earlier, ...said } = request;
  return { ...said, picture, intentId, ...(choice !== undefined && { pictureChoice: choice }) };
};

/** Another answer in place of the last one, or the first where there is none. */
export const regeneration = ({ characterId, messages }: ChatContext, intentId: string): AnswerRequest => {
  const { msgId, createTime } = assertPresent(messages.at(-1));
  return { kind: 'regenerate', characterId, msgId, createTime, intentId };
};

/** More of the last answer. */
export const continuation = ({ characterId, messages }: ChatContext, intentId: string): AnswerRequest => {
  const { msgId, createTime } = assertPresent(messages.at(-1));
  return { kind: 'continue', characterId, msgId, createTime, intentId };
};

/** Begins to edit the person's last message; what stood in the composer waits. */
export const opening = ({ draft, messages }: ChatContext): Partial<Typed> => {
  const { msgId, createTime, text } = assertPresent(lastSaid(messages));
  return { editing: { msgId, createTime, draft }, draft: text };
};

/** An edit of a message that is not there any more becomes a draft. */
export const editOf = ({ editing, draft }: Typed, messages: readonly Message[]): Pick<Typed, 'editing' | 'draft'> =>
  editing === null || messages.some(({ msgId }) => msgId === editing.msgId)
    ? { editing, draft }
    : { editing: null, draft: joined(editing.draft, draft) };

/** The unsent text goes back to where it was typed: a message in front of what was typed since, an edit into the composer. */
export const giveBack = (context: ChatContext): Partial<ChatContext> => {
  const { draft } = context;
  const request = assertPresent(context.request);
  const given = { request: null };
  switch (request.kind) {
    case 'send':
      return { ...given, draft: joined(request.text, draft) };
    case 'edit': {
      const { msgId, createTime, text } = request;
      const edit = { ...context, editing: { msgId, createTime, draft }, draft: text };
      return { ...given, ...editOf(edit, context.messages) };
    }
    case 'regenerate':
    case 'continue':
      return given;
  }
};

/** Whether what was loaded shows that the words of `request` are with the server. */
export const isSaid = ({ messages, request }: ChatContext, loaded: readonly Message[]): boolean => {
  if (request?.kind === 'send')
    return loaded.some(
      ({ msgId, role, text }) =>
        role === 'user' && text === request.text && !messages.some((stored) => stored.msgId === msgId),
    );
  return request?.kind === 'edit' && loaded.some(({ msgId, text }) => msgId === request.msgId && text === request.text);
};
