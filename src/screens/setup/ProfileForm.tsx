import { m } from '#src/paraglide/messages.js';
import { FlowForm } from '../FlowForm.tsx';
import { NameFields, readNames } from '../NameFields.tsx';
import type { SetupRef } from './SetupModal.tsx';
import { SetupSubmit } from './SetupSubmit.tsx';

/** Name and pronouns. */
export const ProfileForm = ({ setup }: { setup: SetupRef }) => (
  <FlowForm
    flow={setup}
    valuesOf={readNames}
    onSubmit={(values) => {
      setup.send({ type: 'profile.submitted', ...values });
    }}
    buttons={<SetupSubmit setup={setup} text={m.action_continue()} />}
  >
    {(errorOf) => <NameFields pronoun="they/them" errorOf={errorOf} />}
  </FlowForm>
);
