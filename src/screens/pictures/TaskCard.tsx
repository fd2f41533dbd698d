import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { type Help, help as helpData } from '#contract/care.ts';
import type { Failure } from '#machines/failure.ts';
import {
  actFailureOf,
  actKindOf,
  failureOf,
  isToBeCancelled,
  type TaskView,
  taskOf,
} from '#machines/pictureTask/pictureTaskSelectors.ts';
import { isUnderWay } from '#machines/pictureTask/tasks.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Progress } from '#src/ui/Progress.tsx';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { refusalText, statusText, taskFailureText } from '../pictureWording.ts';
import { failureText } from '../wording.ts';
import { buttons, card, quiet, subheading } from './generatorLayout.ts';
import type { PictureTaskRef } from './generatorTypes.ts';
import { HelpNotice } from '../conversation/HelpCard.tsx';
import { actText, failedActText, notCreatedText } from './generatorWording.ts';
import {
  CancelButton,
  DismissButton,
  LookAgainButton,
  ReuseButton,
  RetryButton,
  SubmitButton,
} from './TaskButtons.tsx';

/* Clear of the bar at the top. */
const clear = css({ scrollMarginTop: '8' });
const line = css({ overflowWrap: 'anywhere', lineClamp: '3' });

interface Words {
  readonly title: string;
  readonly detail: string;
}

/** Whom somebody in need can reach, where their wish told of it. */
const helpIn = (failure: Failure | null): Help | undefined => helpData.safeParse(failure?.help).data;

/** What is told in each view; `detail` may be empty. */
const useWords = (tasks: PictureTaskRef, view: TaskView): Words => {
  const task = useSelector(tasks, taskOf);
  const kind = useSelector(tasks, actKindOf);
  const isDue = useSelector(tasks, isToBeCancelled);
  const failure = useSelector(tasks, failureOf);
  switch (view) {
    case 'creating':
      return { title: m.picture_creating(), detail: isDue ? m.picture_cancel_due() : m.picture_creating_text() };
    case 'acting':
      return { title: kind === null ? m.picture_looking() : actText(kind), detail: '' };
    case 'tokensNeeded':
      return { title: m.picture_tokens_title(), detail: m.picture_tokens_text() };
    case 'notCreated':
      if (helpIn(failure) !== undefined) return { title: m.picture_help_title(), detail: m.picture_help_text() };
      return { title: m.picture_not_created_title(), detail: failure === null ? '' : notCreatedText(failure) };
    case 'following': {
      if (task === null || !isUnderWay(task)) return { title: m.picture_looking(), detail: '' };
      const { title, detail } = statusText(task);
      return { title, detail: failure === null ? detail : m.picture_trouble() };
    }
    case 'givenUp':
      return { title: m.picture_given_up_title(), detail: m.picture_given_up_text() };
    case 'signedOut':
      return { title: m.picture_signed_out_title(), detail: m.picture_signed_out_text() };
    case 'ready':
      return { title: m.picture_ready_title(), detail: m.picture_ready_text() };
    case 'refused':
      return { title: m.picture_refused_title(), detail: `${refusalText(task?.refusal ?? null)} ${m.picture_free()}` };
    case 'failed':
      return {
        title: m.picture_failed_title(),
        detail: `${taskFailureText(task?.failure ?? null)} ${m.picture_free()}`,
      };
    case 'cancelled':
      return { title: m.picture_cancelled_title(), detail: m.picture_free() };
    case 'gone':
      return { title: m.picture_gone_title(), detail: m.picture_gone_text() };
  }
};

const Acts = ({ tasks, view }: { tasks: PictureTaskRef; view: TaskView }) => {
  const isFromChat = useSelector(tasks, (snapshot) => taskOf(snapshot)?.isFromChat === true);
  const isForHelp = helpIn(useSelector(tasks, failureOf)) !== undefined;
  switch (view) {
    case 'creating':
    case 'following':
      return <CancelButton tasks={tasks} />;
    case 'acting':
      return null;
    case 'tokensNeeded':
      return (
        <>
          <Link to={paths.tokens()} className={button({ size: 'sm' })}>
            {m.picture_tokens_get()}
          </Link>
          <SubmitButton tasks={tasks} text={m.picture_tokens_retry()} isSecond />
          <DismissButton tasks={tasks} />
        </>
      );
    case 'notCreated':
      return (
        <>
          {isForHelp ? null : <SubmitButton tasks={tasks} text={m.action_retry()} />}
          <DismissButton tasks={tasks} />
        </>
      );
    case 'givenUp':
      return <LookAgainButton tasks={tasks} text={m.picture_look_again()} />;
    case 'signedOut':
      // Asking brings signing in to the front.
      return <LookAgainButton tasks={tasks} text={m.auth_sign_in()} />;
    case 'refused':
      return (
        <>
          <ReuseButton tasks={tasks} />
          <DismissButton tasks={tasks} />
        </>
      );
    case 'failed':
      return (
        <>
          {isFromChat ? null : <RetryButton tasks={tasks} />}
          <ReuseButton tasks={tasks} />
          <DismissButton tasks={tasks} />
        </>
      );
    case 'cancelled':
      return (
        <>
          <ReuseButton tasks={tasks} />
          <DismissButton tasks={tasks} />
        </>
      );
    case 'ready':
    case 'gone':
      return <DismissButton tasks={tasks} />;
  }
};

/** What was asked for, in its own words. */
const Wish = ({ tasks, view }: { tasks: PictureTaskRef; view: TaskView }) => {
  const prompt = useSelector(tasks, ({ context }) =>
    view === 'creating' || view === 'tokensNeeded' || view === 'notCreated'
      ? context.request?.wish.prompt
      : context.task?.wish.prompt,
  );
  if (prompt === undefined || view === 'gone') return null;
  return <p className={line}>{prompt === '' ? m.picture_wish_none() : m.picture_wish({ prompt })}</p>;
};

/** The task in front: how it stands, as words and as a bar, and what one can do. `heading` takes the keyboard with the press that made it. */
export const TaskCard = ({
  tasks,
  view,
  heading,
}: {
  tasks: PictureTaskRef;
  view: TaskView;
  heading: (element: HTMLElement | null) => void;
}) => {
  const { title, detail } = useWords(tasks, view);
  const kind = useSelector(tasks, actKindOf);
  const actFailure = useSelector(tasks, actFailureOf);
  const help = helpIn(useSelector(tasks, failureOf));
  const progress = useSelector(tasks, (snapshot) => taskOf(snapshot)?.progress ?? 0);
  const isWaiting = view === 'creating' || view === 'acting';
  return (
    <section className={card} data-view={view}>
      <div>
        <h3 ref={heading} tabIndex={-1} className={cx(subheading, clear)}>
          {title}
        </h3>
        <output className={quiet}>{detail}</output>
      </div>
      {isWaiting || view === 'following' ? (
        <Progress label={m.picture_progress()} value={isWaiting ? null : progress} />
      ) : null}
      {help === undefined ? null : <HelpNotice help={help} isNew />}
      <Wish tasks={tasks} view={view} />
      {actFailure === null || kind === null ? null : (
        <Notice tone="danger" isAlert>
          {failedActText(kind)} {failureText(actFailure)}
        </Notice>
      )}
      <div className={buttons}>
        <Acts tasks={tasks} view={view} />
      </div>
    </section>
  );
};
