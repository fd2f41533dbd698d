import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { canOpen } from '#machines/settings/settingsSelectors.ts';
import type { Section } from '#machines/settings/settingsSetup.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { cancelSection } from './cancelSection.ts';
import { settingsRow } from '../pageStyles.ts';
import type { SettingsRef } from './settingsTypes.ts';

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
    // Another section that opened has it already.
    if (!isOpen && document.activeElement !== document.body) return;
    const within = (selector: string) => section.current?.querySelector<HTMLElement>(selector);
    (within('input:not([hidden]), select') ?? within('button'))?.focus();
  }, [isOpen]);
  return section;
};

/** A section of the settings, with a button that opens it in place of another one that is open. */
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
  const isOffered = useSelector(settings, canOpen(section));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does what Cancel does
    <section
      ref={focused}
      className={settingsRow}
      aria-label={title}
      onKeyDown={({ key, nativeEvent }) => {
        if (isOpen && key === 'Escape' && !nativeEvent.isComposing) cancelSection(settings);
      }}
    >
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
            disabled={!isOffered}
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
              cancelSection(settings);
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
