import { useSelector } from '@xstate/react';
import { isBusy } from '#machines/setup/setupSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Form } from '#src/ui/Form.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { FailureLine } from '../FailureLine.tsx';
import { fieldText } from '../fieldText.ts';
import { SubmitRow } from '../SubmitRow.tsx';
import type { SetupRef } from './SetupModal.tsx';

const DIGITS = 3;

/** Asks for the age alike whatever the answer leads to. */
export const AgeForm = ({ setup, submitText }: { setup: SetupRef; submitText: string }) => {
  const isWaiting = useSelector(setup, isBusy);
  const fields = useSelector(setup, (snapshot) => snapshot.context.fields);
  const failure = useSelector(setup, (snapshot) => snapshot.context.failure);
  return (
    <Form
      errors={fields}
      onChange={(read) => {
        setup.send({ type: 'form.changed', values: { age: Number(read('age')) } });
      }}
      onSubmit={(read) => {
        setup.send({ type: 'age.submitted', age: Number(read('age')) });
      }}
    >
      <NumberField label={m.setup_age()} name="age" maxLength={DIGITS} error={fieldText(fields, 'age')} />
      <FailureLine failure={failure} />
      <SubmitRow
        text={submitText}
        isBusy={isWaiting}
        onCancel={() => {
          setup.send({ type: 'submit.cancelled' });
        }}
      />
    </Form>
  );
};
