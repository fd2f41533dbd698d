import { memo } from 'react';
import { LORE_KEY_MAX } from '#contract/lorebook.ts';
import {
  type LoreEntryValues,
  withChangedEntry,
  withoutEntry,
  wrongInEntry,
} from '#machines/characterEdit/loreValues.ts';
import { m } from '#src/paraglide/messages.js';
import { TrashIcon } from '#src/ui/actIcons.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { AlertIcon } from '#src/ui/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import type { CharacterEditRef } from './characterTypes.ts';
import { HeldField } from './HeldField.tsx';

const box = css({
  minWidth: '0',
  bg: 'bg.raised',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'md',
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '12',
  px: '4',
  py: '2',
  cursor: 'pointer',
  borderRadius: 'md',
  outline: 'none',
  _focusVisible: { boxShadow: 'focus' },
});
const nameStyle = css.raw({ flex: '1', minWidth: '0', fontWeight: 'medium', truncate: true });
const name = css(nameStyle);
const quietName = css(nameStyle, css.raw({ color: 'fg.muted' }));
const state = css({ fontSize: 'sm', color: 'fg.muted', flexShrink: '0' });
const wrong = css({ display: 'inline-flex', color: 'danger.text', flexShrink: '0' });
const inside = css({ display: 'flex', flexDirection: 'column', gap: '4', px: '4', pb: '4', pt: '1' });
const pair = css({ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: '4' });
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2', minWidth: '0' });
const remove = css({ alignSelf: 'flex-start' });

type TextName = 'comment' | 'keys' | 'secondaryKeys' | 'content' | 'insertionOrder';
type Change = Parameters<typeof withChangedEntry>[2];

/** What is on or off about an entry. */
const SWITCHES = [
  { name: 'enabled', text: m.edit_lore_on },
  { name: 'constant', text: m.edit_lore_constant },
  { name: 'caseSensitive', text: m.edit_lore_case },
  { name: 'useRegex', text: m.edit_lore_patterns },
] as const;

const errorText = (path: TextName, reason: string): string => {
  if (path === 'insertionOrder') return m.edit_lore_order_wrong();
  const isKey = path === 'keys' || path === 'secondaryKeys';
  if (reason === 'tooLong' && isKey) return m.edit_lore_key_too_long({ max: String(LORE_KEY_MAX) });
  return m.field_characters();
};

export interface LoreEntryFieldsProps {
  edit: CharacterEditRef;
  entry: LoreEntryValues;
  /** Its place in the book. */
  number: string;
  isWaiting: boolean;
  /** What is wrong with it is to be said. */
  isLooked: boolean;
}

/** One entry of the lorebook, folded until somebody opens it. */
export const LoreEntryFields = memo(({ edit, entry, number, isWaiting, isLooked }: LoreEntryFieldsProps) => {
  const errors = isLooked ? wrongInEntry(entry) : [];
  const title = entry.comment.trim() || entry.keys.trim().replaceAll('\n', ', ') || m.edit_lore_entry({ number });
  const change = (values: Change) => {
    const { lorebook } = edit.getSnapshot().context.values;
    edit.send({ type: 'fields.changed', change: { lorebook: withChangedEntry(lorebook, entry.id, values) } });
  };
  const textField = (path: TextName, label: string, size: 'line' | 'short' | 'medium', help?: string) => {
    const reason = errors.find((error) => error.path === path)?.reason;
    return (
      <HeldField
        label={label}
        value={entry[path]}
        size={size}
        help={help}
        error={reason === undefined ? undefined : errorText(path, reason)}
        isDisabled={isWaiting}
        onChange={(text) => {
          change({ [path]: text });
        }}
      />
    );
  };
  return (
    <li>
      <details className={box} open={entry.isNew}>
        <summary className={head} {...(errors.length > 0 && { 'data-wrong': '' })}>
          <bdi className={entry.enabled ? name : quietName}>{title}</bdi>
          {errors.length === 0 ? null : (
            <span className={wrong}>
              <AlertIcon />
              <VisuallyHidden>{m.edit_lore_wrong()}</VisuallyHidden>
            </span>
          )}
          {entry.enabled ? null : <span className={state}>{m.edit_lore_off()}</span>}
        </summary>
        <div className={inside}>
          {textField('comment', m.edit_lore_name(), 'line', m.edit_lore_name_help())}
          <div className={pair}>
            {textField('keys', m.edit_lore_keys(), 'short', m.edit_lore_keys_help())}
            {textField('secondaryKeys', m.edit_lore_second(), 'short', m.edit_lore_second_help())}
          </div>
          {textField('content', m.edit_lore_content(), 'medium')}
          <fieldset className={chips} aria-label={m.edit_lore_when()} disabled={isWaiting}>
            {SWITCHES.map(({ name: setting, text }) => (
              <Chip
                key={setting}
                isPressed={entry[setting]}
                onClick={() => {
                  change({ [setting]: !entry[setting] });
                }}
              >
                {text()}
              </Chip>
            ))}
            <Chip
              isPressed={entry.position === 'before'}
              onClick={() => {
                change({ position: entry.position === 'before' ? 'after' : 'before' });
              }}
            >
              {m.edit_lore_before()}
            </Chip>
          </fieldset>
          <div className={pair}>
            {textField('insertionOrder', m.edit_lore_order(), 'line', m.edit_lore_order_help())}
          </div>
          <Button
            size="sm"
            variant="outline"
            color="ink"
            className={remove}
            disabled={isWaiting}
            aria-label={m.edit_lore_remove_named({ name: title })}
            onClick={() => {
              const { lorebook } = edit.getSnapshot().context.values;
              edit.send({ type: 'fields.changed', change: { lorebook: withoutEntry(lorebook, entry.id) } });
            }}
          >
            <TrashIcon />
            {m.edit_lore_remove()}
          </Button>
        </div>
      </details>
    </li>
  );
});
