import { useSelector } from '@xstate/react';
import { isBusy } from '#machines/characterEdit/characterEditSelectors.ts';
import type { EditValues } from '#machines/characterEdit/editValues.ts';
import { editFieldText, roomText } from './characterWording.ts';
import type { CharacterEditRef } from './characterTypes.ts';
import { HeldField, type HeldFieldProps } from './HeldField.tsx';

/** Fields that hold one text. */
type TextName = {
  [Name in keyof EditValues]: EditValues[Name] extends string ? Name : never;
}[Exclude<keyof EditValues, 'visibility'>];

export interface EditFieldProps extends Pick<HeldFieldProps, 'label' | 'size' | 'inputMode'> {
  edit: CharacterEditRef;
  name: TextName;
  help?: string;
}

/** A text of the character. */
export const EditField = ({ edit, name, help, ...given }: EditFieldProps) => {
  const value = useSelector(edit, (snapshot) => snapshot.context.values[name]);
  const error = useSelector(edit, (snapshot) => editFieldText(snapshot.context.fields, name));
  const isWaiting = useSelector(edit, isBusy);
  return (
    <HeldField
      {...given}
      name={name}
      value={value}
      help={roomText(name, value.length) ?? help}
      error={error}
      isDisabled={isWaiting}
      onChange={(text) => {
        edit.send({ type: 'fields.changed', change: { [name]: text } });
      }}
    />
  );
};
