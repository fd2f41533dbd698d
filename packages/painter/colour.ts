/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Colour {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export const oklch = (l: number, c: number, h: number): Colour => ({ l, c, h });

const toLab = ({ l, c, h }: Colour): [number, number, number] => {
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
};

const channel = (linear: number): number => {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
};

/** https://bottosson.github.io/posts/oklab/ */
const toRgb = (colour: Colour): [number, number, number] => {
  const [lightness, a, b] = toLab(colour);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    channel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    channel(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
};

export const css = (colour: Colour, alpha = 1): string => `rgba(${toRgb(colour).join(',')},${alpha.toFixed(3)})`;

/** `share` of `other` mixed in, as pigments would: no detour through other hues. */
export const mix = (one: Colour, other: Colour, share: number): Colour => {
  const [l1, a1, b1] = toLab(one);
  const [l2, a2, b2] = toLab(other);
  const a = a1 + (a2 - a1) * share;
  const b = b1 + (b2 - b1) * share;
  return oklch(l1 + (l2 - l1) * share, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI);
};

/** Lightness and chroma are scaled, hue is turned. */
export const tune = (colour: Colour, by: { l?: number; c?: number; h?: number }): Colour =>
  oklch(Math.min(0.99, colour.l * (by.l ?? 1)), colour.c * (by.c ?? 1), colour.h + (by.h ?? 0));
