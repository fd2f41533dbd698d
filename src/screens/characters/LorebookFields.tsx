import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { LOREBOOK_MAX } from '#contract/card.ts';
import { isBusy, isReadingLorebook } from '#machines/characterEdit/characterEditSelectors.ts';
import type { BroughtLore } from '#machines/characterEdit/characterEditSetup.ts';
import { withNewEntry } from '#machines/characterEdit/loreValues.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { AlertIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css';
import { field } from '#styled/recipes';
import { UploadIcon } from '../conversations/conversationIcons.tsx';
import { FileInput } from '../FileInput.tsx';
import { countText } from '../money.ts';
import { PlusIcon } from './characterIcons.tsx';
import type { CharacterEditRef } from './characterTypes.ts';
import { editFieldText } from './characterWording.ts';
import { LoreEntryFields } from './LoreEntryFields.tsx';

const list = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

const broughtText = ({ entries, leftOut }: BroughtLore): string =>
  [
    entries === 1 ? m.edit_lore_added_one() : m.edit_lore_added({ count: countText(entries) }),
    ...(leftOut.length === 0 ? [] : [m.edit_lore_left_out({ what: leftOut.join(', ') })]),
  ].join(' ');

export interface LorebookFieldsProps {
  edit: CharacterEditRef;
  /** A file was chosen whose entries are to be added. */
  onFile: (file: File) => void;
}

/** What a companion knows once it comes up, entry by entry. */
export const LorebookFields = ({ edit, onFile }: LorebookFieldsProps) => {
  const classes = field();
  const input = useRef<HTMLInputElement>(null);
  const entries = useSelector(edit, (snapshot) => snapshot.context.values.lorebook.entries);
  const error = useSelector(edit, (snapshot) => editFieldText(snapshot.context.fields, 'lorebook'));
  const brought = useSelector(edit, (snapshot) => snapshot.context.brought);
  const isWaiting = useSelector(edit, isBusy);
  const isReading = useSelector(edit, isReadingLorebook);
  return (
    <>
      <p className={classes.help}>{m.edit_lore_help()}</p>
      {entries.length === 0 ? null : (
        <ul className={list} aria-label={m.edit_lore()}>
          {entries.map((entry, index) => (
            <LoreEntryFields
              key={entry.id}
              edit={edit}
              entry={entry}
              number={String(index + 1)}
              isWaiting={isWaiting}
              isLooked={error !== undefined}
            />
          ))}
        </ul>
      )}
      {error === undefined ? null : (
        <p className={classes.error} role="alert">
          <AlertIcon />
          {error}
        </p>
      )}
      <p className={classes.help} aria-live="polite">
        {isReading ? m.edit_lore_reading() : null}
        {!isReading && brought !== null ? broughtText(brought) : null}
      </p>
      <div className={bar}>
        <Button
          size="sm"
          variant="outline"
          color="ink"
          disabled={isWaiting || entries.length >= LOREBOOK_MAX}
          onClick={() => {
            const { lorebook } = edit.getSnapshot().context.values;
            edit.send({ type: 'fields.changed', change: { lorebook: withNewEntry(lorebook) } });
          }}
        >
          <PlusIcon />
          {m.edit_lore_add()}
        </Button>
        <FileInput
          ref={input}
          label={m.edit_lore_file()}
          accept=".json,application/json"
          onFiles={([file]) => {
            if (file !== undefined) onFile(file);
          }}
        />
        {isReading ? (
          <Button
            size="sm"
            variant="outline"
            color="ink"
            onClick={() => {
              edit.send({ type: 'reading.cancelled' });
            }}
          >
            {m.action_cancel()}
          </Button>
        ) : (
          <Button size="sm" variant="outline" color="ink" disabled={isWaiting} onClick={() => input.current?.click()}>
            <UploadIcon />
            {m.edit_lore_file()}
          </Button>
        )}
      </div>
    </>
  );
};
