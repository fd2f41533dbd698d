import { AGES_OF_OTHERS, FOR_A_MOMENT, OTHERS } from './others.ts';
import { after, around, before, rule, type Rule } from './rule.ts';
import { ADJECTIVE, END, LATELY, NTH, ONLY, SOON, START, WHOEVER } from './sentenceWords.ts';
import { DENIED, GRADE, IS, NO_YOUTH, SCHOOL, YEARS_OLD, YOUNG, YOUNG_AGE, YOUTH } from './words.ts';

const NO_PERSON = String.raw`(?!(?:her|his|their|my|our|an?|the|chapter|page|part|level|day|rule|note|figure|table|episode|scene|section|act|step|item|version|volume|room|route|line|no)\b)`;
const YOUNG_ONE = String.raw`(?:${YOUNG_AGE}\b|(?:an?\s+)?(?:[\p{L}-]+\s+){0,2}?(?:${YOUTH}|child|kid|minor|${YOUNG}${YEARS_OLD}))`;
const NO_YEARS = String.raw`(?!\s*(?:of|ago|in|later|at|with|working|as|together|apart|older|younger|married|service|exp)\b)`;
const NO_AGE = String.raw`(?!\s*(?:\+|%|st\b|nd\b|rd\b|th\b|months?|days?|centur|hundred|thousand|million|or older|and (?:up|over|older)|(?:years?|yrs?)\s*(?:of (?!age)|in |later|ago|experience)))`;

/** Youth that is told by bare words, in whatever order and signs: `Mia (16)`, `Age - 16`, `Role: schoolgirl`. */
export const youth: readonly Rule[] = [
  // Numbers.
  rule(
    'underAge',
    String.raw`(?:{{char}}\s?[,(\[;:=-]\s?|(?:^|[\n.!?]\s?)${NO_PERSON}\p{L}+(?:\s\p{L}+)?\s?[(\[])(?:aged?\s)?${YOUNG_AGE}\s?(?:[)\],;.\/|]|-\s)`,
  ),
  rule(
    'underAge',
    String.raw`(?<!\b(?:of|old|legal|stone|ice|golden|iron|bronze|space) )\bage\s*(?:;|-{1,3}>?|=>|→|⇒|\.{2,}|~|#|>|\/)\s*["'(]?${YOUNG}${NO_AGE}`,
    ...AGES_OF_OTHERS,
  ),
  rule('underAge', String.raw`${YOUNG_AGE}\s?(?:[(\[]\s?age\s?[)\]]|in age\b)`, ...AGES_OF_OTHERS),
  rule('underAge', String.raw`(?<!\d)1[0-7]\s?(?:-|\/|or|to)\s?1[0-8]${YEARS_OLD}`, ...AGES_OF_OTHERS),
  rule(
    'underAge',
    String.raw`(?<=(?:^|[.,;:(\n"\[{|+-])\s{0,3})${YOUNG}\s*(?:years|yrs?)\b\.?${END}`,
    ...AGES_OF_OTHERS,
  ),
  rule(
    'underAge',
    String.raw`(?<!\b(?:for|in|after|since|past|last|over|next|every|than|within|about|around|some|of|during|under) )${YOUNG}[\s-]*yrs?\b${NO_YEARS}`,
    ...AGES_OF_OTHERS,
  ),
  rule(
    'underAge',
    String.raw`(?<=(?:^|[\n,;:(|\[])\s{0,2})1[0-7]\s?\/?\s?(?:f|female|girl|male|boy)(?:\s?\/|${END})|\b[fm]\/1[0-7]\b|\b1[0-7]\/[fm]\b`,
  ),
  rule(
    'underAge',
    String.raw`\b(?:seen|is|only|just|barely|lived|counts?)\s${ONLY}${YOUNG_AGE}\s+(?:summers|winters|springs)\b(?!\s*(?:ago|old\s+\p{L}))`,
    ...AGES_OF_OTHERS,
  ),
  rule(
    'underAge',
    String.raw`\bsweet (?:sixteen|16|fifteen|15|seventeen|17)\b(?!\s+(?:part(?:y|ies)|dress|cake|was|of))`,
    ...OTHERS,
  ),
  rule('underAge', String.raw`\bborn\s+(?:\w+\s)?${YOUNG} years ago\b`, ...AGES_OF_OTHERS),
  rule(
    'underAge',
    String.raw`\b(?:this|the|your|our|that)\s+(?:[\p{L}-]+\s){0,2}?${WHOEVER}(?:\s(?:is|'s)\s|\s?[,(]\s?)${ONLY}${YOUNG_AGE}(?=\s*(?:[.!?;,)\n"]|$|and\b|but\b))`,
  ),
  // Birthdays.
  rule('underAge', String.raw`\bturned\s+${ONLY}${YOUNG_AGE}\s+${LATELY}`, ...AGES_OF_OTHERS),
  rule('underAge', String.raw`\bturns\s+${ONLY}${YOUNG_AGE}\b(?=\s*(?:[.!?,;)\n]|$|${SOON}\b))`, ...AGES_OF_OTHERS),
  rule(
    'underAge',
    String.raw`\b(?:almost|nearly|about to (?:be|turn)|close to|will (?:soon |only )?(?:be|turn)|turn(?:s|ing)|soon(?: to be)?)\s+(?:18|eighteen)\b(?=\s*(?:[.!?,;)\n]|$|and\b|but\b|years? old|${SOON}\b))`,
    ...AGES_OF_OTHERS,
    before(String.raw`\b(?:when|until|till|since|before|after|once)\s+(?:\w+\s+){0,2}`),
  ),
  rule(
    'underAge',
    String.raw`\b(?:today|tomorrow|yesterday|soon)\s+(?:is|was|will be|comes|it's)\s+(?:her|his|my|your|their|{{char}}'s)\s+${NTH} birthday\b|\b(?:her|his|my|your|their|{{char}}'s)\s+${NTH} birthday\s+(?:is|was|will be|comes|falls)\s+(?:${SOON}|yesterday|last)|\b(?:celebrates|celebrating|just had)\s+(?:her|his|my|your|their)\s+${NTH} birthday\b`,
    after(String.raw`\s+of\b`),
  ),
  // Words.
  rule(
    'underAge',
    String.raw`${START}(?:(?:an?|the|your|this)\s+)?(?:${ADJECTIVE}){0,3}?${YOUTH}(?=\s*(?:[.,;:!?)\]\n"'|+]|$|(?:who|with|and|from|in|at|that|living|next door)\b))`,
    ...OTHERS,
    after(NO_YOUTH),
    after(String.raw`[^.!?\n]{0,40}\b(?:became|grew up|grown up|is a woman|is a man)\b`),
  ),
  rule(
    'underAge',
    String.raw`{{char}}\s?[,:(-]\s?(?:(?:an?|the|your)\s+)?(?:${ADJECTIVE}){0,2}?${YOUTH}\b`,
    after(NO_YOUTH),
  ),
  rule(
    'underAge',
    String.raw`${START}${GRADE}[\s-]grade${END}|\b${GRADE}[\s-]grade (?:girl|boy|student|pupil|kid|cheerleader)\b|\b(?:is|am|are|'m|'s|still|currently)\s+in\s+(?:grade|year)\s+(?:[1-9]|1[0-3])\b(?!\d)`,
    ...OTHERS,
  ),
  rule(
    'underAge',
    String.raw`(?:${IS})\s+(?:(?:still|just|only)\s+)*(?:an?\s+)?(?:[\p{L}-]+\s+){0,2}?(?:pupil|${SCHOOL} (?:girl|boy))\s+(?:at|in)\s+(?:[\p{L}'-]+\s+){1,4}school\b`,
    ...OTHERS,
  ),
  rule(
    'underAge',
    String.raw`\b(?:1st|2nd|3rd|first|second|third|final|last)[\s-]year\s+(?:student\s+)?(?:of|in|at)\s+(?:[\p{L}'-]+\s+){0,2}(?:${SCHOOL}|high)\b|\b(?:just|recently)\s+(?:started|entered|begun|began)\s+${SCHOOL}\b|\b(?:are|is|as|your)\s+(?:\w+\s+)?classmates?\s+(?:in|at)\s+(?:[\p{L}'-]+\s+){0,2}${SCHOOL}\b|\bin\s+(?:her|his|their)\s+${GRADE}[\s-]grade\s+class\b`,
    ...OTHERS,
    after(String.raw`\s+(?:teacher|when|as a teacher)\b`),
  ),
  rule('underAge', String.raw`\bunderclass(?:man|men|woman|women)\b`, ...OTHERS),
  rule('underAge', String.raw`\b(?:freshly|newly)\s+(?:turned\s+)?${YOUNG_AGE}${END}`, ...AGES_OF_OTHERS),
  rule(
    'underAge',
    String.raw`(?:(?:^|[.!?\n]\s?)|\b(?:she|he|who|{{char}})\s+(?:was|is)\s+)born\s+(?:in|on)\s+(?:[\p{L}\d,]+\s+){0,3}20(?:09|1\d|2\d)\b`,
  ),
  // Looks.
  rule(
    'underAge',
    String.raw`\b(?:could|can|would|might)\s+(?:\w+\s)?(?:pass for|be (?:taken|mistaken) for)\s+${ONLY}${YOUNG_ONE}|\b(?:think|believe|guess|say|swear|assume)\s+(?:that\s+)?(?:she|he|they|you)(?:'s|'re|\s(?:is|was|are|were))\s+${ONLY}${YOUNG_ONE}`,
    FOR_A_MOMENT,
    before(DENIED),
  ),
  rule(
    'underAge',
    String.raw`\b(?:face|features|appearance|looks?|figure|build|voice|mind|frame|proportions|innocence)\s+of\s+${YOUNG_ONE}|\b(?:physically|biologically|mentally|visually)\s+${ONLY}${YOUNG_ONE}`,
    FOR_A_MOMENT,
    before(DENIED),
    before(String.raw`\bvoice of (?:the\s+)?`),
  ),
  rule(
    'underAge',
    String.raw`\b(?:is|as|be|becomes?|plays?|playing)\s+(?:an?|the|her|his)\s+(?:\w+\s)?younger version of\b|\bde-?aged\b|\bage[\s-]?regress\w*|\bage[\s-]?play\w*|\bddlg\b`,
    before(DENIED),
  ),
  // What these words mean leaves no doubt, however they are split.
  rule(
    'underAge',
    String.raw`\bl[-*~]{0,2}o[-*~]{0,2}l[-*~]{0,2}i(?:[-*~]?(?:s|cons?))?\b(?!')|\bsh[-*~]{0,2}o[-*~]{1,2}ta(?:[-*~]?(?:s|cons?))?\b|\bnymphets?\b`,
    before(DENIED),
    around('novel', "nabokov's"),
  ),
];

const AGE_TAG = String.raw`(?:aged?\s*:?\s*)?${YOUNG_AGE}(?:[\s-]*(?:years?|yrs?|y\.?o\.?|years?[\s-]olds?))?`;
const YOUTH_TAG = String.raw`(?:[\p{L}-]+\s+){0,3}?(?:${YOUTH}s?|teens|teenage|${SCHOOL}|child|children|kids?|minors?|pupils?|juveniles?|youngsters?)`;

/** In tags, a line each, and in names, which are but a few words. */
export const youthInTags: Rule = rule(
  'underAge',
  String.raw`(?<=^|\n)#?(?:${AGE_TAG}|(?!(?:no|not|single|former|inner)\b)${YOUTH_TAG})(?=\n|$)`,
);
export const youthInName: Rule = rule('underAge', String.raw`\b${YOUTH}\b`, after(NO_YOUTH));
