import { useSelector } from '@xstate/react';
import { settingsUserOf } from '#machines/settings/settingsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { AccountPassword } from '../AccountPassword.tsx';
import { FlowForm } from '../FlowForm.tsx';
import { OldPassword } from './OldPassword.tsx';
import { SectionButtons } from './SectionButtons.tsx';
import { SectionText } from './SectionText.tsx';
import type { SettingsRef } from './settingsTypes.ts';

/** Another password in place of the old one. */
export const PasswordForm = ({ settings }: { settings: SettingsRef }) => {
  const { email } = useSelector(settings, settingsUserOf);
  return (
    <>
      <SectionText>{m.settings_password_text()}</SectionText>
      <FlowForm
        flow={settings}
        valuesOf={(read) => ({ oldPassword: read('oldPassword'), password: read('password') })}
        onSubmit={(values) => {
          settings.send({ type: 'passwordChange.submitted', ...values });
        }}
        buttons={<SectionButtons settings={settings} text={m.settings_password_submit()} />}
      >
        {(errorOf) => (
          <>
            <OldPassword email={email} error={errorOf('oldPassword')} />
            <AccountPassword label={m.settings_new_password()} name="password" isNew error={errorOf('password')} />
          </>
        )}
      </FlowForm>
    </>
  );
};
