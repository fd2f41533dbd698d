import { useSelector } from '@xstate/react';
import {
  isAskingForEmail,
  isBusy,
  isCallingEmailOff,
  isResendingEmail,
  settingsUserOf,
} from '#machines/settings/settingsSelectors.ts';
import type { SettingsUser } from '#machines/settings/settingsSetup.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { FailureLine } from '../FailureLine.tsx';
import { FlowForm } from '../FlowForm.tsx';
import { cancelSection } from './cancelSection.ts';
import { OldPassword } from './OldPassword.tsx';
import { SectionButtons } from './SectionButtons.tsx';
import { SectionText } from './SectionText.tsx';
import type { SettingsRef } from './settingsTypes.ts';

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' });

/** The email, and what it is to become. */
export const emailText = ({ email, newEmail }: SettingsUser): string =>
  newEmail === null ? email : m.settings_email_waiting({ email, newEmail });

const EmailForm = ({ settings }: { settings: SettingsRef }) => {
  const { email, hasPassword } = useSelector(settings, settingsUserOf);
  return (
    <>
      <SectionText>{m.settings_email_text()}</SectionText>
      {hasPassword ? null : <SectionText>{m.settings_email_no_password()}</SectionText>}
      <FlowForm
        flow={settings}
        valuesOf={(read) => ({ email: read('email'), oldPassword: hasPassword ? read('oldPassword') : '' })}
        onSubmit={(values) => {
          settings.send({ type: 'emailChange.submitted', ...values });
        }}
        buttons={<SectionButtons settings={settings} text={m.settings_email_submit()} />}
      >
        {(errorOf) => (
          <>
            <TextField
              label={m.settings_new_email()}
              name="email"
              type="email"
              autoComplete="email"
              error={errorOf('email')}
            />
            {hasPassword ? <OldPassword email={email} error={errorOf('oldPassword')} /> : null}
          </>
        )}
      </FlowForm>
    </>
  );
};

const EmailWaiting = ({ settings }: { settings: SettingsRef }) => {
  const { email, newEmail } = useSelector(settings, settingsUserOf);
  const failure = useSelector(settings, (snapshot) => snapshot.context.failure);
  const isWaiting = useSelector(settings, isBusy);
  const isResending = useSelector(settings, isResendingEmail);
  const isCallingOff = useSelector(settings, isCallingEmailOff);
  return (
    <>
      {newEmail === null ? null : <SectionText>{m.settings_email_waiting_text({ email, newEmail })}</SectionText>}
      <FailureLine failure={failure} />
      <div className={buttons}>
        <Button
          size="md"
          isLoading={isResending}
          disabled={isCallingOff}
          onClick={() => {
            settings.send({ type: 'emailChange.resendRequested' });
          }}
        >
          {m.settings_email_resend()}
        </Button>
        <Button
          size="md"
          variant="outline"
          color="ink"
          isLoading={isCallingOff}
          disabled={isResending}
          onClick={() => {
            settings.send({ type: 'emailChange.calledOff' });
          }}
        >
          {m.settings_email_keep()}
        </Button>
        <Button
          size="md"
          variant="ghost"
          color="ink"
          onClick={() => {
            cancelSection(settings);
          }}
        >
          {isWaiting ? m.action_cancel() : m.action_close()}
        </Button>
      </div>
    </>
  );
};

/** Another email of the account, or the one that waits to be confirmed. */
export const EmailSection = ({ settings }: { settings: SettingsRef }) =>
  useSelector(settings, isAskingForEmail) ? <EmailForm settings={settings} /> : <EmailWaiting settings={settings} />;
