import { legibleText, plainWords } from './plainText.ts';
import { turnRound } from './sayBack.ts';

/** What somebody has lost, or is about to lose. */
export type LossKind = 'death' | 'illness' | 'work' | 'parting' | 'home';

export interface Loss {
  readonly kind: LossKind;
  /** Whom it is about, as it can be said back: "your grandmother". */
  readonly whom: string | undefined;
}

const SEARCHED = 4000;
const SENTENCE_MAX = 600;

const people = String.raw`(?:mum|mother|mom|mummy|dad|father|daddy|parents?|sisters?|brothers?|siblings?|twin|gran|grandmother|grandma|granny|nan|nana|grandfather|grandpa|grandad|granddad|grandparents?|aunt|auntie|uncle|cousin|niece|nephew|son|daughter|child|children|kid|baby|wife|husband|partner|spouse|fiance|fiancee|fiancé|fiancée|boyfriend|girlfriend|friends?|mate|roommate|flatmate|neighbou?r|colleague|coworker|boss|teacher|mentor|students?|pupil|patients?|client|resident|classmate)`;
const animals = String.raw`(?:dogs?|cats?|puppy|puppies|kittens?|rabbit|bunny|hamster|horse|pony|bird|parrot|budgie|guinea pig|tortoise|turtle|goldfish|ferret|pet)`;
/** What also dies, and is no loss of this sort. */
const thing = String.raw`(?:phone|battery|laptop|computer|car|tv|television|internet|wifi|router|controller|character|avatar|tablet|pc|console|engine|motor|headphones?|earbuds|mouse|keyboard|plants?|orchids?|flowers?|cactus|succulent|fern|basil|lawn|fridge|server|app|game|team|bike|post|joke|sourdough|starter|mobile|watch|clock|kettle|printer|camera|show|series|vibe|mood|connection|hair|arm|leg|legs|feet|brain|inbox|chat|account|project|line)`;

const whose = String.raw`(?:my|our|his|her|their)`;
const owned = String.raw`${whose} (?!${thing}\b)(?:(?!${thing}\b)[\p{L}'-]+ ){0,3}?(?!${thing}\b)[\p{L}'-]+`;
const someone = String.raw`(?:one of (?:my|our) [\p{L}]+|(?:a|an|another|the) (?:\p{L}+ ){0,2}?(?:${people}|${animals})(?: of mine)?|someone|somebody)`;
const who = `(${owned}|${someone})`;
const named = String.raw`(\p{Lu}[\p{L}]+)`;

const died = String.raw`(?:has |have |had )?(?:just |suddenly |recently |finally )?(?:died|passed away|passed on|been killed|was killed|were killed|is dead|are dead|did not make it|was put down|was put to sleep|lost (?:his|her|their) (?:battle|fight))`;
const sick = String.raw`(?:is|are|was|were|has been|have been|got|fell|has become|became) (?:now |still |just |also )?(?:very |really |so |quite |seriously |terminally |gravely |badly |critically |extremely |terribly |awfully |pretty |too )*(?:ill|sick(?! of\b)|dying|in (?:the |a )?(?:hospital|hospice|intensive care|icu|coma)|on life support|unconscious|not going to make it)`;
const disease = String.raw`(?:cancer|a (?:brain )?tumou?r|leukaemia|leukemia|dementia|alzheimer'?s?|parkinson'?s?|multiple sclerosis|heart failure|kidney failure|a terminal illness|lymphoma|als)`;
const struck = String.raw`(?:was diagnosed|were diagnosed|has been diagnosed|have been diagnosed|got diagnosed|has ${disease}|have ${disease}|had a (?:stroke|heart attack|bad accident|terrible accident|serious accident|bad fall))`;

const fiction =
  /\b(?:film|movie|book|novel|series|episode|season|game|character|anime|show|chapter|story|history|king|queen|war|century)\b/u;

const patterns: readonly (readonly [LossKind, string])[] = [
  ['death', `\\b${who} ${died}\\b`],
  [
    'death',
    String.raw`\b(?:i|we) (?:have |had )?(?:just |recently )?(?:lost|buried) (my (?:${people}|${animals})|our (?:${people}|${animals})|(?:a|another|one of (?:my|our)) (?:\p{L}+ )?(?:${people}|baby))\b`,
  ],
  [
    'death',
    String.raw`\b(?:we|i) had to (?:put ((?:my|our) (?:\p{L}+ )?${animals}) (?:down|to sleep)|let (?:him|her) go|have (?:him|her) put down)\b`,
  ],
  [
    'death',
    String.raw`\b(?:i|we) (?:have )?(?:just )?(?:had a miscarriage|miscarried|lost the baby|lost our baby)\b|\bstillborn\b|\bstillbirth\b`,
  ],
  [
    'death',
    String.raw`\bi (?:am|have been) (?:still )?(?:grieving|mourning|in mourning|a widow|a widower)\b|\b(?:death|funeral) of (my \p{L}+)\b|\b(my \p{L}+)'s (?:death|funeral)\b|\b(?:came|come|am) (?:back )?from a funeral\b|\bi (?:have to|had to) go to a funeral\b|\bthe funeral (?:is|was)\b`,
  ],
  ['death', `^(?:today |yesterday |last \\p{L}+ )?(he|she|they) ${died}\\b`],
  [
    'illness',
    String.raw`\b(?:i was|i have been|i am|i got|i just got|we were|they|the doctors?) (?:just |recently |also )?diagnosed\b|\b(?:my|the|a|his|her) diagnosis\b`,
  ],
  ['illness', `\\b${who} (?:${sick}|${struck})\\b`],
  ['illness', String.raw`\bi (?:have|have got|might have|may have) ${disease}(?!\p{L})`],
  [
    'illness',
    String.raw`\bi (?:am|have been|got|fell) (?:very |really |so |quite )*(?:seriously|terminally|gravely|critically|chronically|very|really|dangerously) (?:ill|sick)(?! of)\b|\bi am terminal\b|\bi am dying(?! (?:to|of|for|laughing|from|inside|here))\b|\bi (?:had|have had) a (?:stroke|heart attack)\b|\b(?:chemo|chemotherapy|metastas\p{L}+)\b`,
  ],
  ['illness', `^(?:today |now )?(he|she) (?:${sick}|${struck})\\b`],
  [
    'work',
    String.raw`\b(?:i|we) (?:have |had )?(?:just |recently )?lost (?:my|our) (?:jobs?|work|position|business|shop|company)\b|\bi (?:was|got|have been|am being|am|just got) (?:just )?(?:fired|laid off|sacked|made redundant|let go|dismissed)\b|\bthey (?:fired|sacked|dismissed) me\b|\bthey (?:laid me off|let me go)\b|\bmy (?:boss|company|employer) (?:fired|sacked) me\b`,
  ],
  [
    'parting',
    String.raw`\b(?:we|i) (?:have )?(?:just |recently |finally )?(?:broke|broken|split) up(?! (?:the|a|my)\b)\b|\bbroke up with me\b|\b(?:he|she|they|(my (?:\p{L}+ )?(?:boyfriend|girlfriend|wife|husband|partner|fiance|fiancee|fiancé|fiancée))) (?:has )?(?:just )?(?:left me|dumped me|cheated on me|is leaving me|wants (?:a divorce|to break up|to separate))\b|\bdumped me\b|\b(?:i am|we are|i got|we got) (?:getting )?(?:divorced|a divorce|separated|separating|divorcing)\b|\bmy marriage (?:is over|ended|broke)\b`,
  ],
  [
    'home',
    String.raw`\b(?:i|we) (?:have |had )?(?:just )?lost (?:my|our) (?:house|home|flat|apartment)\b|\b(?:i|we) (?:am|are|was|were|got|have been) (?:being )?evicted\b|\b(?:my|our) (?:house|home|flat|apartment) burned? down\b|\bi (?:have )?(?:just )?lost everything\b`,
  ],
];
const compiled = patterns.map(([kind, pattern]) => [kind, new RegExp(pattern, 'iu')] as const);
const nameDied = new RegExp(`^(?:today |yesterday )?${named} ${died}(?! in \\d)\\b`, 'u');

/** "my grandmother" becomes "your grandmother", "a patient" "your patient". */
const whomOf = (words: string): string | undefined => {
  if (/^(?:he|she|they|someone|somebody|one of)\b/iu.test(words)) return undefined;
  const plain = words.replace(/^(?:an?|another|the) /iu, 'my ').replace(/ of mine$/iu, '');
  return plain.split(' ').length > 5 ? undefined : turnRound(plain.replace(/^My /u, 'my '));
};

const lossInSentence = (words: string, isQuestion: boolean): Loss | undefined => {
  if (isQuestion && !/\b(?:my|our|i|me|we)\b/iu.test(words)) return undefined;
  if (fiction.test(words.toLowerCase()) && !/\bmy\b/iu.test(words)) return undefined;
  for (const [kind, pattern] of compiled) {
    const match = pattern.exec(words);
    const whom = match?.slice(1).find((group) => group !== undefined && group.includes(' '));
    if (match !== null) return { kind, whom: whom === undefined ? undefined : whomOf(whom) };
  }
  const name = nameDied.exec(words)?.[1];
  return name === undefined ? undefined : { kind: 'death', whom: name };
};

/** The loss that a text tells of. */
export const lossIn = (raw: string): Loss | undefined => {
  for (const part of legibleText(raw, SEARCHED).split(/(?<=[.!?…])\s+|,\s+|\s*;\s*/u)) {
    const words = plainWords(part, SENTENCE_MAX).replace(/^(?:and|but|so|well|oh|because|yes|no|hi|hello|hey) /iu, '');
    const loss = lossInSentence(words, part.trimEnd().endsWith('?'));
    if (loss !== undefined) return loss;
  }
  return undefined;
};
