import { cx } from '#styled/css';
import { skeleton } from '#styled/recipes';

/** A quiet stand-in in the shape of what comes; the class gives it that shape. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span className={cx(skeleton(), className)} aria-hidden="true" />
);
