import { Link, useLocation } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { PageTitle } from '../PageTitle.tsx';

const page = css({
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4',
  p: 'gutter',
  textAlign: 'center',
});
const heading = css({ textStyle: 'display', color: 'accent.text' });
const text = css({ textStyle: 'lead', color: 'fg.muted' });
const detail = css({ color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere', maxWidth: 'measure' });
const way = css({ mt: '4' });

/** Shown for an unknown address, which it names, and for every error of the application. `status` is that of HTTP. */
export const ErrorScreen = ({ status }: { status?: number | undefined }) => {
  const { pathname } = useLocation();
  return (
    <div className={page}>
      <PageTitle>{m.error_heading()}</PageTitle>
      <h1 className={heading}>{m.error_heading()}</h1>
      <p className={text}>{m.error_text()}</p>
      {status === 404 ? <p className={detail}>{m.error_not_found({ path: pathname })}</p> : null}
      <Link to={paths.home()} className={cx(button(), way)}>
        {m.error_go_home()}
      </Link>
    </div>
  );
};
