import { m } from '#src/paraglide/messages.js';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { ruledItem } from './billingStyles.ts';
import { WordsSkeleton } from './WordsSkeleton.tsx';

const status = css({ width: '16', height: '6', borderRadius: 'full' });

const slots = ['first', 'second', 'third'];

/** A few orders to come. */
export const OrdersSkeleton = () => (
  <div>
    <VisuallyHidden>{m.billing_orders_loading()}</VisuallyHidden>
    <div aria-hidden="true">
      {slots.map((slot) => (
        <div key={slot} className={ruledItem}>
          <WordsSkeleton />
          <Skeleton className={status} />
        </div>
      ))}
    </div>
  </div>
);
