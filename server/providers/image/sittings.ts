import type { Appearance } from '#contract/appearance.ts';

/** Ways to sit for a picture. */
export const POSES = ['left', 'right', 'front'] as const satisfies readonly Appearance['pose'][];

/** Places that fit whoever comes from any time or world. */
export const PLACES = [
  'forest',
  'sea',
  'mountains',
  'garden',
  'greenhouse',
  'library',
  'desert',
  'kitchen',
] as const satisfies readonly Appearance['setting'][];

/** What goes together of time and light. */
type TimeAndLight = Pick<Appearance, 'timeOfDay' | 'light'>;

/** Light that there is at a time of day. */
export const DAYLIGHTS = [
  { timeOfDay: 'morning', light: 'sun' },
  { timeOfDay: 'day', light: 'overcast' },
  { timeOfDay: 'goldenHour', light: 'sun' },
  { timeOfDay: 'dusk', light: 'lamp' },
] as const satisfies readonly TimeAndLight[];

/** At night too. */
export const LIGHTS = [...DAYLIGHTS, { timeOfDay: 'night', light: 'moon' }] as const satisfies readonly TimeAndLight[];

type Light = Appearance['light'];

/** Lights that there can be at a time of day; the first one is taken where another does not fit. */
export const LIGHTS_AT: Record<Appearance['timeOfDay'], readonly [Light, ...Light[]]> = {
  morning: ['sun', 'window', 'overcast', 'lamp'],
  day: ['sun', 'window', 'overcast', 'lamp'],
  goldenHour: ['sun', 'window'],
  dusk: ['lamp', 'neon', 'moon', 'overcast'],
  night: ['moon', 'lamp', 'neon'],
};
