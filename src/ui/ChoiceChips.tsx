import { css } from '#styled/css';
import { ChoiceGroup } from './ChoiceGroup.tsx';

const items = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const chip = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '10',
  px: '4',
  fontSize: 'sm',
  fontWeight: 'medium',
  color: 'fg.muted',
  bg: 'bg.surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'full',
  cursor: 'pointer',
  transitionProperty: 'colors',
  transitionDuration: 'fast',
  _canHover: { _hover: { borderColor: 'border.strong', color: 'fg.default' } },
  _focusWithin: { boxShadow: 'focus' },
  '&:has(:checked)': {
    bg: 'ink.solid',
    borderColor: 'ink.solid',
    color: 'ink.onSolid',
    _hover: { color: 'ink.onSolid' },
  },
});
const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5',
  p: '4',
  bg: 'bg.raised',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'md',
  cursor: 'pointer',
  transitionProperty: 'common',
  transitionDuration: 'fast',
  _canHover: { _hover: { borderColor: 'fg.muted' } },
  _focusWithin: { boxShadow: 'focus', borderColor: 'accent.solid' },
  '&:has(:checked)': { borderColor: 'accent.solid', bg: 'accent.soft' },
});
const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, token(sizes.48)), 1fr))',
  gap: '3',
});
const cardTitle = css({ fontWeight: 'semibold' });
const cardText = css({ textStyle: 'small', color: 'fg.muted' });
/* Over the whole chip, so that a click anywhere on it chooses, and the page does not jump to it. */
const input = css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', margin: '0' });

export interface Choice {
  readonly value: string;
  readonly text: string;
  /** Says what it means; where one has it, the choices stand as cards. */
  readonly detail?: string;
}

export interface ChoiceChipsProps {
  label: string;
  name: string;
  items: readonly Choice[];
  /** `null` while none is chosen. */
  value: string | null;
  error?: string | undefined;
  labelClassName?: string | undefined;
  onChoose: (value: string) => void;
}

/** One out of many, which stand side by side; arrow keys go through them. */
export const ChoiceChips = ({
  label,
  name,
  items: choices,
  value,
  error,
  labelClassName,
  onChoose,
}: ChoiceChipsProps) => {
  const hasDetails = choices.some(({ detail }) => detail !== undefined);
  return (
    <ChoiceGroup label={label} error={error} labelClassName={labelClassName}>
      <div className={hasDetails ? cards : items}>
        {choices.map((choice) => (
          <label key={choice.value} className={hasDetails ? card : chip}>
            <input
              type="radio"
              className={input}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => {
                onChoose(choice.value);
              }}
            />
            <span className={hasDetails ? cardTitle : undefined}>{choice.text}</span>
            {choice.detail === undefined ? null : <span className={cardText}>{choice.detail}</span>}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
};
