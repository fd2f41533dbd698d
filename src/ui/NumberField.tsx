import { TextField } from './TextField.tsx';
import type { FieldProps } from './FieldFrame.tsx';

/** A short whole number that is typed, not stepped: no wheel or arrow changes it by accident. */
export const NumberField = (props: FieldProps & { maxLength: number }) => (
  <TextField {...props} look="number" inputMode="numeric" autoComplete="off" />
);
