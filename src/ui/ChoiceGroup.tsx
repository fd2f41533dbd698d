import { type ReactNode, useId } from 'react';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { AlertIcon } from './icons.tsx';

const group = css({ outline: 'none' });

export interface ChoiceGroupProps {
  label: string;
  error?: string | undefined;
  /** Styles what it is about, where that is more than a field's label. */
  labelClassName?: string | undefined;
  children: ReactNode;
}

/** The frame of radio buttons of one name: what they are about, and what is wrong with the choice. */
export const ChoiceGroup = ({ label, error, labelClassName, children }: ChoiceGroupProps) => {
  const id = useId();
  const classes = field();
  return (
    <div
      className={cx(classes.root, group)}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      tabIndex={-1}
    >
      <span id={`${id}-label`} className={labelClassName ?? classes.label}>
        {label}
      </span>
      {children}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={classes.error}>
          <AlertIcon />
          {error}
        </p>
      )}
    </div>
  );
};
