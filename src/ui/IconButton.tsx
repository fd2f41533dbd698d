import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#styled/css';
import { iconButton } from '#styled/recipes';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What the button does, in words. */
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md';
  variant?: 'ghost' | 'solid' | 'ink';
}

/** A round button that shows an icon alone. */
export const IconButton = ({
  label,
  icon,
  size = 'md',
  variant = 'ghost',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) => (
  <button {...rest} type={type} aria-label={label} className={cx(iconButton({ size, variant }), className)}>
    {icon}
  </button>
);
