import type { ReactNode } from 'react';
import { DefaultLayout } from '#src/layouts/DefaultLayout.tsx';
import { DeleteMessageDialog } from '#src/screens/conversation/DeleteMessageDialog.tsx';
import { MessageFeedbackDialog } from '#src/screens/conversation/MessageFeedbackDialog.tsx';
import { ConversationsScreen } from '#src/screens/conversations/ConversationsScreen.tsx';
import { list, offline, session } from './actors.ts';
import { conversationActs, messageActs, search } from './conversationSamples.ts';
import { character } from './samples.ts';

interface Parts {
  conversations?: ReturnType<typeof list>;
  acts?: ReturnType<typeof conversationActs>;
  searching?: ReturnType<typeof search>;
}

const chats = ({
  conversations = list('ready'),
  acts = conversationActs({ resting: 'idle' }),
  searching = search('idle'),
}: Parts = {}) => (
  <DefaultLayout session={session('signedIn')} onSignIn={() => undefined}>
    <ConversationsScreen conversations={conversations} acts={acts} search={searching} />
  </DefaultLayout>
);
const over = (dialog: ReactNode) => (
  <>
    {chats()}
    {dialog}
  </>
);

const none = { conversations: [] };
const { characterId, name } = character;
const target = { characterId, name };
const wrongFile = { errNo: 1001, fields: [{ path: 'file', reason: 'wrong' }] };

/** The list of conversations, what is found in it, and what is asked before something goes for good. */
export const conversationScenes: Readonly<Record<string, () => ReactNode>> = {
  chats: () => chats(),
  'chats-loading': () => chats({ conversations: list('loading', none) }),
  'chats-empty': () => chats({ conversations: list('ready', none) }),
  'chats-failed': () => chats({ conversations: list('failed', { ...none, failure: offline }) }),
  'chats-clear': () => chats({ acts: conversationActs('confirmingClear', { target }) }),
  'chats-delete-failed': () => chats({ acts: conversationActs('confirmingDeletion', { target, failure: offline }) }),
  'chats-import-running': () => chats({ acts: conversationActs('importing', { request: null }) }),
  'chats-import-failed': () => chats({ acts: conversationActs({ resting: 'importFailed' }, { failure: wrongFile }) }),
  'chats-imported': () =>
    chats({ acts: conversationActs({ resting: 'idle' }, { imported: { characterId, messages: 34 } }) }),
  'chats-search-hits': () => chats({ searching: search('found', { nextCursor: 'next' }) }),
  'chats-search-empty': () =>
    chats({ searching: search('empty', { query: 'submarine', searched: 'submarine', hits: [] }) }),
  'chats-search-loading': () => chats({ searching: search('typing', { hits: [] }) }),
  'chats-search-anew': () => chats({ searching: search('typing', { query: 'lighthouse' }) }),
  'chats-search-failed': () => chats({ searching: search('failed', { hits: [], failure: offline }) }),
  'chats-search-more-failed': () => chats({ searching: search('moreFailed', { failure: offline }) }),
  'chat-feedback': () =>
    over(
      <MessageFeedbackDialog
        name={name}
        acts={messageActs('writingFeedback', {
          target: { msgId: 'a' },
          feedback: { tags: ['forgetful'], content: 'I told you that the baker is my brother.' },
        })}
      />,
    ),
  'chat-feedback-failed': () =>
    over(
      <MessageFeedbackDialog
        name={name}
        acts={messageActs('writingFeedback', {
          target: { msgId: 'a' },
          feedback: { tags: [], content: 'Words. '.repeat(300) },
          failure: offline,
        })}
      />,
    ),
  'chat-delete': () =>
    over(<DeleteMessageDialog name={name} acts={messageActs('confirmingDeletion', { target: { msgId: 'a' } })} />),
};
