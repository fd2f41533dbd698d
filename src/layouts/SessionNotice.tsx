import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/sessionMachine.ts';
import { hasLoadFailed, isLoading, isOnline, isUnknown } from '#machines/session/sessionSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { css } from '#styled/css';

/* In the column of the page. */
const place = css({
  borderRadius: 'none',
  px: '[max(token(spacing.gutter), calc(50% - token(sizes.page) / 2 + token(spacing.gutter)))]',
});
const wide = css({ borderRadius: 'none', px: '5' });

export interface SessionNoticeProps {
  session: ActorRefFrom<typeof sessionMachine>;
  /** The bar above it goes to the edges of the window. */
  isWide: boolean;
}

/** Says that nobody can tell who is signed in, or what they have by now, and offers to ask at once. */
export const SessionNotice = ({ session, isWide }: SessionNoticeProps) => {
  const hasFailed = useSelector(session, hasLoadFailed);
  const isAsking = useSelector(session, isLoading);
  const isNobodyKnown = useSelector(session, isUnknown);
  const hasNetwork = useSelector(session, isOnline);
  if (!hasFailed) return null;
  return (
    <Notice
      tone="danger"
      isAlert
      className={isWide ? wide : place}
      actions={
        <Button
          size="sm"
          variant="outline"
          color="danger"
          onClick={() => {
            session.send({ type: 'load.retried' });
          }}
        >
          {isAsking ? <Spinner /> : null}
          {m.session_retry()}
        </Button>
      }
    >
      {isNobodyKnown ? m.session_unknown() : m.session_outdated()}{' '}
      {hasNetwork ? m.session_no_server() : m.session_no_network()}
    </Notice>
  );
};
