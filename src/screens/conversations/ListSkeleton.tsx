import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { itemList } from './itemStyles.ts';

const row = css({ display: 'flex', alignItems: 'center', gap: '3', p: '2' });
const round = css({ width: '13', height: '13', borderRadius: 'full', flexShrink: '0' });
const lines = css({ flex: '1', display: 'flex', flexDirection: 'column', gap: '2' });
const name = css({ width: 'half', height: '5' });
const text = css({ width: 'full', height: '4' });

const slots = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Stands where a list comes; `label` says so. */
export const ListSkeleton = ({ label }: { label: string }) => (
  <div className={itemList}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {slots.map((slot) => (
      <div key={slot} className={row} aria-hidden="true">
        <Skeleton className={round} />
        <span className={lines}>
          <Skeleton className={name} />
          <Skeleton className={text} />
        </span>
      </div>
    ))}
  </div>
);
