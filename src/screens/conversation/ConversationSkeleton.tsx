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
const intro = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '4', sm: '8' },
  width: 'full',
  mb: '6',
});
const portrait = css({
  display: { base: 'block', _besideTalk: 'none' },
  width: { base: '28', sm: '48' },
  aspectRatio: 'portrait',
  borderRadius: 'xl',
  flexShrink: '0',
});
const text = css({
  flex: '1',
  width: 'full',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
});
const name = css({ width: 'half', height: '10' });
const line = css({ width: 'full', height: '16' });
const bubble = css({ width: '[62%]', height: '20', borderRadius: 'lg' });
const mine = css({ width: '[38%]', height: '12', alignSelf: 'flex-end' });
const field = css({ width: 'full', height: '16', borderRadius: 'xl', mt: 'auto', mb: '10' });

/** A conversation to come. */
export const ConversationSkeleton = () => (
  <div className={column} aria-hidden="true">
    <div className={intro}>
      <Skeleton className={portrait} />
      <div className={text}>
        <Skeleton className={name} />
        <Skeleton className={line} />
      </div>
    </div>
    <Skeleton className={bubble} />
    <Skeleton className={cx(bubble, mine)} />
    <Skeleton className={bubble} />
    <Skeleton className={field} />
  </div>
);
