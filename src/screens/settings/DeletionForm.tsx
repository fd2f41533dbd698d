import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { hasExportedFirst, isBusy, isExportingFirst, settingsUserOf } from '#machines/settings/settingsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { AccountPassword } from '../AccountPassword.tsx';
import { FlowForm } from '../FlowForm.tsx';
import { SectionButtons } from './SectionButtons.tsx';
import { SectionText } from './SectionText.tsx';
import type { SettingsRef } from './settingsTypes.ts';

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
  const isExporting = useSelector(settings, isExportingFirst);
  return (
    <>
      <SectionText>{m.settings_delete_text()}</SectionText>
      {losses}
      <DownloadFirst settings={settings} />
      <FlowForm
        flow={settings}
        valuesOf={(read) => ({ confirmation: read('confirmation') })}
        onSubmit={(values) => {
          settings.send({ type: 'deletion.confirmed', ...values });
        }}
        buttons={<SectionButtons settings={settings} text={m.settings_delete_submit()} isDanger isHeld={isExporting} />}
      >
        {(errorOf) =>
          hasPassword ? (
            <AccountPassword label={m.settings_delete_password()} name="confirmation" error={errorOf('confirmation')} />
          ) : (
            <TextField
              label={m.settings_delete_email()}
              name="confirmation"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              error={errorOf('confirmation')}
            />
          )
        }
      </FlowForm>
    </>
  );
};
