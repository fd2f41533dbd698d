import { capital, type Telling, type Tongue } from './tongue.ts';

const long: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüß]/gu, (letter) => long[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^\p{L}\p{N} -]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

const swapped: Readonly<Record<string, string>> = { mein: 'dein', unser: 'euer' };
const turnRound = (text: string): string =>
  text.replace(/(?<!\p{L})(mein|unser)(?=(?:e|en|em|er|es)?(?!\p{L}))/giu, (word: string) => {
    const other = swapped[word.toLowerCase()] ?? word;
    return /^\p{Lu}/u.test(word) ? capital(other) : other;
  });

const start = String.raw`(?<!\p{L})`;
const word = String.raw`\p{L}[\p{L}'’-]*`;
const trades =
  'lehrer|pfleger|krankenschwester|arzt|ärztin|ingenieur|verkäufer|koch|köchin|bäcker|student|entwickler|programmierer|informatiker|mechaniker|fahrer|anwalt|anwältin|architekt|künstler|musiker|schreiner|tischler|friseur|erzieher|sekretär|buchhalter|berater|designer|journalist|polizist|maurer|elektriker|gärtner|landwirt|bäuerin|kellner|therapeut|psycholog|biolog|chemiker|physiker|hebamme|rentner|hausfrau|hausmann|manager|beamt|kauffrau|kaufmann|techniker|handwerker|sanitäter|pilot|azubi|maler|metzger|schneider|florist|hausmeister';
const months = 'januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember';
const date = String.raw`\d{1,2}\. ?(?:${months}|\d{1,2}\.?)`;
const noName = String.raw`(?!(?:nicht|so|auch|hier|da|ja|das|es|wie|wohl)\b)`;
const re = (source: string): RegExp => new RegExp(source, 'iu');
const noun = (role: string): string =>
  role
    .split(' ')
    .map((one, index, all) => (index === all.length - 1 ? capital(one) : one))
    .join(' ');
const names = (text: string): string =>
  text
    .split(' ')
    .map((one) => (one === 'und' ? one : capital(one)))
    .join(' ');

const at = (groups: readonly string[], index: number): string => groups[index] ?? '';
const called = (groups: readonly string[]): string => names(at(groups, 3));

const tellings: readonly Telling[] = [
  {
    kind: 'name',
    pattern: re(`${start}(?:ich hei(?:ß|ss)e|mein name ist|nenn mich(?: bitte)?(?: einfach)?) ${noName}(${word})`),
    value: (groups) => capital(at(groups, 1)),
    back: (groups) => `Du heißt ${capital(at(groups, 1))}.`,
  },
  {
    kind: 'job',
    pattern: re(`${start}ich bin (?:von beruf )?((?:eine? )?\\p{L}*(?:${trades})\\p{L}*)(?: von beruf)?$`),
    value: (groups) => noun(at(groups, 1)),
    back: (groups) => `Du bist ${noun(at(groups, 1))}.`,
  },
  {
    kind: 'name',
    pattern: new RegExp(`^(?:.{0,20}[,!] )?[Ii]ch bin (?:der |die )?(\\p{Lu}\\p{Ll}+)$`, 'u'),
    value: (groups) => at(groups, 1),
    back: (groups) => `Du heißt ${at(groups, 1)}.`,
  },
  {
    kind: 'job',
    pattern: re(`${start}ich arbeite ((?:als|bei|beim|in|im|auf|an|am|für) .{2,50})$`),
    value: (groups) => turnRound(at(groups, 1)),
    back: (groups) => `Du arbeitest ${turnRound(at(groups, 1))}.`,
  },
  {
    kind: 'birthday',
    pattern: re(`${start}(?:ich|mein geburtstag)(?!\\p{L}).*?(${date}).*|${start}(${date}).*ich geburtstag`),
    value: (groups) => at(groups, 1) || at(groups, 2),
    back: (groups) => `Du hast am ${at(groups, 1) || at(groups, 2)} Geburtstag.`,
  },
  {
    kind: 'age',
    pattern: re(`${start}ich bin (?:jetzt |schon )?(\\d{2,3})(?: jahre)?(?: alt)?(?:,? und .*|, .*)?$`),
    value: (groups) => at(groups, 1),
    back: (groups) => `Du bist ${at(groups, 1)} Jahre alt.`,
  },
  {
    kind: 'home',
    pattern: re(
      `${start}ich (?:(?:wohne|lebe) (?:.{0,40} )?in (${word}(?: ${word}){0,2})|in (${word}) (?:wohne|lebe))$`,
    ),
    value: (groups) => capital(at(groups, 1) || at(groups, 2)),
    back: (groups) => `Du wohnst in ${capital(at(groups, 1) || at(groups, 2))}.`,
  },
  {
    kind: 'home',
    pattern: re(`${start}ich (?:komme|stamme|bin) (?:.{0,30} )?aus (${word}(?: ${word})?)$`),
    value: (groups) => capital(at(groups, 1)),
    back: (groups) => `Du kommst aus ${capital(at(groups, 1))}.`,
  },
  {
    kind: 'called',
    pattern: re(
      `${start}((?:mein|unser)e?) ((?:${word} )?${word}) (?:hei(?:ß|ss)t|hei(?:ß|ss)en) (${word}(?: (?:und )?${word}){0,2})$`,
    ),
    value: called,
    back: (groups) =>
      `${capital(turnRound(at(groups, 1)))} ${noun(at(groups, 2))} ${/ und /u.test(at(groups, 3)) ? 'heißen' : 'heißt'} ${called(groups)}.`,
  },
  {
    kind: 'called',
    pattern: re(`${start}((?:mein|unser)e?) (${word}) (${word}) hei(?:ß|ss)t$`),
    value: called,
    back: (groups) => `${capital(turnRound(at(groups, 1)))} ${noun(at(groups, 2))} heißt ${called(groups)}.`,
  },
  {
    kind: 'called',
    pattern: re(
      `${start}(?:ich hab|ich habe|wir haben) (?:auch |noch )?(ein)(e?)n? (?:${word}e[nrs]? )?(${word}),? (?:namens|der|die|das)(?: hei(?:ß|ss)t)? (${word})(?: hei(?:ß|ss)t)?$`,
    ),
    value: (groups) => names(at(groups, 4)),
    back: (groups) => {
      const isFeminine = at(groups, 2) === 'e' && /eine /iu.test(at(groups, 0));
      return `${isFeminine ? 'Deine' : 'Dein'} ${noun(at(groups, 3))} heißt ${names(at(groups, 4))}.`;
    },
  },
  {
    kind: 'like',
    pattern: re(`${start}(meine?) (lieblings\\p{L}+) (ist|sind|hei(?:ß|ss)t) (.{2,40})$`),
    value: (groups) => capital(at(groups, 4)),
    back: (groups) =>
      `${capital(turnRound(at(groups, 1)))} ${capital(at(groups, 2))} ${at(groups, 3)} ${at(groups, 4)}.`,
  },
  {
    kind: 'dislike',
    pattern: re(
      `${start}ich (?:mag|esse|trinke) (?:(keine?n? .{2,30})|(?!dich|das|es|dir)(.{2,30}) (?:gar |überhaupt )?nicht)$`,
    ),
    value: (groups) => capital(at(groups, 1).replace(/^keine?n? /iu, '') || at(groups, 2)),
    back: (groups) => `Du magst ${at(groups, 1) || `${at(groups, 2)} nicht`}.`,
  },
  {
    kind: 'like',
    pattern: re(
      `${start}ich (?:mag|liebe) (?:gern |sehr |auch )*(?!dich|das(?: nicht)?$|es(?: |$)|dir|nicht|kein)(.{2,40})$`,
    ),
    value: (groups) => capital(turnRound(at(groups, 1))),
    back: (groups) => `Du magst ${turnRound(at(groups, 1))}.`,
  },
];

const notNoun =
  /^(?:Ich|Du|Er|Sie|Es|Wir|Ihr|Und|Aber|Ja|Nein|Gott|Danke|Hallo|Hi|Hey|Bitte|Heute|Gestern|Morgen|Leid|Recht|Lust|Spaß)$/u;

const numbers = 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

const ofOther =
  /^(?:(?:und|aber|ja|also) )?(?:mein|unser)e? (?!.*(?<!\p{L})(?:ich|mir|mich|wir|uns|du|dir|dich)(?!\p{L}))/iu;
const quote = (text: string): string => `Du hast gesagt: „${text}“.`;

export const german: Tongue = {
  code: 'de',
  fold,
  tellings,
  remember:
    /^(?:(?:und|also|ok|bitte|hallo)[,:]? )*(?:merke? dir(?: bitte)?|vergiss (?:bitte )?nicht|denk(?:e)? (?:bitte )?(?:daran|dran)|erinnere dich(?: bitte)?(?: daran)?|behalte? (?:bitte )?im kopf)[,:]?(?: bitte[,:]?)?(?: dass| ?:)? *(.+)$/iu,
  turnRound,
  clauseBack: (sentence, clause) => {
    if (!/(?<!\p{L})dass (?=\S)/iu.test(sentence)) return undefined;
    return ofOther.test(clause) ? `Ich sollte mir merken, dass ${turnRound(clause)}.` : quote(sentence);
  },
  ofOther,
  ownLife: /(?<!\p{L})(?:ich|mein\p{L}*|wir|unser\p{L}*)(?!\p{L})/iu,
  asks: [
    ['called', /(?:wie heiss\w+|name|namen|kennst du|weisst du) .*mein|wer (?:ist|war) /u],
    ['name', /wie heisse? ich|mein name|meinen namen|wer bin ich/u],
    ['home', /wo (?:wohne?|lebe?) ich|woher (?:komme?|bin) ich|wo ich (?:wohne|lebe|herkomme)/u],
    [
      'job',
      /was (?:arbeite|mache) ich(?: beruflich|$)|mein beruf|mein job|wo arbeite ich|als was arbeite|was ich (?:arbeite|beruflich)/u,
    ],
    ['birthday', /wann .*geburtstag|mein geburtstag|meinen geburtstag/u],
    ['age', /wie alt (?:bin ich|ich bin)/u],
    ['like', /was (?:mag|liebe) ich|was ich mag|mein\w* lieblings/u],
  ],
  asksMemory:
    /(?=.*\b(?:ich|mein\w*|mir|mich)\b).*\b(?:wie|wo|woher|wohin|wann|wer|was|welche\w*|weisst du|erinnerst|kennst du)\b|\bwer (?:ist|war) \w+$/u,
  asksAdvice:
    /\b(?:soll|sollte|sollen|warum|wieso|weshalb|darf|kann ich|koennte|mag mich|denkst|meinst|findest|haeltst)\b/u,
  asksAll:
    /\bwas (?:weisst du|hast du) .*\b(?:ueber mich|von mir|gemerkt)|was habe? ich (?:dir )?(?:alles |schon |so )*(?:erzaehlt|gesagt)|erinnerst du dich an (?:mich|alles)/u,
  startsQuestion:
    /^(?:und |aber |also |ok |na )*(?:wer|wie|was (?!fuer ein (?:tag|glueck))|wo|woher|wohin|wann|warum|wieso|weshalb|welche\w*|bist du|hast du|kannst du|magst du|willst du|weisst du|kennst du|erinnerst du|gibt es)\b/u,
  empty: new Set(
    `ich du er sie es wir ihr mein meine meinen meinem meiner dein deine der die das den dem ein eine einen und oder aber ist sind war bin hat habe hast
    wie wo was wer wann woher wohin welche welcher welches weisst noch erinnerst dich denn eigentlich mir mich dir in an auf zu mit von im am nicht ja
    nein auch so sehr schon heisst heissen heisse gesagt erzaehlt name`.split(/\s+/u),
  ),
  nounIn: (text) =>
    text
      .split(' ')
      .slice(1)
      .map((one) => one.replace(/[^\p{L}-]/gu, ''))
      .findLast((one) => /^\p{Lu}\p{Ll}{2,}/u.test(one) && !notNoun.test(one)) ??
    (/^\p{Lu}\p{Ll}{2,}$/u.test(text) && !notNoun.test(text) ? text : undefined),
  quote,
  isGesture: (words) => {
    const all = fold(words).split(' ');
    return all.length > 1 || /(?:t|end)$/u.test(all[0] ?? '');
  },
  sum: (text) =>
    text
      .toLowerCase()
      .replace(new RegExp(`(?<!\\p{L})(?:${numbers.join('|')})(?!\\p{L})`, 'gu'), (one) => String(numbers.indexOf(one)))
      .replace(/(?:was|wie ?viel) (?:ist|sind|macht|ergibt|gibt)|rechne(?: mal| bitte)*/gu, 'what is')
      .replace(/(?<=\d) mal (?=\d)/gu, ' times ')
      .replace(/(?<=\d) (?:geteilt )?durch (?=\d)/gu, ' divided by ')
      .replace(/(?<=\d) und (?=\d)/gu, ' plus ')
      .replace(/(?<=\d),(?=\d)/gu, '.'),
  number: (figures) => figures.replace('about ', 'etwa ').replace(/[.,]/gu, (sign) => (sign === '.' ? ',' : '.')),
  named: (name) => `Du heißt ${name}.`,
};
