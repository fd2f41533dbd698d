import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { othersOf, picturesOf, viewOf } from '#machines/pictureTask/pictureTaskSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { PictureIcon } from '#src/ui/icons.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { css, cx } from '#styled/css';
import { subheading } from './generatorLayout.ts';
import type { PictureTaskRef } from './generatorTypes.ts';
import { TaskCard } from './TaskCard.tsx';
import { TaskOthers } from './TaskOthers.tsx';
import { TaskPictures } from './TaskPictures.tsx';

const whole = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  minWidth: '0',
  position: { lg: 'sticky' },
  top: { lg: 'topBar' },
  pt: { lg: '4' },
  transitionProperty: '[none]',
});

/*
 * On narrow windows it stands below the form: what has just been asked for comes before that, and at once, as it is scrolled to. Less motion is
 * had by transitions that are very short, of the order as well.
 */
const inFront = css({ order: { base: '-1', lg: '[0]' } });

/** The press was far down the form: the card comes into view with the keyboard. */
const takeKeyboard = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true });
  // With the next frame: until then the browser holds on to what was on view before the card came above it.
  requestAnimationFrame(() => element?.scrollIntoView({ block: 'nearest' }));
};
const leave = (): void => undefined;

/** What comes of wishes: the task in front, those beside it, and the pictures. */
export const TaskResults = ({ tasks }: { tasks: PictureTaskRef }) => {
  const view = useSelector(tasks, viewOf);
  const isEmpty = useSelector(
    tasks,
    (snapshot) => viewOf(snapshot) === null && othersOf(snapshot).length === 0 && picturesOf(snapshot).length === 0,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(view);
  useEffect(() => {
    // The button that was pressed has gone with what it was for.
    if (last.current !== view && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    last.current = view;
  }, [view]);
  return (
    <section className={cx(whole, view === null ? '' : inFront)} aria-labelledby="results">
      <h2 id="results" ref={heading} tabIndex={-1} className={subheading}>
        {m.picture_results()}
      </h2>
      {isEmpty ? (
        <EmptyState icon={<PictureIcon />} title={m.picture_empty_title()}>
          {m.picture_empty_text()}
        </EmptyState>
      ) : null}
      {view === null ? null : (
        <TaskCard tasks={tasks} view={view} heading={view === 'creating' ? takeKeyboard : leave} />
      )}
      <TaskOthers tasks={tasks} />
      <TaskPictures tasks={tasks} />
    </section>
  );
};
