import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { hasExportedFirst, isBusy, isExportingFirst, settingsUserOf } from '#machines/settings/settingsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Form } from '#src/ui/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { FailureLine } from '../FailureLine.tsx';
import { fieldText } from '../fieldText.ts';
import { SectionButtons } from './SectionButtons.tsx';
import type { SettingsRef } from './settingsTypes.ts';

const text = css({ mb: '4', color: 'fg.muted' });
const download = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', mb: '5' });
const said = css({ textStyle: 'small', color: 'fg.muted' });

export interface DeletionFormProps {
  settings: SettingsRef;
  /** What of that which was paid goes with the account. */
  losses?: ReactNode;
}

/** Everything to take along, while it is there. */
const DownloadFirst = ({ settings }: { settings: SettingsRef }) => {
  const isExporting = useSelector(settings, isExportingFirst);
  const isDone = useSelector(settings, hasExportedFirst);
  const isWaiting = useSelector(settings, isBusy);
  return (
    <div className={download}>
      <Button
        size="md"
        variant="outline"
        color="ink"
        isLoading={isExporting}
        disabled={isWaiting}
        onClick={() => {
          settings.send({ type: 'export.requested' });
        }}
      >
        {m.settings_delete_export()}
      </Button>
      <output className={said}>{isDone ? m.settings_exported() : null}</output>
    </div>
  );
};

/** Asks for the password, or the email where there is none, before the account goes. */
export const DeletionForm = ({ settings, losses }: DeletionFormProps) => {
  const { hasPassword } = useSelector(settings, settingsUserOf);
  const fields = useSelector(settings, (snapshot) => snapshot.context.fields);
  const failure = useSelector(settings, (snapshot) => snapshot.context.failure);
  const isExporting = useSelector(settings, isExportingFirst);
  const error = fieldText(fields, 'confirmation');
  return (
    <>
      <p className={text}>{m.settings_delete_text()}</p>
      {losses}
      <DownloadFirst settings={settings} />
      <Form
        errors={fields}
        onChange={(read) => {
          settings.send({ type: 'form.changed', values: { confirmation: read('confirmation') } });
        }}
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
        <SectionButtons settings={settings} text={m.settings_delete_submit()} isDanger isHeld={isExporting} />
      </Form>
    </>
  );
};
