import { useSelector } from '@xstate/react';
import { isFree, othersOf } from '#machines/pictureTask/pictureTaskSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { statusText } from '../pictureWording.ts';
import { quiet } from './generatorLayout.ts';
import type { PictureTaskRef } from './generatorTypes.ts';

const list = css({ display: 'flex', flexDirection: 'column' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  py: '3',
  borderTopWidth: 'thin',
  borderTopStyle: 'solid',
  borderColor: 'border.subtle',
});
const words = css({ flex: '1', minWidth: '0' });
const wish = css({ truncate: true });
const label = css({ textStyle: 'label', mb: '2' });

/** What else is under way, or came to nothing; each can be brought to the front. */
export const TaskOthers = ({ tasks }: { tasks: PictureTaskRef }) => {
  const others = useSelector(tasks, othersOf);
  const canChoose = useSelector(tasks, isFree);
  if (others.length === 0) return null;
  return (
    <section>
      <h3 className={label}>{m.picture_others()}</h3>
      <ul className={list}>
        {others.map((task) => {
          const { prompt } = task.wish;
          const text = prompt === '' ? m.picture_wish_none() : m.picture_wish({ prompt });
          return (
            <li key={task.taskId} className={item}>
              <div className={words}>
                <p className={wish}>{text}</p>
                <p className={quiet}>{statusText(task).title}</p>
              </div>
              <Button
                size="sm"
                variant="outline"
                color="ink"
                disabled={!canChoose}
                aria-label={`${m.picture_other_show()} ${text}`}
                onClick={() => {
                  tasks.send({ type: 'task.chosen', taskId: task.taskId });
                }}
              >
                {m.picture_other_show()}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
