import type { Minor } from '#contract/care.ts';
import { speaksOfMinors } from './speaksOfMinors.ts';
import { legible } from '../hearing/legible.ts';
import { withoutOwnFamily } from './ownFamily.ts';
import { isSexual } from './sexualWords.ts';
import { asksToPlayMinor, isRomantic, woosMinor } from './wooing.ts';

/** What is answered by us alone. */
export type AnsweredMinor = Exclude<Minor, 'mentioned'>;

const AGE = String.raw`(?:[4-9]|1[0-7])`;
const END = String.raw`(?=\s*(?:[.!?,;)"*…]|$|(?:and|but|btw|lol|haha|now|so|tho|though|und|aber|y|pero|et|mais|e|ma|en|maar|i|ale|и|а|но|ve|ama|و|और)(?!\p{L})))`;
const ONLY = String.raw`(?:\p{L}+\s+){0,2}`;
const NUMBERS = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen';

const ORDINAL = String.raw`(?:${AGE}th|1st|2nd|3rd|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)`;
const GRADE_OF_SCHOOL = String.raw`(?:${ORDINAL} grade|grade (?:[1-9]|1[0-2])(?= ?(?:[.,;!?]|$|and|at|now|but|this))|year (?:[7-9]|1[01])(?!\p{N})|sixth form)(?! teacher)`;

const aboutSelf = new RegExp(
  [
    String.raw`(?:i am|im) (?:only |just |still |actually |really )*(?:${AGE}|${NUMBERS})(?: (?:years?|yrs?)(?: old)?| ?y\.?o\.?)?${END}`,
    String.raw`(?:i am|im) (?:only |just |still |actually )*(?:a minor|underage|under age|under (?:18|eighteen)|in (?:middle|primary|elementary|high|secondary) school)`,
    String.raw`(?:i am|im) (?:only |just |still |now |actually )*(?:in (?:the )?${GRADE_OF_SCHOOL}|an? (?:[a-z]+ )?(?:school ?(?:girl|boy|kid)|(?:high|middle|grade) ?schooler|(?:high|middle|junior high) school (?:[a-z]+ )?student|(?:freshman|sophomore|junior|senior) in high school|${ORDINAL} grader|teen(?:age \p{L}+|ager))(?! teacher)|not (?:yet |even |quite )?(?:18|eighteen)(?: yet)?${END}|(?:almost|nearly) (?:17|seventeen|18|eighteen)${END})`,
    String.raw`i (?:just |have just |only )?turned (?:${AGE}|${NUMBERS}) (?:today|yesterday|last|this|a few|two|three)|i just turned (?:${AGE}|${NUMBERS})${END}|(?:i|ill|i will|i wont|i will not) (?:turn|be) (?:17|seventeen|18|eighteen) (?:in|next|until|soon|this|tomorrow)`,
    String.raw`ich bin (?:erst |gerade |noch |schon |eigentlich )*(?:${AGE}|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn)(?: jahre?(?: alt| jung)?)?${END}|ich bin (?:noch )?minderjahrig`,
    String.raw`tengo (?:solo |apenas )*(?:${AGE}|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete) anos|soy menor de edad`,
    String.raw`(?:jai|j ai|je suis age[e]? de) (?:seulement |juste |que )*(?:${AGE}|dix|onze|douze|treize|quatorze|quinze|seize|dix sept) ans|je suis mineure?`,
    String.raw`ho (?:solo |appena )*(?:${AGE}|dodici|tredici|quattordici|quindici|sedici|diciassette) anni|sono minorenne`,
    String.raw`(?:eu )?tenho (?:so |apenas )*(?:${AGE}|doze|treze|catorze|quatorze|quinze|dezesseis|dezassete|dezessete) anos|sou menor de idade`,
    String.raw`ik ben (?:pas |nog |maar )*(?:${AGE}|twaalf|dertien|veertien|vijftien|zestien|zeventien)(?: jaar(?: oud)?)?${END}|ik ben minderjarig`,
    String.raw`mam (?:dopiero |tylko )*(?:${AGE}|dwanascie|trzynascie|czternascie|pietnascie|szesnascie|siedemnascie) lat|jestem nieletni[a]?`,
    String.raw`мне (?:всего |только )*(?:${AGE}|двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать|семнадцать)(?: лет)?${END}|я несовершеннолетн\p{L}+`,
    String.raw`(?:ben )?(?:daha )?(?:${AGE}) yasindayim|resit degilim`,
    String.raw`(?:عمري|عندي) (?:فقط )?(?:${AGE})(?: سنة| عام\p{L}*| سنوات)?|انا قاصر`,
    String.raw`(?:मैं|मेरी उम्र) ${ONLY}(?:${AGE}) (?:साल|वर्ष)|main (?:sirf )?(?:${AGE}) sa+l k[ai]`,
  ]
    .map((pattern) => `(?:${pattern})`)
    .join('|')
    .replace(/^/u, String.raw`(?<![\p{L}\p{M}\p{N}])(?:`)
    .concat(')'),
  'u',
);
const aboutSelfDense =
  /我(?:今年|才|现在|現在|只有|其实|其實)*(?:[4-9]|1[0-7])[岁歲]|我(?:还|還)?是未成年|(?:私|僕|俺|うち)?(?:は|、)?(?:まだ)?(?<!\d)(?:[4-9]|1[0-7])(?:歳|才)(?:です|だよ|なん|だけど)|未成年(?:です|なん)|(?:나|저|난|전)(?:는)? ?(?:아직 |이제 )?(?:[4-9]|1[0-7])살|미성년자(?:야|예요|입니다|인데)/u;

const SENTENCE_END = /(?<=[.!?…。！？])\s*|\n+/u;

const isSexualWithMinor = (part: string): boolean => {
  const text = legible(part);
  const rest = withoutOwnFamily(text);
  return isSexual(rest) && (speaksOfMinors(rest === text ? part : rest) || asksToPlayMinor(rest));
};

/** What of minors is in what somebody says; undefined for nothing. Sex and minors count within one sentence, or two that follow each other. */
export const minorIn = (said: string): AnsweredMinor | undefined => {
  const text = legible(said);
  if (isSexual(text)) {
    const sentences = said.split(SENTENCE_END);
    if (sentences.some((sentence, index) => isSexualWithMinor(`${sentences[index - 1] ?? ''} ${sentence}`)))
      return 'sexual';
  }
  if ((asksToPlayMinor(text) && isRomantic(text)) || woosMinor(text)) return 'sexual';
  return aboutSelf.test(text) || aboutSelfDense.test(text) ? 'self' : undefined;
};
