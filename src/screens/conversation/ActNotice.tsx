import { useSelector } from '@xstate/react';
import type { Failure } from '#machines/failure.ts';
import { failedActOf } from '#machines/messageActs/messageActsSelectors.ts';
import { blockedId, failedId } from '#machines/speech/speechSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import { newIntentId } from '#src/api/newIntentId.ts';
import { RetryNotice } from '../RetryNotice.tsx';
import { failureText } from '../wording.ts';
import type { ConversationFlows } from './chatTypes.ts';

const place = css({ mt: '4' });

type FailedAct = NonNullable<ReturnType<typeof failedActOf>>;
const actText = (act: FailedAct, failure: Failure | null): string =>
  act === 'copy' ? m.chat_copy_failed() : `${m.chat_act_failed()} ${failure === null ? '' : failureText(failure)}`;

/** What one wanted to do with a message and could not, and the ways on. */
export const ActNotice = ({ flows: { acts, speech } }: { flows: ConversationFlows }) => {
  const failedAct = useSelector(acts, failedActOf);
  const failure = useSelector(acts, (snapshot) => snapshot.context.failure);
  const isBlocked = useSelector(speech, (snapshot) => blockedId(snapshot) !== null);
  const isUnheard = useSelector(speech, (snapshot) => failedId(snapshot) !== null);
  const speechFailure = useSelector(speech, (snapshot) => snapshot.context.failure);
  if (failedAct !== null)
    return (
      <RetryNotice
        className={place}
        onRetry={() => {
          acts.send({ type: 'act.retried', intentId: newIntentId() });
        }}
        onDismiss={() => {
          acts.send({ type: 'act.dismissed' });
        }}
        dismissText={m.chat_another_drop()}
      >
        {actText(failedAct, failure)}
      </RetryNotice>
    );
  if (isBlocked)
    return (
      <Notice
        tone="info"
        isAlert
        className={place}
        actions={
          <Button
            size="sm"
            variant="soft"
            onClick={() => {
              speech.send({ type: 'play.allowed' });
            }}
          >
            {m.chat_listen_allow()}
          </Button>
        }
      >
        {m.chat_listen_blocked()}
      </Notice>
    );
  if (!isUnheard) return null;
  return (
    <RetryNotice
      className={place}
      onDismiss={() => {
        speech.send({ type: 'play.dismissed' });
      }}
    >
      {`${m.chat_listen_failed()} ${speechFailure === null ? '' : failureText(speechFailure)}`}
    </RetryNotice>
  );
};
