import { Field } from '@ark-ui/react/field';
import type { ReactNode } from 'react';
import { AlertIcon } from './icons.tsx';

/** What every field takes. */
export interface FieldProps {
  label: string;
  /** Under which the form sends the value. */
  name: string;
  help?: string | undefined;
  /** What is wrong with the value; marks the field. */
  error?: string | undefined;
  isDisabled?: boolean;
}

export interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  classes: Record<'root' | 'label' | 'control' | 'help' | 'error', string>;
  children: ReactNode;
}

/** Label, control, help and error of a field, tied together for assistive technology. */
export const FieldFrame = ({ classes, label, help, error, isDisabled = false, children }: FieldFrameProps) => (
  <Field.Root className={classes.root} invalid={error !== undefined} disabled={isDisabled}>
    <Field.Label className={classes.label}>{label}</Field.Label>
    {children}
    {help === undefined || error !== undefined ? null : (
      <Field.HelperText className={classes.help}>{help}</Field.HelperText>
    )}
    <Field.ErrorText className={classes.error}>
      <AlertIcon />
      {error}
    </Field.ErrorText>
  </Field.Root>
);
