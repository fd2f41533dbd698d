import { acting } from './pictureTask.acting.ts';
import { wishing } from './pictureTask.asking.ts';
import { beside } from './pictureTask.beside.ts';
import { following } from './pictureTask.following.ts';
import { opening } from './pictureTask.opening.ts';

export const journeys = { ...opening, ...wishing, ...following, ...beside, ...acting };
