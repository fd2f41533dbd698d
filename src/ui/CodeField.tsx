import { TextField } from './TextField.tsx';
import type { FieldProps } from './FieldFrame.tsx';

/** Room for six digits with whatever stands around pasted ones, and for a longer code of a link. */
const LENGTH_WITH_SPACES = 20;
const WHOLE = /^\s*(?:\d[\s-]?){6}$/;

/**
 * The six digits of a mail, as one field: a paste in any grouping just works, the phone's keyboard offers them, and
 * correcting one is as usual. Once all are there, the form submits itself. Whoever reads it drops dashes and spaces.
 */
export const CodeField = (props: FieldProps & { placeholder: string }) => (
  <TextField
    {...props}
    look="code"
    autoComplete="one-time-code"
    inputMode="numeric"
    spellCheck={false}
    maxLength={LENGTH_WITH_SPACES}
    onInput={({ currentTarget }) => {
      if (WHOLE.test(currentTarget.value)) currentTarget.form?.requestSubmit();
    }}
  />
);
