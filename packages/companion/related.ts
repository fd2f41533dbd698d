import type { CardLine } from './cardLines.ts';
import type { Conversation } from './conversation.ts';
import { areAkin, stemOf } from './stems.ts';
import { typeset } from './style.ts';

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

const ENOUGH = 2;
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

/** The sentence of the card, not said yet, that is about what a question is about, though in other words. */
export const nearestLine = ({ card, hasSaid }: Conversation, words: string): string | undefined => {
  if (!toCharacter.test(words)) return undefined;
  const groupsOf = prepared.filter((pattern) => hitsIn(words, pattern) > 0);
  const asked = [...new Set(tokensOf(words))];
  const isOfTime = asksTime.test(words);
  const scoreOf = ({ text }: CardLine): number => {
    const own = tokensOf(text);
    const shared = asked.filter((one) => own.some((other) => areAkin(one, other))).length;
    const related = groupsOf.reduce((score, pattern) => score + Math.min(2, hitsIn(text, pattern)), 0);
    const fit = isOfTime && time.test(text) ? ENOUGH : 0;
    return shared * 2 + related + fit;
  };
  return card.lines
    .map((line) => ({ line, score: scoreOf(line) }))
    .filter(({ line, score }) => score >= ENOUGH && !hasSaid(typeset(line.text)))
    .toSorted((a, b) => b.score - a.score)[0]?.line.text;
};
