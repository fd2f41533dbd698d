import { useSelector } from '@xstate/react';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { bubble } from '#styled/recipes';
import type { NextLineRef } from './chatTypes.ts';

const foot = css({ alignItems: 'center' });

export interface QueuedLineProps {
  nextLine: NextLineRef;
  /** Behind the messages, which count from 1 on. */
  place: number;
  /** How many there are with it; -1 where that is not known. */
  setSize: number;
}

/** What was said while the companion answers: it goes once there is an answer, and can be taken back until then. */
export const QueuedLine = ({ nextLine, place, setSize }: QueuedLineProps) => {
  const text = useSelector(nextLine, (snapshot) => snapshot.context.text);
  if (text === '') return null;
  const classes = bubble({ side: 'mine', isFirst: true, isPending: true });
  return (
    <article
      className={classes.row}
      aria-posinset={place}
      aria-setsize={setSize}
      data-message="user"
      data-status="queued"
    >
      <div className={classes.column}>
        <div className={classes.line}>
          <div className={classes.bubble} dir="auto">
            <VisuallyHidden>{`${m.chat_you()}: `}</VisuallyHidden>
            {text}
          </div>
        </div>
      </div>
      <div className={`${classes.foot} ${foot}`}>
        <output>{m.chat_queued()}</output>
        <Button
          size="sm"
          variant="ghost"
          color="ink"
          onClick={() => {
            nextLine.send({ type: 'line.takenBack' });
          }}
        >
          {m.chat_unsent_edit()}
        </Button>
      </div>
    </article>
  );
};
