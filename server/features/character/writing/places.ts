import type { Appearance } from '#contract/appearance.ts';
import { farPlaces } from './farPlaces.ts';
import type { Places } from './place.ts';
import { townPlaces } from './townPlaces.ts';

export const places: Readonly<Record<Appearance['setting'], Places>> = { ...townPlaces, ...farPlaces };
