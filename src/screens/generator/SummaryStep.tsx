import { useSelector } from '@xstate/react';
import { errorsOf, valuesOf } from '#machines/characterDraft/characterDraftSelectors.ts';
import { hasErrors } from '#machines/characterDraft/draftChecks.ts';
import { type DraftValues, type Step, STEPS } from '#machines/characterDraft/draftValues.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { AlertIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css';
import { traitValueText } from './lookWords.ts';
import { stepText, visibilityText, voiceText } from './generatorWording.ts';
import type { DraftRef } from './generatorTypes.ts';

const list = css({
  display: 'flex',
  flexDirection: 'column',
  bg: 'bg.surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.subtle',
  borderRadius: 'lg',
});
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '4',
  alignItems: 'center',
  px: '5',
  py: '4',
  borderColor: 'border.subtle',
  borderStyle: 'solid',
  borderTopWidth: 'thin',
  _first: { borderTopWidth: 'none' },
});
const term = css({ textStyle: 'label' });
const value = css({ color: 'fg.muted', minWidth: '0' });
const clamped = css({ overflowWrap: 'anywhere', lineClamp: '3', whiteSpace: 'pre-line' });
const act = css({ gridRow: '1 / span 2', gridColumn: '2' });
const wrong = css({ display: 'flex', alignItems: 'center', gap: '1.5', color: 'danger.text', textStyle: 'small' });

const looksIn = ({ name, age, appearance }: DraftValues): string =>
  [
    name,
    age,
    traitValueText('presentation', appearance.presentation),
    traitValueText('outfit', appearance.outfit),
    traitValueText('setting', appearance.setting),
  ]
    .filter((word) => word !== '')
    .join(', ');

const textIn = (values: DraftValues, step: Step): string => {
  switch (step) {
    case 'looks':
      return looksIn(values);
    case 'personality':
      return [values.tagline, values.personality, values.tags.join(', ')].filter((text) => text !== '').join('\n');
    case 'voice':
      return voiceText(values.voice);
    case 'story':
      return [values.description, values.scenario].filter((text) => text !== '').join('\n');
    case 'greeting':
      return values.greeting;
    case 'visibility':
      return visibilityText(values.visibility);
    case 'summary':
      return '';
  }
};

/** Everything entered at a glance, with a way back to each. */
export const SummaryStep = ({ draft }: { draft: DraftRef }) => {
  const values = useSelector(draft, valuesOf);
  const errors = useSelector(draft, errorsOf);
  return (
    <dl className={list}>
      {STEPS.filter((step) => step !== 'summary').map((step) => {
        const text = textIn(values, step);
        return (
          <div key={step} className={row}>
            <dt className={term}>{stepText(step)}</dt>
            <dd className={value}>
              <span className={clamped}>{text === '' ? m.making_nothing() : text}</span>
              {hasErrors(step, errors) ? (
                <span className={wrong}>
                  <AlertIcon />
                  {m.making_step_wrong()}
                </span>
              ) : null}
            </dd>
            <dd className={act}>
              <Button
                size="sm"
                variant="ghost"
                color="ink"
                aria-label={m.making_edit({ step: stepText(step) })}
                onClick={() => {
                  draft.send({ type: 'step.chosen', step });
                }}
              >
                {m.making_edit_short()}
              </Button>
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
