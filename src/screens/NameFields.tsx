import { NAME_MAX } from '#contract/account.ts';
import { m } from '#src/paraglide/messages.js';
import { TextField } from '#src/ui/TextField.tsx';
import { PronounFields, readPronoun } from './PronounFields.tsx';

/** What is entered in them. */
export const readNames = (read: (name: string) => string): { name: string; pronoun: string } => ({
  name: read('name'),
  pronoun: readPronoun(read),
});

export interface NameFieldsProps {
  name?: string;
  pronoun: string;
  errorOf: (name: string) => string | undefined;
}

/** How the user wants to be called. */
export const NameFields = ({ name, pronoun, errorOf }: NameFieldsProps) => (
  <>
    <TextField
      label={m.setup_name()}
      name="name"
      autoComplete="given-name"
      maxLength={NAME_MAX}
      {...(name !== undefined && { defaultValue: name })}
      error={errorOf('name')}
    />
    <PronounFields defaultValue={pronoun} error={errorOf('pronoun')} />
  </>
);
