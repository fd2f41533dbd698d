import { Link } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { textPage } from '../pageStyles.ts';
import { PageTitle } from '../PageTitle.tsx';
import { ConsentRow } from '../consent/ConsentRow.tsx';
import { LanguageRow } from '../language/LanguageRow.tsx';

const heading = css({ textStyle: 'display', textWrap: 'balance' });
const text = css({ textStyle: 'lead', color: 'fg.muted' });
const link = css({ color: 'accent.text', textDecoration: 'underline' });
const way = css({ mt: '3' });

/** What Liora is, and what its companions are not. */
export const AboutScreen = () => (
  <section className={textPage}>
    <PageTitle>{m.about_title()}</PageTitle>
    <h1 className={heading}>{m.about_title()}</h1>
    <p className={text}>{m.about_what()}</p>
    <p className={text}>{m.about_ai()}</p>
    <p className={text}>{m.about_adults()}</p>
    <p className={text}>
      <Link to={paths.safety()} className={link}>
        {m.safety_title()}
      </Link>
    </p>
    <p className={way}>
      <Link to={paths.home()} className={button()}>
        {m.home_start()}
      </Link>
    </p>
    <LanguageRow />
    <ConsentRow />
  </section>
);
