import { OF_OTHERS_ELSEWHERE } from './languages/namedAge.ts';
import { AGES_OF_OTHERS, OTHERS } from './others.ts';
import { after, around, before, rule, type Rule, type Spare } from './rule.ts';
import { ADULT_AGE, LATELY, NTH, ONLY, SOON, START } from './sentenceWords.ts';
import { DENIED, RELATIVE, TEEN_AGE, YEARS_OLD, YOUNG_AGE, YOUTH } from './words.ts';
import { YOUNG_BIRTHS } from './years.ts';

/** Nothing is counted by the number: what follows ends a clause, or begins another. */
export const BARE = String.raw`(?=\s*(?:[.,;:!?)\n"'…*]|$|(?:and|but|yet|lol|lmao|haha|btw|now|this (?:year|month|week|winter|spring|summer|fall|autumn)|come|who|so|though|although|or so|ish|when|until|next|soon|tomorrow|today|while|if|because|since|already|forever|for (?:another|now|ever|me|us))(?!\p{L})|-ish\b))`;
/** Words that make an age less. */
export const SMALL = String.raw`(?:(?:just|only|barely|but|not even|not yet|not quite|merely|a mere|mere|all of|nearly|almost|still|already|scarcely|hardly|maybe|like|actually|secretly|really|now|about|around|roughly|officially|currently|freshly|sweet|little)[\s,]+)`;
const PAST_VERB = String.raw`(?:\p{L}{2,}ed|was|were|had|left|ran|lost|won|came|went|became|saw|fell|began|met|took|made|found|wrote|sang|built|stole|bought|sold|fled|learnt|gave|got|did|knew|could|taught|spoke|shot|swore|drove|flew|hid|led|rode|stood|told|thought)\b`;
/** Told of somebody who has grown up since. */
export const GROWN_SINCE = around(
  ADULT_AGE,
  String.raw`years? (?:later|on|ago|since)`,
  'decades?',
  'back then',
  'in those days',
  String.raw`now(?! \p{L}+ ${TEEN_AGE})`,
  'these days',
  'nowadays',
);
/** Those who are told of in passing. */
export const OTHERS_HERE: readonly Spare[] = [
  ...AGES_OF_OTHERS,
  before(
    String.raw`\b(?:mother|father|mum|mom|dad|parent|guardian|nanny|babysitter) (?:of|to|for)\b[^.!?\n]{0,60}`,
    String.raw`\b(?:the (?:twins|kids|children|boys|girls)(?!')|i was)\b[^.!?\n]{0,24}`,
    String.raw`\b(?:her|his|their|my|our|whose|has|have|an?|two|three|four|five|six)\s(?:\p{L}+\s){0,2}?${RELATIVE}\b(?!'s\s(?:best )?(?:friend|classmate|crush))[^.!?\n]{0,40}`,
  ),
];
const COLLECTIVE = String.raw`(?:company|squad|team|group|crew|party|band|class|staff|circle|pack|gang|population|total|maximum|minimum|depth|height|set|row|series|pair|troop|choir|jury|board|committee|table|size|speed|temperature|list|number|age|kind|piece|shoe|suite|score|batch|family|dozen|dinner|house|rate|chapter|psalm|summer|winter|war|day|year|class|council|coven|flock|clutch|litter|pride|fleet|quarter|king|queen|rank|hand|deck)`;

/** Ages as numbers that count nothing, in whatever sentence: what says that they are of somebody else, of a thing or long ago spares them. */
export const bareAges: readonly Rule[] = [
  rule(
    'underAge',
    String.raw`(?:\b(?:she|he|who|{{char}})(?:\s?'?s\b|\s+(?:is|be|ain't|isn't|remains?|stays?))|\b(?:i'?m|i am|you'?re|you are|they'?re|they are))\s+${SMALL}{0,4}${TEEN_AGE}(?:\s+years)?${BARE}`,
    ...OTHERS_HERE,
    before(String.raw`\b(?:when|while|since|until|till|before|after|than)\s+`),
  ),
  rule(
    'underAge',
    String.raw`\b(?:she|he|who|{{char}}|i'?m|i am)(?:\s?'?s|\s+is)?\s+an?\s+1[0-7][\s-]*(?:y|yr|year)s?\b`,
    ...OTHERS_HERE,
  ),
  rule(
    'underAge',
    String.raw`(?:\b(?:will|won't|gonna|going to)|'ll)\s+(?:\p{L}+\s+){0,2}?(?:be|turn)\s+(?:${TEEN_AGE}|18|eighteen)${BARE}`,
    ...OTHERS_HERE,
  ),
  rule(
    'underAge',
    String.raw`(?:^|[.!?\n;:("*\[]\s?|,\s)(?:though\s+|although\s+|being\s+|yet\s+)?(?:(?:she|he)\s+is\s+)?${SMALL}{1,3}${TEEN_AGE}(?=\s*[,.!;)]|\s+(?:and|but|yet)\b|$)`,
    ...OTHERS_HERE,
    GROWN_SINCE,
    after(String.raw`,?\s*(?:of them|the youngest)`),
    before(String.raw`\b(?:had|have|has|sold|scored|counted|lasted|left)[^.!?\n]{0,20}`),
  ),
  rule(
    'underAge',
    String.raw`\bat\s+${SMALL}{0,2}(?:the age of\s+)?${TEEN_AGE},?\s+(?:[\p{L}{}]+\s+){0,3}?(?:is|has|rules|runs|leads|knows|works|lives|wants|needs|already)\b`,
    ...OTHERS_HERE,
    GROWN_SINCE,
    after(String.raw`\s+${PAST_VERB}`),
    { within: new RegExp(String.raw`\s${PAST_VERB}`, 'iu') },
  ),
  rule(
    'underAge',
    String.raw`\b(?!${COLLECTIVE}s?\b)\p{L}{3,20}(?<!s|ment|tion|ance|ness|ity|ip)\s+of\s+(?:(?:only|just|barely|but)\s+)?(?:thirteen|fourteen|fifteen|sixteen|seventeen|1[2-7])(?<=(?:\b(?:an?|the)|[.!?\n;:("]|^)\s*(?:[\p{L}-]+\s+){0,2}?[\p{L}-]+\s+of\s+(?:\p{L}+\s+)?[\p{L}\d]+)(?![\d\p{L}]|[.,:]\d|\s?%)(?=\s*(?:[.,;!?)\n"]|$|(?:with|who|and|from|whose|named|called|trained|but)\b))`,
    ...OTHERS_HERE,
    before(
      String.raw`\b(?:laughs?|giggles?|grins?|blush\w*|smiles?|dances?|feels?|sings?)\s+(?:\p{L}+\s)?like\s+(?:an?\s+)?(?:\p{L}+\s+){0,2}`,
    ),
    { before: new RegExp(String.raw`(?:\b(?:was|were|had|as)\b[^.!?\n]{0,20})$`, 'iu') },
    GROWN_SINCE,
  ),
  rule(
    'underAge',
    String.raw`(?:^|[.!?\n]\s?)(?:an?|the|your|{{char}}|my|\p{L}+)(?:\s[\p{L}'-]+){0,3}?,\s(?:(?:an?|your|the|my)\s(?:[\p{L}'-]+\s?){1,4},\s)?(?:aged?:?\s+)?${SMALL}{0,2}${TEEN_AGE}(?=\s*(?:[,.;)]|$|this (?:winter|spring|year|summer|autumn|fall)))(?!,?\s*\p{L}+\s(?:street|road|avenue|lane|drive|square))`,
    ...AGES_OF_OTHERS.slice(0, -1),
    before(String.raw`\b(?:room|number|no|flat|page|chapter)\s?`),
    { within: OF_OTHERS_ELSEWHERE },
    {
      within: new RegExp(
        String.raw`\b(?:her|his|my|their|has|with|at|in|on|from|by|lives|number|bus)\b|\d.*,.*\d|^[.!?\n\s]*(?:${TEEN_AGE}|one|two)\b`,
        'iu',
      ),
    },
  ),
  rule(
    'underAge',
    String.raw`\b(?:forever|eternally|always|perpetually|permanently|eternal|stays?|remains?|stuck at|frozen at|trapped at|(?:stopped|quit|ceased) ag(?:e)?ing (?:at|when (?:she|he) was)|has(?:n't| not) aged (?:a day )?(?:since|past|beyond)(?: (?:she|he) was)?)\s+(?:be\s+|at\s+|only\s+|just\s+)*${YOUNG_AGE}(?=\s*(?:[.,;!?)\n"]|$|(?:for|in|and|but|to|forever|by)\b))|\b(?:turned|bitten|cursed|died|changed|frozen|killed)\b[^.!?\n]{0,20}\b(?:at|was|age|aged)\s+(?:only\s+|just\s+)?${YOUNG_AGE}\b[^.!?\n]{0,30}\b(?:not|n't|never)\s+(?:\p{L}+\s)?aged\b`,
    before(DENIED),
    before(String.raw`\b(?:at heart|in (?:her|his) mind)\b[^.!?\n]{0,20}`),
  ),
  rule(
    'underAge',
    String.raw`(?<=\p{L}\s*)[\/•·;~:]\s*${TEEN_AGE}\s*[\/•·;~:]\s*(?!\s*\d)\p{L}`,
    ...OTHERS_HERE,
    before(
      String.raw`\b(?:chapter|verse|room|page|level|psalm|size|at|floor|numbers?|no|seats?|rooms?|players?|part|act|volume|episode|track|weight|height|bust|waist|hips|score|strength|dexterity|wisdom|charisma|luck|mana|hp|str|dex|con|int|wis|cha|xp|gold)\s*`,
    ),
  ),
  rule(
    'underAge',
    String.raw`(?:^|[\n,;(\["]\s?)(?:yrs?|years?(?: old)?|yo|how old)["'\s]{0,2}[:=]+\s*["'(]*${YOUNG_AGE}(?=\s*(?:[,;)\n"'\]]|$|\.\s|\.$))|\bbeing\s+${SMALL}{0,2}${TEEN_AGE}${BARE}`,
    ...OTHERS_HERE,
    GROWN_SINCE,
  ),
  rule(
    'underAge',
    String.raw`${START}(?:the|an?|your)\s(?:[\p{L}-]+\s)?[\p{L}-]+'s\s(?:\p{L}+\s)?${RELATIVE},\s(?:aged?\s)?${SMALL}{0,2}${TEEN_AGE}${BARE}`,
  ),
  rule(
    'underAge',
    String.raw`\b${NTH}\s+birthday(?:\s(?:party|bash|ball|dinner))?\b(?!\s+of\b)[^.!?\n]{0,24}?\b(?:${SOON}|${LATELY}|tonight|last night|this \p{L}+|next \p{L}+)\b|\b(?:yet to|has(?:n't| not)|not yet) (?:celebrate[d]?|had|reach(?:ed)?|have)\s(?:her|his|my)\s(?:${NTH}|18th|eighteenth)\s+birthday\b`,
    ...OTHERS_HERE,
    after(String.raw`\s+of\b`),
    before(String.raw`'s\s+`),
  ),
  rule(
    'underAge',
    String.raw`\b(?:coming up on|approaching|nearing|close to|looking forward to|excited (?:for|about)|counting down to|preparing for|awaiting|awaits)\s+(?:her|his|my|{{char}}'s)\s+(?:${NTH}|18th|eighteenth)\s+birthday\b`,
    ...OTHERS_HERE,
  ),
  rule(
    'underAge',
    String.raw`\bhuman (?:years|terms|age|standards|equivalent)["'\s]{0,2}(?:is|of|are|that is|that's|[,:=(]|\s|she's|she is|about|around|he's|only|just|would be|make her){1,6}${YOUNG_AGE}(?![\p{L}])|\b${YOUNG_AGE}(?:${YEARS_OLD})?\s+(?:\p{L}+\s)?(?:in|by) human\b|\bequivalent (?:to|of) (?:an? )?(?:human )?(?:(?:girl|boy|teen)\s)?(?:of )?${YOUNG_AGE}\b`,
    ...AGES_OF_OTHERS,
  ),
  rule(
    'underAge',
    String.raw`\b(?:how old(?: (?:is|are|was) (?:she|you|he|they|{{char}}))?|ages?|her age|his age)\s?[?.!,]+["'\s(]{0,4}(?:a\s?[:.)]\s?)?["'(]*(?:(?:it's|it is|that's|she's|she is|i'm|i am|he's|only|just|sweet|little|about|barely)\s+)*${YOUNG_AGE}(?=\s*(?:[.,;!?)\n"']|$|and\b))`,
    ...AGES_OF_OTHERS,
  ),
  rule(
    'underAge',
    String.raw`\b(?:beyond|despite|all of|in all)\s+(?:her|his|my|{{char}}'s)\s+(?:\p{L}+\s)?${TEEN_AGE}\s+years\b`,
    ...OTHERS,
  ),
  rule(
    'underAge',
    String.raw`\b(?:her|his|my|{{char}}'s)\s+(?:18th|eighteenth)\s+birthday\s+(?:is|comes|isn't|will|lies|falls)\s+(?!over\b|long\b|behind\b|years)|\b(?:due|until|till|before|waits?|waiting|counting|countdown|released|free|out)\b[^.!?\n]{0,30}\b(?:her|his|my|{{char}}'s)\s+(?:18th|eighteenth) birthday\b`,
    ...OTHERS_HERE,
    before(String.raw`\b(?:was|were|had|left|used to)\b[^.!?\n]{0,40}`),
  ),
  rule(
    'underAge',
    String.raw`\b(?:real (?:one|id|age)|ids?|id card|passport|birth certificate|licen[cs]e|student card|papers)\b[^.!?\n]{0,40}\b(?:says?|reads?|lists?|shows?|claims?|proves?|puts|is|states)\s+(?:\p{L}+\s){0,3}?(?:${YOUNG_BIRTHS}|${TEEN_AGE})\b(?!\s*(?:st|rd|th)?\s(?:street|avenue))`,
    ...OTHERS_HERE,
  ),
  rule(
    'underAge',
    String.raw`\b(?:(?:months?|years?|bit|little)\s+)?younger than\s+(?:${TEEN_AGE}|18|eighteen)(?=\s*(?:[.,;!?)]|$|and|but))|\bbelow the age of (?:consent|majority)\b|\b(?:years?|months?) (?:below|under|short of|off) the age of (?:consent|majority)\b`,
    ...OTHERS_HERE,
    before(DENIED),
    before(String.raw`\b(?:anyone|anybody|nobody|those|people|children|wine|never)\b[^.!?\n]{0,30}`),
  ),
  rule(
    'underAge',
    String.raw`\b(?:girl|boy|kid|child|one|lass)\s+(?:that\s+|whom\s+)?you\s+(?:are\s+|'re\s+)?(?:babysit(?:ting)?|nanny|child-?mind)\b`,
  ),
  rule(
    'underAge',
    String.raw`\b(?:resembl\w+|shaped like|modell?ed (?:after|on)|disguised as|built like|(?:skin|shape|form|guise|body|likeness|image|shell) of)\s+an?\s+(?:(?:small|little|young|tiny|sweet|innocent|cute|human|\p{L}+)\s+)?(?:child|kid|toddler|${YOUTH}|girl of ${YOUNG_AGE}|boy of ${YOUNG_AGE}|(?:small|tiny|little|young) (?:girl|boy))\b`,
    before(DENIED),
    around('statue', 'doll', 'cloud', 'drawing', 'cake', 'photo'),
  ),
  rule(
    'underAge',
    String.raw`\b(?:(?:has|have|had)n't|has not|not|yet to)\s+(?:yet\s+|even\s+)?(?:turned|turn|reached|reach|hit)\s+(?:18|eighteen|${TEEN_AGE})(?=\s*(?:[.,;:!?)\n"]|$|and\b|but\b|yet\b))|\b(?:wish|if|pretend|imagine|suppose|say|as though)\s+(?:that\s+)?(?:you|she|he|{{char}})\s?(?:were|was|are|'re|is|'s)\s+${SMALL}{0,3}${TEEN_AGE}(?=\s*(?:[.,;:!?)\n"]|$|and\b|again\b|instead\b|years?\b))`,
    ...OTHERS_HERE,
    GROWN_SINCE,
  ),
];

/** A number that may be an age, as nothing says what else it is. */
export const unsureAges: readonly Rule[] = [
  rule(
    'underAge',
    String.raw`${ONLY}(?:thirteen|fourteen|fifteen|sixteen|seventeen|1[3-7](?![\d\p{L}]|[.,:/-]\d|\s?%))${BARE}`,
    ...OTHERS_HERE,
    GROWN_SINCE,
    before(
      String.raw`\b(?:room|chapter|track|psalm|level|agent|model|numbers?|no|size|page|bus|route|floor|apartment|flat|unit|gate|platform|lane|figure|episode|season|day|version|iphone|windows|channel|area|sector|district|line|lot|table|seat|row|exit|highway|act|scene|part|volume|suite|lives at|house|street|january|february|march|april|may|june|july|august|september|october|november|december|louis|article|section|opus|verse|rule|sonnet|symphony|apollo|the|to|and|or|by|times|plus|minus|equals|from|have|has|had|of|than|over|with|is)\s*\.?\s*`,
      String.raw`(?:[\d$€£#.:/+=×-]|\d,)\s*`,
      String.raw`\b(?:when|since|until|till|by|from|after|before|at|age|age of)\s+(?:[\p{L}']+\s+){0,3}`,
    ),
    after(String.raw`,?\s*\p{L}+\s(?:street|road|avenue|lane|drive|square)|\s?[:°%]`),
  ),
  rule(
    'underAge',
    String.raw`,\s(?:at|aged?)\s+${SMALL}{0,2}${TEEN_AGE}(?=\s*(?:[.,;!?)]|$))|\b${NTH}\s+birthday\b`,
    ...OTHERS_HERE,
    GROWN_SINCE,
    around(PAST_VERB),
    before(String.raw`'s\s+`),
  ),
  rule(
    'underAge',
    String.raw`\b(?:minus|plus|times|half|square|twice|less|divided by)\b[^.!?\n]{0,24}\b(?:her|his|my|{{char}}'s) age\b|\b(?:her|his|my|{{char}}'s) age\b[^.!?\n]{0,12}\b(?:minus|plus|times|half|square|twice|less|divided by)\b|\bhalf (?:that|of that|(?:her|his|your|my) age|as old)\b|\btwice (?:\p{L}+) years old\b|\byears younger than (?:your|her|his|my) (?:1\d|2[0-3]|twent)`,
  ),
  rule(
    'underAge',
    String.raw`\bjv\b|\bjunior varsity\b|\bteacher,? you\b|\bcrush on (?:her|his|my) (?:\p{L}+ )?teacher\b`,
  ),
];
