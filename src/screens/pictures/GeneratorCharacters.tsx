import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { charactersOf, isCharacterMissing, wishOf } from '#machines/pictureTask/pictureTaskSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { UserIcon } from '#src/ui/icons.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { css, cx } from '#styled/css';
import { field, portrait } from '#styled/recipes';
import { portraitSources } from '../portrait.ts';
import type { PictureTaskRef } from './generatorTypes.ts';

/* Room for outline and shadow, which a scroller would cut off. */
const row = css({
  display: 'flex',
  gap: '3',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  mx: '-1.5',
  px: '1.5',
  py: '1.5',
});
const group = css({ outline: 'none', minWidth: '0' });
const person = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  flexShrink: '0',
  width: '20',
  cursor: 'pointer',
});
const frame = css({
  display: 'block',
  overflow: 'hidden',
  borderRadius: 'md',
  outlineStyle: 'solid',
  outlineWidth: 'thick',
  outlineOffset: '0.5',
  outlineColor: 'transparent',
  transitionProperty: 'common',
  transitionDuration: 'fast',
  'input:checked + &': { outlineColor: 'accent.solid' },
  'input:focus-visible + &': { boxShadow: 'focus' },
});
const nobody = css({ display: 'grid', placeItems: 'center', fontSize: '2xl', color: 'fg.subtle' });
const name = css({ textStyle: 'caption', textAlign: 'center', overflowWrap: 'anywhere', lineClamp: '2' });
const input = css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', margin: '0', zIndex: 'raised' });

/** Who is to be on pictures: nobody in particular, or one of those that one knows. */
export const GeneratorCharacters = ({ tasks }: { tasks: PictureTaskRef }) => {
  const characters = useSelector(tasks, charactersOf);
  const chosen = useSelector(tasks, (snapshot) => wishOf(snapshot).characterId);
  const isMissing = useSelector(tasks, isCharacterMissing);
  const id = useId();
  const classes = field();
  const shape = portrait();
  const choose = (characterId: string | null) => () => {
    tasks.send({ type: 'wish.changed', change: { characterId } });
  };
  return (
    <div className={cx(classes.root, group)}>
      <span id={id} className={classes.label}>
        {m.picture_character()}
      </span>
      {isMissing ? <Notice>{m.picture_character_missing()}</Notice> : null}
      <div className={row} role="radiogroup" aria-labelledby={id}>
        <label className={person}>
          <input
            type="radio"
            className={input}
            name="characterId"
            value=""
            checked={chosen === null}
            onChange={choose(null)}
          />
          <span className={frame}>
            <span className={cx(shape.root, nobody)}>
              <UserIcon />
            </span>
          </span>
          <span className={name}>{m.picture_character_none()}</span>
        </label>
        {characters.map((character) => (
          <label key={character.characterId} className={person}>
            <input
              type="radio"
              className={input}
              name="characterId"
              value={character.characterId}
              checked={character.characterId === chosen}
              onChange={choose(character.characterId)}
            />
            <span className={frame}>
              <Portrait {...portraitSources(character.portrait)} alt="" sizes="5rem" />
            </span>
            <span className={name}>{character.name}</span>
          </label>
        ))}
      </div>
    </div>
  );
};
