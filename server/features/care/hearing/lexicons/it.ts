import type { Lexicon } from '../lexicon.ts';
import { bodily } from './it/bodily.ts';
import { selfHarmAndAbuse } from './it/selfHarmAndAbuse.ts';
import { wider } from './it/wider.ts';
import { words } from './it/words.ts';

export const it: Lexicon = { words, patterns: [...bodily, ...selfHarmAndAbuse, ...wider] };
