import { OTHERS_HERE } from './bareAges.ts';
import { OTHERS } from './others.ts';
import { around, before, rule, type Rule, type Spare } from './rule.ts';
import { ADJECTIVE, ADULT_AGE, END, LATELY, SOON, START } from './sentenceWords.ts';
import { GRADE, IS, RELATIVE, SCHOOL } from './words.ts';
import { yearsFrom } from './years.ts';

const OWN = String.raw`(?:her|his|my|your|their|its|the|favou?rite)`;
/** Those who are at schools and no pupils, unless they are the pupil's own. */
const STAFF = String.raw`(?<!\b(?:${OWN}|[\p{L}{}]+'s|(?:with|from|by) an?)\s(?:[\p{L}-]+\s)?)(?:prepares? (?:pupils|students|children|kids)|teach(?:es|er|ers|ing)?|taught|principal|head ?(?:master|mistress|teacher)|librarian|coach(?:es|ed|ing)?|counsell?or|professor|lecturer|janitor|caretaker|school nurse|mother|father|mum|mom|dad|parent|tutor(?:s|ed|ing)?|examiner|invigilat\w+|substitute|chaperon\w+|lesson plans?|graduated|alumn\w+|reunion|retired|former(?:ly)?|dropout|ex-\p{L}+|used to|years? (?:ago|later|since)|long ago|decades?|since (?:high |middle |primary )?school)`;
/** Where adults study. */
const UNIVERSITY = String.raw`(?<!\b(?:before|until|for|of|about|after|to|apply\w*|choosing|off|towards)\s(?:\p{L}+\s)?)(?:universit(?:y|ies)|college(?!\s(?:applications?|prep|essays?|fund|tour))|campus|(?:law|medical|med|business|graduate|grad|art|film|drama|acting|nursing|night|evening|ballet|flight|driving|language|culinary|cooking|summer|sunday|police|dental|divinity|trade|vocational|beauty) school|ph\.?d|mba|master's|bachelor'?s?|degree|oxford|cambridge|harvard|yale|stanford|princeton|ucla|nyu|berkeley|columbia|sorbonne|polytechnic|conservatoire|police academy|academy of (?:arts?|music|sciences?))`;
/** Whoever teaches there, was there once, or studies as an adult. */
const ADULTS: readonly Spare[] = [...OTHERS, around(STAFF), around(ADULT_AGE), around(UNIVERSITY)];

const CLASS_NUMBER = String.raw`(?:1[0-3]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|x(?:iii?|i)?|ix|iv|vi{0,3}|i{2,3})(?![\p{L}\d])(?!\s*(?:of|months?|miles|hurricane|licen[cs]e|steel|thousand|hundred)\b)`;
/** A year of school, as countries call it. */
const CLASS = String.raw`(?:(?:the\s+)?${GRADE}[\s-]+(?:grade|standard|std\.?|form|class(?!\s(?:citizen|ticket|honou?rs|mail|carriage|cabin|seat|lounge))|grader)|(?:grade|year|standard|std\.?|class|form|primary|secondary)[\s-]+${CLASS_NUMBER}|(?<=\bin )p[1-7]\b(?! of)|(?:the\s+)?(?:lower|upper)[\s-]sixth|(?:the\s+)?sixth[\s-]form)`;
const A_SCHOOL = String.raw`(?:${CLASS}|(?:an?\s+|the\s+|her\s+|his\s+|my\s+)?(?:(?:freshman|sophomore|junior|senior|first|second|third|last|final)\s+year\s+(?:of|at|in)\s+)?(?:an?\s+)?(?:[\p{L}-]+\s+)?(?:${SCHOOL}|sixth[\s-]form))`;
const WHEN = String.raw`(?:${SOON}|${LATELY}|now|in (?:the )?(?:spring|summer|fall|autumn|winter|september|august)|on monday|after (?:the )?(?:summer|break|holidays)|(?:this|next|last) \p{L}+)`;
/** The name of a high school, of which only the last word says so. */
const HIGH = String.raw`(?<!\b(?:time|all-time|record|new|an?|on|so|too|very|runner's|get|gets|career|natural|sugar|the|of|from|at|in)\s)high(?=\s*(?:[.,;:!?)"\n]|$|(?:and|where|who|with|she|he|but|by|this|next|now)\b)|[\s-]school\b)`;
/** Schools for no adults: by their kind, or by whom they are for. */
const PUPILS_SCHOOL = String.raw`(?:${HIGH}|${SCHOOL}|(?:girls'?|boys'?|grammar|convent|public|secondary|preparatory|comprehensive|catholic|boarding|state|middle|day|private)[\s-]+(?:school|college|academy)|sixth[\s-]form(?:\scollege)?|comprehensive|gymnasium(?=\s+in\b)|lyc[e]um)`;
const NAME = String.raw`(?:(?!(?:and|or|but|who|which|that|teach\w*|is|was)\b)[\p{L}.'-]+\s+){0,4}?`;
const PUPIL = String.raw`(?:freshman|sophomore|junior|senior|freshie|student|pupil|cheerleader|valedictorian|prom queen|homecoming queen|class president|head (?:girl|boy)|prefect|quarterback|(?:first|second|third|final|last|freshman|sophomore|junior|senior)[\s-]year|captain|star|girl|boy|queen bee|exchange student|member)`;

/** Schools, their years, and the days of those who go there. */
export const schools: readonly Rule[] = [
  rule(
    'underAge',
    String.raw`(?:${IS}|\b(?:still|currently|now)|${START})\s*(?:(?:only|just|still|now|currently|back|about to be|going)\s+)*(?:in|into|entering|starting|finishing|repeating|attending|doing|a)?\s*${CLASS}(?![\s-]+(?:english|math\w*|history|science|biology|art|class teacher|tutor|steel|gymnast\w*|of\b))`,
    ...ADULTS,
  ),
  rule(
    'underAge',
    String.raw`\b(?:starts|starting|begins|beginning|enters|entering|repeats|repeating|finishes|finishing|attends|attending|(?:stud(?:ies|ying)|reads|enrolled|learns) in|go(?:es|ing) (?:in)?to|mov(?:es|ing) up to|failing|flunking)\s+(?:her\s+|his\s+)?${A_SCHOOL}(?!\s+(?:teacher|reunion))|\b(?:started|began|entered|finished|failed|passed|skipped class in)\s+(?:[\p{L}']+\s+){0,2}?${A_SCHOOL}\s+(?:\p{L}+\s+){0,4}?${WHEN}|\b(?:just|recently|will|'ll|going to|about to)\s+(?:be\s+)?(?:start|starting|started|begin|began|enter|entered|finish|finished|in)\s+${A_SCHOOL}|\b(?:will|going to|about to) be an? (?:freshman|sophomore|junior|senior) (?:in|at|of) ${NAME}${PUPILS_SCHOOL}`,
    ...ADULTS,
  ),
  rule(
    'underAge',
    String.raw`(?<=[,-]\s?)(?:(?:now|currently|still)\s+)?(?:(?:in|at)\s+)?${CLASS}${END}`,
    ...ADULTS,
    before(
      String.raw`\b(?:(?:her|his|their|my|whose|an?)\s(?:\p{L}+\s)?${RELATIVE}|teach\w*|taught|belt|piano|violin|cello|flute|exam|ballet|music|steel|climb\w*|div\w*|judo|karate)\b[^.!?\n]{0,60}`,
    ),
  ),
  rule(
    'underAge',
    String.raw`\b${CLASS}[\s-]+(?:girl|boy|student|pupil|kid|lad|lass|cheerleader|learner|\p{L}+ist)\b`,
    ...OTHERS,
    around(STAFF),
  ),
  rule(
    'underAge',
    String.raw`(?:^|[\n,;.|("\[{+])["'\s-]{0,4}(?:school\s)?(?:grade|class|standard|year(?: group| at school| of school)?|std|form)["'\s]{0,2}[:=(]+\s*["'(]*(?:is\s)?(?:${CLASS_NUMBER}|${GRADE}|freshman|sophomore)(?=\s*(?:[.,;)\n"'\]+|}(]|$|grade|year))`,
    around(UNIVERSITY),
  ),
  rule(
    'underAge',
    String.raw`\bschool["'\s]{0,2}[:=(]+\s*["'(]*(?:[\p{L}.'-]+\s){0,4}?${PUPILS_SCHOOL}`,
    around(STAFF),
    around(UNIVERSITY),
  ),
  rule(
    'underAge',
    String.raw`\b${PUPIL}(?:[\s-]year)?(?:\s(?:student|girl|boy|captain|team|squad))?,?\s+(?:at|in|of|from)\s+${NAME}${PUPILS_SCHOOL}(?!\s+(?:reunion|teacher))`,
    ...ADULTS,
    before(String.raw`\b(?:was|were|been|had|whose|son|daughter|niece|nephew|brother|sister)\b[^.!?\n]{0,40}`),
  ),
  rule(
    'underAge',
    String.raw`\bclass of (?:${yearsFrom(0)})\b[^.!?\n]{0,30}(?:${PUPILS_SCHOOL}|\bschool\b)|(?:${PUPILS_SCHOOL}|\bschool\b)[^.!?\n]{0,30}\bclass of (?:${yearsFrom(0)})\b`,
    around(UNIVERSITY),
    { within: new RegExp(UNIVERSITY, 'iu') },
    around(STAFF),
  ),
  rule(
    'underAge',
    String.raw`\b(?:graduat(?:es?|ing|ion)(?: from)?|leav(?:es|ing)|finish(?:es|ing)?)\s+${SCHOOL}\s+(?:in (?:an?|one|two|three|four|\d|${yearsFrom(0)})|${WHEN})|\b(?:has (?:yet|still) to|hasn't|not yet|will|has not)\s+(?:yet\s+)?(?:graduated?|finish(?:ed)?|leave|left)\s+(?:from\s+)?(?:\p{L}+\s)?${SCHOOL}|\b(?:until|before|till)\s+(?:(?:she|he)\s+)?graduat(?:ion|es|ing)\s+from\s+(?:\p{L}+\s)?${SCHOOL}`,
    ...ADULTS,
  ),
  rule(
    'underAge',
    String.raw`(?<!\b(?:an?|on|so|very|too|the|of|at|in|her|his|all-time|record|with)\s)(?<=\p{L}{2,}\s)high\s(?:student|freshman|sophomore|junior|senior|cheerleader|girl|boy)\b|(?:would|'d) be an? (?:freshman|sophomore|junior|senior)\b(?! (?:to|partner|associate|editor|manager|officer))|\b(?:first|second|third|last|final)\s+year\s+(?:at|of|in)\s+(?:primary|secondary|middle|elementary|high)\b|\b(?:graduates|graduating|will graduate)\s+from\s+(?:${CLASS}|${SCHOOL})|\b${PUPIL}\s+in\s+${CLASS}|${START}(?:an?|the|your)\s(?:[\p{L}-]+\s)?${SCHOOL}\s(?:[\p{L}-]+\s)?(?:student|girl|boy|pupil|cheerleader)\b|\b(?:first|second|last|final)\s+year\s+of\s+school\b|\bdrops?\s(?:her|him|me)\s(?:off\s)?at\s(?:[\p{L}']+\s)?(?:${SCHOOL}|school)\b|(?:you're|you are|i'm|i am|(?:${IS})\s+(?:only|just|still|now|back|both))\s+(?:in|at)\s+(?:[\p{L}-]+\s)?${SCHOOL}\b|\b(?:transferred|transfers|moved|switched)\s+to\s+(?:your|our|my|the|her|his|an?)\s+(?:[\p{L}-]+\s)?${SCHOOL}\b|\b(?:lab[\s-]partner|desk[\s-]?mate|seat[\s-]?mate|class[\s-]?mate|student|pupil|tutee|desk neighbou?r)s?\s+(?:in|from|of)\s+(?:(?:your|her|his|my|the)\s+)?(?:${CLASS}|sophomore|freshman)|\b(?:president|captain|member|star|head|leader|queen|vice|secretary|editor)\s+(?:[\p{L}-]+\s+){0,2}?(?:of|at|in)\s+(?:her|his|your|my|our)\s+(?:[\p{L}-]+\s)?${SCHOOL}\b|\b${CLASS}(?:'s)?\s+(?:boards?|exams?|finals|prom)\b|\b(?:pet|student|pupil|girl|boy)\s+(?:of|in|from)\s+your\s+(?:${CLASS}|freshman|sophomore|junior)\b`,
    ...ADULTS,
    before(String.raw`\b(?:was|were|been|had|met|used to)\b[^.!?\n]{0,40}`),
  ),
  // Days of pupils.
  rule(
    'underAge',
    String.raw`\b(?:rides?|riding|takes?|catches|catching|misses|missed|waits? for|waiting for|gets? on|gets? off)\s+(?:[\p{L}']+\s+){0,2}?school bus(?:es)?\b|\b(?:into?|(?:her|his|my|your))\s+(?:(?:her|his|my|your)\s+)?homeroom(?:\s+teacher)?\b|\bpacks? (?:her|his|my) (?:school )?lunch(?:box)?(?: for school)\b|\b(?:does|doing) (?:her|his|my) homework (?:for|on|in|at|after)\s+(?:the |her |his )?(?:school|bus|kitchen|class)\b|\btraining bra\b|\b(?:her|his|my) (?:locker|hall pass|report card|permission slip)\b[^.!?\n]{0,40}\bschool\b`,
    ...OTHERS,
    around(STAFF),
    before(String.raw`\b(?:her|his|my|their|our)\s(?:\p{L}+\s)?${RELATIVE}\b[^.!?\n]{0,70}`),
    before(String.raw`\b(?:kids?|children|sons?|daughters?|pupils|students|drives?)\s+(?:\p{L}+\s+){0,2}`),
  ),
  rule(
    'underAge',
    String.raw`\b(?:(?:will|'ll|must|has to|have to|going to|about to)\s(?:sit|take|do|face|resit|retake)|(?:just|recently)\s(?:got|passed|failed|sat|took|finished)|tak(?:es|ing)|sit(?:s|ting)|doing|resit\w*|retak\w*|prepar(?:es|ing) for|stud(?:ies|ying) for|revis(?:es|ing) for|cram(?:s|ming) for|dreads|has|faces|before|finishing|doing)\s+(?:(?:her|his|my|the|mock)\s+){0,2}(?:p?sats?|gcses?|[ao][\s-]levels?|board exams?|(?:leaving|junior) cert(?:ificate)?|abitur|baccalaureate|highers|nat 5s|eleven[\s-]plus|11[\s-]plus|hsc|vce|atar|naplan)\b|${START}(?:gcses?|[ao][\s-]levels?|p?sats?)\s+(?:\p{L}+\s)?(?:${SOON})`,
    ...ADULTS,
  ),
  rule(
    'underAge',
    String.raw`\b(?:her|his|my)\s+(?:\p{L}+\s+)?(?:quinceaneras?|sweet (?:sixteen|16)|bat mitzvah|bar mitzvah|prom|confirmation class|freshman orientation)\s+(?:party\s+)?(?:is|was|will be|comes|takes place)\s+(?:\p{L}+\s+){0,2}?(?:${SOON}|${LATELY}|coming|(?:in|this|next) \p{L}+)`,
    ...OTHERS,
    around(STAFF),
  ),
  rule(
    'underAge',
    String.raw`${START}(?:an?|the|your|this)\s+(?:${ADJECTIVE}){0,3}?(?:middle|elementary|primary|junior[\s-]high)(?:[\s-]school)?[\s-]+(?:idol|beauty|queen|star|athlete|nerd|loner|outcast|bully|princess|heroine|student|girl|boy)\b`,
    ...ADULTS,
  ),
  rule(
    'underAge',
    String.raw`\b(?:years? [7-9]|years? 1[0-3]|s[1-6]|p[1-7])\s+(?:at|in)\s+(?:an?\s|the\s)?(?:[\p{L}.'-]+\s){0,4}?(?:academy|high|school|comprehensive)\b${END}`,
    ...ADULTS,
  ),
];

/** What is told of schools in the present, and mostly of pupils. */
export const unsureSchools: readonly Rule[] = [
  rule(
    'underAge',
    String.raw`\b(?:${SCHOOL}|${CLASS}|sixth[\s-]form(?:er)?|school ?girls?|school ?boys?|juvenile hall|juvie|group home|foster care|ward of the state)\b`,
    ...ADULTS,
    ...OTHERS_HERE,
    before(String.raw`\blike an?\s(?:\p{L}+\s)?`),
    around(
      String.raw`was|were|had|met|did|won|became|left|since|sweetheart|roles?|drama|never|fosters?|judge|lawyer|social worker|runs an?|drives?|night shift|kids|children|her (?:son|daughter|boys?|girls?)|again|like an? \p{L}+|worker|photos?|volunteers?|leader|writes?|paints?|built|gave|got|finished|studied|played|sang`,
    ),
  ),
  rule(
    'underAge',
    String.raw`\b(?:past|until|before) (?:her|his|my) bedtime\b|\b(?:is|'s|gets?|got|am|been|'m)\s+grounded\b(?!\s+(?:in|and|by))|\bschool nights?\b|\bclass of (?:${yearsFrom(0)})\b|\b(?:mom|mum|dad|mother|father|parents)\s(?:still\s)?(?:drops?|picks?|drives?)\s(?:her|him|me)\s(?:off|up|to)\b|\bsneak(?:s|ing)? out\s+(?:of\s+)?(?:her|his|the|my)\s+(?:bedroom\s+)?window\b|\b(?:n't|not|never)(?: to)? tell (?:her|his|my) (?:parents|mom|mum|dad)\b|\byou teach (?:${CLASS}|${SCHOOL})\b(?![^.!?\n]{0,20}\bteaches)|\b(?:mom|mum|dad|daddy|parents|mother|father)\s+(?:says?|said|thinks?|would|will|won't|doesn't|don't|yells?)\b[^.!?\n]{0,24}\b(?:can't|not allowed|won't|kill me|let (?:me|her|him)|date|bedtime)\b|\b(?:needs?|has to ask|without|requires?|forged?)\s+(?:an?\s|her\s|his\s|the\s)?(?:parent|mother|father|mom|mum|dad|guardian|parental|parents)(?:'s|s'|')?\s+(?:signature|permission|consent|note|approval)\b|\bsits? (?:next to|behind|beside|in front of) you in (?:class|algebra|geometry|english|history|bio\w*|chem\w*|physics|maths?)\b|\byou(?: are|'re) (?:the |an? |her |his )?(?:[\p{L}-]+\s){0,2}(?:teacher|coach|tutor|principal)\b[\s\S]{0,80}?\b(?:pupil|girl|boy|after class|front row|detention)\b`,
    ...OTHERS_HERE,
    around(STAFF),
    around(ADULT_AGE),
    around(UNIVERSITY),
  ),
];
