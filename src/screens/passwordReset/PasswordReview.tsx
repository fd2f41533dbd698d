import type { ReactNode } from 'react';
import type { Ended } from '#machines/passwordReset/passwordResetMachine.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { AuthPage } from '../auth/AuthPage.tsx';

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', mb: '6' });

const identitiesText = (identities: Ended['identities']): string => {
  const names = new Intl.ListFormat(getLocale()).format(identities);
  return identities.length === 1 ? m.reset_ended_identities_one({ names }) : m.reset_ended_identities({ names });
};

/** What the new password has ended, a line each. */
const linesOf = ({ sessions, identities }: Ended): readonly string[] => [
  ...(sessions === 0
    ? []
    : [sessions === 1 ? m.reset_ended_sessions_one() : m.reset_ended_sessions({ count: sessions })]),
  ...(identities.length === 0 ? [] : [identitiesText(identities)]),
];

export interface PasswordReviewProps {
  ended: Ended;
  /** Who can get in still. */
  access: ReactNode;
  onContinue: () => void;
}

/** After a new password was set: what that has ended, and who can get into the account still. */
export const PasswordReview = ({ ended, access, onContinue }: PasswordReviewProps) => {
  const lines = linesOf(ended);
  return (
    <AuthPage title={m.reset_done_title()} text={m.reset_done_text()} isNext>
      <ul className={list}>
        {(lines.length > 0 ? lines : [m.reset_ended_nothing()]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {access}
      <Button isFullWidth onClick={onContinue}>
        {m.action_continue()}
      </Button>
    </AuthPage>
  );
};
