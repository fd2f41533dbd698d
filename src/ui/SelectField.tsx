import { Field } from '@ark-ui/react/field';
import type { ComponentProps } from 'react';
import { field } from '#styled/recipes';
import { ChevronDownIcon } from './actIcons.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

export interface SelectFieldProps extends FieldProps, Pick<ComponentProps<'select'>, 'autoComplete' | 'defaultValue'> {
  items: readonly { readonly value: string; readonly text: string }[];
}

/** One of many, by the list that the device itself offers. The form holds the value. */
export const SelectField = ({ label, name, help, error, isDisabled = false, items, ...select }: SelectFieldProps) => {
  const classes = field({ look: 'select' });
  return (
    <FieldFrame classes={classes} label={label} help={help} error={error} isDisabled={isDisabled}>
      <div className={classes.control}>
        <Field.Select {...select} className={classes.input} name={name}>
          {items.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Field.Select>
        {/* That of the browser stands at its very edge. */}
        <span className={classes.adornment}>
          <ChevronDownIcon />
        </span>
      </div>
    </FieldFrame>
  );
};
