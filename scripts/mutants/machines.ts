import type { Mutated } from '@liora/flow-kit/mutation/sources.ts';
import { inRoot } from '../lib/root.ts';

/** Without words for people: nothing of those decides what the product does. */
export const MACHINES: Mutated = {
  folder: inRoot('machines'),
  isMutated: (file) =>
    file.endsWith('.ts') && !file.endsWith('Description.ts') && !['flows.ts', 'sharedWords.ts'].includes(file),
};
