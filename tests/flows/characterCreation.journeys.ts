import { creating } from './characterCreation.creating.ts';
import { ending, following } from './characterCreation.following.ts';

export const journeys = { ...creating, ...following, ...ending };
