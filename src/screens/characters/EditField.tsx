import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { isBusy } from '#machines/characterEdit/characterEditSelectors.ts';
import type { EditValues } from '#machines/characterEdit/editValues.ts';
import { AlertIcon } from '#src/ui/icons.tsx';
import { css, cx } from '#styled/css';
import { field as fieldRecipe } from '#styled/recipes';
import { editFieldText, roomText } from './characterWording.ts';
import type { CharacterEditRef } from './characterTypes.ts';

const short = css({ py: '3', minHeight: '13', maxHeight: 'composer', lineHeight: 'normal', resize: 'vertical' });
const long = css({ py: '3', minHeight: '40', maxHeight: 'list', lineHeight: 'normal', resize: 'vertical' });
/* As tall as what stands in it, where the browser can. */
const growing = css({ fieldSizing: 'content' });

/** Fields that hold one text. */
type TextName = {
  [Name in keyof EditValues]: EditValues[Name] extends string ? Name : never;
}[Exclude<keyof EditValues, 'visibility'>];

export interface EditFieldProps {
  edit: CharacterEditRef;
  name: TextName;
  label: string;
  help?: string;
  /** One line, a few, or many. */
  size?: 'line' | 'short' | 'long';
  inputMode?: 'numeric';
}

/** A text of the character. */
export const EditField = ({ edit, name, label, help: usualHelp, size = 'line', inputMode }: EditFieldProps) => {
  const classes = fieldRecipe();
  const id = useId();
  const value = useSelector(edit, (snapshot) => snapshot.context.values[name]);
  const error = useSelector(edit, (snapshot) => editFieldText(snapshot.context.fields, name));
  const isWaiting = useSelector(edit, isBusy);
  const help = roomText(name, value.length) ?? usualHelp;
  const control = {
    id,
    name,
    value,
    disabled: isWaiting,
    autoComplete: 'off',
    ...(inputMode !== undefined && { inputMode }),
    'aria-invalid': error !== undefined,
    ...((error !== undefined || help !== undefined) && { 'aria-describedby': `${id}-words` }),
    onChange: ({ target }: { target: { value: string } }) => {
      edit.send({ type: 'fields.changed', change: { [name]: target.value } });
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
        <textarea {...control} className={cx(classes.input, growing, size === 'short' ? short : long)} />
      )}
      {error === undefined && help !== undefined ? (
        <p id={`${id}-words`} className={classes.help}>
          {help}
        </p>
      ) : null}
      {error === undefined ? null : (
        <p id={`${id}-words`} className={classes.error}>
          <AlertIcon />
          {error}
        </p>
      )}
    </div>
  );
};
