import { m } from '#src/paraglide/messages.js';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { ruledItem, ruledWords } from './billingStyles.ts';

const words = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const what = css({ width: 'half', height: '5' });
const when = css({ width: '28', height: '4' });
const status = css({ width: '16', height: '6', borderRadius: 'full' });

const slots = ['first', 'second', 'third'];

/** A few orders to come. */
export const OrdersSkeleton = () => (
  <div>
    <VisuallyHidden>{m.billing_orders_loading()}</VisuallyHidden>
    <div aria-hidden="true">
      {slots.map((slot) => (
        <div key={slot} className={ruledItem}>
          <span className={ruledWords}>
            <span className={words}>
              <Skeleton className={what} />
              <Skeleton className={when} />
            </span>
          </span>
          <Skeleton className={status} />
        </div>
      ))}
    </div>
  </div>
);
