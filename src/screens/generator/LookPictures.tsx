import { useSelector } from '@xstate/react';
import { PREVIEW_WIDTH } from '#contract/ownCharacter.ts';
import { errorsOf, valuesOf } from '#machines/characterDraft/characterDraftSelectors.ts';
import { type Look, lookChosen } from '#machines/characterDraft/draftChanges.ts';
import { previewUrl } from '#src/api/ownCharacterApi.ts';
import { m } from '#src/paraglide/messages.js';
import { ChoiceGroup } from '#src/ui/ChoiceGroup.tsx';
import { css } from '#styled/css';
import { portrait } from '#styled/recipes';
import { traitValueText } from './lookWords.ts';
import { draftErrorText } from './generatorWording.ts';
import type { DraftRef } from './generatorTypes.ts';

const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(4, minmax(0, 1fr))',
    sm: 'repeat(6, minmax(0, 1fr))',
  },
  gap: { base: '2', md: '3' },
});
const picture = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: 'md',
  cursor: 'pointer',
  outlineStyle: 'solid',
  outlineWidth: 'thick',
  outlineOffset: '0.5',
  outlineColor: 'transparent',
  transitionProperty: 'common',
  transitionDuration: 'fast',
  _canHover: { _hover: { transform: 'translateY(-0.125rem)' } },
  _focusWithin: { boxShadow: 'focus' },
  '&:has(:checked)': { outlineColor: 'accent.solid' },
  /* There, what is transparent is drawn, and the shadow around what has the keyboard is not. */
  _highContrast: {
    outlineStyle: 'none',
    '&:has(:checked)': { outlineStyle: 'solid', outlineColor: '[Highlight]' },
    '&:has(:focus-visible)': { outlineStyle: 'double', outlineColor: '[Highlight]' },
  },
});
const input = css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', margin: '0', zIndex: 'raised' });

/** A look in a few words, for whom a picture says nothing. */
const wordsOf = ({ appearance: { presentation, hairColor, setting } }: Look): string =>
  [
    traitValueText('presentation', presentation),
    traitValueText('hairColor', hairColor),
    traitValueText('setting', setting),
  ].join(', ');

/** Looks to choose from as pictures. */
export const LookPictures = ({ draft, label }: { draft: DraftRef; label: string }) => {
  const looks = useSelector(draft, (snapshot) => snapshot.context.options?.quick.looks ?? null);
  const lookId = useSelector(draft, (snapshot) => valuesOf(snapshot).lookId);
  const error = useSelector(draft, (snapshot) => draftErrorText(errorsOf(snapshot), 'lookId'));
  const frame = portrait();
  return (
    <ChoiceGroup label={label} error={error}>
      <div className={grid}>
        {looks?.map((look, index) => (
          <label key={look.lookId} className={picture}>
            <input
              type="radio"
              className={input}
              name="lookId"
              value={look.lookId}
              checked={look.lookId === lookId}
              aria-label={m.making_look_number({ number: index + 1, words: wordsOf(look) })}
              onChange={() => {
                draft.send({ type: 'draft.changed', change: lookChosen(look) });
              }}
            />
            <span className={frame.root}>
              <img
                className={frame.image}
                src={previewUrl(JSON.stringify(look.appearance))}
                alt=""
                width={PREVIEW_WIDTH}
                height={PREVIEW_WIDTH * 1.5}
                loading="lazy"
                decoding="async"
              />
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
};
