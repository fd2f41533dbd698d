import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import type { AskedChange, emailChangeMachine } from '#machines/emailChange/emailChangeMachine.ts';
import {
  askedOf,
  type EmailChangeSnapshot,
  isBusy,
  isConfirming,
  isDeclining,
} from '#machines/emailChange/emailChangeSelectors.ts';
import { paths } from '#src/addresses/paths.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { AuthPage } from '../auth/AuthPage.tsx';
import { FailureLine } from '../FailureLine.tsx';
import { RetryNotice } from '../RetryNotice.tsx';
import { failureText } from '../wording.ts';

const buttons = css({ display: 'flex', flexDirection: 'column', gap: '3', mt: '2' });

export interface EmailChangeScreenProps {
  emailChange: ActorRefFrom<typeof emailChangeMachine>;
}

/** Leads to the settings, where a change is asked for, or to where a new password is set. */
const Onward = ({ isForPassword = false }: { isForPassword?: boolean }) => (
  <Link
    to={isForPassword ? paths.passwordReset() : paths.settings()}
    className={button({ variant: 'outline', color: 'ink' })}
  >
    {isForPassword ? m.email_change_new_password() : m.email_change_to_settings()}
  </Link>
);

/** A step of it that is over, with what is said there. */
const endText = (
  snapshot: EmailChangeSnapshot,
  { side, email }: AskedChange,
): { title: string; text: string } | null => {
  if (snapshot.matches('confirmed'))
    return {
      title: m.email_change_confirmed_title(),
      text: side === 'old' ? m.email_change_confirmed_old_text({ email }) : m.email_change_confirmed_new_text(),
    };
  if (snapshot.matches('changed'))
    return { title: m.email_change_changed_title(), text: m.email_change_changed_text({ email }) };
  if (snapshot.matches('declined'))
    return {
      title: m.email_change_declined_title(),
      text: side === 'old' ? m.email_change_declined_old_text() : m.email_change_declined_new_text({ email }),
    };
  return null;
};

const Question = ({ emailChange, asked }: EmailChangeScreenProps & { asked: AskedChange }) => {
  const failure = useSelector(emailChange, (snapshot) => snapshot.context.failure);
  const isWaiting = useSelector(emailChange, isBusy);
  const isOld = asked.side === 'old';
  return (
    <>
      <FailureLine failure={failure} />
      <div className={buttons}>
        <Button
          isFullWidth
          isLoading={useSelector(emailChange, isConfirming)}
          disabled={isWaiting}
          onClick={() => {
            emailChange.send({ type: 'change.confirmed' });
          }}
        >
          {m.email_change_confirm()}
        </Button>
        <Button
          isFullWidth
          variant="outline"
          color="ink"
          isLoading={useSelector(emailChange, isDeclining)}
          disabled={isWaiting}
          onClick={() => {
            emailChange.send({ type: 'change.declined' });
          }}
        >
          {isOld ? m.email_change_old_decline() : m.email_change_new_decline()}
        </Button>
      </div>
    </>
  );
};

/** A change of the account's email, which the link of a mail asks to confirm. */
export const EmailChangeScreen = ({ emailChange }: EmailChangeScreenProps) => {
  const snapshot = useSelector(emailChange, (current) => current);
  const asked = askedOf(snapshot);
  const { failure } = snapshot.context;
  if (snapshot.matches('linkBroken'))
    return (
      <AuthPage title={m.reset_broken_title()} text={m.email_change_broken_text()}>
        <Onward />
      </AuthPage>
    );
  if (asked === null)
    return snapshot.matches('checkFailed') && failure !== null ? (
      <AuthPage title={m.email_change_title()} text="">
        <RetryNotice
          onRetry={() => {
            emailChange.send({ type: 'check.retried' });
          }}
        >
          {failureText(failure)}
        </RetryNotice>
      </AuthPage>
    ) : (
      <AuthPage title="" text="" />
    );
  const end = endText(snapshot, asked);
  if (end !== null)
    return (
      <AuthPage {...end}>
        <Onward isForPassword={snapshot.matches('declined') && asked.side === 'old'} />
      </AuthPage>
    );
  const { side, email } = asked;
  return (
    <AuthPage
      title={m.email_change_title()}
      text={side === 'old' ? m.email_change_old_text({ email }) : m.email_change_new_text({ email })}
    >
      <Question emailChange={emailChange} asked={asked} />
    </AuthPage>
  );
};
