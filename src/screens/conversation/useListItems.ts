import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { areSameMessages, visibleMessages } from '#machines/chat/chatSelectors.ts';
import { useToday } from '../useToday.ts';
import type { ChatRef } from './chatTypes.ts';
import { type Row, rowsOf } from './rows.ts';

/** Beside the messages: who one talks to, and what went wrong. */
export const INTRO = 'intro';
export const TAIL = 'tail';
export type ListItem = Row | typeof INTRO | typeof TAIL;

/** What tells an item from others. */
export const keyOf = (item: ListItem | undefined): string | undefined =>
  typeof item === 'object' ? item.message.msgId : item;

/** What a list of messages shows, from the top: the same items until something of them changes. */
export const useListItems = (chat: ChatRef) => {
  const visible = useSelector(chat, visibleMessages, areSameMessages);
  const hasMore = useSelector(chat, (snapshot) => snapshot.context.hasMore);
  const today = useToday();
  const items = useMemo(
    (): readonly ListItem[] => [...(hasMore ? [] : ([INTRO] as const)), ...rowsOf(visible, today), TAIL],
    [visible, today, hasMore],
  );
  return { items, hasMore, messageCount: visible.length };
};
