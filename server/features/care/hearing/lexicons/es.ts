import type { Lexicon } from '../lexicon.ts';
import { injuryAndMedical, selfHarm } from './es/patterns.ts';
import { abuse, eating, harmToOthers, sexualViolence, wider } from './es/patternsAgainst.ts';
import { words } from './es/words.ts';

export const es: Lexicon = {
  words,
  patterns: [...injuryAndMedical, ...sexualViolence, ...harmToOthers, ...abuse, ...selfHarm, ...eating, ...wider],
};
