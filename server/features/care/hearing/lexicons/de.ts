import type { Lexicon } from '../lexicon.ts';
import { abuse } from './de/abuse.ts';
import { acute } from './de/acute.ts';
import { common } from './de/common.ts';
import { deep } from './de/deep.ts';
import { eating } from './de/eating.ts';
import { harmToOthers } from './de/harmToOthers.ts';
import { injury } from './de/injury.ts';
import { medical } from './de/medical.ts';
import { quiet } from './de/quiet.ts';
import { selfHarm } from './de/selfHarm.ts';
import { selfHarmNear } from './de/selfHarmNear.ts';
import { sexualViolence } from './de/sexualViolence.ts';
import { wider } from './de/wider.ts';
import { words } from './de/words.ts';

export const de: Lexicon = {
  words,
  patterns: [
    ...injury,
    ...medical,
    ...acute,
    ...sexualViolence,
    ...selfHarm,
    ...harmToOthers,
    ...abuse,
    ...selfHarmNear,
    ...eating,
    ...deep,
    ...wider,
    ...common,
    ...quiet,
  ],
};
