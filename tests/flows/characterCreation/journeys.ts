import { creating } from './creating.ts';
import { ending, following } from './following.ts';

export const journeys = { ...creating, ...following, ...ending };
