import type { Appearance } from './appearance.ts';
import { mix, oklch, tune, type Colour } from './colour.ts';

/** How a picture is lit. */
export interface Scheme {
  /** Light that falls on the face. */
  readonly key: Colour;
  /** Light that fills the shadows. */
  readonly ambient: Colour;
  /** Light from behind, along the edge of the figure. */
  readonly rim: Colour;
  /** 0 to 1. */
  readonly rimStrength: number;
  /** How dark shadows are, 0 to 1. */
  readonly contrast: number;
  /** Side that the key comes from: -1 left, 1 right. */
  readonly from: -1 | 1;
  /** Lightness of all things, 1 by day. */
  readonly exposure: number;
}

const AMBIENT: Record<Appearance['timeOfDay'], { readonly ambient: Colour; readonly exposure: number }> = {
  morning: { ambient: oklch(0.72, 0.05, 255), exposure: 1 },
  day: { ambient: oklch(0.75, 0.04, 235), exposure: 1.01 },
  goldenHour: { ambient: oklch(0.56, 0.09, 330), exposure: 0.98 },
  dusk: { ambient: oklch(0.47, 0.1, 292), exposure: 0.93 },
  night: { ambient: oklch(0.36, 0.09, 272), exposure: 0.9 },
};

const KEY: Record<
  Appearance['light'],
  { readonly key: Colour; readonly rim: Colour; readonly rimStrength: number; readonly contrast: number }
> = {
  window: { key: oklch(0.95, 0.035, 85), rim: oklch(0.93, 0.05, 80), rimStrength: 0.55, contrast: 0.62 },
  sun: { key: oklch(0.92, 0.085, 72), rim: oklch(0.93, 0.11, 78), rimStrength: 0.9, contrast: 0.75 },
  lamp: { key: oklch(0.88, 0.1, 66), rim: oklch(0.86, 0.12, 62), rimStrength: 0.75, contrast: 0.8 },
  moon: { key: oklch(0.86, 0.045, 240), rim: oklch(0.88, 0.07, 235), rimStrength: 0.8, contrast: 0.75 },
  neon: { key: oklch(0.82, 0.1, 20), rim: oklch(0.8, 0.13, 210), rimStrength: 1, contrast: 0.82 },
  overcast: { key: oklch(0.94, 0.015, 230), rim: oklch(0.92, 0.02, 220), rimStrength: 0.4, contrast: 0.5 },
};

export const schemeOf = (appearance: Appearance, from: -1 | 1): Scheme => ({
  ...KEY[appearance.light],
  ...AMBIENT[appearance.timeOfDay],
  from,
});

/** A thing's colour in the light, half turned away, in shadow and in the folds. */
export interface Tones {
  readonly light: Colour;
  readonly mid: Colour;
  readonly shade: Colour;
  readonly deep: Colour;
}

/** `ambience` is how much of the shadow's light a thing takes on. */
export const tonesOf = (base: Colour, scheme: Scheme, ambience = 1): Tones => {
  const lit = tune(base, { l: scheme.exposure });
  const shadow = tune(scheme.ambient, { l: Math.min(0.9, base.l + 0.05) });
  const raised = oklch(Math.min(0.97, lit.l * 1.03 + 0.05), lit.c * 1.06, lit.h);
  return {
    light: mix(raised, scheme.key, 0.05 + 0.22 * base.l),
    mid: mix(lit, scheme.key, 0.03 + 0.04 * base.l),
    shade: mix(tune(lit, { l: 1 - 0.3 * scheme.contrast, c: 1.15, h: -5 }), shadow, 0.2 * ambience),
    deep: mix(tune(lit, { l: 1 - 0.54 * scheme.contrast, c: 1.1, h: -10 }), shadow, 0.24 * ambience),
  };
};
