import { visibility, type Visibility } from '#contract/character.ts';
import { css } from '#styled/css';
import { visibilityHelp, visibilityText } from './characterWording.ts';

const group = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' });
const legend = css({ textStyle: 'label', pb: '1.5' });
const hiddenLegend = css({ srOnly: true });
const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  px: '4',
  py: '3',
  bg: 'bg.raised',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'md',
  cursor: 'pointer',
  transitionProperty: '[border-color, background-color, box-shadow]',
  transitionDuration: 'fast',
  '&:has(:checked)': { borderColor: 'accent.solid', bg: 'accent.soft' },
  '&:has(:focus-visible)': { boxShadow: 'focus' },
  '&:has(:disabled)': { opacity: '0.6', cursor: 'not-allowed' },
  '& input': {
    appearance: 'none',
    width: '4',
    height: '4',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    outline: 'none',
  },
  '& input:checked': { borderWidth: '[0.3125rem]', borderColor: 'accent.solid' },
});
const words = css({ display: 'flex', flexDirection: 'column', minWidth: '0' });
const name = css({ fontWeight: 'medium' });
const help = css({ fontSize: 'sm', color: 'fg.muted' });

export interface VisibilityFieldsProps {
  label: string;
  /** Where a heading says the same. */
  isLabelHidden?: boolean;
  /** The one to begin with, where the form around holds the value. */
  defaultValue?: Visibility;
  value?: Visibility;
  isDisabled?: boolean;
  onChange?: (value: Visibility) => void;
}

/** Who may find a character. */
export const VisibilityFields = ({
  label,
  isLabelHidden = false,
  defaultValue,
  value,
  isDisabled = false,
  onChange,
}: VisibilityFieldsProps) => (
  <fieldset className={group} disabled={isDisabled}>
    <legend className={isLabelHidden ? hiddenLegend : legend}>{label}</legend>
    {visibility.options.map((each) => (
      <label key={each} className={option}>
        <input
          type="radio"
          name="visibility"
          value={each}
          {...(value === undefined ? { defaultChecked: each === defaultValue } : { checked: each === value })}
          onChange={() => onChange?.(each)}
        />
        <span className={words}>
          <span className={name}>{visibilityText(each)}</span>
          <span className={help}>{visibilityHelp(each)}</span>
        </span>
      </label>
    ))}
  </fieldset>
);
