import { useSelector } from '@xstate/react';
import { NAME_MAX, PRONOUNS, PRONOUN_MAX } from '#contract/account.ts';
import { isBusy } from '#machines/setup/setupSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Form } from '#src/ui/Form.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { FailureLine } from '../FailureLine.tsx';
import { SubmitRow } from '../SubmitRow.tsx';
import { fieldText } from '../wording.ts';
import type { SetupRef } from './SetupModal.tsx';

const OWN = 'own';

/** The field for pronouns of one's own shows when that card is chosen. */
const pronouns = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  '& [data-own]': { display: 'none' },
  [`&:has(input[value=${OWN}]:checked) [data-own]`]: { display: 'block' },
});

/** Name and pronouns. */
export const ProfileForm = ({ setup }: { setup: SetupRef }) => {
  const isWaiting = useSelector(setup, isBusy);
  const fields = useSelector(setup, (snapshot) => snapshot.context.fields);
  const failure = useSelector(setup, (snapshot) => snapshot.context.failure);
  return (
    <Form
      errors={fields}
      onSubmit={(read) => {
        const choice = read('pronounChoice');
        setup.send({
          type: 'profile.submitted',
          name: read('name'),
          pronoun: choice === OWN ? read('pronoun') : choice,
        });
      }}
    >
      <TextField
        label={m.setup_name()}
        name="name"
        autoComplete="given-name"
        maxLength={NAME_MAX}
        error={fieldText(fields, 'name')}
      />
      <div className={pronouns}>
        <RadioCards
          label={m.setup_pronoun()}
          name="pronounChoice"
          items={[...PRONOUNS.map((value) => ({ value, text: value })), { value: OWN, text: m.setup_pronoun_own() }]}
          error={fieldText(fields, 'pronoun')}
        />
        <div data-own="">
          <TextField
            label={m.setup_pronoun_own_label()}
            name="pronoun"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={PRONOUN_MAX}
          />
        </div>
      </div>
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
