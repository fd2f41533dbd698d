import type { ReactNode } from 'react';
import { m } from '#src/paraglide/messages.js';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { PageTitle } from '../PageTitle.tsx';
import { focusOnShow, useFocusGoesAlong } from '../useFocusComesBack.ts';

const page = css({
  flex: '1',
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'stretch',
});
const aside = css({
  display: { base: 'none', lg: 'flex' },
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: '4',
  ms: 'gutter',
  mb: 'gutter',
  p: '12',
  borderRadius: 'xl',
  bg: 'ink.deep',
  bgGradient: 'aura',
  color: 'onPicture.default',
});
const asideTitle = css({ textStyle: 'display', textWrap: 'balance', maxWidth: 'measure' });
const asideText = css({ textStyle: 'lead', color: 'onPicture.muted', maxWidth: 'measure' });
const content = css({
  width: 'full',
  maxWidth: 'card',
  m: 'auto',
  px: { base: '5', lg: '0' },
  py: '8',
});
const heading = css({ textStyle: 'title', outline: 'none' });
const lead = css({ mt: '3', color: 'fg.muted' });
const body = css({ mt: '8' });
const line = css({ width: 'full', height: '13', mt: '4', borderRadius: 'md' });
const short = css({ width: 'half', height: '10' });

export interface AuthPageProps {
  /** Empty while there is nothing to show yet. */
  title: string;
  text: string;
  /** It comes in place of a screen that the person had the keyboard on. */
  isNext?: boolean;
  /** Between its text and what is in it. */
  above?: ReactNode;
  children?: ReactNode;
}

/** The container as a screen, beside a word about Liora on wide windows. The keyboard goes along with its steps. */
export const AuthPage = ({ title, text, isNext = false, above, children }: AuthPageProps) => {
  const followed = useFocusGoesAlong(title);
  return (
    <div className={page}>
      <aside className={aside}>
        <p className={asideTitle}>{m.auth_aside_title()}</p>
        <p className={asideText}>{m.auth_aside_text()}</p>
      </aside>
      <section className={content}>
        {title === '' ? (
          <>
            <h1>
              <VisuallyHidden>{m.auth_opening()}</VisuallyHidden>
              <Skeleton className={short} />
            </h1>
            <Skeleton className={line} />
            <Skeleton className={line} />
            <Skeleton className={line} />
          </>
        ) : (
          <>
            <PageTitle>{title}</PageTitle>
            <h1 ref={isNext ? focusOnShow : followed} tabIndex={-1} className={heading}>
              {title}
            </h1>
            <p className={lead}>{text}</p>
            {above}
            <div className={body}>{children}</div>
          </>
        )}
      </section>
    </div>
  );
};
