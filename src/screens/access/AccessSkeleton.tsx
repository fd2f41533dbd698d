import { m } from '#src/paraglide/messages.js';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { question, ruledItem, ruledWords } from '../billing/billingStyles.ts';

const words = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const what = css({ width: 'half', height: '5' });
const when = css({ width: '28', height: '4' });

/** This device, which is always listed, to come. */
export const AccessSkeleton = () => (
  <div>
    <VisuallyHidden>{m.access_loading()}</VisuallyHidden>
    <h3 className={question}>{m.access_sessions()}</h3>
    <div aria-hidden="true" className={ruledItem}>
      <span className={ruledWords}>
        <span className={words}>
          <Skeleton className={what} />
          <Skeleton className={when} />
        </span>
      </span>
    </div>
  </div>
);
