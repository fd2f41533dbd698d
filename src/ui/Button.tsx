import type { ComponentProps } from 'react';
import { cx } from '#styled/css';
import { button } from '#styled/recipes';
import { Spinner } from './Spinner.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  size?: 'sm' | 'md' | 'lg';
  variant?: 'solid' | 'soft' | 'outline' | 'ghost';
  color?: 'primary' | 'ink' | 'danger';
  isFullWidth?: boolean;
  /** A spinner stands in place of the content, which screen readers still hear, and the button is disabled. */
  isLoading?: boolean;
}

/** The shared button: size `lg`, variant `solid`, colour `primary` unless told otherwise. */
export const Button = ({
  size = 'lg',
  variant = 'solid',
  color = 'primary',
  isFullWidth = false,
  isLoading = false,
  disabled = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={cx(button({ size, variant, color, isFullWidth }), className)}
    disabled={disabled || isLoading}
    aria-busy={isLoading || undefined}
    data-loading={isLoading ? '' : undefined}
  >
    {isLoading ? (
      <>
        <Spinner />
        <VisuallyHidden>{children}</VisuallyHidden>
      </>
    ) : (
      children
    )}
  </button>
);
