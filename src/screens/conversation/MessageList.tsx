import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo } from 'react';
import { Virtualizer } from 'virtua';
import type { Character } from '#contract/character.ts';
import {
  answerId,
  canLoadOlder,
  isLoadingOlder,
  olderErrNo,
  visibleMessages,
  type VisibleMessage,
} from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ArrowDownIcon } from '#src/ui/icons.tsx';
import { css, cx } from '#styled/css';
import { useToday } from '../useToday.ts';
import type { ChatRef } from './chatTypes.ts';
import { ConversationIntro } from './ConversationIntro.tsx';
import { ExchangeNotice } from './ExchangeNotice.tsx';
import { MessageRow } from './MessageRow.tsx';
import { OlderStatus } from './OlderStatus.tsx';
import { rowsOf } from './rows.ts';
import { useIsPrepended } from './useIsPrepended.ts';
import { useStickToEnd } from './useStickToEnd.ts';

const frame = css({ position: 'relative', flex: '1', minHeight: '0', display: 'flex', flexDirection: 'column' });
const scrolled = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  outlineOffset: '-0.5',
});
const column = css({ maxWidth: 'column', mx: 'auto', px: '4' });
const tail = css({ pb: '6' });
const latest = css({ position: 'absolute', bottom: '3', insetInline: '0', display: 'grid', placeItems: 'center' });
const latestButton = css({ boxShadow: 'md' });

/** Distance from the top, in px, at which earlier messages are asked for. */
const OLDER_AHEAD_PX = 600;
/** A streamed piece changes one message of the list; two lists of the same messages show the same. */
const areSame = (a: readonly VisibleMessage[], b: readonly VisibleMessage[]) =>
  a === b || (a.length === b.length && a.every((message, index) => message === b[index]));
const idOf = (row: { message: { msgId: string } } | undefined) => row?.message.msgId;

/** The messages of a conversation, as many as there are. */
export const MessageList = ({ chat, character }: { chat: ChatRef; character: Character }) => {
  const visible = useSelector(chat, visibleMessages, areSame);
  const stored = useSelector(chat, (snapshot) => snapshot.context.messages);
  const hasOlder = useSelector(chat, (snapshot) => snapshot.context.hasOlder);
  const writingId = useSelector(chat, answerId);
  const isBusy = useSelector(chat, isLoadingOlder);
  const requestId = useSelector(chat, ({ context }) => context.request?.intentId ?? null);
  const today = useToday();
  const rows = useMemo(() => rowsOf(visible, stored, today), [visible, stored, today]);
  const rowCount = rows.length + (hasOlder ? 1 : 2);
  const { list, scroller, isAtEnd, onScroll, scrollToEnd, isNearStart } = useStickToEnd(rowCount, requestId);

  const isPrepended = useIsPrepended(hasOlder ? idOf(rows[0]) : 'intro', idOf(rows.at(-1)));
  const requestOlder = () => {
    const snapshot = chat.getSnapshot();
    if (isNearStart(OLDER_AHEAD_PX) && canLoadOlder(snapshot) && olderErrNo(snapshot) === null)
      chat.send({ type: 'older.requested' });
  };
  useLayoutEffect(requestOlder);

  return (
    <div className={frame}>
      <OlderStatus chat={chat} />
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
        <Virtualizer
          ref={list}
          shift={isPrepended}
          onScroll={() => {
            onScroll();
            requestOlder();
          }}
        >
          {[
            ...(hasOlder
              ? []
              : [
                  <div key="intro" className={column}>
                    <ConversationIntro character={character} />
                  </div>,
                ]),
            ...rows.map((row) => (
              <div key={row.message.msgId} className={column}>
                <MessageRow
                  {...row}
                  name={character.name}
                  portrait={character.portrait}
                  isWriting={row.message.msgId === writingId}
                />
              </div>
            )),
            <div key="tail" className={cx(column, tail)}>
              <ExchangeNotice chat={chat} name={character.name} />
            </div>,
          ]}
        </Virtualizer>
      </div>
      {isAtEnd ? null : (
        <div className={latest}>
          <IconButton
            label={m.chat_latest()}
            icon={<ArrowDownIcon />}
            variant="ink"
            className={latestButton}
            onClick={scrollToEnd}
          />
        </div>
      )}
    </div>
  );
};
