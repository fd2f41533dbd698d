import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import type { ReactElement, ReactNode } from 'react';
import { menu } from '#styled/recipes';

export interface MenuItem {
  id: string;
  text: string;
  icon?: ReactNode;
  onSelect: () => void;
}

export interface MenuProps {
  /** A button; it gets the menu's behaviour. */
  trigger: ReactElement;
  /** Stands above the items. */
  heading?: string;
  items: readonly MenuItem[];
}

/** A few acts behind a button. */
export const Menu = ({ trigger, heading, items }: MenuProps) => {
  const classes = menu();
  return (
    <Ark.Root
      positioning={{ placement: 'bottom-end' }}
      onSelect={(details) => {
        items.find((item) => item.id === details.value)?.onSelect();
      }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={classes.content}>
            {heading === undefined ? null : <div className={classes.label}>{heading}</div>}
            {items.map((item) => (
              <Ark.Item key={item.id} value={item.id} className={classes.item}>
                {item.icon}
                {item.text}
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
};
