import type { Card } from './card.ts';
import { typeset } from './style.ts';

const about: Readonly<Record<string, RegExp>> = {
  work: /\b(?:run|keep|repair|make|cut|cook|work|bakery|shop|teach|draw|sing|drive|guide|study|command|restore|restored|own|open|trade|lead)\b/iu,
  live: /\b(?:live|in \p{Lu})/u,
  home: /\b(?:live|grew up|born|in \p{Lu})/u,
  family: /\b(?:mother|father|sisters?|brothers?|grand\w+|daughter|son|aunts?|uncles?|family|wife|husband|twins)\b/iu,
  friend: /\bfriends?\b/iu,
  love: /\b(?:love|enjoy|collect|adore|generous|believe in)\b/iu,
  like: /\b(?:like to|love|enjoy|collect|notice|talk to)\b/iu,
  hate: /\b(?:hate|dislike|cannot abide|distrust|despise|impatient|no patience)\b/iu,
  afraid: /\b(?:afraid|fear|superstitious|awkward|lonely|worry|shy)\b/iu,
  dream: /\b(?:hope|dream|wish|writing|building|promised)\b/iu,
  want: /\b(?:hope|want|wish|writing|building|looking for)\b/iu,
  past: /\b(?:was|were|grew up|born|trained|left|had|gave up|until|ago)\b/iu,
  look: /\b(?:hair|eyes|scars?|wear|coat|skirts?|saris?)\b/iu,
  book: /\b(?:books?|novels?|read)\b/iu,
  music: /\b(?:sing|songs?|music|records?|tunes?|band)\b/iu,
  food: /\b(?:cook|bread|bak\w+|buns|soup|cake|sauces?|tea)\b/iu,
};

const worker =
  /\b(?:am|was|trained as) (?:an?|the) (?:[\p{L}-]+ ){0,3}(?:keeper|\p{L}{3,}(?:er|or|ist|ian|man|warden|doctor|cook))\b/iu;
const workplace =
  /\b(?:bookshop|restaurant|studio|school|club|ward|podcast|radio|observatory|archive|lighthouse|police|reef|coral|forest|fortress|maps?|played|danced)\b/iu;

/** Sentences that tell what the character works at, what it does now first. */
export const workOf = (lines: readonly string[]): readonly string[] =>
  lines
    .filter((line) => (about['work']?.test(line) ?? false) || worker.test(line) || workplace.test(line))
    .toSorted((a, b) => Number(b.startsWith('Now ')) - Number(a.startsWith('Now ')));

/** A sentence of the card that was not said yet: of a topic, or any. */
export const selfLine = (
  { selfLines }: Card,
  hasSaid: (text: string) => boolean,
  topic: string | undefined,
): string | undefined => {
  const pattern = topic === undefined ? undefined : about[topic];
  if (topic !== undefined && pattern === undefined) return undefined;
  return selfLines.find((line) => (pattern?.test(line) ?? true) && !hasSaid(typeset(line)));
};
