import type { Conversation } from './conversation.ts';
import { areAkin, stemOf } from './stems.ts';
import { typeset } from './style.ts';
import { withoutTales } from './tales.ts';

/** Words that are about one thing, as beginnings: a question with one of them may be answered by a sentence with another. */
const groups: readonly string[] = [
  'lonely loneliness alone solitude company solitary widow',
  'afraid fear scare scary frighten brave courage nervous stage fright danger',
  'hurt injur wound scar pain burn burned broke broken surgeon bleed knee',
  'die dying dead death died bleach white survive endanger',
  'eat dinner lunch breakfast supper cook menu meal hungry food dish soup bread snack biscuit mushroom bun picnic',
  'drink thirsty tea coffee wine cup mug thermos',
  'sleep awake night tired insomni rest bed dream shift dawn midnight',
  'win lose loss won defeat draw beat champion victory',
  'money rich poor pay budget afford salary pension wage earn sell',
  'rain snow weather storm wind cold winter summer wet gale',
  'teach taught learn lesson pupil student school beginner train trained master',
  'begin began start first became become until origin career trained',
  'family mother father sister brother aunt uncle grandmother grandfather grandma grandpa mum dad daughter son children twins parents relatives',
  'pet dog cat animal mule camel raven beast creature',
  'friend friendship best friend colleague crew people neighbour',
  'love loved marry married marriage wife husband wedding romance partner widower single',
  'home house live apartment room stay grew born town village',
  'old ancient age years history century',
  'many number count hundred thousand dozen eleven forty sixty collection',
  'customer client guest visitor patient pupil audience listener reader people',
  'secret hide hidden mystery never told cipher unknown riddle puzzle',
  'boss king police law lawyer enemy outlaw rules',
  'miss homesick remember memory past',
  'hope wish dream goal future plan want promise someday',
  'favourite love proud',
  'hate dislike annoy distrust despise abide patience bother',
  'laugh funny joke humour pun',
  'music song sing tune play record band instrument',
  'read book novel write wrote diary letter notebook page shelf',
  'star sky telescope planet galaxy moon constellation observatory',
  'sea ocean wave reef fish whale coral boat ship sail swim surf',
  'tree forest wood plant flower fern moss garden leaf',
  'fight sword duel fence fencing blade war battle knight weapon',
  'fix repair mend build make broke tool',
  'map travel road way path route journey wander lost',
  'god pray religion believe faith ghost magic spirit',
];

const prepared = groups.map(
  (group) => new RegExp(String.raw`(?<!\p{L})(?:${group.split(' ').join('|')})\p{L}{0,3}(?!\p{L})`, 'giu'),
);

const toCharacter = /\b(?:you|your|yours|yourself|we|us|our|here|this|there|her|his|its)\b/iu;
const time =
  /\b(?:at (?:one|two|three|four|five|six|seven|eight|nine|ten|noon|midnight|dawn|night)|before (?:sunrise|breakfast)|\p{L}+days?|since|years?|winters?|months?|weeks?|past|o'clock)\b/iu;
/** Asks when or how long something of the character is, but not when it was born. */
export const asksTime = /^(?!.*\b(?:birthday|born)\b).*\b(?:when|what time|how (?:long|often))\b/iu;
const empty =
  /^(?:what|when|where|which|whose|that|this|these|those|there|here|with|your|yours|have|does|were|been|being|will|would|could|should|about|from|into|than|then|them|they|very|really|ever|just|much|many|some|something|anything|thing|things|like|know|tell|think|want|make|made|still|also|only|even|because|more|most|good|best|long|can't|it's|true)$/u;
const tokensOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}']{4,}/gu) ?? []).filter((word) => !empty.test(word)).map(stemOf);
const hitsIn = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** What a question may be answered by: what it is about, and what it says. */
interface Candidate {
  readonly text: string;
  /** An answer of an exchange, which is said as it is written. */
  readonly isVerbatim: boolean;
  readonly about: readonly string[];
  readonly told: readonly string[];
}

const candidatesIn = ({ card, hasSaid }: Conversation, isGentle: boolean): readonly Candidate[] => {
  const exchanges = isGentle ? [] : withoutTales(card.exchanges).filter(({ opening }) => opening === undefined);
  return [
    ...card.lines.map(({ text }) => ({ text, isVerbatim: false, about: [], told: tokensOf(text) })),
    ...exchanges.map(({ asked, answer, keys }) => ({
      text: answer,
      isVerbatim: true,
      about: tokensOf(`${asked} ${keys.join(' ')}`),
      told: tokensOf(answer),
    })),
  ].filter(({ text }) => !hasSaid(typeset(text)));
};

const isIn = (stems: readonly string[], stem: string): boolean => stems.some((other) => areAkin(stem, other));

/** So much of what a question names has to be met, the rarer words counting more. */
const COVERED = 0.45;
/** What an answer says besides counts less than what it is about, and words of one family less than the same. */
const TOLD = 0.6;
const AKIN = 0.5;
/** As rare as what stands in one answer of all. */
const rarity = (count: number, total: number): number => Math.log(1 + total / (1 + count));

/**
 * What the card says, and not yet, nearest to what a question is about, also in other words: a sentence of it, or the answer of an
 * exchange. A word counts the more, the fewer of them have it.
 */
export const nearestSaid = (
  conversation: Conversation,
  words: string,
  isGentle: boolean,
): Pick<Candidate, 'text' | 'isVerbatim'> | undefined => {
  if (!toCharacter.test(words)) return undefined;
  const candidates = candidatesIn(conversation, isGentle);
  const asked = [...new Set(tokensOf(words))].map((stem) => {
    const count = candidates.filter(({ about, told }) => isIn(about, stem) || isIn(told, stem)).length;
    const family = prepared.find(
      (pattern) => hitsIn(words, pattern) > 0 && tokensOf((words.match(pattern) ?? []).join(' ')).includes(stem),
    );
    return { stem, family, weight: rarity(count, candidates.length) };
  });
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  const isOfTime = asksTime.test(words);
  const scoreOf = ({ text, about, told }: Candidate): number => {
    const met = asked.reduce((sum, { stem, family, weight }) => {
      if (isIn(about, stem)) return sum + weight;
      if (isIn(told, stem)) return sum + weight * (about.length === 0 ? 1 : TOLD);
      return family !== undefined && hitsIn(text, family) > 0 ? sum + weight * AKIN : sum;
    }, 0);
    return (whole === 0 ? 0 : met / whole) + (isOfTime && time.test(text) ? COVERED : 0);
  };
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate) }))
    .filter(({ score }) => score >= COVERED)
    .toSorted((a, b) => b.score - a.score)[0]?.candidate;
};
