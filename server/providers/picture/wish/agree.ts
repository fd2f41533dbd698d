import type { Appearance } from '#contract/appearance.ts';
import type { Weather } from '@liora/painter/weather.ts';
import { LIGHTS_AT } from '../../image/sittings.ts';

type Light = Appearance['light'];
type Time = Appearance['timeOfDay'];

/** The time for a light, where the time does not fit. */
const TIMES: Record<Light, Time> = {
  window: 'day',
  sun: 'day',
  overcast: 'day',
  lamp: 'dusk',
  moon: 'night',
  neon: 'night',
};
/** There is no moon in the middle of a room. */
const INDOORS: ReadonlySet<Appearance['setting']> = new Set([
  'cafe',
  'bookshop',
  'observatory',
  'greenhouse',
  'atelier',
  'kitchen',
  'library',
  'starship',
  'workshop',
  'train',
]);

export const isIndoors = (setting: Appearance['setting']): boolean => INDOORS.has(setting);

const fitting = (time: Time, setting: Appearance['setting'], weather: Weather | null): Light => {
  if (time === 'night') return isIndoors(setting) ? 'lamp' : 'moon';
  if (isIndoors(setting) && (time === 'morning' || time === 'day')) return 'window';
  return weather !== null && (time === 'morning' || time === 'day') ? 'overcast' : LIGHTS_AT[time][0];
};

/** Makes time and light agree where words spoke of one of them, or of the weather; what was said stays. */
const agreeLight = (look: Appearance, touched: ReadonlySet<string>, weather: Weather | null): Appearance => {
  const { timeOfDay, light, setting } = look;
  const fits = LIGHTS_AT[timeOfDay].includes(light);
  if (touched.has('light')) return fits || touched.has('timeOfDay') ? look : { ...look, timeOfDay: TIMES[light] };
  const isGloomy = weather !== null && !isIndoors(setting) && (light === 'sun' || light === 'window');
  return (touched.has('timeOfDay') && !fits) || isGloomy
    ? { ...look, light: fitting(timeOfDay, setting, weather) }
    : look;
};

/** Hair that is gathered on the head does not show how long it is. */
const GATHERED: ReadonlySet<Appearance['hairStyle']> = new Set(['bun', 'topKnot']);

/** Hair that words give a colour, a shape or a length can be seen. */
const agreeHair = (look: Appearance, touched: ReadonlySet<string>): Appearance => {
  if (touched.has('hairLength')) {
    const isHidden = GATHERED.has(look.hairStyle) && !touched.has('hairStyle');
    return isHidden ? { ...look, hairStyle: 'loose' } : look;
  }
  const isWanted = ['hairColor', 'hairTexture', 'hairStyle'].some((key) => touched.has(key));
  return isWanted && look.hairLength === 'bald' ? { ...look, hairLength: 'short' } : look;
};

/** Mends what the words of a wish left in conflict. */
export const agree = (look: Appearance, touched: ReadonlySet<string>, weather: Weather | null): Appearance =>
  agreeLight(agreeHair(look, touched), touched, weather);
