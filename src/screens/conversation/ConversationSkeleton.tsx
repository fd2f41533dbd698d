import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css, cx } from '#styled/css';

const column = css({
  flex: '1',
  minHeight: '0',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '3',
  width: 'full',
  maxWidth: 'column',
  mx: 'auto',
  px: '4',
  pt: { base: '6', lg: '10' },
});
const portrait = css({
  width: { base: '40', lg: '48' },
  aspectRatio: 'portrait',
  borderRadius: 'xl',
  alignSelf: 'center',
});
const name = css({ width: '48', height: '10', alignSelf: 'center', mb: '8' });
const bubble = css({ width: '[62%]', height: '20', borderRadius: 'lg' });
const mine = css({ width: '[38%]', height: '12', alignSelf: 'flex-end' });
const field = css({ width: 'full', height: '16', borderRadius: 'xl', mt: 'auto', mb: '10' });

/** A conversation to come. */
export const ConversationSkeleton = () => (
  <div className={column} aria-hidden="true">
    <Skeleton className={portrait} />
    <Skeleton className={name} />
    <Skeleton className={bubble} />
    <Skeleton className={cx(bubble, mine)} />
    <Skeleton className={bubble} />
    <Skeleton className={field} />
  </div>
);
