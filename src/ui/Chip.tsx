import type { ComponentProps } from 'react';
import { chip } from '#styled/recipes';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  isPressed: boolean;
}

/** A choice among filters. */
export const Chip = ({ isPressed, ...rest }: ChipProps) => (
  <button {...rest} type="button" aria-pressed={isPressed} className={chip()} />
);
