import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { viewOf } from '#machines/characterCreation/characterCreationSelectors.ts';
import { isLoading, loadFailureOf } from '#machines/characterDraft/characterDraftSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { widePage } from '../pageStyles.ts';
import { PageTitle } from '../PageTitle.tsx';
import { ReloadNotice } from '../ReloadNotice.tsx';
import { failureText } from '../wording.ts';
import { CreationView } from './CreationView.tsx';
import { acts as actsClass, columns, form, head, lead as leadClass, title, titles } from './layout.ts';
import type { GeneratorRefs } from './generatorTypes.ts';
import { StartOver } from './StartOver.tsx';

const line = css({ height: '13', borderRadius: 'md' });
const tall = css({ height: '48', borderRadius: 'lg' });
const portraitShape = css({
  aspectRatio: 'portrait',
  borderRadius: 'xl',
  width: { base: '16', lg: 'full' },
  gridColumn: { lg: '2' },
  gridRow: '1',
});

export interface GeneratorGateProps extends GeneratorRefs {
  heading: string;
  /** Says what one does here. */
  lead?: string;
  /** The other way of making, whose draft is the same. */
  otherWay: { readonly to: string; readonly text: string };
  children: ReactNode;
}

/** The draft, once there is something to choose from. */
export const DraftBody = ({ draft, children }: Pick<GeneratorGateProps, 'draft' | 'children'>) => {
  const isWaiting = useSelector(draft, isLoading);
  const failure = useSelector(draft, loadFailureOf);
  if (failure !== null)
    return (
      <ReloadNotice flow={draft}>
        {m.making_load_failed()} {failureText(failure)}
      </ReloadNotice>
    );
  if (isWaiting)
    return (
      <div className={columns}>
        <VisuallyHidden>{m.making_loading()}</VisuallyHidden>
        <Skeleton className={portraitShape} />
        <div className={form}>
          <Skeleton className={line} />
          <Skeleton className={tall} />
          <Skeleton className={line} />
        </div>
      </div>
    );
  return children;
};

/** A screen of making: the draft where one is written, and what comes of it once it is sent. */
export const GeneratorGate = ({ draft, creation, heading, lead, otherWay, children }: GeneratorGateProps) => {
  const view = useSelector(creation, viewOf);
  if (view !== null)
    return (
      <div className={widePage}>
        <CreationView creation={creation} view={view} />
      </div>
    );
  return (
    <div className={widePage}>
      <div className={head}>
        <div className={titles}>
          <PageTitle>{heading}</PageTitle>
          <h1 className={title}>{heading}</h1>
          {lead === undefined ? null : <p className={leadClass}>{lead}</p>}
        </div>
        <div className={actsClass}>
          <Link to={otherWay.to} className={button({ size: 'sm', variant: 'outline', color: 'ink' })}>
            {otherWay.text}
          </Link>
          <StartOver draft={draft} />
        </div>
      </div>
      <DraftBody draft={draft}>{children}</DraftBody>
    </div>
  );
};
