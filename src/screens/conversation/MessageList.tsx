import { useSelector } from '@xstate/react';
import { type ReactElement, type RefObject, useLayoutEffect } from 'react';
import { Virtualizer } from 'virtua';
import { HISTORY_PAGE_SIZE } from '#contract/chat.ts';
import type { Character } from '#contract/characterProfile.ts';
import { answerId, canLoadOlder, isLoadingOlder, olderErrNo, soughtId } from '#machines/chat/chatSelectors.ts';
import { openedIdOf } from '#machines/messageActs/messageActsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { useFocusHome } from '#src/ui/useFocusHome.ts';
import { css, cx } from '#styled/css';
import type { ConversationFlows, TokensProps } from './chatTypes.ts';
import { ActNotice } from './ActNotice.tsx';
import { ConversationIntro } from './ConversationIntro.tsx';
import { ExchangeNotice } from './ExchangeNotice.tsx';
import { hasKeyboard } from './hasKeyboard.ts';
import { LatestButton } from './LatestButton.tsx';
import { MessageRow } from './MessageRow.tsx';
import { OlderStatus } from './OlderStatus.tsx';
import { PictureAgreement } from './PictureAgreement.tsx';
import { QueuedLine } from './QueuedLine.tsx';
import { useFindable } from './useFindable.ts';
import { useIsPrepended } from './useIsPrepended.ts';
import { INTRO, keyOf, type ListItem, TAIL, useListItems } from './useListItems.ts';
import { useStickToEnd } from './useStickToEnd.ts';

/* Where there is little room, whatever else can scroll gives way first. */
const frame = css({ position: 'relative', flex: '1', minHeight: '16', display: 'flex', flexDirection: 'column' });
const scrolled = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  /* Opaque and apart: scrolled without being painted anew, and not laid out for what happens beside it. */
  bg: 'bg.canvas',
  contain: 'strict',
  outlineOffset: '-0.5',
});
const column = css({ maxWidth: 'column', mx: 'auto', px: '4' });
const tail = css({ pb: '6' });

/** The list draws whenever it is scrolled or a row changes its height: the rows are the same ones then. */
const onceEach = (rowOf: (item: ListItem) => ReactElement): ((item: ListItem) => ReactElement) => {
  const drawn = new Map<ListItem, ReactElement>();
  return (item) => {
    const row = drawn.get(item) ?? rowOf(item);
    drawn.set(item, row);
    return row;
  };
};

export interface MessageListProps {
  flows: ConversationFlows;
  character: Character;
  /** What a picture costs, in tokens; `null` while that is not known. */
  pictureCost: number | null;
  tokens: TokensProps;
  /** Where one writes, if one can. */
  composer: RefObject<HTMLTextAreaElement | null>;
}

/** The messages of a conversation, as many as there are. What is done with one can take the button that did it away: one goes on writing then. */
export const MessageList = ({ flows, character, pictureCost, tokens, composer }: MessageListProps) => {
  const { chat, acts, nextLine } = flows;
  const queued = useSelector(nextLine, (snapshot) => snapshot.context.text);
  const { items, hasMore, messageCount } = useListItems(chat);
  const writingId = useSelector(chat, answerId);
  const isBusy = useSelector(chat, isLoadingOlder);
  const requestId = useSelector(chat, ({ context }) => context.request?.intentId ?? null);
  const openedId = useSelector(acts, openedIdOf);
  const sought = useSelector(chat, soughtId);
  const { list, scroller, isAtEnd, watchRow, onScroll, scrollToEnd, scrollToRow } = useStickToEnd({
    rowCount: items.length,
    ownKey: queued === '' ? requestId : queued,
    onNearStart: () => {
      const snapshot = chat.getSnapshot();
      if (canLoadOlder(snapshot) && olderErrNo(snapshot) === null) chat.send({ type: 'older.requested' });
    },
  });

  useFocusHome(scroller, () => {
    const place = hasKeyboard() ? composer.current : null;
    (place ?? scroller.current)?.focus({ preventScroll: true });
  });
  const isPrepended = useIsPrepended(keyOf(items[0]), keyOf(items.at(-2)));
  useLayoutEffect(() => {
    if (sought === null) return;
    scrollToRow(items.findIndex((item) => keyOf(item) === sought));
    chat.send({ type: 'message.found' });
  });

  const findable = useFindable(items.length);
  const setSize = hasMore ? -1 : messageCount + (queued === '' ? 0 : 1);

  const rowOf = (item: ListItem) => {
    switch (item) {
      case INTRO:
        return (
          <div key={INTRO} ref={watchRow} className={column}>
            <ConversationIntro character={character} />
          </div>
        );
      case TAIL:
        return (
          <div key={TAIL} ref={watchRow} className={cx(column, tail)}>
            <QueuedLine nextLine={nextLine} place={messageCount + 1} setSize={setSize} />
            <ExchangeNotice chat={chat} name={character.name} tokens={tokens} />
            <PictureAgreement chat={chat} name={character.name} cost={pictureCost} />
            <ActNotice flows={flows} />
          </div>
        );
      default: {
        const { msgId } = item.message;
        return (
          <div key={msgId} ref={watchRow} className={column}>
            <MessageRow
              {...item}
              setSize={setSize}
              flows={flows}
              name={character.name}
              portrait={character.portrait}
              isWriting={msgId === writingId}
              isOpened={msgId === openedId}
            />
          </div>
        );
      }
    }
  };

  return (
    <div className={frame}>
      {isAtEnd && messageCount >= HISTORY_PAGE_SIZE ? null : <OlderStatus chat={chat} />}
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        className={scrolled}
        aria-label={m.chat_messages({ name: character.name })}
        aria-busy={isBusy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region must be reachable by keyboard
        tabIndex={0}
      >
        <Virtualizer ref={list} data={items} shift={isPrepended} keepMounted={findable} onScroll={onScroll}>
          {onceEach(rowOf)}
        </Virtualizer>
      </div>
      {isAtEnd ? null : <LatestButton onClick={scrollToEnd} />}
    </div>
  );
};
