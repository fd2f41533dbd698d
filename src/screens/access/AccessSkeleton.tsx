import { m } from '#src/paraglide/messages.js';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { question, ruledItem } from '../billing/billingStyles.ts';
import { WordsSkeleton } from '../billing/WordsSkeleton.tsx';

/** This device, which is always listed, to come. */
export const AccessSkeleton = () => (
  <div>
    <VisuallyHidden>{m.access_loading()}</VisuallyHidden>
    <h3 className={question}>{m.access_sessions()}</h3>
    <div aria-hidden="true" className={ruledItem}>
      <WordsSkeleton />
    </div>
  </div>
);
