import { entering, sending } from './characterDraft.entering.ts';
import { helping } from './characterDraft.helping.ts';

export const journeys = { ...entering, ...sending, ...helping };
