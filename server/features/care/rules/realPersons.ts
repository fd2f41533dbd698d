import { plainWords } from '../plainWords.ts';
import { FAMOUS, FAMOUS_ANYWHERE, FAMOUS_INFLECTED, REAL_PERSONS } from './realNames.ts';
import { before, breaks, rule, type Rule } from './rule.ts';
import { IS } from './words.ts';

const escaped = REAL_PERSONS.map((name) =>
  name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(/[ -]/g, String.raw`[\s_.-]+`),
);
const PERSON = String.raw`(?:the\s+)?(?:real\s+|actual\s+|famous\s+|actress\s+|actor\s+|singer\s+|president\s+|former\s+|pop\s+star\s+)*(?:${escaped.join('|')})`;

/** As the name itself. */
export const realName: Rule = rule('realPerson', String.raw`(?<![\p{L}])(?:${escaped.join('|')})(?![\p{L}])`);

export const realPerson: readonly Rule[] = [
  rule(
    'realPerson',
    String.raw`(?:${IS}|\b(?:play(?:s|ing)?|portray(?:s|ing)?|impersonat\w+|role-?play(?:s|ing)? (?:as)?|acts? (?:like|as)|pretends? to be|clone of|copy of|version of|deepfake of|named|called|looks? (?:exactly |just )?like|identical to|based on))\s+(?:(?:exactly|just|really|secretly|literally|none other than)\s+)*${PERSON}(?![\p{L}])(?!\s+(?:fan|fans|song|songs|concert|film|films|movie|movies|poster|tickets?|impersonator|tribute))`,
    before(String.raw`\b(?:not|no|isn't|aren't|never)\s+(?:\w+\s+){0,2}`),
  ),
  rule(
    'realPerson',
    String.raw`\bbased on (?:an? |the |my |our )?(?:real|actual|existing|real-life)[\s-]+(?:\w+[\s-]+){0,2}?(?:person|woman|man|girl|girlfriend|boyfriend|wife|husband|ex|neighbou?r|classmate|co-?worker|colleague|teacher|boss|celebrity|actress|actor|singer|streamer|idol)\b`,
    before(String.raw`\b(?:not|never|isn't)\s+(?:\w+\s+){0,2}`),
  ),
  rule(
    'realPerson',
    String.raw`\b(?:my|our) real(?:[\s-]life)? (?:ex|neighbou?r|classmate|co-?worker|colleague|teacher|boss|crush)\b`,
  ),
];

const famous: readonly Rule[] = [
  rule('realPerson', String.raw`(?<!\p{L})(?:${FAMOUS.join('|')})(?:'?s)?(?!\p{L})`),
  rule('realPerson', String.raw`(?<!\p{L})(?:${FAMOUS_INFLECTED.join('|')})(?:\p{L}{1,2})?(?!\p{L})`),
  rule('realPerson', `(?:${FAMOUS_ANYWHERE.join('|')})`),
  rule(
    'realPerson',
    String.raw`\b(?:my|our) (?:real |actual )?(?:ex|ex-?(?:girl|boy)friend|ex-?(?:wife|husband)|neighbou?r|classmate|co-?worker|colleague|boss)\b(?!'s (?:house|garden|car|dog|cat))`,
  ),
];
const LIKE = String.raw`(?:looks? (?:exactly|just) like|identical to|(?:exact )?(?:copy|double|clone|deepfake) of|gena?u\s?so aus(?:sieht|sehend|schaut) wie|identisch mit|id[ée]ntic[oa] a|igualit[oa] a|igual que|ressemble exactement à|identique à|identic[oa] a|uguale a|idêntic[oa] a|sprekend lijkt op|precies lijkt op|dokładnie jak|точь-в-точь как)`;
/** Two words with capitals after it, which no place or work begins. */
const SOMEBODY = String.raw`(?!(?:New|Los|San|Santa|Saint|The|Mount|Lake|El|La|Le|Van|Vincent|Claude|Mona|Sherlock|Hong|Rio|Cape|North|South|East|West|Lara|Harley|Wonder|Star)\s)\p{Lu}\p{L}+\s+(?:(?:de|da|von|van|di|del|la|le)\s+)?\p{Lu}\p{L}+`;
const exactly = new RegExp(`${LIKE}\\s+(?:(?:my|the|actress|actor|singer)\\s+)*${SOMEBODY}`, 'u');

/** Whether a wish names somebody who lives, or wants somebody to look exactly as a person of that name. */
export const namesSomebody = (wish: string): boolean => {
  const plain = plainWords(wish);
  return exactly.test(wish.normalize('NFC')) || famous.some((one) => breaks(plain, one));
};
