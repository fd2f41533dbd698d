import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { isLoading, loadFailureOf, optionsOf } from '#machines/pictureTask/pictureTaskSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { widePage } from '../pageStyles.ts';
import { PageTitle } from '../PageTitle.tsx';
import { ReloadNotice } from '../ReloadNotice.tsx';
import { failureText } from '../wording.ts';
import { GeneratorForm } from './GeneratorForm.tsx';
import { quiet } from './generatorLayout.ts';
import type { PictureTaskRef } from './generatorTypes.ts';
import { TaskResults } from './TaskResults.tsx';

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2', mb: '6' });
const title = css({ textStyle: 'heading', flex: '1', minWidth: '0', outline: 'none' });
const lead = css({ color: 'fg.muted', flexBasis: 'full' });
const demo = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', flexBasis: 'full' });
const columns = css({
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 26rem)' },
  columnGap: '12',
  rowGap: '10',
  alignItems: 'start',
});
const waiting = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const line = css({ height: '13', borderRadius: 'md' });
const tall = css({ height: '28', borderRadius: 'lg' });

const Waiting = () => (
  <div className={columns}>
    <VisuallyHidden>{m.picture_loading()}</VisuallyHidden>
    <div className={waiting}>
      <Skeleton className={tall} />
      <Skeleton className={tall} />
      <Skeleton className={line} />
      <Skeleton className={line} />
    </div>
    <Skeleton className={tall} />
  </div>
);

const Body = ({ tasks, tokens }: { tasks: PictureTaskRef; tokens: number | null }) => {
  const isWaiting = useSelector(tasks, (snapshot) => isLoading(snapshot) || snapshot.matches('closed'));
  const failure = useSelector(tasks, loadFailureOf);
  if (failure !== null)
    return (
      <ReloadNotice flow={tasks}>
        {m.picture_load_failed()} {failureText(failure)}
      </ReloadNotice>
    );
  if (isWaiting) return <Waiting />;
  return (
    <div className={columns}>
      <GeneratorForm tasks={tasks} tokens={tokens} />
      <TaskResults tasks={tasks} />
    </div>
  );
};

/** Asking for pictures; `tokens` are those that the person has, `null` while not known. */
export const GeneratorScreen = ({ tasks, tokens }: { tasks: PictureTaskRef; tokens: number | null }) => {
  const isDemo = useSelector(tasks, (snapshot) => optionsOf(snapshot)?.isDemo ?? false);
  return (
    <div className={widePage}>
      <div className={head}>
        <PageTitle>{m.picture_title()}</PageTitle>
        <h1 className={title}>{m.picture_title()}</h1>
        <Link to={paths.images()} className={button({ size: 'sm', variant: 'outline', color: 'ink' })}>
          {m.picture_to_gallery()}
        </Link>
        <p className={lead}>{m.picture_lead()}</p>
        {isDemo ? (
          <div className={demo}>
            <Badge>{m.picture_demo()}</Badge>
            <p className={quiet}>{m.picture_demo_text()}</p>
          </div>
        ) : null}
      </div>
      <Body tasks={tasks} tokens={tokens} />
    </div>
  );
};
