import { Link } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { PageTitle } from '../PageTitle.tsx';

const page = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: '4',
  m: 'auto',
  p: 'gutter',
});
const heading = css({ textStyle: 'title' });
const text = css({ textStyle: 'lead', color: 'fg.muted', mb: '4' });

/** The ground on which the setup modals stand when they are opened by their address. */
export const SetupScreen = () => (
  <section className={page}>
    <PageTitle>{m.setup_page_title()}</PageTitle>
    <h1 className={heading}>{m.setup_page_title()}</h1>
    <p className={text}>{m.setup_page_text()}</p>
    <Link to={paths.home()} className={button({ variant: 'outline', color: 'ink' })}>
      {m.action_continue()}
    </Link>
  </section>
);
