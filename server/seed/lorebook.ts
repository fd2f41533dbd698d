import type { Lorebook } from '@liora/companion/lorebook/lorebook.ts';

/** Its newest turn and the one that it answers. */
const SCAN_DEPTH = 2;

/** What a character answers: the words that bring it up, divided by commas, what is said to it, and its answer. */
export type LoreExchange = readonly [keys: string, user: string, char: string];

/**
 * A lorebook whose entries are exchanges, so that a model hears of each only what the conversation touches. One whose line of the person
 * stands in brackets answers whatever they say to the greeting.
 */
export const exchanges = (told: readonly LoreExchange[]): Lorebook => ({
  scanDepth: SCAN_DEPTH,
  tokenBudget: null,
  recursiveScanning: false,
  entries: told.map(([keys, user, char], index) => ({
    keys: keys.split(', '),
    secondaryKeys: [],
    selective: false,
    content: `{{user}}: ${user}\n{{char}}: ${char}`,
    enabled: true,
    constant: false,
    caseSensitive: false,
    useRegex: false,
    insertionOrder: index,
    priority: 0,
    position: 'after',
  })),
});
