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
import { Form } from '#src/ui/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { FailureLine } from '../FailureLine.tsx';
import { fieldText } from '../fieldText.ts';
import { cancelSection } from './cancelSection.ts';
import { SectionButtons } from './SectionButtons.tsx';
import type { SettingsRef } from './settingsTypes.ts';

const text = css({ mb: '4', color: 'fg.muted', overflowWrap: 'anywhere' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' });

/** The email, and what it is to become. */
export const emailText = ({ email, newEmail }: SettingsUser): string =>
  newEmail === null ? email : m.settings_email_waiting({ email, newEmail });

const EmailForm = ({ settings }: { settings: SettingsRef }) => {
  const { email, hasPassword } = useSelector(settings, settingsUserOf);
  const fields = useSelector(settings, (snapshot) => snapshot.context.fields);
  const failure = useSelector(settings, (snapshot) => snapshot.context.failure);
  return (
    <>
      <p className={text}>{m.settings_email_text()}</p>
      {hasPassword ? null : <p className={text}>{m.settings_email_no_password()}</p>}
      <Form
        errors={fields}
        onChange={(read) => {
          settings.send({
            type: 'form.changed',
            values: { email: read('email'), oldPassword: hasPassword ? read('oldPassword') : '' },
          });
        }}
        onSubmit={(read) => {
          settings.send({
            type: 'emailChange.submitted',
            email: read('email'),
            oldPassword: hasPassword ? read('oldPassword') : '',
          });
        }}
      >
        <TextField
          label={m.settings_new_email()}
          name="email"
          type="email"
          autoComplete="email"
          error={fieldText(fields, 'email')}
        />
        {hasPassword ? (
          <>
            {/* For password managers, which want to know whose password it is. */}
            <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
            <PasswordField
              label={m.settings_old_password()}
              name="oldPassword"
              autoComplete="current-password"
              error={fieldText(fields, 'oldPassword')}
              showLabel={m.auth_show_password()}
              hideLabel={m.auth_hide_password()}
            />
          </>
        ) : null}
        <FailureLine failure={failure} />
        <SectionButtons settings={settings} text={m.settings_email_submit()} />
      </Form>
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
      {newEmail === null ? null : <p className={text}>{m.settings_email_waiting_text({ email, newEmail })}</p>}
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
