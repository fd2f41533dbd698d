import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css, cx } from '#styled/css';
import { content, page, side } from './profileStyles.ts';

const small = css({ maxWidth: { base: '[9rem]', md: 'full' }, mx: 'auto' });
const picture = css({ width: 'full', aspectRatio: 'portrait', borderRadius: 'xl' });
const name = css({ width: '56', maxWidth: 'full', height: '12' });
const line = css({ width: 'full', height: '5' });
const act = css({ width: '56', maxWidth: 'full', height: '12', borderRadius: 'full' });
const block = css({ width: 'full', height: '40', borderRadius: 'lg' });

/** A profile to come; `isSmall`: with a smaller portrait on phones. */
export const ProfileSkeleton = ({ isSmall }: { isSmall: boolean }) => (
  <div className={page} aria-hidden="true">
    <div className={side}>
      <Skeleton className={cx(picture, isSmall && small)} />
    </div>
    <div className={content}>
      <Skeleton className={name} />
      <Skeleton className={line} />
      <Skeleton className={act} />
      <Skeleton className={block} />
    </div>
  </div>
);
