import { BARE, GROWN_SINCE, OTHERS_HERE, SMALL } from './bareAges.ts';
import { FOR_A_MOMENT, OTHERS } from './others.ts';
import { after, around, before, rule, type Rule } from './rule.ts';
import { ADJECTIVE, ADULT_AGE, START, WHOEVER } from './sentenceWords.ts';
import { DENIED, SCHOOL, TEEN_AGE, YEARS_OLD, YOUNG, YOUTH } from './words.ts';

const BODY = String.raw`(?:body|figure|frame|physique|chest|proportions|build|breasts|hips|curves)`;
const ENDS = String.raw`(?=\s*(?:[.,;:!?)\n"'\]+|]|$|(?:and|but|yet|so|in|for|tonight|who|hiding|on the run|living|staying|at)\b))`;
const NO_TEENS = String.raw`(?:was|were|been|since|when|back|during|survived|spent|throughout)`;

/** Words for the young outside of the sentences that say who somebody is: fields, bodies, the law, and how old nobody would take them for. */
export const youthWords: readonly Rule[] = [
  rule(
    'underAge',
    String.raw`(?:^|[\n,;.(|"\[]\s?)(?:(?:legal |life |current )?(?:status|role|occupation|job|stage|age(?: group| range| bracket)?|category|type|class))["'\s]{0,2}[:=(-]+\s*["'(]*(?:(?:legal|legally|an?|school|high|young|still)\s)*(?:minor|pupil|child|kid|pre-?teen|teen(?:ager|aged?|s)?|under-?aged?|juvenile|adolescent|tween|schooler|${YOUTH})(?=\s*(?:[.,;)\n"'\]+|(]|$))`,
  ),
  rule(
    'underAge',
    String.raw`(?:(?:^|[.!?\n;:("]\s?)(?:an?|the|your|this)\s+(?:[\p{L}-]+\s){0,2}?|\b(?:is|are|'re|'m|am|be|as|'s)\s+(?:(?:still|just|only|technically|legally)\s)*(?:an?|the)\s+(?:[\p{L}-]+\s)?)minor${ENDS}(?!\s+(?:in (?:philo|history|math|music|art|bio|chem|phys|econ|lit|psych|[\p{L}]+ (?:at|studies))))`,
    ...OTHERS,
    before(String.raw`\b(?:key|scale|chord|role|part|[a-g]|offen[cs]e|injury)\b[^.!?\n]{0,16}`),
  ),
  rule(
    'underAge',
    String.raw`\b(?:in|out of|into|enter(?:ed|ing|s)|of|reach(?:ed|ing)|hit(?:s|ting)?)\s+(?:her|his|my|the|their)\s+(?:(?:early|mid|middle|late)[\s-]*)?teens\b`,
    ...OTHERS,
    GROWN_SINCE,
    around(NO_TEENS),
  ),
  rule(
    'underAge',
    String.raw`\b(?:no|not|n't|never|nobody|none|no one|nowhere near|cannot|can't)\b[^.!?\n]{0,40}?\b(?:(?:more|older|over|above) than|a day over|past|beyond|over)\s+(?:the age of\s+)?${SMALL}{0,2}${TEEN_AGE}${BARE}`,
    ...OTHERS_HERE,
    GROWN_SINCE,
    before(String.raw`\b(?:scores?|counts?|grades?|serves?|sells?|sleeps?|rounds?|room|floor)\b[^.!?\n]{0,24}`),
  ),
  rule(
    'underAge',
    String.raw`\b(?:just|only|barely|recently|finally|almost|nearly|about to)\s+(?:just\s+)?(?:hit|reach(?:ed)?|made it to|seen)\s+${TEEN_AGE}${BARE}|\b${TEEN_AGE}[^\S\n]+at (?:most|best|the (?:most|oldest))\b`,
    ...OTHERS_HERE,
  ),
  rule(
    'underAge',
    String.raw`\b${TEEN_AGE}\s*(?:&|n|'n'?|an|and|\+|plus)\s*(?:an?\s)?(?:halves|half|quarter|three[\s-]quarters|bit)(?=\s*(?:[.,;!?)\n"]|$|and\b|but\b|years?\b|-?\s?year))(?!\s*years?\s+(?:ago|later|of (?!age)|in\b))`,
    ...OTHERS_HERE,
    before(String.raw`\b(?:for|after|in|over|ran|within)\s+`),
  ),
  rule(
    'underAge',
    String.raw`\b(?:child|kid|little girl|little boy|school ?girl|toddler|teen(?:ager)?|tween|pre-?teen|pupil|${YOUNG}${YEARS_OLD})(?:'s|-like|-sized)\s(?:[\p{L}-]+\s){0,2}?${BODY}\b`,
    before(DENIED),
    around('teddy', 'doctor', 'nurse', 'doll', 'statue'),
  ),
  rule(
    'underAge',
    String.raw`\b(?:designed|made|programmed|built|sold|modell?ed|dressed|disguised|posing|poses|reborn|reincarnated|summoned)\s+(?:as|like|to be|to look like)\s+an?\s+(?:[\p{L}-]+\s){0,2}?(?:${YOUTH}|child|kid|minor)\b`,
    ...OTHERS,
    before(DENIED),
  ),
  rule(
    'underAge',
    String.raw`\b(?:she|he|i|they|{{char}})(?:'s|'m|'re|\s(?:is|am|are))?(?:n't)?\s(?:not\s)?(?:(?:yet|even|quite|exactly|almost|nearly|practically)\s)*(?<=not\s(?:\p{L}+\s)?|n't\s(?:\p{L}+\s)?|almost\s|nearly\s|practically\s)legal(?:\s(?:yet|age))?(?=\s*(?:[.,;!?)"]|$|and|but|in))|(?:^|[.!?\n]\s?)(?:not(?: quite| even)?|almost|nearly|practically|soon(?: to be)?)\slegal(?:\syet)?(?=\s*(?:[.,;!?)"]|$|and\b|but\b))|\b(?:years?|months?|weeks?|days?)\s(?:\p{L}+\s)?(?:from|of|till|until|to|before)\s(?:(?:being|turning|she's|she is|he's|i'm)\s)?legal\b(?!\s\p{L})|\billegal to (?:date|touch|kiss|love|marry|look at)\b`,
    ...OTHERS,
  ),
  rule(
    'underAge',
    String.raw`${START}(?:an?|the|your|my|this)\s(?:${ADJECTIVE}){0,2}?(?:adolescent|pre-?teen|teen(?:age|aged)?|under-?aged?|tween|juvenile)\s(?:[\p{L}-]+\s)?(?:${WHOEVER}|star|idol|singer|model|actress|dancer|queen|prodigy|genius|rebel|runaway|hacker|heartthrob|vampire|demon|elf|thief|hero|detective|assassin|cutie|hottie)\b`,
    after(String.raw`\s(?:novel|drama|movie|magazine|fiction|stor)`),
  ),
  rule(
    'underAge',
    String.raw`\b(?:made|makes|make|turn(?:s|ed)?|transform(?:s|ed)?|changed?|reverted|regressed|shrank|cursed)\s(?:her|him|me|you|{{char}}|herself|himself)\s(?:back\s)?(?:in)?(?:to\s)?an?\s(?:[\p{L}-]+\s)?(?:${YOUTH}|child|kid|toddler)\b`,
    FOR_A_MOMENT,
    around('feels?', 'laugh'),
  ),
  rule('underAge', String.raw`\bage["'\s]{0,2}[:=]\s*0[xb][\da-f]+\b`),
  rule('underAge', String.raw`\b(?:barely |newly |not yet |pre-?)?pubescent\b`, before(DENIED)),
  rule(
    'underAge',
    String.raw`\b(?:lived|old|alive|age|around|breathing|years?)\b[^.!?\n]{0,16}\b(?:an?|one) decade and (?:a half|some)\b|\bborn (?:in|within|during|less than) (?:the|this|a) (?:last |past )?decade\b`,
    ...OTHERS_HERE,
  ),
  rule(
    'underAge',
    String.raw`\b(?:until|till|before|once|when)\s(?:she|he|i)(?:'s|'m|\sis|\sam)\s(?:in|out of|done with|finished with|at)\s(?:${SCHOOL}|school)\b|\b(?:barely|hardly|just|fresh|scarcely|only just|not yet)\s(?:\p{L}+\s)?out of (?:kindergarten|(?:primary|elementary|middle|grade)[\s-]school|junior high|nappies|diapers|pigtails)\b`,
    ...OTHERS,
  ),
  rule(
    'underAge',
    String.raw`(?:^|[.!?,;\n]\s?|\b(?:please|to|just|can you|could you)\s)(?:be|become|act|play|pretend to be|stay)\s(?:like\s)?(?:an?\s)?${SMALL}{0,2}${TEEN_AGE}(?=\s*(?:[.,;!?)\n"]|$|(?:for me|for us|for tonight|for a|again|tonight|now|and|instead|today)\b))`,
    ...OTHERS_HERE,
  ),
];

const TOLD_OF = String.raw`(?<!\byou\s(?:are\s)?(?:(?:her|his|the|an?)\s)?)(?:teach\w*|taught|coach\w*|principal|head ?(?:master|mistress)|librarian|counsel\w*|professor|mothers?|father|mum|mom|dad|parents?|tutor\w*|works?|worked|worker|runs|helps?|helpline|paediatric\w*|pediatric\w*|social|nurse|doctor|volunteers?|judge|lawyer|attorney|detective|police\w*|protect\w*|rescue\w*|writes?|wrote|author|novels?|novelist|films?|movies?|songs?|band|photos?|pictures?|statue|conducts?|raises|raised|sews|sells|chaperon\w*|examiner|marks|psycholog\w*|psychiatr\w*|abuse|against|anyone|nobody|everyone|no|again|old|dropout|like|as if|talks? to|speaks? to|documentar\w+|about|took|(?:19\d\d|20[01]\d)|was|were|had|been|since|once|former(?:ly)?|ex-\p{L}+|graduated|reunion|sweetheart|rivals?|heart|inner|roles?|drama|stage|met|became|left|youngest|eldest|oldest|only child|children|kids|drives?|plays? a|hates?|loves?|owns?|fosters?|adopt\w*|nann(?:y|ies)|babysit\w*|sons?|daughters?|niece|nephew|brothers?|sisters?|siblings?|cousins?)`;

/** Words for the young of which nothing says that they are of others. */
export const unsureYouth: readonly Rule[] = [
  rule(
    'underAge',
    String.raw`\b(?:teen(?:s|agers?|aged?)?|adolescents?|tweens?|pre-?teens?|juvenile|schoolgirls?|schoolboys?|school (?:blazer|uniform|tie|yearbook)|gcses?|p?sats|a-levels?|board exams|\d+(?:th|st|nd|rd) boards|kindergarten|hogwarts|little league|girl guides?|(?:girls'|boys') (?:high|school|academy)|[5-9][a-d]\b(?= (?:call|class|think|say|laugh|girls|kids))|high school(?:er)?|middle[\s-]school|(?:in|at) primary|permission slip|report card|u-?1[0-8]|under-?(?:1[0-8]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)s?|times tables|tooth fairy|believes? in santa|pre-?k|mommy|mummy|elementary school|primary school|grade school|junior high|puberty)\b`,
    ...OTHERS,
    around(TOLD_OF),
    around(ADULT_AGE),
    before(DENIED),
    after(String.raw`[\s-]+(?:heart|crush|fiction|movies?|teacher|magazine|reunion|sweetheart|drama|ex|rival)`),
  ),
  rule(
    'underAge',
    String.raw`\b(?:children's home|orphanage|(?:first|second|third|fourth|fifth|sixth|seventh|eighth) period|study hall|recess)\b|\b(?:not|n't|never) allowed\b[^.!?\n]{0,24}\b(?:alone|yet|past|until|curfew|after dark|boyfriends?)\b|\b(?:when|until|till|once) (?:i|she|he)(?:'m| am|'s| is)? (?:grows?|(?:all )?grown|big enough|older|bigger)\b`,
    ...OTHERS,
    around(TOLD_OF),
    around(ADULT_AGE),
  ),
  rule(
    'underAge',
    String.raw`\b(?:out of|left|finished) high school\b|\bwas (?:\d|one|two|three|four|five|six|seven|eight|nine|ten) (?:years old )?when (?:covid|the pandemic|lockdown|tiktok|the last)|\b(?:born|birth)\b[^.!?\n]{0,24}\btwo thousand (?:and )?(?:nine|ten|eleven|twelve|\p{L}+teen|twenty)`,
    ...OTHERS,
    around(ADULT_AGE, String.raw`years? (?:ago|later)`, 'reunion', 'teacher'),
  ),
];
