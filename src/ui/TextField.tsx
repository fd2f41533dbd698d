import { Field } from '@ark-ui/react/field';
import type { ComponentProps } from 'react';
import { field } from '#styled/recipes';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

export interface TextFieldProps
  extends
    FieldProps,
    Pick<
      ComponentProps<'input'>,
      | 'autoComplete'
      | 'autoCapitalize'
      | 'defaultValue'
      | 'inputMode'
      | 'maxLength'
      | 'onInput'
      | 'placeholder'
      | 'spellCheck'
    > {
  type?: 'text' | 'email';
  /** `code`: spaced capitals; `number`: large figures. */
  look?: 'text' | 'code' | 'number';
}

/** One line of text. The form holds the value: nothing here follows each key. */
export const TextField = ({
  label,
  name,
  help,
  error,
  isDisabled = false,
  type = 'text',
  look = 'text',
  ...input
}: TextFieldProps) => {
  const classes = field({ look });
  return (
    <FieldFrame classes={classes} label={label} help={help} error={error} isDisabled={isDisabled}>
      <Field.Input {...input} className={classes.input} name={name} type={type} />
    </FieldFrame>
  );
};
