import { PRONOUN_MAX, PRONOUNS } from '#contract/account.ts';
import { m } from '#src/paraglide/messages.js';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';

const OWN = 'own';

/** The field for pronouns of one's own shows when that card is chosen. */
const pronouns = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  '& [data-own]': { display: 'none' },
  [`&:has(input[value=${OWN}]:checked) [data-own]`]: { display: 'block' },
});

/** What was chosen or entered; empty when nothing was. */
export const readPronoun = (read: (name: string) => string): string => {
  const choice = read('pronounChoice');
  return choice === OWN ? read('pronoun') : choice;
};

/** Pronouns to choose from, or one's own. */
export const PronounFields = ({ defaultValue, error }: { defaultValue?: string; error: string | undefined }) => {
  const isListed = PRONOUNS.some((listed) => listed === defaultValue);
  return (
    <div className={pronouns}>
      <RadioCards
        label={m.setup_pronoun()}
        name="pronounChoice"
        items={[...PRONOUNS.map((value) => ({ value, text: value })), { value: OWN, text: m.setup_pronoun_own() }]}
        {...(defaultValue !== undefined && { defaultValue: isListed ? defaultValue : OWN })}
        error={error}
      />
      <div data-own="">
        <TextField
          label={m.setup_pronoun_own_label()}
          name="pronoun"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={PRONOUN_MAX}
          {...(defaultValue !== undefined && !isListed && { defaultValue })}
        />
      </div>
    </div>
  );
};
