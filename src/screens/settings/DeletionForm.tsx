import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { personOf } from '#machines/settings/settingsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Form } from '#src/ui/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { FailureLine } from '../FailureLine.tsx';
import { fieldText } from '../fieldText.ts';
import { SectionButtons } from './SectionButtons.tsx';
import type { SettingsRef } from './settingsTypes.ts';

const text = css({ mb: '4', color: 'fg.muted' });

export interface DeletionFormProps {
  settings: SettingsRef;
  /** What of that which was paid goes with the account. */
  losses?: ReactNode;
}

/** Asks for the password, or the email where there is none, before the account goes. */
export const DeletionForm = ({ settings, losses }: DeletionFormProps) => {
  const { hasPassword } = useSelector(settings, personOf);
  const fields = useSelector(settings, (snapshot) => snapshot.context.fields);
  const failure = useSelector(settings, (snapshot) => snapshot.context.failure);
  const error = fieldText(fields, 'confirmation');
  return (
    <>
      <p className={text}>{m.settings_delete_text()}</p>
      {losses}
      <Form
        errors={fields}
        onSubmit={(read) => {
          settings.send({ type: 'deletion.confirmed', confirmation: read('confirmation') });
        }}
      >
        {hasPassword ? (
          <PasswordField
            label={m.settings_delete_password()}
            name="confirmation"
            autoComplete="current-password"
            error={error}
            showLabel={m.auth_show_password()}
            hideLabel={m.auth_hide_password()}
          />
        ) : (
          <TextField
            label={m.settings_delete_email()}
            name="confirmation"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={error}
          />
        )}
        <FailureLine failure={failure} />
        <SectionButtons settings={settings} text={m.settings_delete_submit()} isDanger />
      </Form>
    </>
  );
};
