import type { Lexicon } from '../lexicon.ts';
import { abuse } from './en/abuse.ts';
import { eating } from './en/eating.ts';
import { harmToOthers } from './en/harmToOthers.ts';
import { injury } from './en/injury.ts';
import { medical } from './en/medical.ts';
import { selfHarmNear } from './en/selfHarmNear.ts';
import { selfHarmNow } from './en/selfHarmNow.ts';
import { selfHarmOther } from './en/selfHarmOther.ts';
import { sexualViolence } from './en/sexualViolence.ts';
import { wider } from './en/wider.ts';
import { words } from './en/words.ts';

export const en: Lexicon = {
  words,
  patterns: [
    ...injury,
    ...medical,
    ...selfHarmOther,
    ...selfHarmNow,
    ...sexualViolence,
    ...harmToOthers,
    ...abuse,
    ...selfHarmNear,
    ...eating,
    ...wider,
  ],
};
