import type { CardLine } from './cardLines.ts';
import type { Conversation } from './conversation.ts';
import { hashOf } from './seeded.ts';
import { areAkin, subjectsIn } from './stems.ts';
import { legibleText, plainWords } from './plainText.ts';
import { typeset } from './style.ts';

/** A sentence of the card that answers a question. */
export interface CardAnswer {
  readonly kind: 'card' | 'card which' | 'card again';
  readonly text: string;
}

const LOOKED_BACK = 3;
/** So much of a question has to stand in the card: one to the character, one about the world with two hits; else all of it. */
const COVERED = 0.34;
const COVERED_BY_MORE = 0.6;

const toCharacter = /\b(?:you|your|yours|yourself)\b/iu;
const leadIn =
  /^(?:(?:and|so|but|well|ok|okay|hey|hi|hello|oh|please) )*(?:do you know|can you tell me|could you tell me|would you tell me|can you explain|could you explain|tell me|i wonder|do you remember|i would (?:like|love) to (?:know|hear)|i want to (?:know|hear)|thank you|thanks)\b/iu;
const request =
  /\b(?:tell me|talk|speak|hear|know|show me|what|how)\b.* (?:about|of|on)\b|^(?:describe|show me)\b|\b(?:what|how) about\b/iu;
const pronoun = /\b(?:it|its|they|them|their|those|these|one|ones|she|he|him|her)\b/iu;
const followUp =
  /^(?:(?:and|so|but|ok|okay|oh|well|hm|really|wow) )*(?:which(?: one| ones| of (?:them|those|these|your \p{L}+))? (?:is|are|was|were|do|does|did|would|can|could|has|have|needs?)\b|why(?: is that| so| not)?$|how (?:come|many (?:are|do|have|of))\b|since when$|tell me more$|more about)/iu;
const notOfIt =
  /\b(?:what time is it|how is it going|is it (?:raining|snowing|cold|warm|late|dark|true that)|it is (?:late|raining|cold))\b/iu;
const choice = /\bwhich\b|\b\p{L}{3,}est\b|\b(?:best|most|worst|favourite)\b/iu;
const isHit = (line: CardLine, stem: string): boolean => line.subjects.some((own) => areAkin(own, stem));
const hitsOf = (line: CardLine, stems: readonly string[]): number => stems.filter((stem) => isHit(line, stem)).length;

/** The sentences of a card about a subject, those with most of it first. */
export const linesAbout = (lines: readonly CardLine[], subjects: readonly string[]): readonly string[] =>
  lines
    .filter((line) => hitsOf(line, subjects) > 0)
    .toSorted((a, b) => hitsOf(b, subjects) - hitsOf(a, subjects))
    .map(({ text }) => text);

/** Whether the card uses a word of this stem. */
export const usesStem = (lines: readonly CardLine[], stem: string): boolean => lines.some((line) => isHit(line, stem));

/** What `about.rive` and the favourites answer, unless more is named. */
const everyday = new Set(
  subjectsIn(
    `age job work trade profession home house town city family parents mother father sister brother siblings children kids friend
    boyfriend girlfriend husband wife partner birthday dreams fear afraid hate music songs book film movie food dish drink coffee season
    colour animal number flower weather hobby hobbies face eyes hair wear clothes born read sing dance draw swim run travel sleep cook
    bake paint write play watch listen laugh cry worry miss regret childhood past secret luck lucky advice help trust sorry true honest honestly`,
  ),
);

interface Search {
  readonly subject: readonly string[];
  readonly now: readonly string[];
  readonly isFollowUp: boolean;
}

/** The stems of a question that the card knows. */
const subjectOf = (lines: readonly CardLine[], words: string): readonly string[] =>
  subjectsIn(words).filter((stem) => lines.some((line) => isHit(line, stem)));

const isFollowUpOf = (words: string): boolean =>
  !notOfIt.test(words) && (followUp.test(words) || (pronoun.test(words) && !/\bone day\b|\bno one\b/iu.test(words)));

const searchFor = ({ card, earlierTexts }: Conversation, words: string): Search | undefined => {
  const now = subjectsIn(words.replace(leadIn, ''));
  const known = subjectOf(card.lines, words.replace(leadIn, ''));
  const own = known.filter((stem) => !everyday.has(stem));
  const isToCharacter = toCharacter.test(words.replace(leadIn, '')) || request.test(words);
  const best = Math.max(0, ...card.lines.map((line) => hitsOf(line, now)));
  const isCovered = now.length > 0 && best / now.length >= (isToCharacter ? COVERED : best > 1 ? COVERED_BY_MORE : 1);
  const isFollowUp = isFollowUpOf(words);
  if (own.length > 0 && isCovered && !(isFollowUp && !isToCharacter && best < now.length)) {
    return { subject: own, now, isFollowUp: false };
  }
  if (!isFollowUp) return undefined;
  for (const text of earlierTexts.slice(-LOOKED_BACK).toReversed()) {
    const before = plainWords(legibleText(text));
    const subject = subjectOf(card.lines, before.replace(leadIn, '')).filter((stem) => !everyday.has(stem));
    if (subject.length > 0 && !isFollowUpOf(before)) return { subject, now, isFollowUp: true };
    if (!isFollowUpOf(before)) return undefined;
  }
  return undefined;
};

const number =
  /\b(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozens?)\b/iu;
const has = (pattern: RegExp) => (text: string) => pattern.test(text);
/** What a sentence has to hold to answer how many and how long. */
const sortedBy: readonly (readonly [RegExp, (text: string) => boolean])[] = [
  [/\bhow (?:many|much|long|old)\b/iu, has(number)],
  [/\bwhere\b/iu, has(/\b(?:in|at|off|above|near|over) (?:the |a |an )?\p{Lu}/u)],
];

/**
 * The sentence of the card that fits a question best by its words. A question without a subject of its own ("which is the hardest to
 * grow?") goes to that of the turns before.
 */
export const cardAnswer = (conversation: Conversation, words: string): CardAnswer | undefined => {
  const search = searchFor(conversation, words);
  if (search === undefined) return undefined;
  const { subject, now, isFollowUp } = search;
  const fits = sortedBy.find(([asked]) => asked.test(words))?.[1] ?? (() => false);
  const ranked = conversation.card.lines
    .map((line) => ({ line, score: hitsOf(line, subject) * 3 + hitsOf(line, now) + (fits(line.text) ? 1 : 0) }))
    .filter(({ line }) => hitsOf(line, subject) > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ line }) => line.text);
  const fresh = ranked.find((text) => !conversation.hasSaid(typeset(text)));
  if (fresh !== undefined) return { kind: isFollowUp && choice.test(words) ? 'card which' : 'card', text: fresh };
  const last = conversation.answers.at(-1) ?? '';
  const old = ranked.filter((text) => !last.includes(typeset(text)));
  const again = old[hashOf(words) % Math.max(1, old.length)] ?? ranked[0];
  if (again === undefined || conversation.isRejected(typeset(again))) return undefined;
  return { kind: 'card again', text: again };
};

const doing = new Set(
  subjectsIn('walk stroll hike wander visit meet come join bring drive ride watch listen teach hold carry'),
);

/** A sentence of the card, not said yet, about the place or the thing that an invitation or a gesture names. */
export const cardMention = ({ card, hasSaid }: Conversation, words: string): string | undefined => {
  const named = subjectsIn(words).filter((stem) => !doing.has(stem) && !everyday.has(stem));
  return card.lines
    .filter((line) => hitsOf(line, named) > 0 && !hasSaid(typeset(line.text)))
    .toSorted((a, b) => hitsOf(b, named) - hitsOf(a, named))[0]?.text;
};

/** Whether a sentence of the card has more than one subject of a question, and all of them. */
export const coversAll = ({ card }: Conversation, words: string, text: string | undefined): boolean => {
  const subjects = subjectsIn(words.replace(leadIn, ''));
  const line = card.lines.find((one) => one.text === text);
  return line !== undefined && subjects.length > 1 && hitsOf(line, subjects) === subjects.length;
};
