import { AGES_OF_OTHERS, OTHERS } from './others.ts';
import { around, before, rule, type Rule, type Spare } from './rule.ts';
import { DENIED, YOUNG_AGE } from './words.ts';
import { ONLY } from './sentenceWords.ts';
import { YOUNG_BIRTHS } from './years.ts';

const EIGHTEEN = String.raw`(?:18|eighteen)(?!\p{L}|\d|[.,:]\d)(?!\s*(?:%|°|degrees|percent|minutes|hours|holes|feet|stone|miles|months|weeks|people))`;
const OF_AGE = String.raw`(?:${EIGHTEEN}|(?:her|his|my|the|your|their)?\s?(?:18th|eighteenth)(?: birthday)?|adulthood|majority|(?:of )?legal age|the age of majority|of age|being (?:18|eighteen|an adult)|(?:an?|a legal) adult|womanhood|manhood|turning (?:18|eighteen)|an adult)`;
/** What the law allows by 18 everywhere. */
const RIGHT = String.raw`(?:vote|drive|smoke|marry|wed|consent|date|work|enlist|own a phone|buy (?:\p{L}+ )?(?:cigarettes?|tobacco|vapes?|lottery tickets?|scratch cards)|(?:get |have |hold |take |apply for )?(?:an? |her |his |my )?(?:learner'?s?'?|driver'?s?'?|driving|provisional)(?:'s|s)? (?:permit|licen[cs]e|test|lessons?)|(?:a )?(?:part-time |real )?job|(?:get )?(?:an? )?tattoo(?:ed)?|(?:see|watch) (?:r-rated|adult|x-rated)|sign (?:for herself|for himself|a contract|contracts)|be (?:on her own|out this late|out so late)|leave home|live alone|wear make-?up)`;
const WHOEVER_IT_IS = String.raw`(?:she|he|they|i|you|{{char}})`;
/** Of the past, of guests, or of everybody. */
const IN_GENERAL: readonly Spare[] = [
  ...OTHERS,
  before(
    String.raw`\b(?:was|were|been|felt|when|those|anyone|anybody|somebody|someone|people|guests|customers|kids|children|teens|teenagers|pupils|students|nobody|whoever|(?:her|his|my|your|their) (?:\p{L}+\s)?(?:son|daughter|niece|nephew|brother|sister|child|kid)s?)\b[^.!?\n]{0,24}`,
  ),
];

/** Adults wait for their rights where they come from elsewhere. */
const ABROAD = around(String.raw`countr(?:y|ies)`, String.raw`citizen\w*`, 'asylum', 'passport');

/** What somebody may not do yet, when they will be of age, when they were born, and what their body has not done. */
export const comingOfAge: readonly Rule[] = [
  rule(
    'underAge',
    String.raw`\b(?:too young|(?:not|n't|barely|hardly|scarcely|nowhere near|far from|just|only just)\s+(?:(?:yet|quite|even|nearly|legally)\s+)*old enough)\s+(?:yet\s+)?(?:to|for)\s+(?:be allowed to\s+|legally\s+|even\s+|hold\s+|have\s+)*${RIGHT}\b`,
    ...IN_GENERAL,
    {
      before: /(?:^|\s)$/u,
      within: /^(?:barely|hardly|scarcely|just|only just)\b.*\b(?:vote|smoke|marry|consent|enlist|sign|tattoo|buy)\b/iu,
    },
  ),
  rule(
    'underAge',
    String.raw`\b(?:by the time|before|until|till|when|once) (?:she|he|i) (?:can|may|is allowed to) (?:(?:legally|finally|even) ){0,2}(?:vote|drive|smoke|marry)\b|\b(?:finally|soon|one day|until (?:she|he|i)(?:'s| is|'m| am)|till (?:she|he)(?:'s| is)|in an? (?:month|year|week))\b[^.!?\n]{0,24}\bold enough (?:to|for) ${RIGHT}\b`,
    ...IN_GENERAL,
    ABROAD,
  ),
  rule(
    'underAge',
    String.raw`\b(?:can't|cannot|can not|isn't allowed to|is not allowed to|may not|mustn't|won't be able to)\s+(?:(?:legally|even)\s+){0,2}(?:vote|smoke|drive|buy cigarettes|consent|marry|sign (?:for herself|for himself|contracts))\s+(?:\p{L}+\s+){0,3}?(?:until|till|for (?:another|an?|one|two|three|four|\d)|because (?:she|he|i)(?:'s| is| am) (?:too young|only|still|not)|at (?:her|his|my) age)`,
    ...IN_GENERAL,
  ),
  rule(
    'underAge',
    String.raw`\b(?:years?|months?|weeks?|days?|birthdays?|summers?|time)\s+(?:\p{L}+\s+)?(?:before|until|till|to)\s+${WHOEVER_IT_IS}(?:'s|'ll|\s+(?:is|can|may|will|turns|reaches|comes|becomes))?\s+(?:(?:be|finally|legally|even|allowed to|able to|comes?)\s+)*(?:vote|drive|smoke|marry|consent|${OF_AGE})`,
    ...IN_GENERAL,
    ABROAD,
  ),
  rule(
    'underAge',
    String.raw`\b(?:years?|months?|weeks?|days?|birthdays?|summers?|winters?|hours?|bit|little|shade|hair|far|half)\s+(?:\p{L}+\s+)?(?:shy of|short of|away from|off|from|to go until|to go before|until|till|under|below|before|younger than)\s+(?:(?:her|his|my|your|turning|reaching|becoming|being)\s+)*${OF_AGE}(?!\s+years?\b(?! old))`,
    ...IN_GENERAL,
    before(DENIED),
  ),
  rule(
    'underAge',
    String.raw`\b(?:will|'ll|won't|going to|gonna)\s+(?:not\s+)?(?:(?:only|finally|soon|just|legally|even)\s+)*(?:be|turn|come|become|reach)\s+(?:${OF_AGE}|${YOUNG_AGE})(?=\s*(?:[.,;:!?)\n"]|$|(?:in|next|this|soon|on|until|for|by|tomorrow|and)\b))|\b(?:comes?|coming) of age\s+(?:in (?:an?|one|two|three|four|\d|the|spring|summer|autumn|fall|winter)|next|soon|this (?!novel|story|film|tale))|\b(?:in|within) (?:an?|one|two|three|four|five|six|\d+) (?:years?|months?|weeks?|days?),? ${WHOEVER_IT_IS}(?:'ll| will) (?:finally |legally )?(?:be|turn|become|come) (?:${OF_AGE})`,
    ...AGES_OF_OTHERS,
    ...IN_GENERAL,
  ),
  rule(
    'underAge',
    String.raw`\b(?:until|till|before|once|when|after)\s+(?:she|he|i)(?:'s|'m|\s+is|\s+am|\s+turns|\s+turn|\s+reaches|\s+comes|\s+becomes)\s+(?:finally\s+|legally\s+)?(?:${OF_AGE})`,
    ...IN_GENERAL,
  ),
  rule(
    'underAge',
    String.raw`\bnext birthday\b[^.!?\n]{0,30}?\b(?:be|turn|turns|is|her|his|my)\s+(?:her\s+|his\s+)?(?:${YOUNG_AGE}|${EIGHTEEN}|\p{L}*(?:teen|elf|thir|tw)\p{L}{0,4}th\b|1[0-8]th)`,
    ...AGES_OF_OTHERS,
  ),
  rule(
    'underAge',
    String.raw`\b(?:not (?:yet )?(?:quite )?(?:yet )?(?:an?|fully an?) (?:woman|man|adult|grown[\s-]?up)(?: yet)?|between (?:childhood|girlhood|boyhood) and (?:womanhood|manhood|adulthood)|on the (?:cusp|brink|verge|threshold) of (?:womanhood|manhood|adulthood|puberty|eighteen|18)|(?:still|legally|technically) an? child (?:in the eyes of|before|by|under) the law|no longer an? (?:child|girl|boy),? (?:but |and )?not yet\b|(?:legally|technically|strictly) (?:still )?(?:not|no) (?:yet )?an? (?:adult|grown)|(?:legally|technically|still|officially) (?:a |an )?(?:minor|child|juvenile)(?=\s*(?:[.,;!?)\n]|$|and|but|until|for)))`,
    ...IN_GENERAL,
    around('robot', 'android', 'machine', 'werewol(?:f|ves)', 'ghost', 'ai'),
  ),
  // Births.
  rule(
    'underAge',
    String.raw`\b(?:d\.?o\.?b\b\.?|date of birth|birth\s?(?:day|date|year)|year of birth|born|(?<=(?:^|[(,\n;])\s?)b\.)["'\s]{0,2}(?:(?:on|in|is|was|[:=(-]+)\s*){0,2}["'(]*(?:(?:(?:the|of|[\p{L}]{3,9}|\d{1,2}(?:st|nd|rd|th)?)[\s.,\/-]+){0,4})?(?:${YOUNG_BIRTHS})\b`,
    ...AGES_OF_OTHERS,
    before(
      String.raw`\b(?:caf[e]|company|band|club|idea|firm|shop|brand|project|was (?=born$))[^.!?\n]{0,24}`,
      String.raw`\b(?:it|which|that) was\s+`,
    ),
  ),
  rule(
    'underAge',
    String.raw`\b(?:d\.?o\.?b\b\.?|date of birth|birth\s?(?:day|date)|born)["'\s]{0,2}(?:(?:on|in|is|[:=(-]+)\s*){0,2}["'(]*(?:${YOUNG_BIRTHS})[-\/.]\d`,
    ...AGES_OF_OTHERS,
  ),
  // Bodies.
  rule(
    'underAge',
    String.raw`\b(?:has(?:n't| not| yet to)|had(?:n't| not)|have(?:n't| not)|not yet|never|before|waiting for|awaiting|about to|still to)\s+(?:yet\s+)?(?:hit|hits|hitting|reached|reach|reaching|started|start|begun|begin|gone through|go through|entered|enter|had|have|got|gotten|get)?\s*(?:(?:her|his|my|a)\s+)?(?:puberty|first (?:period|menses|bleeding|blood)|menarche|growth spurt)\b|(?:n't|\bnot)\s(?:\p{L}+\s)?(?:finished|done) growing(?: up)?(?=\s*(?:[.,;!?]|$|yet))|\b(?:in the middle of|going through|hits?|hitting|just (?:hit|reached|starting|started)|early|mid)\s+puberty\b|\b(?:breasts?|chest|bosom|curves|body|figure)\s+(?:(?:are|is|have|has|just|only|still|barely|now|yet)\s+)*(?:beginning to|starting to|begun to|barely)\s+(?:bud|develop|grow|form|show|swell|fill out)\w*|\b(?:budding|developing|undeveloped|unripe|immature|prepubescent|pubescent|barely[\s-]developed)\s+(?:\p{L}+\s)?(?:breasts?|chest|body|figure|bust)\b`,
    ...OTHERS.slice(0, 3),
    around('doctors?', 'nurses?', 'paediatrician', 'pediatrician', 'teaches', 'tutors?'),
  ),
  rule(
    'underAge',
    String.raw`\b(?:she|he|who|{{char}}|still)\s+(?:still\s+)?has\s+(?:(?:some of|all)\s+)?(?:her|his)\s+(?:baby|milk)[\s-]teeth\b|\bmissing (?:front |milk |baby )*(?:milk|baby) (?:tooth|teeth)\b|\b(?:has|with|got) (?:her|his) (?:first )?(?:loose|wobbly) (?:milk |baby |front )?tooth\b`,
    ...OTHERS,
  ),
  rule(
    'underAge',
    String.raw`(?<=\b(?:is|${ONLY}|she's|he's)\s*)\b(?:became|become|becoming|turned into)\s+an?\s+(?:teen(?:ager)?|adolescent)\b(?=\s*(?:[.,;!?]|$|and|but|this|last|yesterday))`,
    ...OTHERS,
    before(String.raw`\b(?:when|before|after|since|until)\s+(?:\p{L}+\s+){1,3}`),
  ),
];
