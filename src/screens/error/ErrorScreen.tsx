import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { PageTitle } from '../PageTitle.tsx';

const page = css({
  flex: '1',
  minHeight: 'screen',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4',
  p: 'gutter',
  textAlign: 'center',
  bgGradient: 'dawn',
  outline: 'none',
});
const heading = css({ textStyle: 'display', color: 'accent.text' });
const text = css({ textStyle: 'lead', color: 'fg.muted' });
const detail = css({ color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere', maxWidth: 'measure' });
const way = css({ mt: '4' });

/** HTTP status of what was thrown: 500 where it names none. */
const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

/** Shown for an unknown address, which it names, and for every error of the application. */
export const ErrorScreen = () => {
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = error === undefined ? undefined : statusOf(error);
  return (
    <main id="main" tabIndex={-1} className={page} data-status={status}>
      <PageTitle>{m.error_heading()}</PageTitle>
      <h1 className={heading}>{m.error_heading()}</h1>
      <p className={text}>{m.error_text()}</p>
      {status === 404 ? <p className={detail}>{m.error_not_found({ path: pathname })}</p> : null}
      <Link to={paths.home()} className={cx(button(), way)}>
        {m.error_go_home()}
      </Link>
    </main>
  );
};
