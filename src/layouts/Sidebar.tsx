import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { isMobile, isSidebarExpanded } from '#machines/sidebar/sidebarSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { css, cx } from '#styled/css';
import { sidebar } from './sidebar.ts';
import { SidebarPlaces } from './SidebarPlaces.tsx';

const column = css({
  position: 'sticky',
  top: 'topBar',
  alignSelf: 'flex-start',
  flexShrink: '0',
  display: 'flex',
  flexDirection: 'column',
  height: 'belowTopBar',
  width: 'sidebar',
  overflowX: 'hidden',
  overflowY: 'auto',
  p: '3',
  borderInlineEndWidth: 'thin',
  borderInlineEndStyle: 'solid',
  borderColor: 'border.subtle',
  transitionProperty: '[width]',
  transitionDuration: 'normal',
  transitionTimingFunction: 'out',
});
const narrow = css({ width: 'sidebarMini' });
const drawer = css({
  position: 'fixed',
  insetBlock: '0',
  insetInlineStart: '0',
  m: '0',
  width: 'drawer',
  height: 'screen',
  maxHeight: 'screen',
  p: '3',
  bg: 'bg.surface',
  color: 'fg.default',
  borderWidth: 'none',
  boxShadow: 'lg',
  _open: { animation: 'slideIn' },
  _backdrop: { bg: 'bg.backdrop' },
});
const drawerHead = css({ display: 'flex', justifyContent: 'flex-end', pb: '2' });

const hide = () => {
  sidebar.send({ type: 'sidebar.hidden' });
};

const Drawer = () => {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    element.current?.showModal();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does what a click beside it does
    <dialog
      ref={element}
      className={drawer}
      aria-label={m.nav_sidebar()}
      onClose={hide}
      onClick={(event) => {
        if (event.target === event.currentTarget) hide();
      }}
    >
      <div className={drawerHead}>
        <IconButton label={m.action_close()} icon={<CloseIcon />} onClick={hide} />
      </div>
      <SidebarPlaces isExpanded onFollowed={hide} />
    </dialog>
  );
};

/** The places of the product: beside the screen in wide windows, over it in others. */
const Sidebar = () => {
  const isExpanded = useSelector(sidebar, isSidebarExpanded);
  return useSelector(sidebar, isMobile) ? (
    <Drawer />
  ) : (
    <aside className={cx(column, !isExpanded && narrow)} aria-label={m.nav_sidebar()}>
      <SidebarPlaces
        isExpanded={isExpanded}
        onWidthToggled={() => {
          sidebar.send({ type: 'width.toggled' });
        }}
      />
    </aside>
  );
};

export default Sidebar;
