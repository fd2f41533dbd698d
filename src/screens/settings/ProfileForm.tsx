import { useSelector } from '@xstate/react';
import { settingsUserOf } from '#machines/settings/settingsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { FlowForm } from '../FlowForm.tsx';
import { NameFields, readNames } from '../NameFields.tsx';
import { SectionButtons } from './SectionButtons.tsx';
import type { SettingsRef } from './settingsTypes.ts';

/** Name and pronouns. */
export const ProfileForm = ({ settings }: { settings: SettingsRef }) => {
  const { name, pronoun } = useSelector(settings, settingsUserOf);
  return (
    <FlowForm
      flow={settings}
      valuesOf={readNames}
      onSubmit={(values) => {
        settings.send({ type: 'profile.submitted', ...values });
      }}
      buttons={<SectionButtons settings={settings} text={m.settings_save()} />}
    >
      {(errorOf) => <NameFields name={name} pronoun={pronoun} errorOf={errorOf} />}
    </FlowForm>
  );
};
