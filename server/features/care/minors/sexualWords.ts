import type { CareLanguage } from '#contract/care.ts';

/** Words of sex, as regular expressions over legible text; none that people use in front of their children. */
const words: Readonly<Record<CareLanguage, string>> = {
  en: String.raw`sex|sexual(?:ly)?|sexy|sexting|nudes?|naked|nudity|erotic\w*|porn\w*|lewd|horny|arous(?:ed|ing)|seduc\w+|fetish\w*|undress\w*|lingerie|orgasm\w*|nipples?|lustful|fuck(?:s|ed|ing)? (?:me|her|him|you|them|a|the|my)|slut\w*|kinky|nsfw|hentai|smut|bdsm|grop(?:es|ed|ing)|blow ?jobs?|masturbat\w*|cumming|pussy|boobs?|tits|make love|making love`,
  de: String.raw`sex|sexuell\p{L}*|sexy|sexspiel\p{L}*|nackt\p{L}*|erotisch\p{L}*|erotik|porno\p{L}*|verfuhr\p{L}*|dessous|orgasm\p{L}*|nippel|fick\p{L}*|muschi|titten|masturbier\p{L}*|wichs\p{L}*`,
  es: String.raw`sexo|sexual\p{L}*|sexy|desnud[ao]s?|erotic\p{L}*|porno\p{L}*|cachond\p{L}*|seduc\p{L}*|lenceria|orgasm\p{L}*|pezon\p{L}*|foll(?:ar|arte|arme|ando)|tetas|mamada|masturb\p{L}*|hac(?:er|iendo) el amor`,
  fr: String.raw`sexe|sexuel\p{L}*|sexy|nues?|(?:tout|corps|garcon|gamin|enfant|ado|homme|a moitie) nus?|erotique\p{L}*|porno\p{L}*|lingerie|orgasm\p{L}*|baise[rsz]?|niquer|sucer ma|masturb\p{L}*|fai(?:re|s|sons|t) lamour`,
  it: String.raw`sesso|sessual\p{L}*|sexy|nud[aie]|nudo(?! en )|erotic\p{L}*|porno\p{L}*|lingerie|orgasm\p{L}*|capezzol\p{L}*|scopar\p{L}*|fottere|pompino|masturb\p{L}*|fa(?:re|cciamo) lamore`,
  pt: String.raw`sexo|sexual\p{L}*|sexy|nuas?|(?:menino|garoto|rapaz|corpo|homem|todo|totalmente) nus?|pelad[ao]s? na cama|erotic\p{L}*|porno\p{L}*|tesao|lingerie|orgasm\p{L}*|mamilos?|foder|transar|buceta|boquete|masturb\p{L}*|faz(?:er|endo) amor`,
  nl: String.raw`seks\p{L}*|sexy|naakt\p{L}*|erotisch\p{L}*|porno\p{L}*|lingerie|orgasm\p{L}*|tepels?|neuk\p{L}*|tieten|pijpen|masturb\p{L}*|vrijen`,
  pl: String.raw`seks\p{L}*|nag(?:a|ie|iej|ich|o)|erotyczn\p{L}*|porno\p{L}*|orgazm\p{L}*|sutk(?:i|ow)|pieprzy\p{L}* (?:ja|go|mnie|cie)|rucha\p{L}*|cipk\p{L}*|cycki|masturb\p{L}*`,
  ru: String.raw`секс\p{L}*|голая|голую|голои|голые|обнаженн\p{L}*|эротик\p{L}*|эротическ\p{L}*|порно\p{L}*|соблазн\p{L}*|оргазм\p{L}*|трах\p{L}*|сиськ\p{L}*|минет\p{L}*|мастурб\p{L}*`,
  tr: String.raw`seks\p{L}*|cinsel\p{L}*|ciplak\p{L}*|erotik\p{L}*|porno\p{L}*|azgin\p{L}*|orgazm\p{L}*|sikis\p{L}*|mastur\p{L}*`,
  ar: 'جنسيا|جنسي|الجنس|سكس\\p{L}*|عارية|عاريات|اباحي\\p{L}*|إباحي\\p{L}*',
  hi: 'सेक्स\\p{L}*|यौन|नंगी|नंगा|नग्न|अश्लील|पोर्न|चुदाई|चोद\\p{L}*|कामुक|nangi|chudai',
  zh: '性爱|做爱|性交|裸体|裸照|裸體|色情|脱光|性感|奶子|乳头|口交|自慰|情色',
  ja: 'セックス|エッチ|えっち|裸|ヌード|エロ|ポルノ|おっぱい|乳首|フェラ|オナニー|性的|性行為',
  ko: '섹스|성관계|알몸|누드|야한|야동|포르노|오르가즘|젖꼭지|자위|성적인',
};

const DENSE: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);
const spaced = Object.entries(words).flatMap(([language, list]) => (DENSE.has(language) ? [] : [list]));
const dense = Object.entries(words).flatMap(([language, list]) => (DENSE.has(language) ? [list] : []));
const expression = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${spaced.join('|')})(?![\\p{L}\\p{M}\\p{N}])|${dense.join('|')}`,
  'u',
);

/** Whether a legible text speaks of sex, in any of the languages. */
export const isSexual = (text: string): boolean => expression.test(text);
