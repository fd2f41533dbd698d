import { careReminderMachine } from '#machines/careReminder/careReminderMachine.ts';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import { canStop, type ChatSnapshot, isAnswering, isResting, unsentOf } from '#machines/chat/chatSelectors.ts';
import { chatPictureMachine } from '#machines/chatPicture/chatPictureMachine.ts';
import { imageDetailMachine } from '#machines/imageDetail/imageDetailMachine.ts';
import { messageActsMachine } from '#machines/messageActs/messageActsMachine.ts';
import { joined } from '#machines/chat/requests.ts';
import { nextLineMachine } from '#machines/nextLine/nextLineMachine.ts';
import { readMarkerMachine } from '#machines/readMarker/readMarkerMachine.ts';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { careReminderActors } from '#src/actors/careReminderActors.ts';
import { chatActors, imageDetailActors, nextLineActors, readMarkerActors } from '#src/actors/chatActors.ts';
import { messageActsActors } from '#src/actors/messageActsActors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { loadFindable } from './loadFindable.ts';
import { takeMeeting } from './takeMeeting.ts';
import type { FlowHost } from './screenFlows.ts';
import { type Kept, readUnsent, takeOutliving, whenLeft, writeOutliving, writeUnsent } from '#src/browser/unsent.ts';

/** What is told in passing. */
export type ChatNews = 'copied' | 'feedbackSent';

/** Hears of what happens in a conversation. */
export interface ConversationListeners {
  /** Something was said, written or changed. */
  onChanged(): void;
  /** An answer has ended, and with it what it costs. */
  onAnswered(): void;
  /** The server knows that the reminder of that number was acknowledged. */
  onReminded(number: number): void;
  /** It was left while the server was told how far it was read: whether that came is not known. */
  onMarkLost(): void;
  onNews(news: ChatNews): void;
}

/** Starts the flows of a conversation that comes on view: talking, what is done with single messages, pictures seen large, how far it was read. */
export const openConversation = <Outliving extends object>(
  { api, flows, session }: FlowHost,
  characterId: string,
  /** What outlives the conversation: reading messages out, and reporting them. */
  outliving: Outliving,
  listeners: ConversationListeners,
) => {
  const uid = userOf(session.getSnapshot())?.uid ?? null;
  let kept: Kept | null = null;
  const keep = (unsent: Kept): void => {
    writeUnsent(characterId, unsent);
    if (uid !== null) writeOutliving(uid, characterId, unsent);
    kept = unsent;
  };
  const restore = (found: Kept | null): void => {
    if (found === null || chat.getSnapshot().status !== 'active') return;
    keep(found);
    const { picture: thought, ...unsent } = found;
    if (thought !== undefined) picture.send({ type: 'words.restored', ...thought });
    chat.send({ type: 'unsent.restored', unsent });
  };
  const own = readUnsent(characterId);
  /** What a closed tab has left is there before the conversation is. */
  const restored = own === null && uid !== null ? takeOutliving(uid, characterId).then(restore) : Promise.resolve();
  const chat = flows.begin(
    chatMachine.provide({ actors: chatActors(api, restored, (signal) => takeMeeting(api, characterId, signal)) }),
    {
      id: 'chat',
      input: { characterId },
      isPersonal: true,
      retry: { type: 'load.retried' },
    },
  );
  const acts = flows.begin(messageActsMachine.provide({ actors: messageActsActors(api) }), {
    id: 'messageActs',
    isPersonal: true,
  });
  const imageDetail = flows.begin(imageDetailMachine.provide({ actors: imageDetailActors(api) }), {
    id: 'imageDetail',
    isPersonal: true,
  });
  const readMarker = flows.begin(readMarkerMachine.provide({ actors: readMarkerActors(api) }), {
    id: 'readMarker',
    input: { characterId },
    isPersonal: true,
  });
  const careReminder = flows.begin(careReminderMachine.provide({ actors: careReminderActors(api) }), {
    id: 'careReminder',
    isPersonal: true,
    retry: { type: 'beat.retried' },
  });
  /** What is said while the companion answers. */
  const nextLine = flows.begin(nextLineMachine.provide({ actors: nextLineActors(api) }), {
    id: 'nextLine',
    input: { characterId },
    isPersonal: true,
  });
  /** What a picture is to be asked for with. */
  const picture = flows.begin(chatPictureMachine, { id: 'chatPicture', isPersonal: true });
  picture.on('picture.wished', ({ text, intentId }) => chat.send({ type: 'picture.requested', text, intentId }));
  const waiting = (): string => nextLine.getSnapshot().context.text;
  nextLine.on('line.due', ({ text }) => {
    const { draft } = chat.getSnapshot().context;
    chat.send({ type: 'draft.changed', text });
    chat.send({ type: 'message.submitted', intentId: newIntentId() });
    chat.send({ type: 'draft.changed', text: draft });
  });
  nextLine.on('need.heard', () => chat.send({ type: 'message.stopRequested' }));
  nextLine.on('line.returned', ({ text }) => {
    chat.send({ type: 'draft.changed', text: joined(text, chat.getSnapshot().context.draft) });
  });
  let isShown = false;
  /** What is not there yet, or for nobody, is no conversation. */
  const isOpen = () => chat.getSnapshot().context.character !== null;
  const tellReminder = (): void => careReminder.send({ type: isShown && isOpen() ? 'page.shown' : 'page.hidden' });

  restore(own);
  const stopSaving = whenLeft(() => {
    if (kept !== null && uid !== null) writeOutliving(uid, characterId, kept);
  });

  let last: string | undefined;
  let { character } = chat.getSnapshot().context;
  let messages = chat.getSnapshot().context.messages;
  /** What waits to be said is kept as it was typed. */
  const unsentWith = (snapshot: ChatSnapshot): Kept => {
    const { words, typed } = picture.getSnapshot().context;
    const unsent = { ...unsentOf(snapshot), ...(words !== '' && { picture: { words, typed } }) };
    const { draft, editing } = unsent;
    if (waiting() === '') return unsent;
    return editing === null
      ? { ...unsent, draft: joined(waiting(), draft) }
      : { ...unsent, editing: { ...editing, draft: joined(waiting(), editing.draft) } };
  };
  /** Tells what waits how far the one before it is. */
  const tellWaiting = (snapshot: ChatSnapshot): void => {
    const isWriting = isAnswering(snapshot) && canStop(snapshot);
    if (!isWriting && !isResting(snapshot)) return;
    const event = { type: isWriting ? 'chat.answering' : 'chat.rested' } as const;
    if (nextLine.getSnapshot().can(event)) nextLine.send(event);
  };
  nextLine.subscribe(() => {
    keep(unsentWith(chat.getSnapshot()));
    tellWaiting(chat.getSnapshot());
  });
  picture.subscribe(() => keep(unsentWith(chat.getSnapshot())));
  chat.subscribe((snapshot) => {
    tellWaiting(snapshot);
    const unsent = unsentWith(snapshot);
    const { draft, editing, request, wasSending, greeting } = unsent;
    if (
      draft !== kept?.draft ||
      editing !== kept.editing ||
      request !== kept.request ||
      wasSending !== kept.wasSending ||
      greeting !== kept.greeting
    )
      keep(unsent);
    if (snapshot.context.character !== character) {
      ({ character } = snapshot.context);
      tellReminder();
    }
    if (snapshot.context.messages === messages) return;
    ({ messages } = snapshot.context);
    const message = messages.at(-1);
    const current = message === undefined ? 'nothing' : `${message.msgId} ${message.status} ${message.chosen}`;
    if (current === last) return;
    const isWritten = message !== undefined && message.status !== 'generating';
    if (last !== undefined) {
      listeners.onChanged();
      if (isWritten) listeners.onAnswered();
    }
    last = current;
    if (isWritten) readMarker.send({ type: 'message.seen', createTime: message.createTime });
  });

  loadFindable(chat);

  acts.on('message.changed', ({ message }) => {
    chat.send({ type: 'message.changed', message });
    listeners.onChanged();
  });
  acts.on('message.removed', ({ msgId }) => {
    chat.send({ type: 'message.removed', msgId });
    listeners.onChanged();
  });
  acts.on('text.copied', () => listeners.onNews('copied'));
  acts.on('feedback.sent', () => listeners.onNews('feedbackSent'));
  careReminder.on('reminder.settled', ({ number }) => listeners.onReminded(number));

  return {
    characterId,
    chat,
    /** What the screen binds. */
    flows: { chat, acts, imageDetail, nextLine, picture, careReminder, ...outliving },
    /** The page has come into view, or has gone out of it. */
    show(isNowShown: boolean): void {
      isShown = isNowShown;
      readMarker.send({ type: isShown ? 'page.shown' : 'page.hidden' });
      tellReminder();
    },
    /** The network is there again. */
    restore(): void {
      chat.send({ type: 'network.restored' });
      careReminder.send({ type: 'beat.retried' });
    },
    /** Another tab has acknowledged the reminder of that number. */
    settle(number: number): void {
      careReminder.send({ type: 'reminder.settled', number });
    },
    stop(): void {
      const isMarking = readMarker.getSnapshot().matches({ shown: 'marking' });
      stopSaving();
      for (const flow of [chat, acts, imageDetail, nextLine, picture, readMarker, careReminder]) flows.end(flow);
      if (isMarking) listeners.onMarkLost();
    },
  };
};
export type OpenConversation<Outliving extends object> = ReturnType<typeof openConversation<Outliving>>;
