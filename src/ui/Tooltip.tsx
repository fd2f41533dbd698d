import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import { Portal } from '@ark-ui/react/portal';
import { useState, type ReactElement } from 'react';
import { tooltip } from '#styled/recipes';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Shared by all tooltips: how many are open, and when the last one closed on the page's clock, in ms. */
const group = { open: 0, lastClosedAt: Number.NEGATIVE_INFINITY };
const isWarm = () => group.open > 0 || performance.now() - group.lastClosedAt <= SKIP_DELAY_MS;

export interface TooltipProps {
  text: string;
  /** The element it explains; it must take a ref and pointer events. */
  children: ReactElement;
}

/** Opens after 700 ms, and at once while another one is open or was within 300 ms, which Ark UI lacks. */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const [openDelay, setOpenDelay] = useState(OPEN_DELAY_MS);
  const classes = tooltip();
  return (
    <Ark.Root
      openDelay={openDelay}
      closeDelay={0}
      onOpenChange={(details) => {
        group.open += details.open ? 1 : -1;
        if (!details.open) group.lastClosedAt = performance.now();
      }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger
        asChild
        onPointerEnter={() => {
          setOpenDelay(isWarm() ? 0 : OPEN_DELAY_MS);
        }}
      >
        {children}
      </Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={classes.content}>{text}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
};
