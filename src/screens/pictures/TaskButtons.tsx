import { useSelector } from '@xstate/react';
import { isToBeCancelled, taskOf } from '#machines/pictureTask/pictureTaskSelectors.ts';
import type { PictureTaskEvent } from '#machines/pictureTask/pictureTaskTypes.ts';
import { m } from '#src/paraglide/messages.js';
import { Button, type ButtonProps } from '#src/ui/Button.tsx';
import { newIntentId } from '#src/api/newIntentId.ts';
import { focusPrompt } from './focusPrompt.ts';
import type { PictureTaskRef } from './generatorTypes.ts';

/** What one can do with the task in front. */

interface ActProps extends Pick<ButtonProps, 'variant' | 'color' | 'disabled'> {
  tasks: PictureTaskRef;
  text: string;
  event: () => PictureTaskEvent;
}

const ActButton = ({ tasks, text, event, variant = 'outline', color = 'ink', disabled = false }: ActProps) => (
  <Button
    size="sm"
    variant={variant}
    color={color}
    disabled={disabled}
    onClick={() => {
      tasks.send(event());
    }}
  >
    {text}
  </Button>
);

type Acting = Pick<ActProps, 'tasks'>;

export const SubmitButton = ({ tasks, text, isSecond = false }: Acting & { text: string; isSecond?: boolean }) => (
  <ActButton
    tasks={tasks}
    text={text}
    {...(!isSecond && { variant: 'solid', color: 'primary' })}
    event={() => ({ type: 'wish.submitted', intentId: newIntentId() })}
  />
);

export const CancelButton = ({ tasks }: Acting) => {
  const isDue = useSelector(tasks, isToBeCancelled);
  const canCancel = useSelector(tasks, (snapshot) => snapshot.can({ type: 'task.cancelled', intentId: '' }));
  return (
    <ActButton
      tasks={tasks}
      text={m.picture_cancel()}
      disabled={isDue || !canCancel}
      event={() => ({ type: 'task.cancelled', intentId: newIntentId() })}
    />
  );
};

export const RetryButton = ({ tasks }: Acting) => (
  <ActButton
    tasks={tasks}
    text={m.action_retry()}
    variant="solid"
    color="primary"
    event={() => ({ type: 'task.retried', intentId: newIntentId() })}
  />
);

export const DismissButton = ({ tasks }: Acting) => (
  <ActButton
    tasks={tasks}
    text={m.picture_dismiss()}
    variant="ghost"
    event={() => ({ type: 'task.dismissed', intentId: newIntentId() })}
  />
);

export const LookAgainButton = ({ tasks, text }: Acting & { text: string }) => (
  <ActButton tasks={tasks} text={text} variant="solid" color="primary" event={() => ({ type: 'follow.resumed' })} />
);

/** Takes the wish of the task back into the form. */
export const ReuseButton = ({ tasks }: Acting) => {
  const wish = useSelector(tasks, (snapshot) => taskOf(snapshot)?.wish ?? null);
  return wish === null ? null : (
    <Button
      size="sm"
      variant="outline"
      color="ink"
      onClick={() => {
        tasks.send({ type: 'wish.changed', change: wish });
        focusPrompt();
      }}
    >
      {m.picture_reuse()}
    </Button>
  );
};
