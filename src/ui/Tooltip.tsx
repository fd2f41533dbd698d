import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import { Portal } from '@ark-ui/react/portal';
import { useEffect, useRef, useSyncExternalStore, type ReactElement } from 'react';
import { tooltip } from '#styled/recipes';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Shared by all tooltips: how many are open, and what shortens the way to the next one. */
const group = { open: 0, isWarm: false, cooling: 0, listeners: new Set<() => void>() };

const setWarm = (isWarm: boolean) => {
  group.isWarm = isWarm;
  for (const listener of group.listeners) listener();
};
const count = (isOpen: boolean) => {
  group.open += isOpen ? 1 : -1;
  window.clearTimeout(group.cooling);
  if (group.open > 0) setWarm(true);
  else group.cooling = window.setTimeout(() => setWarm(false), SKIP_DELAY_MS);
};
const subscribe = (listener: () => void) => {
  group.listeners.add(listener);
  return () => group.listeners.delete(listener);
};
const isWarm = () => group.isWarm;

export interface TooltipProps {
  text: string;
  placement?: 'bottom' | 'right';
  /** Stays closed, where the text is on view anyway. */
  isDisabled?: boolean;
  /** The element it explains; it must take a ref and pointer events. */
  children: ReactElement;
}

/** Opens after 700 ms, and at once while another one is open or was less than 300 ms ago, which Ark UI lacks. */
export const Tooltip = ({ text, placement = 'bottom', isDisabled = false, children }: TooltipProps) => {
  /* Known before the pointer arrives: Ark UI looks at the delay with the first of its events. */
  const openDelay = useSyncExternalStore(subscribe, isWarm) ? 0 : OPEN_DELAY_MS;
  const isOpen = useRef(false);
  const classes = tooltip();
  /* It may go while it is open, together with what it explains. */
  useEffect(
    () => () => {
      if (isOpen.current) count(false);
      isOpen.current = false;
    },
    [],
  );
  return (
    <Ark.Root
      openDelay={openDelay}
      closeDelay={0}
      disabled={isDisabled}
      positioning={{ placement }}
      onOpenChange={(details) => {
        // Ark UI tells of closing also when the pointer has left before it opened.
        if (details.open === isOpen.current) return;
        isOpen.current = details.open;
        count(details.open);
      }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={classes.content}>{text}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
};
