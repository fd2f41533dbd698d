import { Slider as Ark, useSliderContext } from '@ark-ui/react/slider';
import type { KeyboardEvent } from 'react';
import { css } from '#styled/css';
import { field } from '#styled/recipes';

const root = css({ display: 'flex', flexDirection: 'column', gap: '1', width: 'full' });
const head = css({ display: 'flex', justifyContent: 'space-between', gap: '3' });
const reading = css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });
/* As high as a finger needs; what is seen of it is thin. */
const control = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: '11',
  cursor: 'pointer',
  touchAction: 'pan-y',
  _disabled: { cursor: 'not-allowed', opacity: '0.55' },
});
const track = css({ flex: '1', height: '2', borderRadius: 'full', bg: 'border.default', overflow: 'hidden' });
const range = css({ height: 'full', bg: 'accent.solid' });
const thumb = css({
  width: '6',
  height: '6',
  borderRadius: 'full',
  bg: 'bg.raised',
  borderWidth: 'thick',
  borderStyle: 'solid',
  borderColor: 'accent.solid',
  boxShadow: 'sm',
  outline: 'none',
  _focusVisible: { boxShadow: 'focus' },
});

/** Which way a key goes by the large step; 0 where it does not. */
const directionOf = ({ key, shiftKey }: KeyboardEvent): -1 | 0 | 1 => {
  if (key === 'PageUp' || (shiftKey && (key === 'ArrowRight' || key === 'ArrowUp'))) return 1;
  if (key === 'PageDown' || (shiftKey && (key === 'ArrowLeft' || key === 'ArrowDown'))) return -1;
  return 0;
};

/** Ark UI goes to the next multiple of the large step; this goes by the large step. */
const Thumb = ({ largeStep }: { largeStep: number }) => {
  const slider = useSliderContext();
  return (
    <Ark.Thumb
      index={0}
      className={thumb}
      onKeyDownCapture={(event) => {
        const direction = directionOf(event);
        if (direction === 0) return;
        event.preventDefault();
        slider.setThumbValue(0, (slider.value[0] ?? 0) + direction * largeStep);
      }}
    >
      <Ark.HiddenInput />
    </Ark.Thumb>
  );
};

export interface SliderProps {
  label: string;
  /** Under which a form sends the value. */
  name?: string;
  min?: number;
  max?: number;
  step?: number;
  /** By PageUp, PageDown and the arrows with shift. */
  largeStep?: number;
  /** Left out: the part remembers it itself and begins at `defaultValue`. */
  value?: number;
  defaultValue?: number;
  isDisabled?: boolean;
  onValueChange?: (value: number) => void;
}

/** A number out of a range: 0 to 100 in steps of 1, in large ones of 10, unless told otherwise. */
export const Slider = ({
  label,
  name,
  min = 0,
  max = 100,
  step = 1,
  largeStep = 10,
  value,
  defaultValue = min,
  isDisabled = false,
  onValueChange,
}: SliderProps) => (
  <Ark.Root
    className={root}
    min={min}
    max={max}
    step={step}
    {...(name === undefined ? {} : { name })}
    {...(value === undefined ? {} : { value: [value] })}
    defaultValue={[defaultValue]}
    disabled={isDisabled}
    onValueChange={(details) => {
      const [changed] = details.value;
      if (changed !== undefined) onValueChange?.(changed);
    }}
  >
    <span className={head}>
      <Ark.Label className={field().label}>{label}</Ark.Label>
      <Ark.ValueText className={reading} />
    </span>
    <Ark.Control className={control}>
      <Ark.Track className={track}>
        <Ark.Range className={range} />
      </Ark.Track>
      <Thumb largeStep={largeStep} />
    </Ark.Control>
  </Ark.Root>
);
