import { useSelector } from '@xstate/react';
import { valuesOf } from '#machines/characterDraft/characterDraftSelectors.ts';
import { accessoryToggled, type Trait, traitChosen } from '#machines/characterDraft/draftChanges.ts';
import { m } from '#src/paraglide/messages.js';
import { Chip } from '#src/ui/Chip.tsx';
import { ChoiceChips } from '#src/ui/ChoiceChips.tsx';
import { css } from '#styled/css';
import { field } from '#styled/recipes';
import { traitText, traitValueText } from './lookWords.ts';
import { LookPictures } from './LookPictures.tsx';
import type { DraftRef } from './generatorTypes.ts';
import { NameAndAge } from './NameAndAge.tsx';

const groups = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const group = css({
  bg: 'bg.surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.subtle',
  borderRadius: 'lg',
});
const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '13',
  px: '5',
  fontWeight: 'semibold',
  cursor: 'pointer',
  borderRadius: 'lg',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  _after: { content: '"+"', color: 'fg.muted', fontSize: 'xl', fontWeight: 'normal' },
  '[open] > &': { _after: { content: '"–"' } },
});
const traits = css({ display: 'flex', flexDirection: 'column', gap: '5', px: '5', pt: '1', pb: '5' });
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

const GROUPS: readonly {
  readonly name: () => string;
  readonly traits: readonly Trait[];
  readonly hasAccessories?: true;
}[] = [
  { name: m.making_person, traits: ['presentation', 'maturity', 'build', 'skin', 'expression', 'pose'] },
  { name: m.making_face, traits: ['faceShape', 'eyeColor', 'eyeShape', 'noseShape', 'lips', 'facialHair'] },
  { name: m.making_hair, traits: ['hairColor', 'hairTexture', 'hairLength', 'hairStyle'] },
  { name: m.making_clothes, traits: ['outfit', 'outfitColor', 'accentColor'], hasAccessories: true },
  { name: m.making_surroundings, traits: ['setting', 'timeOfDay', 'light'] },
];

const TraitChoice = ({ draft, trait }: { draft: DraftRef; trait: Trait }) => {
  const offered = useSelector(draft, (snapshot) => snapshot.context.options?.guided.appearance[trait] ?? null);
  const values = useSelector(draft, valuesOf);
  return (
    <ChoiceChips
      label={traitText(trait)}
      name={trait}
      items={(offered ?? []).flatMap((value) => {
        const text = traitValueText(trait, value);
        return text === undefined ? [] : [{ value, text }];
      })}
      value={values.appearance[trait]}
      onChoose={(value) => {
        draft.send({ type: 'draft.changed', change: traitChosen(values, trait, value) });
      }}
    />
  );
};

const Accessories = ({ draft }: { draft: DraftRef }) => {
  const offered = useSelector(draft, (snapshot) => snapshot.context.options?.guided.appearance['accessories'] ?? null);
  const values = useSelector(draft, valuesOf);
  const classes = field();
  return (
    <fieldset className={classes.root}>
      <legend className={classes.label}>{traitText('accessories')}</legend>
      <div className={chips}>
        {offered?.map((value) => (
          <Chip
            key={value}
            isPressed={values.appearance.accessories.some((worn) => worn === value)}
            onClick={() => {
              draft.send({ type: 'draft.changed', change: accessoryToggled(values, value) });
            }}
          >
            {traitValueText('accessories', value) ?? value}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
};

/** Who it is to the eye, with name and age. */
export const LooksStep = ({ draft }: { draft: DraftRef }) => (
  <>
    <NameAndAge draft={draft} />
    <LookPictures draft={draft} label={m.making_looks()} />
    <div className={groups}>
      {GROUPS.map(({ name, traits: shown, hasAccessories }) => (
        <details key={name()} className={group} name="looks">
          <summary className={summary}>{name()}</summary>
          <div className={traits}>
            {shown.map((trait) => (
              <TraitChoice key={trait} draft={draft} trait={trait} />
            ))}
            {hasAccessories === true ? <Accessories draft={draft} /> : null}
          </div>
        </details>
      ))}
    </div>
  </>
);
