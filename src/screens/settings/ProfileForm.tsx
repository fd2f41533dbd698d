import { useSelector } from '@xstate/react';
import { NAME_MAX } from '#contract/account.ts';
import { settingsUserOf } from '#machines/settings/settingsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Form } from '#src/ui/Form.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { FailureLine } from '../FailureLine.tsx';
import { fieldText } from '../fieldText.ts';
import { PronounFields, readPronoun } from '../PronounFields.tsx';
import { SectionButtons } from './SectionButtons.tsx';
import type { SettingsRef } from './settingsTypes.ts';

/** Name and pronouns. */
export const ProfileForm = ({ settings }: { settings: SettingsRef }) => {
  const user = useSelector(settings, settingsUserOf);
  const fields = useSelector(settings, (snapshot) => snapshot.context.fields);
  const failure = useSelector(settings, (snapshot) => snapshot.context.failure);
  return (
    <Form
      errors={fields}
      onChange={(read) => {
        settings.send({ type: 'form.changed', values: { name: read('name'), pronoun: readPronoun(read) } });
      }}
      onSubmit={(read) => {
        settings.send({ type: 'profile.submitted', name: read('name'), pronoun: readPronoun(read) });
      }}
    >
      <TextField
        label={m.setup_name()}
        name="name"
        autoComplete="given-name"
        maxLength={NAME_MAX}
        defaultValue={user.name}
        error={fieldText(fields, 'name')}
      />
      <PronounFields defaultValue={user.pronoun} error={fieldText(fields, 'pronoun')} />
      <FailureLine failure={failure} />
      <SectionButtons settings={settings} text={m.settings_save()} />
    </Form>
  );
};
