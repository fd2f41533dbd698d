import type { Appearance } from './appearance.ts';
import { oklch, type Colour } from './colour.ts';

/** Colours of things in white light, before a scene tints them. */

export const SKIN: Record<Appearance['skin'], Colour> = {
  porcelain: oklch(0.88, 0.046, 50),
  fair: oklch(0.845, 0.062, 58),
  rosy: oklch(0.82, 0.07, 42),
  olive: oklch(0.76, 0.068, 68),
  honey: oklch(0.74, 0.082, 62),
  tan: oklch(0.67, 0.086, 56),
  bronze: oklch(0.59, 0.088, 50),
  umber: oklch(0.48, 0.076, 46),
  ebony: oklch(0.4, 0.056, 42),
};

export const EYES: Record<Appearance['eyeColor'], Colour> = {
  darkBrown: oklch(0.32, 0.045, 50),
  brown: oklch(0.42, 0.075, 55),
  hazel: oklch(0.53, 0.085, 90),
  amber: oklch(0.6, 0.12, 72),
  green: oklch(0.56, 0.085, 145),
  blue: oklch(0.57, 0.09, 245),
  grey: oklch(0.6, 0.025, 230),
  violet: oklch(0.54, 0.12, 305),
};

export const HAIR: Record<Appearance['hairColor'], Colour> = {
  black: oklch(0.24, 0.02, 290),
  espresso: oklch(0.3, 0.035, 40),
  chestnut: oklch(0.4, 0.065, 45),
  auburn: oklch(0.43, 0.1, 38),
  copper: oklch(0.57, 0.13, 45),
  honey: oklch(0.66, 0.095, 70),
  blond: oklch(0.78, 0.085, 85),
  platinum: oklch(0.88, 0.035, 90),
  pepper: oklch(0.52, 0.012, 260),
  silver: oklch(0.8, 0.012, 260),
  midnight: oklch(0.34, 0.08, 265),
  teal: oklch(0.54, 0.085, 200),
  rose: oklch(0.68, 0.11, 5),
  violet: oklch(0.48, 0.13, 310),
};

export const FABRIC: Record<Appearance['outfitColor'], Colour> = {
  ink: oklch(0.27, 0.025, 285),
  charcoal: oklch(0.38, 0.015, 260),
  cream: oklch(0.91, 0.035, 85),
  sand: oklch(0.79, 0.05, 78),
  camel: oklch(0.66, 0.085, 68),
  rust: oklch(0.54, 0.125, 42),
  crimson: oklch(0.46, 0.15, 20),
  rose: oklch(0.69, 0.095, 12),
  mustard: oklch(0.74, 0.125, 82),
  olive: oklch(0.51, 0.065, 112),
  forest: oklch(0.4, 0.065, 155),
  teal: oklch(0.5, 0.075, 198),
  sky: oklch(0.72, 0.075, 238),
  navy: oklch(0.34, 0.07, 262),
  plum: oklch(0.38, 0.095, 338),
  lilac: oklch(0.7, 0.075, 305),
};
