import { useSelector } from '@xstate/react';
import { NAME_MAX } from '#contract/account.ts';
import { isBusy } from '#machines/setup/setupSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Form } from '#src/ui/Form.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { FailureLine } from '../FailureLine.tsx';
import { fieldText } from '../fieldText.ts';
import { PronounFields, readPronoun } from '../PronounFields.tsx';
import { SubmitRow } from '../SubmitRow.tsx';
import type { SetupRef } from './SetupModal.tsx';

/** Name and pronouns. */
export const ProfileForm = ({ setup }: { setup: SetupRef }) => {
  const isWaiting = useSelector(setup, isBusy);
  const fields = useSelector(setup, (snapshot) => snapshot.context.fields);
  const failure = useSelector(setup, (snapshot) => snapshot.context.failure);
  return (
    <Form
      errors={fields}
      onChange={(read) => {
        setup.send({ type: 'form.changed', values: { name: read('name'), pronoun: readPronoun(read) } });
      }}
      onSubmit={(read) => {
        setup.send({ type: 'profile.submitted', name: read('name'), pronoun: readPronoun(read) });
      }}
    >
      <TextField
        label={m.setup_name()}
        name="name"
        autoComplete="given-name"
        maxLength={NAME_MAX}
        error={fieldText(fields, 'name')}
      />
      <PronounFields defaultValue="they/them" error={fieldText(fields, 'pronoun')} />
      <FailureLine failure={failure} />
      <SubmitRow
        text={m.action_continue()}
        isBusy={isWaiting}
        onCancel={() => {
          setup.send({ type: 'submit.cancelled' });
        }}
      />
    </Form>
  );
};
