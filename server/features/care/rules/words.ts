/** Parts that patterns are made of: alternatives within a group of their own. */

const UNITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'];

/** No part of a greater number: not in 117, 1,016, 2.5, twenty-five or a hundred and five. */
const ALONE = String.raw`(?<!\d[.,:/-]?)(?<!\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)(?:[\s-]|\sand\s))`;
/** From 6 to 17, but for what is a word or a mark as well. */
export const ROMAN = '(?:x(?:v(?:ii?)?|iv|i{1,3})|ix|vi{1,3})';
/** No part of a longer word, such as eighteen or sixty, but for sixteenyears. */
const WORD_END = String.raw`(?!(?!y(?:ea)?rs?|yo)\p{L})`;
/** A number below 18. */
export const YOUNG = String.raw`${ALONE}(?:(?:1[0-7]|[1-9])(?:[.,]\d(?!\d))?|(?:${[...UNITS, ...TEENS].join('|')})${WORD_END}|(?<![\p{L}\p{N}])${ROMAN}(?![\p{L}\p{N}]))(?![\d]|[.,]\d)`;
/** One that is an age where nothing else says so. */
export const YOUNG_AGE = String.raw`${ALONE}(?:1[0-7]|[6-9]|(?:${TEENS.join('|')})${WORD_END})(?![\d]|[.,:]\d)`;
/** The same from 10 on. */
export const TEEN_AGE = String.raw`${ALONE}(?:1[0-7]|(?:${TEENS.join('|')})${WORD_END})(?![\d]|[.,:]\d)`;
/** What makes a number an age. */
export const YEARS_OLD = String.raw`[\s-]*(?:and a half[\s-]*)?(?:(?:years?|yrs?|y)[\s-]*(?:old|young|of[\s-]age)s?|y[.\/]?[\s-]?o)\b`;

/** Young relatives. */
export const RELATIVE = String.raw`(?:(?:god|grand|step)?(?:daughters?|sons?|child|children|kids?)|nieces?|nephews?|(?:half-)?(?:brothers?|sisters?)|siblings?|cousins?|twins?|bab(?:y|ies)|(?:boy|girl)s?)`;
/** What has an age and is no person. */
export const THING = String.raw`(?:dogs?|cats?|horses?|mares?|pony|ponies|parrots?|\p{L}{0,5}hounds?|spaniels?|retrievers?|poodles?|beagles?|kittens?|puppy|terriers?|goats?|cars?|vans?|trucks?|bikes?|motorcycles?|boats?|ships?|house|cottage|whisk(?:e?y|eys|ies)|scotch|rum|wines?|port|bourbon|brandy|cheddar|cheese|company|business|start-?up|firm|shop|cafe|bakery|restaurant|marriage|relationship|tradition|computer|laptop|phone|software|trees?|bonsai|recipe|sourdough|starter|violin|guitar|piano|kiln|garden|club|band|school|magazine|museum|project|war|treaty|bridges?|towers?|lighthouse|theatre|scar|feud|grudge|jacket|coat|boots)`;

const SCHOOLS = String.raw`(?:(?:(?:junior|senior)[\s-])?high|middle|elementary|primary|grade|secondary|grammar|boarding|prep)`;
export const SCHOOL = String.raw`(?:${SCHOOLS}[\s-]?school|junior[\s-]high)`;
export const GRADE = String.raw`(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d{1,2}(?:st|nd|rd|th))`;
const PUPIL = String.raw`(?:girl|boy|student|kid|freshman|sophomore|junior|senior|pupil|cheerleader)`;
/** Young people, as nouns that say it alone. */
export const YOUTH = String.raw`(?:teen(?:ager)?|teen(?:age|aged)[\s-]\w+|teen[\s-](?:girl|boy|idol|model|bride|wife|student|witch|princess|vampire|runaway)|adolescent|pre-?teen(?:ager)?|tween|toddler|pre-?schooler|nymphet|little (?:girl|boy)|young (?:girl|boy)|school[\s-]?(?:girl|boy|kid|child|lass)|(?:girl|boy|cub)[\s-]scout|sixth[\s-]former|${SCHOOL}(?:er|[\s-]${PUPIL})|${GRADE}[\s-]grade[\s-]${PUPIL}|year (?:[7-9]|1[0-3]) ${PUPIL}|kindergart(?:ne|ene)r(?!in))`;
/** What follows such a noun where it is of somebody or something else. */
export const NO_YOUTH = String.raw`[\s-]+(?:at heart|crush|french|teachers?|tutor|counsell?or|coach|fiction|novel|novelist|drama|movies?|comedy|magazine|librarian|principal|reunion|sweetheart|years|again|leader|troop|cookies|master|nurse|psycholog|psychiatr)`;

/** Whoever the text is about. */
const SUBJECT = String.raw`(?:i|she|he|they|you|it|who|{{char}}|{{user}})`;
export const IS = String.raw`(?:\b(?:i am|i'm|im|you are|you're|they are|they're|(?:she|he|who|it)(?: is|'s))|{{char}}(?: is|'s)|\b(?:is|being))`;
/** What was so once. */
export const ONCE = [
  String.raw`\b(?:when|since|until|till|before|after|while|once|because)\s+(?:${SUBJECT}|(?:\S+\s+){1,3}?)\s*(?:was|were|turned|had been|became|had turned)\s+(?:(?:only|just|barely|about|around|still|almost)\s+)?(?:an?\s+)?`,
  String.raw`\bas an?\s+(?:\w+\s+)?(?=$)`,
] as const;
/** Somebody else's child: "her daughter Lily, who is". */
export const OF_RELATIVE = String.raw`(?<!\b(?:is|am|are|as|being)\s(?:\S{1,20}\s)?)\b(?:his|her|their|my|our|your|its|an?|one|two|three|four|has|whose|{{char}}'s|\w+'s|with|and)\s+(?:(?:little|younger|youngest|older|oldest|only|own|small|late|lost|adopted|baby|twin)\s+)?${RELATIVE}\b(?!\s+of\b)(?:[\s,(]+(?:named |called )?(?!is\b|are\b|was\b|who\b|aged\b|age\b)\p{L}+)?[\s,(]*(?:(?:who(?:'s| is| was| has)?|is|are|was|just|now|both|has)\s+)*(?:turned\s+|turning\s+)?(?:(?:only|about|around)\s+)?(?:\d{1,2}\s*(?:,|and|&)\s*)*`;
/** Before something that is denied or fought. */
export const DENIED = String.raw`\b(?:not|no|never|nobody|none|nothing|no one|isn't|aren't|ain't|wasn't|don't|doesn't|won't|cannot|can't|without|against|anti|nor|neither|hates?|hunts?|hunting|hunted|fights?|fighting|arrests?|arrested|arresting|catch(?:es|ing)?|stops?|stopping|protects?|protecting|prohibits?|bans?|banned|forbids?|refuses?|despises?|exposes?|prosecutes?|jails?|rescues?|rescuing)\b[\s-]+(?:[\w']+[\s-]+){0,4}`;
/** Those who help, around what they help against. */
export const HELPERS = String.raw`(?:educat\w+|counsel\w+|therap\w+|nurse|psycholog\w+|psychiatr\w+|advocates?|activists?|survivors?|survived|survivor's|victims?|protect\w*|prevent\w*|prosecut\w+|detective|investigat\w+|social worker|lawyer|attorney|hotline|helpline|charity|shelter|crisis centre|crisis center|support group|trauma|recover\w*|escaped|escapes|escaping|avenges?|avenging|justice|hunts? down|fights? against|stop(?:s|ped|ping)?|rescue[ds]?)`;
/** Words of sexual settings, without those that are harmless beside children. */
export const SEXUAL = String.raw`(?:sex|sexual\w*|sexy|sexiest|nudes?|naked|nudity|erotic\w*|porn\w*|lewd|horny|arous\w+|seduc\w+|fetish\w*|intercourse|molest\w*|undress\w*|lingerie|orgasm\w*|genital\w*|nipples?|lust|lusts|lustful|lusting|fuck\w*|sluts?|slutty|kinky|nsfw|hentai|smut|bdsm|grop(?:e|es|ed|ing)|rap(?:e|es|ed|ing))`;
