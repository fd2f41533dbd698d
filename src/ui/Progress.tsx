import { useEffect } from 'react';
import { css } from '#styled/css';

const DEFAULT_MAX = 100;

const bar = css({
  appearance: 'none',
  display: 'block',
  width: 'full',
  height: '2',
  borderRadius: 'full',
  borderWidth: 'none',
  overflow: 'hidden',
  bg: 'bg.hover',
  '&::-webkit-progress-bar': { bg: 'transparent' },
  '&::-webkit-progress-value': {
    bg: 'accent.solid',
    borderRadius: 'full',
    transitionProperty: 'size',
    transitionDuration: 'slow',
  },
  '&::-moz-progress-bar': { bg: 'accent.solid', borderRadius: 'full' },
});

export interface ProgressProps {
  label: string;
  /** From 0 to `max`; `null` while nobody knows. */
  value: number | null;
  /** Above 0; 100 unless told otherwise. */
  max?: number;
}

/** What of the two cannot be shown as it is, in the words of a console. */
const complaintsOf = (value: number | null, max: number): string[] => {
  const isMaxRight = Number.isFinite(max) && max > 0;
  const top = isMaxRight ? max : DEFAULT_MAX;
  return [
    ...(isMaxRight ? [] : [`Progress: max must be above 0, not ${max}; ${DEFAULT_MAX} is taken.`]),
    ...(value === null || (value >= 0 && value <= top)
      ? []
      : [`Progress: value must lie within 0 and ${top}, not ${value}.`]),
  ];
};

/** How far something is. A value or an end that cannot be is told to the console, and the nearest that can be is shown. */
export const Progress = ({ label, value, max = DEFAULT_MAX }: ProgressProps) => {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification asks for a warning on the console
    for (const complaint of complaintsOf(value, max)) console.warn(complaint);
  }, [value, max]);
  const top = Number.isFinite(max) && max > 0 ? max : DEFAULT_MAX;
  const isKnown = value !== null && !Number.isNaN(value);
  return (
    <progress
      className={bar}
      aria-label={label}
      max={top}
      {...(isKnown ? { value: Math.min(Math.max(value, 0), top) } : {})}
    />
  );
};
