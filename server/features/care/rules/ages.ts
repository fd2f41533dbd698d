import { AGES_OF_OTHERS, FOR_A_MOMENT, OTHERS } from './others.ts';
import { after, around, before, rule, type Rule } from './rule.ts';
import { ADJECTIVE, LATELY, ONLY, START, WHOEVER } from './sentenceWords.ts';
import { DENIED, NO_YOUTH, RELATIVE, SCHOOL, TEEN_AGE, YEARS_OLD, YOUNG, YOUNG_AGE, YOUTH } from './words.ts';

const TEEN = String.raw`(?:twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?!\p{L})`;
const CHILD = String.raw`(?:(?:an?|the|your|some)\s+)?(?:(?:\p{L}+)[\s-]+){0,2}?(?:child|kid|toddler|minor|infant|${YOUTH}|pre-?teen|school-?girl|(?:early|mid|late) teens|(?:girl|boy|lass|lad|someone|person|maiden) (?:of|around|about|aged|age|no older than) (?:only |about |around )?${YOUNG_AGE}|${YOUNG}${YEARS_OLD})\b`;
const SEASON_SAID = String.raw`(?:${LATELY}|(?:in|over|during|at|this|last|just|only) (?:the )?(?:last )?(?:spring|summer|fall|autumn|winter|easter|christmas|week|weekend|month|year|break|new year|start)|(?:last|the other) \p{L}+|\p{L}+ (?:days|weeks|months) ago|not long ago)`;
const BODY = String.raw`(?:body|figure|frame|physique|form|shape|appearance|face|looks|build|proportions|chest|breasts|vessel|shell)`;

/** Ages in the grammar of sentences: what somebody has turned, is going on, will be, truly is, or is the body of. */
export const ages: readonly Rule[] = [
  rule(
    'underAge',
    String.raw`\bturned\s+${ONLY}${YOUNG_AGE}\s+(?:and a half\s+)?${SEASON_SAID}`,
    ...AGES_OF_OTHERS,
    around(
      String.raw`years? later`,
      'decades?',
      String.raw`the (?:war|year|summer|spring|winter) (?:began|when|that)`,
      'back then',
    ),
  ),
  rule(
    'underAge',
    String.raw`\b(?:is|'s|'m|am|are|'re|be|now|only|just|^)?\s*${YOUNG_AGE}[\s,-]+(?:and\s+)?going on (?:\d|\p{L})`,
    ...AGES_OF_OTHERS,
  ),
  rule(
    'underAge',
    String.raw`\b(?:really|actually|truly|in truth|in fact|in reality|secretly|truth is)(?:\s+(?:is|she's|he's|she is|he is|only|just|barely|about|still))*[\s,]+${YOUNG_AGE}(?=\s*(?:[.,;!?)\n"]|$|and\b|but\b))`,
    ...AGES_OF_OTHERS,
  ),
  rule(
    'underAge',
    String.raw`\bages?\s?\((?!\s?\d)[^)\n]{0,30}\)["'\s]{0,2}[:=-]*\s*["'(~≈<]*(?:about |around |ca\.? |approx\w*\.? )?${YOUNG}(?!\s*(?:\+|-\s*(?:[2-9]\d|1[89])|hundred|thousand|million|centur))`,
    ...AGES_OF_OTHERS,
  ),
  rule(
    'underAge',
    String.raw`\b(?<!\b(?:mental|ice|stone|iron|bronze|golden|space|minimum|whisky|wine) )age["'\s]{0,2}(?:is|was|of|[:=>-]+)\s*(?:now\s+)?["'(~≈<>]*\s?(?:about |around |ca\.? |approx\w*\.? |roughly |only |just |barely )?["'(~≈<]*(?:${YOUNG}(?=\s*(?:[.,;)\n"'\]+|}(]|$|and\b))|1[89]\s*(?:minus|less|-)\s*(?:one|two|three|four|five|six|seven|[1-9](?!\d))\b|(?:one|1)[\s-]+(?:zero|one|two|three|four|five|six|seven|[0-7])(?![\p{L}\d])|(?:ten|10)\s*(?:plus|\+|and)\s*(?:one|two|three|four|five|six|seven|[1-7])(?![\p{L}\d])|(?:half|a half) (?:of )?(?:2\d|3[0-5]|twenty|thirty)(?![\d]))`,
    ...AGES_OF_OTHERS,
    {
      before:
        /(?<!\b(?:is|am|are|'s|'m|now|currently|\p{L}'s|her|his|my|your)\s(?:\p{L}+ )?)\b(?:at|by|from|since|until|till|before|after|reached|around)\s+(?:the\s+)?$/iu,
    },
  ),
  rule(
    'underAge',
    String.raw`\b(?:\d{2}|1\d\d|20\d|21[0-5])[\s-]months?[\s-]old\b|\b(?:[1-5]\d{3}|6[0-4]\d\d)[\s-]days?[\s-]old\b|\bage["'\s]{0,2}[:=]\s*["'(]*(?:(?:\d{2}|1\d\d|20\d|21[0-5]) months|(?:[1-5]\d{3}|6[0-4]\d\d) days)\b`,
    ...AGES_OF_OTHERS,
  ),
  rule(
    'underAge',
    String.raw`\b${YOUNG_AGE}\s+(?:summers|winters|springs|autumns|harvests|name-?days|moons)\s+(?:old|young)\b|\b(?:maiden|girl|lass|lad|boy|youth|maid|witch|princess|bride|elf)\s+of\s+(?:only\s+|but\s+|just\s+|barely\s+)?${YOUNG_AGE}\s+(?:summers|winters|springs|autumns|harvests|name-?days)\b|\b(?:seen|lived|counted|survived)\s+(?:only|but|just|barely)\s+${YOUNG_AGE}\s+(?:summers|winters|springs|autumns|harvests)\b`,
    ...AGES_OF_OTHERS,
  ),
  rule(
    'underAge',
    String.raw`\bcelebrat(?:ed|es|ing)\s+(?:her|his|my|your|{{char}}'s)\s+(?:(?:6|7|8|9|1[0-7])th|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth)\s+(?:birthday\s+)?(?:[\p{L}]+\s+){0,4}?${SEASON_SAID}`,
    ...OTHERS,
  ),
  rule('underAge', String.raw`\b(?:her|his|my|the)\s+(?:${YOUNG_AGE}|sixteen) (?:birthday )?candles\b`, ...OTHERS),
  // Bodies and looks.
  rule(
    'underAge',
    String.raw`\b${BODY}\s+(?:(?:is|was|are|were|still|much|just|exactly|now|remains|resembles|looks|like|more|as|forever|eternally|stuck|frozen)[\s,]+){0,4}(?:(?:like\s+)?(?:that|those|the one|the body) of|of|at|as|like)\s+${ONLY}(?:${CHILD}|${YOUNG_AGE}(?=\s*(?:[.,;!?)\n"]|$|and\b|but\b)))`,
    FOR_A_MOMENT,
    before(DENIED),
    after(String.raw`[\s-]+(?:of god|prodigy|star|actor)`),
    before(
      String.raw`\b(?:drawing|photo|picture|statue|in the|water-?colou?r|painting|sculpture) (?:\p{L}+ )?(?:of )?(?:the )?`,
    ),
  ),
  rule(
    'underAge',
    String.raw`\b(?:in|into|to|with|as|takes|taken|takes on|has)\s+(?:the|an?)\s+(?:\p{L}+\s+)?(?:body|form|shape|guise|skin|shell|figure|frame|vessel|appearance|looks) of ${CHILD}`,
    before(DENIED),
    before(String.raw`\b(?:photo|picture|statue|doll|cloud|cake)s?\s`),
  ),
  rule(
    'underAge',
    String.raw`(?:^|[.!?\n:;("\[]\s?(?:(?:it|this|she|he|{{char}})(?:'s| is)\s+)?|\b(?:is|as|into|be|becomes?|became|now|but)\s+)(?:(?:an?|the|her|his|your|my)\s+)(?:\p{L}+\s+)?younger (?:version|copy|clone|incarnation|edition) of\b`,
    before(DENIED),
    after(
      String.raw`\s+(?:her|his|their|your|my|the) (?:mother|father|mum|mom|dad|aunt|uncle|grand\p{L}+|boss|\p{L}+ (?:model|app|game))\b`,
    ),
  ),
  rule(
    'underAge',
    String.raw`${START}(?:in (?:her|his) )?(?:early|mid(?:dle)?|late|barely in (?:her|his))[\s-]+teens(?=\s*(?:[.,;)\n"'\]+|]|$))|${START}teenaged?(?=\s*[,.;])|\bhalf-grown (?:girl|boy)\b`,
    after(String.raw`\s+(?:were|was|had)\b`),
  ),
  rule(
    'underAge',
    String.raw`${START}(?:my|your|{{user}}'s|the)\s+(?:${ADJECTIVE}){0,2}?teen(?:age|aged)?\s+(?:[\p{L}-]+\s+)?(?:${WHOEVER}|babysitter|intern|maid|pupil|roommate|stepsister|stepdaughter)\b`,
  ),
  rule(
    'underAge',
    String.raw`${START}(?:(?:just|only|still|really)\s+)?(?:an?|your|the)\s+(?:${ADJECTIVE}){0,2}?(?:child|(?<!\bgoat\s)kid|minor|pupil)(?=\s*(?:[.,;:)]|$|(?:who (?:has|is|lives|ran|runs|goes|loves|likes|can't|doesn't|wants|needs)|with (?:an?|her|his|big|scraped|small|no)|on the run|left|all alone)\b))`,
    ...OTHERS,
    after(NO_YOUTH),
    around(
      String.raw`wh(?:en|ile)`,
      String.raw`in the (?:photo|picture|painting)`,
      'cr(?:y|ies|ied)',
      'laughs',
      'asks',
      String.raw`(?:[2-9]\d|thirty|forty|fifty)`,
    ),
  ),
  // A relation of whoever chats: it is the character.
  rule(
    'underAge',
    String.raw`(?:^|\n|${START})(?:your|{{user}}'s)\s+(?:(?:${ADJECTIVE}){0,2}?[\p{L}-]+'s\s+)?(?:${ADJECTIVE}){0,2}?(?:kid\s+)?(?:${RELATIVE}|babysitter|neighbou?r|ward|charge|step-?(?:sister|brother|daughter|son|child))[\s,]+(?:(?:who(?:'s| is| has)?|that|is|and|now|just|still|only|has|a|an|the)[\s,]+){0,4}(?:(?:in|at|to|into|home from|back from|started|starts|starting|entered|attends|attending|enrolled in|going to)\s+(?:[\p{L}-]+\s+){0,2}?${SCHOOL}|${YOUNG}${YEARS_OLD}|(?:aged?\s+)?${TEEN_AGE}(?=\s*(?:[.,;)]|$|and\b|now\b))|${YOUTH}\b)`,
    around('drives you both', String.raw`your (?:wife|husband)`),
  ),
];

/** A text that begins with a bare age, which names may. */
export const ageAlone: Rule = rule(
  'underAge',
  String.raw`^["'(\s]*(?:(?:${YOUNG_AGE}|1[0-7](?:[.,]\d)?(?:\s?(?:-|to)\s?\d\d)?)["')\s]*[.!]?["')\s]*$|${TEEN}(?=\s*(?:[.!,;]|and (?:never|already|still|bored|looking|so|not)\b))|(?<!\d)1[2-7]\s?[,\/|]\s?(?:she\b|he\b|they\b|her\b|f\b|female\b|girl\b|woman\b|blonde?\b|brunette\b|redhead\b|single\b|bi\b|student\b)|1[0-7]\s?f\b(?!\s*(?:outside|below|in the|today|degrees|°)))`,
  after(String.raw`,?\s*(?:the|an?|her|his) (?:number|sum|amount|bus|score|size)\b`),
);
