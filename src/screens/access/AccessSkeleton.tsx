import { m } from '#src/paraglide/messages.js';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { ruledItem, ruledWords } from '../billing/billingStyles.ts';

const words = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const what = css({ width: 'half', height: '5' });
const when = css({ width: '28', height: '4' });

const slots = ['first', 'second'];

/** A few devices to come. */
export const AccessSkeleton = () => (
  <div>
    <VisuallyHidden>{m.access_loading()}</VisuallyHidden>
    <div aria-hidden="true">
      {slots.map((slot) => (
        <div key={slot} className={ruledItem}>
          <span className={ruledWords}>
            <span className={words}>
              <Skeleton className={what} />
              <Skeleton className={when} />
            </span>
          </span>
        </div>
      ))}
    </div>
  </div>
);
