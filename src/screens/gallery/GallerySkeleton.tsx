import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css, cx } from '#styled/css';

const line = css({ display: 'flex', gap: { base: '2', md: '3' }, pb: { base: '2', md: '3' } });
const portrait = css({ flex: '[2 1 0]', aspectRatio: 'portrait', borderRadius: 'md' });
const square = css({ flex: '[3 1 0]', aspectRatio: 'square', borderRadius: 'md' });
const fromMedium = css({ display: { base: 'none', md: 'block' } });
const fromLarge = css({ display: { base: 'none', lg: 'block' } });

/** Rows of pictures to come. */
export const PicturesSkeleton = ({ rows }: { rows: number }) =>
  Array.from({ length: rows }, (_, row) => `row${String(row)}`).map((key) => (
    <div key={key} className={line} aria-hidden="true">
      <Skeleton className={portrait} />
      <Skeleton className={square} />
      <Skeleton className={cx(portrait, fromMedium)} />
      <Skeleton className={cx(portrait, fromLarge)} />
    </div>
  ));
