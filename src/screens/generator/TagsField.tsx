import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { CHARACTER_LIMITS } from '#contract/characterDraft.ts';
import { errorsOf, valuesOf } from '#machines/characterDraft/characterDraftSelectors.ts';
import { tagToggled } from '#machines/characterDraft/draftChanges.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css';
import { field } from '#styled/recipes';
import { tagWords } from '../tagWords.ts';
import { draftErrorText } from './generatorWording.ts';
import type { DraftRef } from './generatorTypes.ts';

const whole = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const row = css({ display: 'flex', gap: '2' });
const OFFERED = 16;

/** What one finds them by: own tags, and those that others use. */
export const TagsField = ({ draft }: { draft: DraftRef }) => {
  const values = useSelector(draft, valuesOf);
  const offered = useSelector(draft, (snapshot) => snapshot.context.options?.guided.tags ?? null);
  const error = useSelector(draft, (snapshot) => draftErrorText(errorsOf(snapshot), 'tags'));
  const input = useRef<HTMLInputElement>(null);
  const classes = field();
  const toggle = (tag: string) => {
    draft.send({ type: 'draft.changed', change: tagToggled(values, tag) });
  };
  const add = () => {
    const typed = input.current?.value ?? '';
    if (typed.trim() === '' || values.tags.includes(typed.trim())) return;
    toggle(typed);
    if (input.current !== null) input.current.value = '';
  };
  return (
    <fieldset className={whole}>
      <legend className={classes.label}>{m.making_tags()}</legend>
      {values.tags.length === 0 ? null : (
        <div className={chips}>
          {values.tags.map((tag) => (
            <Chip
              key={tag}
              isPressed
              aria-label={m.making_tags_remove({ tag: tagWords(tag) })}
              onClick={() => {
                toggle(tag);
              }}
            >
              {tagWords(tag)}
              <CloseIcon />
            </Chip>
          ))}
        </div>
      )}
      <div className={row}>
        <input
          ref={input}
          className={classes.input}
          aria-label={m.making_tags_own()}
          placeholder={m.making_tags_own()}
          maxLength={CHARACTER_LIMITS.tag}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="outline" color="ink" onClick={add}>
          {m.making_tags_add()}
        </Button>
      </div>
      <p className={classes.help}>{m.making_tags_help({ max: CHARACTER_LIMITS.tags })}</p>
      {error === undefined ? null : <p className={classes.error}>{error}</p>}
      <fieldset className={chips} aria-label={m.making_tags_offered()}>
        {offered
          ?.filter((tag) => !values.tags.includes(tag))
          .slice(0, OFFERED)
          .map((tag) => (
            <Chip
              key={tag}
              isPressed={false}
              onClick={() => {
                toggle(tag);
              }}
            >
              {tagWords(tag)}
            </Chip>
          ))}
      </fieldset>
    </fieldset>
  );
};
