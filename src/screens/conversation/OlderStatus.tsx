import { useSelector } from '@xstate/react';
import { isLoadingOlder, olderErrNo } from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Spinner } from '#src/ui/Spinner.tsx';
import { css } from '#styled/css';
import type { ChatRef } from './chatTypes.ts';
import { RetryNotice } from '../RetryNotice.tsx';

/* Lies over the list, so that nothing moves when it comes and goes. */
const place = css({
  position: 'absolute',
  top: '3',
  insetInline: '4',
  zIndex: 'raised',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});
const pill = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  px: '4',
  minHeight: '9',
  borderRadius: 'full',
  bg: 'bg.raised',
  boxShadow: 'md',
  textStyle: 'small',
  color: 'fg.muted',
});
const box = css({ boxShadow: 'md', maxWidth: 'column' });

/** Whether earlier messages are on their way, or could not be had. */
export const OlderStatus = ({ chat }: { chat: ChatRef }) => {
  const isLoading = useSelector(chat, isLoadingOlder);
  const hasFailed = useSelector(chat, (snapshot) => olderErrNo(snapshot) !== null);
  if (isLoading)
    return (
      <div className={place}>
        <output className={pill}>
          <Spinner />
          {m.chat_loading_older()}
        </output>
      </div>
    );
  if (!hasFailed) return null;
  return (
    <div className={place}>
      <RetryNotice
        className={box}
        onRetry={() => {
          chat.send({ type: 'older.requested' });
        }}
      >
        {m.chat_older_failed()}
      </RetryNotice>
    </div>
  );
};
