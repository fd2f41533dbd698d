import { useSelector } from '@xstate/react';
import type { CareYear } from '#contract/careCounts.ts';
import { failureShown, isLoadingFirst, yearsOf } from '#machines/careCounts/careCountsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { ReloadNotice } from '../ReloadNotice.tsx';
import { failureText } from '../wording.ts';
import { CountTable } from './CountTable.tsx';
import type { CareCountsRef } from './safetyTypes.ts';

const waiting = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const row = css({ width: 'full', height: '6' });

const Waiting = () => (
  <div className={waiting} aria-busy="true">
    <VisuallyHidden>{m.safety_counts_loading()}</VisuallyHidden>
    <Skeleton className={row} />
    <Skeleton className={row} />
    <Skeleton className={row} />
  </div>
);

const KnownCounts = ({ years }: { years: readonly CareYear[] }) =>
  years.length === 0 ? <p>{m.safety_counts_none()}</p> : <CountTable years={years} />;

/** What is known, and whether that could not be loaded. */
export const Counts = ({ careCounts }: { careCounts: CareCountsRef }) => {
  const isWaiting = useSelector(careCounts, isLoadingFirst);
  const failure = useSelector(careCounts, failureShown);
  const years = useSelector(careCounts, yearsOf);
  return (
    <>
      {failure === null ? null : (
        <ReloadNotice flow={careCounts}>
          {m.safety_counts_failed()} {failureText(failure)}
        </ReloadNotice>
      )}
      {isWaiting ? <Waiting /> : years === null ? null : <KnownCounts years={years} />}
    </>
  );
};
