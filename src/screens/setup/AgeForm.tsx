import { m } from '#src/paraglide/messages.js';
import { NumberField } from '#src/ui/NumberField.tsx';
import { FlowForm } from '../FlowForm.tsx';
import type { SetupRef } from './SetupModal.tsx';
import { SetupSubmit } from './SetupSubmit.tsx';

const DIGITS = 3;

/** Asks for the age alike whatever the answer leads to. */
export const AgeForm = ({ setup, submitText }: { setup: SetupRef; submitText: string }) => (
  <FlowForm
    flow={setup}
    valuesOf={(read) => ({ age: Number(read('age')) })}
    onSubmit={(values) => {
      setup.send({ type: 'age.submitted', ...values });
    }}
    buttons={<SetupSubmit setup={setup} text={submitText} />}
  >
    {(errorOf) => <NumberField label={m.setup_age()} name="age" maxLength={DIGITS} error={errorOf('age')} />}
  </FlowForm>
);
