import { useId } from 'react';
import { AlertIcon } from '#src/ui/icons.tsx';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';

/* As tall as what stands in it, where the browser can. */
const area = css({ py: '3', lineHeight: 'normal', resize: 'vertical', fieldSizing: 'content' });
const heights = {
  short: css({ minHeight: '13', maxHeight: 'composer' }),
  medium: css({ minHeight: '20', maxHeight: 'list' }),
  long: css({ minHeight: '40', maxHeight: 'list' }),
};

export interface HeldFieldProps {
  label: string;
  value: string;
  /** One line, a few, or many. */
  size?: 'line' | keyof typeof heights;
  name?: string;
  inputMode?: 'numeric';
  help?: string | undefined;
  /** What is wrong with the value; stands in place of the help. */
  error?: string | undefined;
  isDisabled: boolean;
  onChange: (text: string) => void;
}

/** A text whose value the flow holds. */
export const HeldField = ({
  label,
  value,
  size = 'line',
  help,
  error,
  isDisabled,
  onChange,
  ...given
}: HeldFieldProps) => {
  const classes = field();
  const id = useId();
  const words = error ?? help;
  const control = {
    ...given,
    id,
    value,
    disabled: isDisabled,
    autoComplete: 'off',
    'aria-invalid': error !== undefined,
    ...(words !== undefined && { 'aria-describedby': `${id}-words` }),
    onChange: ({ target }: { target: { value: string } }) => {
      onChange(target.value);
    },
  };
  return (
    <div className={classes.root}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {size === 'line' ? (
        <input {...control} className={classes.input} />
      ) : (
        <textarea {...control} className={cx(classes.input, area, heights[size])} />
      )}
      {words === undefined ? null : (
        <p id={`${id}-words`} className={error === undefined ? classes.help : classes.error}>
          {error === undefined ? null : <AlertIcon />}
          {words}
        </p>
      )}
    </div>
  );
};
