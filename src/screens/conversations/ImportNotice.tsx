import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { errNo } from '#contract/errNo.ts';
import { importedOf, importFailureOf, isImporting } from '#machines/conversationActs/conversationActsSelectors.ts';
import type { Failure } from '#machines/failure.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { newIntentId } from '#src/api/newIntentId.ts';
import { RetryNotice } from '../RetryNotice.tsx';
import { failureText } from '../wording.ts';
import type { ConversationActsRef } from './conversationTypes.ts';
import { countText } from '../money.ts';

const place = css({ mx: '4', mb: '3' });

/** What is wrong with the file itself, so that trying again changes nothing; null when something else failed. */
const fileText = ({ errNo: code, fields }: Failure): string | null => {
  if (fields.some(({ path }) => path === 'file')) return m.conversations_import_unreadable();
  switch (code) {
    case errNo.invalidInput:
      return m.conversations_import_damaged();
    case errNo.tooLarge:
      return m.conversations_import_too_large();
    case errNo.notFound:
      return m.conversations_import_nobody();
    case errNo.conflict:
      return m.conversations_import_taken();
    default:
      return null;
  }
};

const ImportFailed = ({ acts, failure }: { acts: ConversationActsRef; failure: Failure }) => {
  const text = fileText(failure);
  return (
    <RetryNotice
      className={place}
      onRetry={
        text === null
          ? () => {
              acts.send({ type: 'act.retried', intentId: newIntentId() });
            }
          : undefined
      }
      onDismiss={() => {
        acts.send({ type: 'act.dismissed' });
      }}
    >
      {text ?? `${m.conversations_import_failed()} ${failureText(failure)}`}
    </RetryNotice>
  );
};

/** How the import of a conversation goes. */
export const ImportNotice = ({ acts }: { acts: ConversationActsRef }) => {
  const isWaiting = useSelector(acts, isImporting);
  const failure = useSelector(acts, importFailureOf);
  const imported = useSelector(acts, importedOf);
  if (isWaiting)
    return (
      <Notice className={place} isAlert>
        {m.conversations_importing()}
      </Notice>
    );
  if (failure !== null) return <ImportFailed acts={acts} failure={failure} />;
  if (imported === null) return null;
  return (
    <Notice
      className={place}
      tone="success"
      isAlert
      actions={
        <>
          <Link
            to={paths.conversation(imported.characterId)}
            className={button({ size: 'sm', variant: 'outline', color: 'ink' })}
          >
            {m.conversations_imported_open()}
          </Link>
          <Button
            size="sm"
            variant="ghost"
            color="ink"
            onClick={() => {
              acts.send({ type: 'act.dismissed' });
            }}
          >
            {m.action_close()}
          </Button>
        </>
      }
    >
      {imported.messages === 1
        ? m.conversations_imported_one()
        : m.conversations_imported({ messages: countText(imported.messages) })}
    </Notice>
  );
};
