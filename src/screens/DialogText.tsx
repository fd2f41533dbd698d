import type { ComponentProps } from 'react';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';

const words = css({ py: '3', minHeight: '28', lineHeight: 'normal', resize: 'vertical' });

export interface DialogTextProps extends Pick<
  ComponentProps<'textarea'>,
  'value' | 'maxLength' | 'placeholder' | 'disabled' | 'aria-invalid'
> {
  label: string;
  onChange: (text: string) => void;
}

/** Where one writes in a dialog. */
export const DialogText = ({ label, onChange, ...given }: DialogTextProps) => {
  const classes = field();
  return (
    <label className={classes.root}>
      <span className={classes.label}>{label}</span>
      <textarea
        {...given}
        className={cx(classes.input, words)}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    </label>
  );
};
