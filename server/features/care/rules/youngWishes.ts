import { youngWishesAnywhere } from './languages/underAgeAnywhere.ts';
import { after, before, rule, type Rule } from './rule.ts';
import { GRADE, SCHOOL, THING, YEARS_OLD, YOUNG, YOUTH } from './words.ts';

const SCHOOLS = String.raw`(?:school|junior[\s-]high|high[\s-]?school|middle[\s-]?school|elementary|primary[\s-]school|kindergarten|pre-?school)`;
const ANIMAL = String.raw`(?:animals?|elephants?|goats?|owls?|bears?|pandas?|deer|fox(?:es)?|dragons?|turtles?|penguins?|seals?|ducks?|birds?|bunn(?:y|ies)|rabbits?|cats?|dogs?|tigers?|lions?|wol(?:f|ves)|monkeys?|sloths?|hedgehogs?|horses?|otters?|giraffes?|hippos?|pigs?|lambs?|sheep|whales?|dolphins?|kangaroos?|koalas?|raccoons?|squirrels?|chicks?)`;
const ALONE = String.raw`(?=\s*(?:[.,;!?)]|$|(?:on|in|at|by|with|under|near|next|and|from|of|playing|sleeping|running|walking|eating|over|behind)\b))`;
/** Things that are called after them. */
const CALLED = String.raw`(?:[\s-]+(?:blue|pink|yellow|green|grand|steps?|gloves?|leather|gate|book|yoda|groot|shark|carrots?|corn|spinach|powder|bump|shower|doll(?:'s)? house|${ANIMAL}${ALONE})\b|['’]s breath\b)`;
const ONLY = String.raw`(?:(?:only|just|barely|about|around|maybe|still)\s+)*`;

const english: readonly Rule[] = [
  rule(
    'underAge',
    String.raw`\b(?:child(?:ren|ish|like)?|kid(?:s|do)?|toddlers?|infants?|newborns?|bab(?:y|ies)|minors|juveniles?|under-?\s?aged?|pre-?\s?pubescent|lolis?|lolitas?|shotas?)\b(?!${CALLED})`,
    before(String.raw`\b${ANIMAL}\s+`),
    before(String.raw`\b(?:no|without(?: any)?)\s+`),
  ),
  rule(
    'underAge',
    String.raw`\b(?:teens?|teenage[rd]?s?|pre-?\s?teens?|tweens?|adolescents?|youngsters?|jailbait|barely[\s-]legal|nymphets?)\b`,
  ),
  rule('underAge', String.raw`\b(?:an?|is|the|legally)\s+minor\b(?!\s+\p{L})`),
  rule(
    'underAge',
    String.raw`\b(?:little|small|young|tiny|pre-?school|school)[\s-]?(?:girl|boy|lad|lass|daughter|son|sister|brother)s?\b`,
  ),
  rule(
    'underAge',
    String.raw`\b${SCHOOLS}[\s-]*(?:girl|boy|kid|student|pupil|freshman|sophomore|uniform|cheerleader|child|lass)s?\b|\b${SCHOOL}er\b|\b${YOUTH}s?\b`,
  ),
  rule(
    'underAge',
    String.raw`\b${GRADE}[\s-]grader?s?\b|\bgrade (?:[1-9]|1[0-2])\b(?!\d)(?!\s*(?:steel|bolts?|hill))|\byear (?:[7-9]|1[0-3]) (?:girl|boy|student|pupil)`,
  ),
  rule('underAge', String.raw`\b(?:an?|the|young|female|male)\s+pupil\b(?!\s+of (?:an?|the|her|his) eye)${ALONE}`),
  rule(
    'underAge',
    String.raw`(?<!\b(?:in|for|after|since|past|last|over|next|every) )${YOUNG}[\s-]*(?:y(?:ea)?rs?\b(?!\s*(?:ago|later|earlier|before|after|from now|of (?!age)|in\b|apart|married|together))|y[.\/]?\s?o\b)`,
    after(String.raw`[\s-]*(?:old\s+|aged\s+)?${THING}${ALONE}`),
    before(String.raw`\b${THING}[\s,]+(?:aged\s+|of\s+)?`),
  ),
  rule(
    'underAge',
    String.raw`\baged?(?:\s+of)?[\s:=|>~-]*${YOUNG}(?!\d)(?!\s*(?:\d|:|%|o'clock|am\b|pm\b|months?|days?|centur))`,
    before(String.raw`\b${THING}[\s,]+`),
  ),
  rule(
    'underAge',
    String.raw`\b(?:girl|boy|she|he|woman|man|lady|elf|witch|princess)(?:\s+(?:is|of|who is|who looks|looks|looking))?[\s,(]+${ONLY}${YOUNG}(?!\d)(?!\s*(?:\d|:|%|['’]|fe?e?t\b|m\b|cm\b|\p{L}))`,
  ),
  rule(
    'underAge',
    String.raw`\b(?:looks?|looking|appears?|appearing)\s+(?:like\s+)?${ONLY}(?:1[0-7]|${YOUNG}${YEARS_OLD})(?!\d)`,
  ),
  rule(
    'underAge',
    String.raw`\b(?:under|below|younger than|not yet|almost)\s+(?:the age of\s+)?(?:18|eighteen)\b(?!\s*(?:degrees|°|%|cm|feet|metres))`,
  ),
  rule(
    'underAge',
    String.raw`\byounger version of\b|\bde-?ag(?:e[ds]?|ing)\b|\bage[\s-]?regress|\b(?:when|while)\s+(?:she|he|they|you|i)\s+(?:was|were)\s+(?:(?:still|very|so)\s+)*(?:an?\s+(?:little\s+)?(?:child|girl|boy|kid)|little|young|small|${YOUNG})\b`,
  ),
  rule(
    'underAge',
    String.raw`\b(?:her|him|them|herself|himself|yourself|look(?:s|ed)?|dressed|selfie|photo|picture|pic|portrait|image)\b[^.!?\n]{0,30}?\b(?:in|at|from|during|of)\s+(?:her\s+|his\s+|your\s+|their\s+)?(?:${SCHOOL}|highschool|school\s(?:days|years))\b(?!\s+(?:reunion|gym|teacher|library|building))|\b(?:as|were|was|being) an?\s+(?:\p{L}+\s){1,2}(?:in|at|of)\s+${SCHOOL}\b|\b(?:childhood|kid|teen|teenage|child|younger|school) self\b|\b(?:her|him|she|he|them|you|like|looked|herself|himself|yourself)\s*,?\s+(?:at|but|aged?|when)\s+(?:only\s+|just\s+|age\s+)*(?:1[2-7]|thirteen|fourteen|fifteen|sixteen|seventeen)(?!\s*(?:\d|:|%|o'clock|am\b|pm\b|\p{L}*\s(?:street|avenue|road)))`,
    before(String.raw`\b(?:teach(?:es|ing)?|teacher|coach(?:es|ing)?|works?|working|reunion)\s+(?:\p{L}+\s+){0,4}`),
  ),
];

/** Whoever is no adult, in a wish for a picture. */
export const youngWishes: readonly Rule[] = [...english, ...youngWishesAnywhere];

/** Words that are others without their accents: Nina, she drinks. */
export const accentedMinors = /(?<!\p{L})(?:niñ[oa]s?|bebés?|bebês?|bébés?)(?!\p{L})/iu;
