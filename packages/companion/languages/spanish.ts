import { capital, type Telling, type Tongue } from './tongue.ts';

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^\p{L}\p{N} -]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

const swapped: Readonly<Record<string, string>> = {
  mi: 'tu',
  mis: 'tus',
  nuestro: 'vuestro',
  nuestra: 'vuestra',
  nuestros: 'vuestros',
  nuestras: 'vuestras',
};
const turnRound = (text: string): string =>
  text.replace(/(?<!\p{L})(?:mis?|nuestr[oa]s?)(?!\p{L})/giu, (word) => {
    const other = swapped[word.toLowerCase()] ?? word;
    return /^\p{Lu}/u.test(word) ? capital(other) : other;
  });

const start = String.raw`(?<!\p{L})`;
const word = String.raw`\p{L}[\p{L}'’-]*`;
const trades =
  'profesor|maestr[oa]|enfermer[oa]|m[eé]dic[oa]|doctor|ingenier[oa]|abogad[oa]|estudiante|programador|desarrollador|arquitect[oa]|artista|m[uú]sic[oa]|cociner[oa]|panader[oa]|camarer[oa]|meser[oa]|periodista|polic[ií]a|contador|contable|psic[oó]log[oa]|bi[oó]log[oa]|qu[ií]mic[oa]|f[ií]sic[oa]|carpinter[oa]|electricista|mec[aá]nic[oa]|conductor|taxista|jardiner[oa]|agricultor|escritor|dise[nñ]ador|fot[oó]graf[oa]|pintor|actor|actriz|vendedor|secretari[oa]|jubilad[oa]|veterinari[oa]|farmac[eé]utic[oa]|piloto|matrona|bombero|peluquer[oa]|fontaner[oa]|gerente|economista|dentista';
const months = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre';
const date = String.raw`(?:\d{1,2}|primero) de (?:${months})`;
const noName = String.raw`(?!(?:no|de|muy|tan|un|una|el|la|yo|tu|así)(?!\p{L}))`;
const re = (source: string): RegExp => new RegExp(source, 'iu');
const names = (text: string): string =>
  text
    .split(' ')
    .map((one) => (one === 'y' ? one : capital(one)))
    .join(' ');
const at = (groups: readonly string[], index: number): string => groups[index] ?? '';

const tellings: readonly Telling[] = [
  {
    kind: 'name',
    pattern: re(`${start}(?:me llamo|mi nombre es|ll[aá]mame|puedes llamarme) ${noName}(${word})`),
    value: (groups) => capital(at(groups, 1)),
    back: (groups) => `Te llamas ${capital(at(groups, 1))}.`,
  },
  {
    kind: 'job',
    pattern: re(`${start}soy ((?:una? )?(?:${trades})\\p{L}*(?: de .{2,30})?)$`),
    value: (groups) => at(groups, 1),
    back: (groups) => `Eres ${at(groups, 1)}.`,
  },
  {
    kind: 'name',
    pattern: /^(?:.{0,20}[,!] ?)?(?:yo |Yo )?[Ss]oy (\p{Lu}\p{Ll}+)$/u,
    value: (groups) => at(groups, 1),
    back: (groups) => `Te llamas ${at(groups, 1)}.`,
  },
  {
    kind: 'job',
    pattern: re(`${start}trabajo ((?:de|como|en|para|con) .{2,50})$`),
    value: (groups) => turnRound(at(groups, 1)),
    back: (groups) => `Trabajas ${turnRound(at(groups, 1))}.`,
  },
  {
    kind: 'birthday',
    pattern: re(`${start}(?:mi cumpleaños|mi cumple|cumplo años|cumplo|nac[ií])(?!\\p{L}).*?(${date})`),
    value: (groups) => at(groups, 1),
    back: (groups) => `Tu cumpleaños es el ${at(groups, 1)}.`,
  },
  {
    kind: 'age',
    pattern: re(`${start}tengo (\\d{2,3}) años(?:,? y .*|, .*)?$`),
    value: (groups) => at(groups, 1),
    back: (groups) => `Tienes ${at(groups, 1)} años.`,
  },
  {
    kind: 'home',
    pattern: re(`${start}vivo (?:.{0,40} )?en ((?:la |el |las |los )?${word}(?: ${word}){0,3})$`),
    value: (groups) => capital(at(groups, 1)),
    back: (groups) => `Vives en ${capital(at(groups, 1))}.`,
  },
  {
    kind: 'home',
    pattern: re(`${start}soy de ((?:la |el )?${word}(?: ${word}){0,2})$`),
    value: (groups) => capital(at(groups, 1)),
    back: (groups) => `Eres de ${capital(at(groups, 1))}.`,
  },
  {
    kind: 'called',
    pattern: re(`${start}(mis?|nuestr[oa]s?) ((?:${word} )?${word}) (se llaman?) (${word}(?: (?:y )?${word}){0,2})$`),
    value: (groups) => names(at(groups, 4)),
    back: (groups) => `${capital(turnRound(at(groups, 1)))} ${at(groups, 2)} ${at(groups, 3)} ${names(at(groups, 4))}.`,
  },
  {
    kind: 'called',
    pattern: re(
      `${start}(?:tengo|tenemos) (?:también )?una? (${word}),?(?: ${word})? (?:que se llama|llamad[oa]|se llama) (${word})$`,
    ),
    value: (groups) => names(at(groups, 2)),
    back: (groups) => `Tu ${at(groups, 1)} se llama ${names(at(groups, 2))}.`,
  },
  {
    kind: 'like',
    pattern: re(`${start}mi (${word} (?:favorit[oa]|preferid[oa])) (?:es|son) (.{2,40})$`),
    value: (groups) => capital(at(groups, 2)),
    back: (groups) => `Tu ${at(groups, 1)} es ${at(groups, 2)}.`,
  },
  {
    kind: 'dislike',
    pattern: re(`${start}no me (gustan?) (?:nada )?(?!eso|esto|mucho$|que )(.{2,40})$`),
    value: (groups) => capital(turnRound(at(groups, 2))),
    back: (groups) => `No te ${at(groups, 1)} ${turnRound(at(groups, 2))}.`,
  },
  {
    kind: 'like',
    pattern: re(
      `(?<!no )${start}me (gustan?|encantan?) (?:mucho |muchísimo )?(?!eso|esto|mucho$|que |tu |tus |hablar contigo)(.{2,40})$`,
    ),
    value: (groups) => capital(turnRound(at(groups, 2))),
    back: (groups) => `Te ${at(groups, 1)} ${turnRound(at(groups, 2))}.`,
  },
];

const afterArticle =
  /(?<!\p{L})(?:el|la|los|las|un|una|unos|unas|al|del|mi|mis|nuestro|nuestra) (?!que(?!\p{L})|misma?o?(?!\p{L}))(\p{L}{3,})/giu;

const numbers = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

export const spanish: Tongue = {
  code: 'es',
  fold,
  tellings,
  remember:
    /^(?:(?:y|pues|ok|por favor|hola)[,:]? )*(?:recuerda|acu[eé]rdate(?: de)?|no (?:te )?olvides|no te olvides de|ten en cuenta|apunta|anota)[,:]?(?: por favor[,:]?)?(?: que| ?:)? *(.+)$/iu,
  turnRound,
  clauseBack: () => undefined,
  ofOther:
    /^(?:(?:y|pero|pues|sí) )?(?:mis?|nuestr[oa]s?) (?!.*(?<!\p{L})(?:yo|me|mí|conmigo|nos|nosotros|te|tú|contigo)(?!\p{L}))/iu,
  ownLife: /(?<!\p{L})(?:yo|mis?|me|mí|nuestr[oa]s?|nos|estoy|soy|tengo|vivo|trabajo|fui|voy)(?!\p{L})/iu,
  asks: [
    ['called', /como se llaman? mi|nombre de mi|quien (?:es|era) |sabes .*mi/u],
    ['name', /como me llamo|cual es mi nombre|mi nombre|quien soy/u],
    ['home', /donde vivo|de donde (?:soy|vengo)|donde es mi casa/u],
    ['job', /en que trabajo|de que trabajo|a que me dedico|donde trabajo|mi trabajo|mi profesion|que hago yo/u],
    ['birthday', /cuando .*cumple|mi cumpleanos|cuando naci/u],
    ['age', /cuantos anos tengo|que edad tengo/u],
    ['like', /que me gusta|que me encanta|favorit|preferid/u],
  ],
  asksMemory:
    /(?=.*\b(?:yo|mis?|me|tengo|vivo|trabajo|soy|llamo|naci|fui|estuve|hice|tuve|compre|comi)\b).*\b(?:como|donde|cuando|quien|que|cual|sabes|recuerdas|te acuerdas|cuantos)\b|\bquien (?:es|era) \w+$/u,
  asksAdvice: /\b(?:debo|deberia|por que|puedo|podria|me recomiendas|crees|piensas|opinas|me quieres|me amas|si )\b/u,
  asksAll:
    /\bque (?:sabes|recuerdas) (?:de|sobre) mi\b|que te (?:he contado|conte|dije|he dicho)|te acuerdas de (?:mi|todo)\b|que recuerdas/u,
  startsQuestion:
    /^(?:y |pero |pues |ok |oye )*(?:quien|como|que (?!(?:bien|bueno|bonito|lindo|rico|triste|pena|lastima|risa)\b)|donde|adonde|cuando|por que|cual|cuales|cuanto\w*|eres|tienes|puedes|quieres|sabes|te gusta|te acuerdas|recuerdas|hay)\b/u,
  empty: new Set(
    `yo tu el ella mi mis tus me te se un una unos unas la los las de del en a con y o pero es son era fue que como donde cuando quien cual cuantos
    sabes recuerdas acuerdas por favor no si muy ya llama llaman llamo nombre tengo tiene dije conte he hay`.split(
      /\s+/u,
    ),
  ),
  nounIn: (text) => [...text.matchAll(afterArticle)].map(([, one]) => one).findLast((one) => one !== undefined),
  quote: (text) => `Dijiste: «${text}».`,
  isGesture: (words) => {
    const all = fold(words).split(' ');
    return all.length > 1 || /(?:[aeo]|ndo)$/u.test(all[0] ?? '');
  },
  sum: (text) =>
    text
      .toLowerCase()
      .replace(/[¿¡]/gu, '')
      .replace(new RegExp(`(?<!\\p{L})(?:${numbers.join('|')})(?!\\p{L})`, 'gu'), (one) => String(numbers.indexOf(one)))
      .replace(/cu[aá]nto(?:s)? (?:es|son|da|hacen?)|calcula(?: por favor)?/gu, 'what is')
      .replace(/(?<=\d) (?:multiplicado )?por (?=\d)/gu, ' times ')
      .replace(/(?<=\d) (?:dividido )?(?:entre|por) (?=\d)/gu, ' divided by ')
      .replace(/(?<=\d) (?:m[aá]s|y) (?=\d)/gu, ' plus ')
      .replace(/(?<=\d) menos (?=\d)/gu, ' minus ')
      .replace(/(?<=\d),(?=\d)/gu, '.'),
  number: (figures) =>
    figures.replace('about ', 'más o menos ').replace(/[.,]/gu, (sign) => (sign === '.' ? ',' : '.')),
  named: (name) => `Te llamas ${name}.`,
};
