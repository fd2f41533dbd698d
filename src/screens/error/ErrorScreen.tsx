import { Link } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/paths.ts';
import { css } from '#styled/css';
import { button } from '#styled/recipes';

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
});
const heading = css({ textStyle: 'display', color: 'accent.text' });
const text = css({ textStyle: 'lead', color: 'fg.muted', mb: '4' });

/** Shown for an unknown address and for every error of the application. */
export const ErrorScreen = () => (
  <main className={page}>
    <h1 className={heading}>{m.error_heading()}</h1>
    <p className={text}>{m.error_text()}</p>
    <Link to={paths.home()} className={button()}>
      {m.error_go_home()}
    </Link>
  </main>
);
