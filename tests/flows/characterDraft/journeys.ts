import { entering, sending } from './entering.ts';
import { helping } from './helping.ts';

export const journeys = { ...entering, ...sending, ...helping };
