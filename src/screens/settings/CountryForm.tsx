import { useSelector } from '@xstate/react';
import { settingsUserOf } from '#machines/settings/settingsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Form } from '#src/ui/Form.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { FailureLine } from '../FailureLine.tsx';
import { fieldText } from '../fieldText.ts';
import { countryChoices, FROM_BROWSER } from './countries.ts';
import { SectionButtons } from './SectionButtons.tsx';
import type { SettingsRef } from './settingsTypes.ts';

/** Where the person lives. */
export const CountryForm = ({ settings }: { settings: SettingsRef }) => {
  const { country } = useSelector(settings, settingsUserOf);
  const fields = useSelector(settings, (snapshot) => snapshot.context.fields);
  const failure = useSelector(settings, (snapshot) => snapshot.context.failure);
  return (
    <Form
      errors={fields}
      onSubmit={(read) => {
        const chosen = read('country');
        settings.send({ type: 'country.submitted', country: chosen === FROM_BROWSER ? null : chosen });
      }}
    >
      <SelectField
        label={m.settings_country_field()}
        name="country"
        autoComplete="country"
        defaultValue={country ?? FROM_BROWSER}
        items={countryChoices()}
        error={fieldText(fields, 'country')}
      />
      <FailureLine failure={failure} />
      <SectionButtons settings={settings} text={m.settings_save()} />
    </Form>
  );
};
