import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { CHARACTER_LIMITS } from '#contract/characterDraft.ts';
import { isBusy } from '#machines/characterEdit/characterEditSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { TrashIcon } from '#src/ui/actIcons.tsx';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { AlertIcon } from '#src/ui/icons.tsx';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { PlusIcon } from './characterIcons.tsx';
import type { CharacterEditRef } from './characterTypes.ts';
import { editFieldText, roomText } from './characterWording.ts';

const list = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '4' });
const row = css({ display: 'flex', alignItems: 'flex-start', gap: '2' });
const words = css({ py: '3', minHeight: '20', maxHeight: 'composer', lineHeight: 'normal', resize: 'vertical' });
const growing = css({ fieldSizing: 'content' });
const add = css({ alignSelf: 'flex-start' });

/** Other ways to begin, as many as one likes. */
export const GreetingFields = ({ edit }: { edit: CharacterEditRef }) => {
  const classes = field();
  const id = useId();
  const greetings = useSelector(edit, (snapshot) => snapshot.context.values.alternateGreetings);
  const error = useSelector(edit, (snapshot) => editFieldText(snapshot.context.fields, 'alternateGreetings'));
  const isWaiting = useSelector(edit, isBusy);
  const change = (alternateGreetings: string[]) => {
    edit.send({ type: 'fields.changed', change: { alternateGreetings } });
  };
  return (
    <div className={list}>
      {greetings.map((greeting, index) => {
        const number = String(index + 1);
        const key = `${id}-${number}`;
        const room = roomText('alternateGreetings', greeting.length);
        return (
          <div key={key} className={classes.root}>
            <label htmlFor={key} className={classes.label}>
              {m.edit_other_greeting({ number })}
            </label>
            <div className={row}>
              <textarea
                id={key}
                className={cx(classes.input, growing, words)}
                value={greeting}
                disabled={isWaiting}
                aria-invalid={error !== undefined}
                {...(room !== undefined && { 'aria-describedby': `${key}-words` })}
                onChange={({ target }) => {
                  change(greetings.with(index, target.value));
                }}
              />
              <IconButton
                label={m.edit_remove_greeting({ number })}
                icon={<TrashIcon />}
                disabled={isWaiting}
                onClick={() => {
                  change(greetings.toSpliced(index, 1));
                }}
              />
            </div>
            {room === undefined ? null : (
              <p id={`${key}-words`} className={classes.help}>
                {room}
              </p>
            )}
          </div>
        );
      })}
      {error === undefined ? null : (
        <p className={classes.error}>
          <AlertIcon />
          {error}
        </p>
      )}
      <Button
        size="sm"
        variant="outline"
        color="ink"
        className={add}
        disabled={isWaiting || greetings.length >= CHARACTER_LIMITS.alternateGreetings}
        onClick={() => {
          change([...greetings, '']);
        }}
      >
        <PlusIcon />
        {m.edit_add_greeting()}
      </Button>
    </div>
  );
};
