import { type ReactNode, useEffect, useRef } from 'react';
import type { Section } from '#machines/settings/settingsSetup.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import type { SettingsRef } from './settingsTypes.ts';

const row = css({
  py: '6',
  borderTopWidth: 'thin',
  borderTopStyle: 'solid',
  borderColor: 'border.subtle',
});
const head = css({ display: 'flex', alignItems: 'center', gap: '4' });
const words = css({ flex: '1', minWidth: '0' });
const heading = css({ fontWeight: 'semibold' });
const current = css({ color: 'fg.muted', overflowWrap: 'anywhere' });
const body = css({ maxWidth: 'card', mt: '5' });

export interface SettingsRowProps {
  settings: SettingsRef;
  section: Section;
  /** Which section is open; `null` for none. */
  open: Section | null;
  isWaiting: boolean;
  title: string;
  /** How it stands now. */
  value: string;
  /** What the button says that opens the section. */
  action: string;
  isDanger?: boolean;
  /** What the button does, where that is not to open the section. */
  onOpen?: () => void;
  /** What the open section holds; nothing for one that only waits. */
  children?: ReactNode;
}

/** Gives the keyboard the first field of a section that opened, and the button again once it is closed. */
const useFocusFollows = (isOpen: boolean) => {
  const section = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    section.current?.querySelector<HTMLElement>('input:not([hidden]), select, button')?.focus();
  }, [isOpen]);
  return section;
};

/** A section of the settings, with a button that opens it where none is open. */
export const SettingsRow = ({
  settings,
  section,
  open,
  isWaiting,
  title,
  value,
  action,
  isDanger = false,
  onOpen,
  children,
}: SettingsRowProps) => {
  const isOpen = open === section;
  const hasForm = isOpen && children !== undefined;
  const focused = useFocusFollows(hasForm);
  return (
    <section ref={focused} className={row} aria-label={title}>
      <div className={head}>
        <div className={words}>
          <h2 className={heading}>{title}</h2>
          <p className={current} aria-live={children === undefined ? 'polite' : undefined}>
            {value}
          </p>
        </div>
        {hasForm ? null : (
          <Button
            size="md"
            variant="outline"
            color={isDanger ? 'danger' : 'ink'}
            isLoading={isOpen && isWaiting}
            disabled={open !== null}
            onClick={
              onOpen ??
              (() => {
                settings.send({ type: 'section.opened', section });
              })
            }
          >
            {action}
          </Button>
        )}
        {isOpen && !hasForm ? (
          <Button
            size="md"
            variant="ghost"
            color="ink"
            onClick={() => {
              settings.send({ type: 'submit.cancelled' });
            }}
          >
            {m.action_cancel()}
          </Button>
        ) : null}
      </div>
      {hasForm ? <div className={body}>{children}</div> : null}
    </section>
  );
};
