import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css } from '#styled/css';
import { ruledWords } from './billingStyles.ts';

const words = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const what = css({ width: 'half', height: '5' });
const when = css({ width: '28', height: '4' });

/** What an item of a list is, and since when, to come. */
export const WordsSkeleton = () => (
  <span className={ruledWords}>
    <span className={words}>
      <Skeleton className={what} />
      <Skeleton className={when} />
    </span>
  </span>
);
