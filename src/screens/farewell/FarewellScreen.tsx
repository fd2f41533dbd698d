import { Link } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { textPage } from '../pageStyles.ts';
import { PageTitle } from '../PageTitle.tsx';

const page = css({ alignItems: 'flex-start' });
const heading = css({ textStyle: 'display', textWrap: 'balance' });
const text = css({ textStyle: 'lead', color: 'fg.muted' });

/** Where somebody is once their account is deleted. */
export const FarewellScreen = () => (
  <section className={cx(textPage, page)}>
    <PageTitle>{m.farewell_title()}</PageTitle>
    <h1 className={heading}>{m.farewell_title()}</h1>
    <p className={text}>{m.settings_deleted()}</p>
    <p className={text}>{m.farewell_text()}</p>
    <p className={text}>{m.farewell_back()}</p>
    <Link to={paths.home()} className={button({ variant: 'outline', color: 'ink' })}>
      {m.farewell_go_home()}
    </Link>
  </section>
);
