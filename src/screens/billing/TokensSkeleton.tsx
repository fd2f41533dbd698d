import { m } from '#src/paraglide/messages.js';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { ruledItem, ruledWords } from './billingStyles.ts';

const total = css({ width: '28', height: '10' });
const line = css({ width: 'half', height: '5' });
const figure = css({ width: '16', height: '5' });

const slots = ['first', 'second', 'third', 'fourth'];

/** What can be spent, and a few lines to come. */
export const TokensSkeleton = () => (
  <>
    <VisuallyHidden>{m.billing_tokens_loading()}</VisuallyHidden>
    <Skeleton className={total} />
    <div aria-hidden="true">
      {slots.map((slot) => (
        <div key={slot} className={ruledItem}>
          <span className={ruledWords}>
            <Skeleton className={line} />
          </span>
          <Skeleton className={figure} />
        </div>
      ))}
    </div>
  </>
);
