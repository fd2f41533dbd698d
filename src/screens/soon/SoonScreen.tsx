import { Link } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/paths.ts';
import { css } from '#styled/css';
import { button } from '#styled/recipes';

const page = css({
  height: 'full',
  minHeight: 'half',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4',
  px: 'gutter',
  py: '16',
  textAlign: 'center',
});
const heading = css({ textStyle: 'display', textWrap: 'balance' });
const text = css({ textStyle: 'lead', color: 'fg.muted', maxWidth: 'measure', mb: '4' });

/** Holds the place of a part of Liora that is not open yet, and says so. */
export const SoonScreen = ({ title }: { title: string }) => (
  <section className={page}>
    <h1 className={heading}>{title}</h1>
    <p className={text}>{m.soon_text()}</p>
    <Link to={paths.home()} className={button()}>
      {m.home_start()}
    </Link>
  </section>
);
