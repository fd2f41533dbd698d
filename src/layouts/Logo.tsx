import { Link } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/paths.ts';
import { css } from '#styled/css';

const logo = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  fontFamily: 'display',
  fontSize: '2xl',
  lineHeight: 'solid',
  color: 'fg.default',
  textDecoration: 'none',
  borderRadius: 'sm',
});
const logoOnPicture = css({ color: 'onPicture.default' });
const mark = css({ width: '7', height: '7', color: 'accent.solid', flexShrink: '0' });
const flame = css({ fill: 'current' });
const heart = css({ fill: 'bg.canvas' });

/** The name of the product with its flame; leads home. */
export const Logo = ({ isOnPicture = false }: { isOnPicture?: boolean }) => (
  <Link to={paths.home()} className={isOnPicture ? `${logo} ${logoOnPicture}` : logo} aria-label={m.nav_home()}>
    <svg className={mark} viewBox="4 3 24 26" aria-hidden="true" focusable="false">
      <path
        className={flame}
        d="M16.8 3.4c.6 5 8.2 8.200 8.200 15.500a8.900 8.900 0 0 1-17.800 0c0-3.400 1.700-5.700 3.400-7.600.6 2 1.600 3 3 3.500-.8-4.500.4-8.500 3.200-11.400Z"
      />
      <path
        className={heart}
        d="M16.300 16.900c.3 2.200 3.300 3.100 3.300 5.900a3.700 3.700 0 0 1-7.400 0c0-2.400 1.900-3.600 4.100-5.900Z"
      />
    </svg>
    {m.brand()}
  </Link>
);
