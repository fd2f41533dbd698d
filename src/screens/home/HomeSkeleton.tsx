import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css } from '#styled/css';
import { cardGrid, featuredItem, featuredList } from './homeStyles.ts';

const card = css({ aspectRatio: 'portrait', borderRadius: 'lg' });
const featuredCard = css({ width: 'full', aspectRatio: 'portrait', borderRadius: 'xl' });
const chip = css({ width: '20', height: '10', borderRadius: 'full' });

const slots = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}${String(index)}`);

/** Three portraits to come. */
export const FeaturedSkeleton = () => (
  <div className={featuredList} aria-hidden="true">
    {slots(3, 'featured').map((key) => (
      <div key={key} className={featuredItem}>
        <Skeleton className={featuredCard} />
      </div>
    ))}
  </div>
);

/** Tags to come. */
export const TagsSkeleton = () =>
  slots(6, 'tag').map((key) => (
    <li key={key}>
      <Skeleton className={chip} />
    </li>
  ));

/** Rows of cards to come. */
export const GridSkeleton = () => (
  <div className={cardGrid} aria-hidden="true">
    {slots(12, 'card').map((key) => (
      <Skeleton key={key} className={card} />
    ))}
  </div>
);
