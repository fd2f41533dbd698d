import { german } from './german.ts';
import { spanish } from './spanish.ts';
import type { Tongue } from './tongue.ts';

/** The languages besides English that there are scripts for. */
export const tongues: Readonly<Record<Tongue['code'], Tongue>> = { de: german, es: spanish };
