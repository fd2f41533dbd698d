import { useSelector } from '@xstate/react';
import { isSidebarVisible } from '#machines/sidebar/sidebarSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { IconButton } from '#src/ui/IconButton.tsx';
import { SidebarIcon } from '#src/ui/icons.tsx';
import { sidebar } from './sidebar.ts';

/** Shows and hides the sidebar. */
export const SidebarButton = () => (
  <IconButton
    label={m.nav_sidebar()}
    icon={<SidebarIcon />}
    aria-expanded={useSelector(sidebar, isSidebarVisible)}
    onClick={() => {
      sidebar.send({ type: 'sidebar.toggled' });
    }}
  />
);
