import { acting } from './acting.ts';
import { wishing } from './asking.ts';
import { beside } from './beside.ts';
import { following } from './following.ts';
import { opening } from './opening.ts';

export const journeys = { ...opening, ...wishing, ...following, ...beside, ...acting };
