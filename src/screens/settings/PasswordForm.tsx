import { useSelector } from '@xstate/react';
import { PASSWORD_MIN } from '#contract/account.ts';
import { settingsUserOf } from '#machines/settings/settingsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Form } from '#src/ui/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { css } from '#styled/css';
import { FailureLine } from '../FailureLine.tsx';
import { fieldText } from '../fieldText.ts';
import { SectionButtons } from './SectionButtons.tsx';
import type { SettingsRef } from './settingsTypes.ts';

const text = css({ mb: '4', color: 'fg.muted' });

/** Another password in place of the old one. */
export const PasswordForm = ({ settings }: { settings: SettingsRef }) => {
  const { email } = useSelector(settings, settingsUserOf);
  const fields = useSelector(settings, (snapshot) => snapshot.context.fields);
  const failure = useSelector(settings, (snapshot) => snapshot.context.failure);
  const eye = { showLabel: m.auth_show_password(), hideLabel: m.auth_hide_password() };
  return (
    <>
      <p className={text}>{m.settings_password_text()}</p>
      <Form
        errors={fields}
        onChange={(read) => {
          settings.send({
            type: 'form.changed',
            values: { oldPassword: read('oldPassword'), password: read('password') },
          });
        }}
        onSubmit={(read) => {
          settings.send({
            type: 'passwordChange.submitted',
            oldPassword: read('oldPassword'),
            password: read('password'),
          });
        }}
      >
        {/* For password managers, which want to know whose password it is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <PasswordField
          {...eye}
          label={m.settings_old_password()}
          name="oldPassword"
          autoComplete="current-password"
          error={fieldText(fields, 'oldPassword')}
        />
        <PasswordField
          {...eye}
          label={m.settings_new_password()}
          name="password"
          autoComplete="new-password"
          help={m.auth_new_password_help({ min: PASSWORD_MIN })}
          error={fieldText(fields, 'password')}
        />
        <FailureLine failure={failure} />
        <SectionButtons settings={settings} text={m.settings_password_submit()} />
      </Form>
    </>
  );
};
