import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import type { ReactElement, ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { menu } from '#styled/recipes';

/* While it fades, what lies below it can be pressed already. */
const fading = css({ '&[data-state=closed]': { pointerEvents: 'none' } });

export interface MenuItem {
  id: string;
  text: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  /** A button; it gets the menu's behaviour. */
  trigger: ReactElement;
  /** Stands above the items. */
  heading?: string;
  items: readonly MenuItem[];
  /** Opens as soon as it is there: by the keyboard with its first item highlighted. */
  opensBy?: 'pointer' | 'keyboard' | undefined;
}

/** A few acts behind a button. */
export const Menu = ({ trigger, heading, items, opensBy }: MenuProps) => {
  const classes = menu();
  return (
    <Ark.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      defaultOpen={opensBy !== undefined}
      {...(opensBy === 'keyboard' && items[0] !== undefined && { defaultHighlightedValue: items[0].id })}
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={cx(classes.content, fading)}>
            {heading === undefined ? null : <div className={classes.label}>{heading}</div>}
            {/* Each hears its own press: what the menu tells of is what is highlighted, which nothing is where no pointer rests on it. */}
            {items.map(({ id, text, icon, isDisabled = false, onSelect }) => (
              <Ark.Item
                key={id}
                value={id}
                className={classes.item}
                disabled={isDisabled}
                {...(!isDisabled && { onClick: onSelect })}
              >
                {icon}
                {text}
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
};
