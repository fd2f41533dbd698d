import type { ModeratedText } from '#server/providers/moderation/moderationProvider.ts';
import { foldedWords, plainPattern, plainWords } from '../plainWords.ts';
import { unsureAges } from './bareAges.ts';
import { breaks, type Rule } from './rule.ts';
import { unsureSchools } from './schools.ts';
import { unsureYouth } from './youthWords.ts';
import { THING, YOUNG_AGE } from './words.ts';
import { UNSURE_BIRTH } from './years.ts';
import { atTheLimit, seemsYoung } from './languages/unsureWords.ts';

/** Words of one kind in all languages, and how much they weigh; each kind counts once. */
interface Hint {
  readonly weight: number;
  readonly find: RegExp;
}

/** In languages with blanks, and in those without. */
const hint = (weight: number, words: readonly string[], anywhere: readonly string[] = []): Hint => {
  const spaced = `(?<![\\p{L}\\p{M}])(?:${words.map(plainPattern).join('|')})(?![\\p{L}\\p{M}])`;
  return { weight, find: new RegExp([spaced, ...anywhere.map(plainPattern)].join('|'), 'iu') };
};

const EIGHTEEN =
  '(?:18|eighteen|achtzehn|dieciocho|dix-huit|diciotto|dezoito|achttien|osiemnaście|восемнадцать|on sekiz)';

const hints: readonly Hint[] = [
  // Of age since yesterday.
  hint(
    2,
    [
      `(?:just|recently|barely|newly|freshly|only just|finally)\\s+(?:turned\\s+)?${EIGHTEEN}`,
      `(?:turned|became)\\s+${EIGHTEEN}\\s+(?:last|this|yesterday|today|recently|a (?:week|month|day))(?:\\s\\p{L}+)?`,
      `(?:gerade|eben erst|frisch)\\s+${EIGHTEEN}(?:\\s+(?:geworden|jahre))?`,
      `(?:acaba de cumplir|recién cumplidos los)\\s+(?:los\\s+)?${EIGHTEEN}`,
      `(?:vient d.avoir|tout juste)\\s+${EIGHTEEN}(?:\\s+ans)?`,
      `ha appena compiuto\\s+(?:i\\s+)?${EIGHTEEN}(?:\\s+anni)?`,
      `(?:acabou de fazer|acaba de fazer)\\s+${EIGHTEEN}(?:\\s+anos)?`,
      `net\\s+${EIGHTEEN}(?:\\s+geworden)?`,
      `(?:właśnie|dopiero co|ledwo)\\s+(?:skończyła|skończył)\\s+${EIGHTEEN}(?:\\s+lat)?`,
      `(?:только что|едва|недавно)\\s+(?:исполнилось\\s+)?${EIGHTEEN}(?:\\s+лет)?`,
      `${EIGHTEEN}\\s+yaşına\\s+(?:yeni|daha yeni)\\s+\\p{L}+`,
      '(?:بلغت|بلغ|أتمت)\\s+(?:للتو\\s+)?الثامنة عشرة?',
      '(?:अभी|हाल ही में)\\s+(?:18|अठारह) साल की हुई',
    ],
    ['刚满(?:18|十八)', '剛滿(?:18|十八)', '(?:18|十八)歳になったばかり', '(?:막|갓|이제 막)\\s*(?:18|열여덟)'],
  ),
  hint(
    2,
    [
      'freshm[ae]n',
      'erstsemester\\p{L}*',
      'primer año de universidad',
      'première année de fac',
      'matricola',
      'calour[oa]',
      'eerstejaars\\p{L}*',
      'pierwszoroczn\\p{L}+',
      'первокурсни\\p{L}+',
      'prep school',
      'finishing school',
      'school leaver',
    ],
    ['大一(?:新生|女生|学生)', '大学1年', '新入生', '새내기', '대학교?\\s*1학년'],
  ),
  hint(
    2,
    [
      '(?:still\\s+)?(?:lives?|living)\\s+(?:at home\\s+)?with\\s+(?:her|his|their|my)\\s+(?:(?:strict|overprotective)\\s+)?(?:parents|mom and dad|mum and dad|mother and father)',
      '(?:wohnt|lebt)\\s+(?:noch\\s+)?bei\\s+(?:ihren|seinen|den)\\s+eltern',
      'vive\\s+(?:todavía\\s+|aún\\s+)?con\\s+sus\\s+padres',
      '(?:vit|habite)\\s+(?:encore\\s+)?chez\\s+ses\\s+parents',
      'vive\\s+(?:ancora\\s+)?con\\s+i\\s+(?:suoi\\s+)?genitori',
      '(?:mora|vive)\\s+(?:ainda\\s+)?com\\s+os\\s+(?:seus\\s+)?pais',
      'woont\\s+(?:nog\\s+)?bij\\s+(?:haar|zijn)\\s+ouders',
      'mieszka\\s+(?:jeszcze\\s+|nadal\\s+)?z\\s+rodzicami',
      'жив[её]т\\s+(?:ещё\\s+)?с\\s+родителями',
      'ailesiyle\\s+(?:birlikte\\s+)?yaşıyor',
      '(?:تعيش|يعيش)\\s+(?:مع|في بيت)\\s+(?:والديها|والديه|أهلها|أهله)',
      'माता-पिता के साथ रहती',
    ],
    [
      '(?:跟|和|与|與)父母(?:一起)?住',
      '(?:両親|親)と(?:一緒に)?(?:暮ら|住)',
      '부모님과\\s*(?:함께\\s*)?(?:산|사는|살고)',
    ],
  ),
  // What may be told of adults, and mostly is not.
  hint(2, [
    `(?<!(?:when|after|once|before|until|since|as soon as) (?:\\p{L}+ ){1,2}|${THING} |(?:the|my|her|his) (?:youngest|eldest|oldest|middle|older|younger) (?:one )?)turned ${YOUNG_AGE}`,
    '(?:too young|barely old enough|hardly old enough|not (?:yet |quite |even )?old enough) (?:to|for) (?!remember|die|be so|be (?:a|an|this|that)|retire|know better)\\p{L}+',
    '(?:half|third|quarter|fraction) (?:of )?(?:your|my|his) age',
    '(?:is|are|am|.s|.m|.re) (?:still|currently) (?:in|at) school',
    `(?:born|birth\\p{L}*|dob)\\P{L}{0,4}(?:(?:in|on|the|of|\\p{L}{3,9}|\\d{1,2}(?:st|nd|rd|th)?)\\P{L}{1,3}){0,4}${UNSURE_BIRTH}`,
  ]),
  // Days of pupils.
  hint(1, [
    'braces',
    'detention',
    'grounded',
    'allowance',
    'bedtime',
    'prom',
    'homecoming',
    'varsity',
    'homeroom',
    'recess',
    'lockers?',
    '(?:her|his|my|their) (?:mom|mum|mommy|mummy|daddy|dad|parents|mother|father) (?:still )?(?:drives?|drops?|picks?|packs?|lets?|sets?|makes? (?:her|him|me)|won.t let|do(?:es)?n.t let|grounds?|grounded|allows?|forbids?|checks?)',
    '(?:can.t|cannot) drive yet',
    'acne',
    'puberty',
  ]),
  // What adults are too, unless there is more of it.
  hint(
    1,
    [
      'students?',
      'classmates?',
      'homework',
      'pupils?',
      'student(?:in|en)?',
      'mitschüler(?:in)?',
      'estudiantes?',
      'alumn[oa]s?',
      'étudiante?s?',
      'student(?:essa|e)',
      'alun[oa]s?',
      'studente',
      'studentk[aię]',
      'студентк[аи]',
      'öğrenci(?:si)?',
      'طالبة?',
      'छात्रा?',
    ],
    ['学生', '學生', '同学', '同學', '학생', '동급생'],
  ),
  hint(
    1,
    [
      'uniforms?',
      'school tie',
      'pleated skirt',
      'knee socks',
      'pigtails',
      'uniforme',
      'schuluniform',
      'uniform(?:e|ka)?',
      'mundur\\p{L}*',
      'divisa',
      'форм[аеу]',
      'üniforma(?:sı)?',
      'زي موحد',
      'वर्दी',
    ],
    ['制服', '교복', '水手服', '双马尾', 'ツインテール'],
  ),
  hint(
    1,
    [
      'petite',
      'tiny',
      'flat-chested',
      'small for (?:her|his) age',
      'zierlich\\p{L}*',
      'menudita',
      'menue',
      'minuta',
      'miudinha',
      'tenger\\p{L}*',
      'drobn\\p{L}{1,3}',
      'миниатюрн\\p{L}{2}',
      'minyon',
      'ضئيلة',
      'नाज़ुक',
    ],
    ['娇小', '嬌小', '小柄', '아담한', '체구가 작'],
  ),
  hint(
    1,
    [
      'innocent',
      'innocence',
      'sheltered',
      'virgin',
      'curfew',
      'pocket money',
      'unschuldig\\p{L}*',
      'inocente',
      'innocente',
      'onschuldig\\p{L}*',
      'niewinn\\p{L}{1,2}',
      'невинн\\p{L}{2}',
      'masum',
      'بريئة',
      'मासूम',
      'first (?:kiss|crush)',
    ],
    ['天真', '清纯', '清純', '純粋無垢', '순진'],
  ),
  hint(
    1,
    [
      '(?:looks?|appears?|seems?)\\s+(?:\\p{L}+\\s+)?(?:young(?:er)?)(?:\\s+(?:than|for)\\s+\\p{L}+(?:\\s+\\p{L}+)?)?',
      'youthful',
      'baby-?\\s?faced?',
      'girlish',
      'boyish',
      'child-?like',
      'childish',
      'younger version of',
      'doll-like',
      'jünger\\s+aus',
      'mädchenhaft\\p{L}*',
      'más joven de lo que',
      'aniñad[oa]',
      'juvenil',
      'plus jeune que son âge',
      'enfantine?',
      'più giovane della',
      'mais nova do que',
      'jonger uit',
      'młodziej',
      'моложе своих',
      'yaşından küçük',
      'أصغر من عمرها',
    ],
    ['童颜', '童顏', '童顔', '동안', '年齢より(?:若|幼)', '看起来比.{0,4}年轻'],
  ),
  hint(2, atTheLimit.words, atTheLimit.anywhere),
  hint(1, seemsYoung.words, seemsYoung.anywhere),
  hint(1, [EIGHTEEN, 'nineteen'], ['十八[岁歲歳]', '열여덟']),
];

/** What counts as two. */
const unsure: readonly Rule[] = [...unsureAges, ...unsureSchools, ...unsureYouth];
/** Sum of weights from which somebody has to look; more of somebody who is well over the limit by its own word. */
const UNSURE_FROM = 2;
const UNSURE_FROM_GROWN = 3;
const GROWN = 30;
/** Up to that age, in years, the age itself is a hint. */
const NEAR_LIMIT = 19;
/** Letters that are looked at: of each text as many as a model is told at most, and of all together. A lorebook tells of others. */
const TEXT_MAX = 20_000;
const LETTERS_MAX = 400_000;

/** Whether texts that the rules allow could still be read as those of somebody under 18. `age` in years, as whoever made the character says. */
export const hintsAtYouth = (texts: readonly ModeratedText[], age: number): boolean => {
  const told = texts.filter(({ field }) => field !== 'lorebook').map(({ text }) => text.slice(0, TEXT_MAX));
  const words = plainWords(told.join('\n').slice(0, LETTERS_MAX));
  const isUnsure = [...new Set([words, foldedWords(words)])].some((one) => unsure.some((rule) => breaks(one, rule)));
  const weight = hints.reduce(
    (sum, { weight: more, find }) => (find.test(words) ? sum + more : sum),
    (age <= NEAR_LIMIT ? 1 : 0) + (isUnsure ? UNSURE_FROM : 0),
  );
  return weight >= (age < GROWN ? UNSURE_FROM : UNSURE_FROM_GROWN);
};
