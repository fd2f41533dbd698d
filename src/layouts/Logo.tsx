import { Link } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { css } from '#styled/css';

// Where there is no room for the name, it wraps below the light, where it is not seen.
const logo = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  height: '7',
  minWidth: '7',
  overflow: 'hidden',
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
const moon = css({ fill: 'current' });
const star = css({ fill: 'amber' });

/** The name of the product with its light; leads home. */
export const Logo = ({ isOnPicture = false }: { isOnPicture?: boolean }) => (
  <Link to={paths.home()} className={isOnPicture ? `${logo} ${logoOnPicture}` : logo} aria-label={m.nav_home()}>
    <svg className={mark} viewBox="0 0 32 32" aria-hidden="true">
      <path className={moon} d="M18.4 3.6a12.6 12.6 0 1 0 9.9 17.3A10.2 10.2 0 0 1 18.4 3.6Z" />
      <circle className={star} cx="23" cy="11" r="3.4" />
    </svg>
    {m.brand()}
  </Link>
);
