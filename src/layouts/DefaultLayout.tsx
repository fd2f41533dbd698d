import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';
import { NavLink } from 'react-router';
import { isMobile, isSidebarVisible } from '#machines/sidebar/sidebarSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { late } from '#src/ui/late.ts';
import { css, cx } from '#styled/css';
import { Account, type AccountProps } from './Account.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { Logo } from './Logo.tsx';
import { places } from './navigation.ts';
import { SessionNotice } from './SessionNotice.tsx';
import { sidebar } from './sidebar.ts';
import { SidebarButton } from './SidebarButton.tsx';
import { SkipLink } from './SkipLink.tsx';

const Sidebar = late(() => import('./Sidebar.tsx'));

const page = css({ minHeight: 'screen', display: 'flex', flexDirection: 'column' });
const windowed = css({ height: 'screen', overflow: 'hidden' });
const top = css({ position: 'sticky', top: '0', zIndex: 'bar' });
const bar = css({
  bg: 'bg.bar',
  backdropFilter: 'auto',
  backdropBlur: 'bar',
  borderBottomWidth: 'thin',
  borderBottomStyle: 'solid',
  borderColor: 'border.subtle',
});
const fromLarge = css({ display: { base: 'none', lg: 'block' } });
const barInside = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '2', md: '6' },
  height: 'topBar',
  maxWidth: 'page',
  mx: 'auto',
  px: 'gutter',
});
const barWide = css({ maxWidth: 'full', px: '5' });
const start = css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0', ms: '-2.5' });
const topNavigation = css({ display: { base: 'none', lg: 'flex' }, gap: '1' });
const topLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '11',
  px: '4',
  borderRadius: 'full',
  fontWeight: 'medium',
  color: 'fg.muted',
  textDecoration: 'none',
  transitionProperty: 'colors',
  transitionDuration: 'fast',
  _hover: { color: 'fg.default', bg: 'bg.hover' },
  _currentPage: { color: 'fg.default', bg: 'bg.hover' },
});
const tools = css({ display: 'flex', alignItems: 'center', gap: '1', flexShrink: '0', ms: 'auto' });
const body = css({ flex: '1', minHeight: '0', display: 'flex' });
const main = css({ flex: '1', minHeight: '0', minWidth: '0', outline: 'none' });
const fixed = css({ overflow: 'hidden' });
const withBottomBar = css({ pb: { base: 'bottomBar', lg: '0' } });
const bottomBar = css({
  display: { base: 'grid', lg: 'none' },
  gridAutoFlow: 'column',
  gridAutoColumns: 'fr',
  position: 'fixed',
  insetInline: '0',
  bottom: '0',
  zIndex: 'bar',
  height: 'bottomBar',
  pb: 'safeBottom',
  bg: 'bg.bar',
  backdropFilter: 'auto',
  backdropBlur: 'bar',
  borderTopWidth: 'thin',
  borderTopStyle: 'solid',
  borderColor: 'border.subtle',
});
const bottomLink = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  fontSize: 'xs',
  fontWeight: 'medium',
  color: 'fg.muted',
  textDecoration: 'none',
  outlineOffset: '-0.5',
  '& svg': { fontSize: 'xl' },
  _currentPage: { color: 'accent.text' },
});

export interface DefaultLayoutProps extends AccountProps {
  /**
   * `page` scrolls as a whole. `fixed` likewise, but hides what overflows its container. `conversation` fills the window and scrolls within; on narrow windows it has
   * the window to itself, without the bars.
   */
  frame?: 'page' | 'fixed' | 'conversation';
  children: ReactNode;
}

/** Bars around a screen: at the top, and on narrow windows at the bottom too. */
export const DefaultLayout = ({ frame = 'page', children, ...account }: DefaultLayoutProps) => {
  const isPage = frame !== 'conversation';
  const hasSidebar = useSelector(sidebar, isSidebarVisible);
  const isBeside = useSelector(sidebar, (snapshot) => isSidebarVisible(snapshot) && !isMobile(snapshot));
  const isWide = !isPage || isBeside;
  return (
    <div className={cx(page, !isPage && windowed)}>
      <SkipLink />
      <div className={top}>
        <header className={cx(bar, !isPage && fromLarge)}>
          <div className={cx(barInside, isWide && barWide)}>
            <div className={start}>
              <SidebarButton />
              <Logo />
            </div>
            {isBeside ? null : (
              <nav className={topNavigation} aria-label={m.nav_main()}>
                {places.map((place) => (
                  <NavLink key={place.path} to={place.path} end={place.isExact} className={topLink}>
                    {place.text()}
                  </NavLink>
                ))}
              </nav>
            )}
            <div className={tools}>
              <ColorModeButton />
              <Account {...account} />
            </div>
          </div>
        </header>
        <SessionNotice session={account.session} isWide={isWide} />
      </div>
      <div className={body}>
        <Suspense fallback={null}>{hasSidebar ? <Sidebar /> : null}</Suspense>
        <main id="main" tabIndex={-1} className={cx(main, isPage && withBottomBar, frame === 'fixed' && fixed)}>
          {children}
        </main>
      </div>
      {isPage ? (
        <nav className={bottomBar} aria-label={m.nav_main()}>
          {places.map((place) => (
            <NavLink key={place.path} to={place.path} end={place.isExact} className={bottomLink}>
              {place.icon}
              {place.text()}
            </NavLink>
          ))}
        </nav>
      ) : null}
    </div>
  );
};
