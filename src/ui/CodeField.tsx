import { TextField } from './TextField.tsx';
import type { FieldProps } from './FieldFrame.tsx';

/** Room for the groups of a code with their dashes, and for stray spaces around a pasted one. */
const LENGTH_WITH_DASHES = 20;

/**
 * A code from a mail, as one field: a paste in any grouping just works, the phone's keyboard offers the code, and
 * correcting one character is as usual. Whoever reads it drops dashes and spaces.
 */
export const CodeField = (props: FieldProps & { placeholder: string }) => (
  <TextField
    {...props}
    look="code"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={LENGTH_WITH_DASHES}
  />
);
