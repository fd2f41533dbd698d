import { Field } from '@ark-ui/react/field';
import type { ComponentProps } from 'react';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

const area = css({ py: '3', lineHeight: 'normal', resize: 'vertical' });

export interface TextAreaProps
  extends FieldProps, Pick<ComponentProps<'textarea'>, 'value' | 'onChange' | 'readOnly' | 'rows' | 'placeholder'> {}

/** Several lines of text, which grow with what is in them. Whoever shows it holds the value. */
export const TextArea = ({ label, name, help, error, isDisabled = false, ...given }: TextAreaProps) => {
  const classes = field();
  return (
    <FieldFrame classes={classes} label={label} help={help} error={error} isDisabled={isDisabled}>
      <Field.Textarea {...given} className={cx(classes.input, area)} name={name} autoresize />
    </FieldFrame>
  );
};
