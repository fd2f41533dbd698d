import { m } from '#src/paraglide/messages.js';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css, cx } from '#styled/css';
import { goOnHead, goOnList, goOnPicture, goOnPlace } from './goOnStyles.ts';

const heading = css({ textStyle: 'heading' });
const card = css({ p: '3', borderWidth: 'thin', borderStyle: 'solid', borderColor: 'transparent' });
const picture = css({ aspectRatio: 'portrait' });

const slots = ['first', 'second', 'third'];

/** Holds the place of the last conversations while they come. */
export const GoOnSkeleton = () => (
  <section className={goOnPlace} aria-busy="true">
    <div className={goOnHead}>
      <h1 className={heading}>{m.home_go_on()}</h1>
    </div>
    <div className={goOnList} aria-hidden="true">
      {slots.map((slot) => (
        <div key={slot} className={card}>
          <Skeleton className={cx(goOnPicture, picture)} />
        </div>
      ))}
    </div>
  </section>
);
