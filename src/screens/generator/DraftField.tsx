import { useSelector } from '@xstate/react';
import { Field } from '@ark-ui/react/field';
import { errorsOf, valuesOf } from '#machines/characterDraft/characterDraftSelectors.ts';
import { FieldFrame } from '#src/ui/FieldFrame.tsx';
import { field as fieldRecipe } from '#styled/recipes';
import { draftErrorText } from './generatorWording.ts';
import type { DraftRef } from './generatorTypes.ts';

export interface DraftFieldProps {
  draft: DraftRef;
  field: 'name' | 'age';
  label: string;
  help?: string;
  maxLength: number;
}

/** A line of the draft. */
export const DraftField = ({ draft, field, label, help, maxLength }: DraftFieldProps) => {
  const value = useSelector(draft, (snapshot) => valuesOf(snapshot)[field]);
  const error = useSelector(draft, (snapshot) => draftErrorText(errorsOf(snapshot), field));
  const classes = fieldRecipe();
  return (
    <FieldFrame classes={classes} label={label} help={help} error={error}>
      <Field.Input
        className={classes.input}
        name={field}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        inputMode={field === 'age' ? 'numeric' : 'text'}
        onChange={({ target }) => {
          draft.send({ type: 'draft.changed', change: { [field]: target.value } });
        }}
      />
    </FieldFrame>
  );
};
