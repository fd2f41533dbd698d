import { AGES_OF_OTHERS, FOR_A_MOMENT, OTHERS } from './others.ts';
import { after, around, before, rule, type Rule } from './rule.ts';
import {
  DENIED,
  GRADE,
  HELPERS,
  IS,
  NO_YOUTH,
  RELATIVE,
  SCHOOL,
  SEXUAL,
  YEARS_OLD,
  YOUNG,
  YOUNG_AGE,
  YOUTH,
} from './words.ts';

const CHILD = String.raw`(?:child(?:ren)?|kids?|toddlers?|minors?|little (?:girl|boy)s?|young (?:girl|boy)s?|school[\s-]?(?:girl|boy)s?|teen(?:s|age|agers?)?|pre-?teens?|infants?|${YOUNG}[\s-]+year[\s-]+olds?)`;
const ARTICLE = String.raw`(?:an?|the|your|my|his|her|their|{{user}}'s|\w+'s)`;
const LOOKS = String.raw`(?:looks?|looking|appears?|seems?|acts?|acting|behaves?|sounds?|dress(?:es|ed)?)`;

const PARENT = String.raw`(?:mother|father|mum|mom|dad|parent|widow|widower|divorcee)`;

/** Every character is an adult, and none looks like a child or is desired as one. */
export const underAge: readonly Rule[] = [
  rule('underAge', `${YOUNG}${YEARS_OLD}`, ...AGES_OF_OTHERS),
  rule(
    'underAge',
    String.raw`\baged?\b[\s:=("'\[]{0,6}(?:is |of )?${YOUNG}(?!\s*(?:\+|%|st\b|nd\b|rd\b|th\b|months?|days?|centur|hundred|thousand|million|or older|and (?:up|over|older)))(?!\s*(?:years?|yrs?)\s*(?:of (?!age)|in |later|ago|experience))`,
    ...AGES_OF_OTHERS,
    {
      before:
        /(?<!\b(?:is|am|are|'s|'m|now|currently)\s(?:only |just |still )?)\b(?:at|by|from|since|until|till|before|after|reached|around)\s+(?:the\s+)?(?:\w+\s+)?$/iu,
    },
    before(String.raw`\b(?:ice|bronze|iron|stone|new|space|golden|digital|dragon|middle|minimum|mental|tree)\s+`),
  ),
  rule(
    'underAge',
    String.raw`(?:\b(?:i am|i'm|im|you are|you're|they are|they're|(?:she|he|who)(?: is|'s))|{{char}}(?: is|'s))\s+(?:(?:only|just|still|barely|about|almost|nearly|currently|now|actually|secretly|really|all of)\s+)*${YOUNG_AGE}(?=\s*(?:[.!?;,)\n"]|$|and\b|but\b|now\b|this year|who\b|going on))`,
    ...OTHERS,
    before(
      String.raw`\b(?:has|have|raises?|raising|adopted|mother of|father of|parent of|with)\s+(?:an?|two|her|his|their)\s+(?:\w+\s+)?${RELATIVE}\b[^!?\n]{0,40}`,
    ),
  ),
  rule(
    'underAge',
    String.raw`\b(?:just|recently|about to|soon|only)\s+turn(?:ed|ing|s)?\s+${YOUNG_AGE}\b(?!\s*(?:pages?|heads?|corners?|times?))`,
    ...AGES_OF_OTHERS,
  ),
  rule(
    'underAge',
    String.raw`(?:${IS}|\b(?:as|like|plays?|playing))\s+(?:(?:still|just|only|really|basically|secretly)\s+)*${ARTICLE}\s+(?:[\p{L}-]+,?\s+){0,3}?(?:child|girl|boy|kid|lass|lad|maiden|youth|student) of (?:only |just |barely |about )?(?:${YOUNG_AGE}|six|seven|eight|nine)\b(?!\s*(?:[a-z]*(?:th|st|nd|rd)\b|centur|brothers|sisters|siblings|children))`,
    ...OTHERS,
    before(String.raw`\b(?:laughs?|giggles?|grins?|blush\w*|smiles?|dances?|feels?)\s+(?:\w+\s+)?`),
  ),
  rule(
    'underAge',
    String.raw`(?:${IS}|\b(?:play(?:s|ing)?(?: the role of| as)?|acts? as|pretend(?:s|ing)? to be|become|becomes))\s+(?:(?:still|just|only|really|basically|technically|secretly|actually)\s+)*${ARTICLE}\s+(?:[\p{L}-]+,?\s+){0,3}?${YOUTH}\b`,
    ...OTHERS,
    after(NO_YOUTH),
  ),
  rule(
    'underAge',
    String.raw`(?:${IS}|\b(?:play(?:s|ing)?(?: as)?|pretend(?:s|ing)? to be))\s+(?:(?:still|just|only|really|basically|technically)\s+)*an?\s+(?:(?!only\b|middle\b|love\b|wild\b|inner\b|problem\b|flower\b|god\b|adult\b|grown\b|former\b)[\p{L}-]+,?\s+){0,2}?(?:child|kid)\b`,
    ...OTHERS,
    after(
      String.raw`(?:\s+of\b|\s+at heart|\s+again|\s+in an?\b|\s+on (?:christmas|the inside)|\s+with a new|\s+who never grew|[\s-]+(?:psycholog|psychiatr|therap|prodigy|actor|star|care|protect|welfare|rights|doctor|support|advoc|life|development|friendly|free))`,
    ),
  ),
  rule(
    'underAge',
    String.raw`${IS}\s+(?:(?:still|just|only|technically|legally|actually)\s+)*an?\s+minor(?=\s*(?:[.,;!?)\n]|$|and\b|but\b|who\b|by law))`,
    ...OTHERS,
  ),
  rule(
    'underAge',
    String.raw`\b(?:attends?|attending|goes to|going to|stud(?:ies|ying) at|enrolled (?:in|at)|(?:still |currently |is )in|student (?:at|in|of)|freshman (?:at|in)|sophomore (?:at|in)|junior (?:at|in)|senior (?:at|in))\s+(?:(?!(?:a|an|the|our|your|her|his)\s+(?:former|old)\b)[\p{L}'-]+\s+){0,3}?${SCHOOL}\b(?!\s+(?:reunion|teacher|library|as a teacher))`,
    ...OTHERS,
  ),
  rule(
    'underAge',
    String.raw`\b${GRADE}[\s-]grader\b|\b(?:is|am|are|'m|'s|still|currently)\s+in\s+(?:the\s+)?${GRADE}\s+grade\b|\bkindergart(?:ne|ene)r\b`,
    ...OTHERS,
  ),
  rule(
    'underAge',
    String.raw`\bin (?:her|his|their|your|my) (?:early |mid-? ?|late )?teens\b`,
    ...OTHERS,
    around('was', 'were', 'had', 'left', 'since', 'when'),
  ),
  // How somebody looks.
  rule(
    'underAge',
    String.raw`\b${LOOKS}(?:\s*:)?\s+(?:(?:exactly|just|more|barely|only|about|no older than|younger than|not older than|like|as|to be|around|under|physically)\s+)*(?:an?\s+)?(?:${YOUNG_AGE}(?!\s*(?:times|feet|foot|inches|percent|%|minutes|hours|steps|men|people|years younger))|(?:[\p{L}-]+\s+){0,2}?(?:${YOUTH}|child|kid|minor)\b)`,
    FOR_A_MOMENT,
    before(DENIED),
    after(String.raw`\s+(?:on christmas|in a candy|at heart|with a new|'s drawing|(?:psycholog|prodigy|star))`),
  ),
  rule(
    'underAge',
    String.raw`\bbody of an?\s+(?:[\p{L}-]+\s+){0,2}?(?:child|kid|girl|boy|minor|teen\w*|${YOUNG}[\s-]+year)|\bchild(?:like|ish)\s+(?:[\p{L}-]+\s+){0,1}?(?:body|figure|frame|physique|breasts?|curves?|hips)\b|\bundeveloped (?:body|chest|breasts?|figure)\b`,
  ),
  // What these words mean leaves no doubt.
  rule(
    'underAge',
    String.raw`\b(?:loli(?:s|con|cons)?|shota(?:s|con|cons)?|jail[\s-]?bait|pre-?pubescent|barely[\s-]legal|child[\s-]?porn\w*|kiddie[\s-]?porn\w*|p[ae]{1,2}do(?:s|phil\w*)?|minor[\s-]attracted|child (?:lover|bride|wife|prostitute))\b`,
    before(DENIED),
    around(HELPERS),
  ),
  rule(
    'underAge',
    String.raw`\blolita\b`,
    after(String.raw`[\s-]+(?:fashion|dress|dresses|style|clothes|subculture)`),
    before(DENIED, String.raw`\b(?:read|reads|reading|novel|nabokov's|book)\s+["']?`),
  ),
  rule(
    'underAge',
    String.raw`\bunder[\s-]?aged?\b`,
    before(DENIED),
    after(String.raw`[\s-]+(?:drink\w*|gambl\w*|smok\w*|driv\w*|sales?)`),
    around(HELPERS),
  ),
  rule(
    'underAge',
    String.raw`\b(?:under|below|younger than)\s+(?:the\s+)?(?:age\s+of\s+)?(?:18|eighteen|consent|the age of consent|legal age)\b(?!\s*(?:%|°|degrees|percent|minutes|seconds|hours|meters|metres|feet|stone|dollars|euros|pounds|knots|miles|km|kg))`,
    before(DENIED, String.raw`\b(?:anyone|everyone|people|those|persons|users|guests)\s+(?:who (?:is|are)\s+)?`),
    around('not allowed', 'must not', 'no entry', 'refused', 'forbidden'),
  ),
  rule(
    'underAge',
    String.raw`\bnot\s+(?:(?:yet|even|quite|actually)\s+)*(?:18|eighteen|of (?:legal )?age|(?:an|a legal) adult)(?=\s*(?:[.,;!?)\n]|$|and\b|but\b|yet\b))`,
  ),
  // Desire and children in one sentence.
  rule(
    'underAge',
    String.raw`\b${CHILD}\b[^.!?\n]{0,60}\b${SEXUAL}\b|\b${SEXUAL}\b[^.!?\n]{0,60}\b${CHILD}\b`,
    around(HELPERS),
    {
      within: new RegExp(
        String.raw`\b${PARENT}\s+(?:of|with|to)\s+(?:[\w-]+\s+){0,3}(?:kids?|child(?:ren)?|teens?|teenagers?)$`,
        'iu',
      ),
    },
    before(String.raw`\b${PARENT}\s+(?:of|with|to)\s+(?:[\w-]+\s+){0,3}`, String.raw`\bno\s+`),
  ),
];
