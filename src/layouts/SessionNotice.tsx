import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/sessionMachine.ts';
import { hasLoadFailed, isLoading, isOnline, isUnknown } from '#machines/session/sessionSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { css } from '#styled/css';

const place = css({ borderRadius: 'none', px: 'gutter' });

/** Says that nobody can tell who is signed in, or what they have by now, and offers to ask at once. */
export const SessionNotice = ({ session }: { session: ActorRefFrom<typeof sessionMachine> }) => {
  const hasFailed = useSelector(session, hasLoadFailed);
  const isAsking = useSelector(session, isLoading);
  const isNobodyKnown = useSelector(session, isUnknown);
  const hasNetwork = useSelector(session, isOnline);
  if (!hasFailed) return null;
  return (
    <Notice
      tone="danger"
      isAlert
      className={place}
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
