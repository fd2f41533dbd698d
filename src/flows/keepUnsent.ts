import { type ChatSnapshot, unsentOf } from '#machines/chat/chatSelectors.ts';
import { joined } from '#machines/chat/requests.ts';
import { type Kept, takeOutliving, whenLeft, writeOutliving, writeUnsent } from '#src/browser/unsent.ts';
import type { Chat, ChatPicture, NextLine } from './conversationFlows.ts';

interface Keeping {
  readonly chat: Chat;
  readonly nextLine: NextLine;
  readonly picture: ChatPicture;
}

/** What is not sent yet, with what waits to be said as it was typed. */
const unsentIn = ({ nextLine, picture }: Keeping, snapshot: ChatSnapshot): Kept => {
  const { words, typed } = picture.getSnapshot().context;
  const waiting = nextLine.getSnapshot().context.text;
  const unsent = { ...unsentOf(snapshot), ...(words !== '' && { picture: { words, typed } }) };
  const { draft, editing } = unsent;
  if (waiting === '') return unsent;
  return editing === null
    ? { ...unsent, draft: joined(waiting, draft) }
    : { ...unsent, editing: { ...editing, draft: joined(waiting, editing.draft) } };
};

const areAlike = (one: Kept, other: Kept): boolean =>
  one.draft === other.draft &&
  one.editing === other.editing &&
  one.request === other.request &&
  one.wasSending === other.wasSending &&
  one.greeting === other.greeting;

/** What a closed tab of that person has left of the conversation. */
export const leftByClosedTab = (uid: string | null, characterId: string): Promise<Kept | null> =>
  uid === null ? Promise.resolve(null) : takeOutliving(uid, characterId);

/** Goes on with what was `found`, and keeps what is not sent: for a tab that is loaded anew, and of whoever is signed in for one that is closed. */
export const keepUnsent = (flows: Keeping, uid: string | null, characterId: string, found: Kept | null) => {
  const { chat, nextLine, picture } = flows;
  let kept: Kept | null = null;
  const keep = (unsent: Kept): void => {
    writeUnsent(characterId, unsent);
    if (uid !== null) writeOutliving(uid, characterId, unsent);
    kept = unsent;
  };
  const restore = (left: Kept | null): void => {
    if (left === null || chat.getSnapshot().status !== 'active') return;
    keep(left);
    const { picture: thought, ...unsent } = left;
    if (thought !== undefined) picture.send({ type: 'words.restored', ...thought });
    chat.send({ type: 'unsent.restored', unsent });
  };
  restore(found);
  const keepNow = (): void => keep(unsentIn(flows, chat.getSnapshot()));
  nextLine.subscribe(keepNow);
  picture.subscribe(keepNow);
  chat.subscribe((snapshot) => {
    const unsent = unsentIn(flows, snapshot);
    if (kept === null || !areAlike(unsent, kept)) keep(unsent);
  });
  return {
    restore,
    stop: whenLeft(() => {
      if (kept !== null && uid !== null) writeOutliving(uid, characterId, kept);
    }),
  };
};
