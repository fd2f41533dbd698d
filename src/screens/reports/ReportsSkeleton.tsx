import { m } from '#src/paraglide/messages.js';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';

const line = css({ width: 'half', height: '[1lh]' });

/** As much as most people have: a line that says that there is nothing. */
export const ReportsSkeleton = () => (
  <div>
    <VisuallyHidden>{m.reports_loading()}</VisuallyHidden>
    <div aria-hidden="true">
      <Skeleton className={line} />
    </div>
  </div>
);
