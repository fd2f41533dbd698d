import { NavLink } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/actIcons.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { css, cx } from '#styled/css';
import { sidebarPlaces } from './navigation.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '1' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '11',
  px: '3.5',
  borderRadius: 'md',
  fontWeight: 'medium',
  color: 'fg.muted',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transitionProperty: 'colors',
  transitionDuration: 'fast',
  _hover: { color: 'fg.default', bg: 'bg.hover' },
  _currentPage: { color: 'accent.text', bg: 'accent.soft' },
});
/* The icon in its middle. */
const miniItem = css({ px: '3' });
const last = css({ mt: 'auto' });
const unseen = css({ srOnly: true });

export interface SidebarPlacesProps {
  /** With their names; otherwise as icons. */
  isExpanded: boolean;
  onFollowed?: () => void;
  /** Left out where there is one width only. */
  onWidthToggled?: () => void;
}

/** Where one can go, one below the other. */
export const SidebarPlaces = ({ isExpanded, onFollowed, onWidthToggled }: SidebarPlacesProps) => {
  const look = cx(item, !isExpanded && miniItem);
  const text = isExpanded ? undefined : unseen;
  const toggleText = isExpanded ? m.nav_sidebar_collapse() : m.nav_sidebar_expand();
  return (
    <>
      <nav className={list} aria-label={m.nav_main()}>
        {sidebarPlaces.map((place) => (
          <Tooltip key={place.path} text={place.text()} placement="right" isDisabled={isExpanded}>
            <NavLink to={place.path} end={place.isExact} className={look} onClick={onFollowed}>
              {place.icon}
              <span className={text}>{place.text()}</span>
            </NavLink>
          </Tooltip>
        ))}
      </nav>
      {onWidthToggled === undefined ? null : (
        <Tooltip text={toggleText} placement="right" isDisabled={isExpanded}>
          <button type="button" className={cx(look, last)} onClick={onWidthToggled}>
            {isExpanded ? <ChevronLeftIcon /> : <ChevronRightIcon />}
            <span className={text}>{toggleText}</span>
          </button>
        </Tooltip>
      )}
    </>
  );
};
