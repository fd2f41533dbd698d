import { ageRules } from './ageRules.ts';

const IS = '(?<!\\p{L})(?:ist|bin|bist|sind|sei|spielt|spiele|spiel)';
const STILL = '(?:(?:erst|gerade|noch|nur|schon|knapp|fast|eigentlich|heimlich|immer|mal)\\s+)*';
const RELATIVE =
  '(?:tochter|töchter|sohn|söhne|kind|kinder|nichte|neffe|bruder|brüder|schwester|schwestern|enkel|enkelin|cousine|cousin|zwillinge)';
const THING =
  '(?:hund|hündin|katze|kater|pferd|stute|papagei|auto|wagen|firma|betrieb|bäckerei|laden|whisky|wein|rum|haus|ehe|beziehung|erfahrung|karriere|dienstzeit|tradition|freundschaft|krieg|rechner|baum|projekt|jubiläum|bestehen|haft|garantie|pause|suche|reise|exil|schlaf|amtszeit|studium|ausbildung|zusammenarbeit|partnerschaft)';
const END = '(?=\\s*(?:[.!?;,)\\n"]|$|und\\b|aber\\b))';

export const german = ageRules({
  numbers: 'sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn',
  greater: '(?:hundert|tausend)\\s?(?:und\\s?)?',
  ages: [
    '#\\s*jahre?\\s*(?:alt|jung)',
    '#[\\s-]*jährig',
    `(?<!\\p{L})(?:ich bin|du bist|(?:sie|er|wer|die|{{char}}) ist)\\s+${STILL}#(?:\\s+jahre?)?${END}`,
    '(?<!\\p{L})alter\\s*[:=]\\s*#',
    '(?<!\\p{L})(?:gerade|eben|kürzlich)\\s+#\\s+geworden',
    '(?<!\\p{L})(?:wird|wurde|werde|feiert)\\s+(?:nächste\\p{L}?\\s+\\p{L}+|letzte\\p{L}?\\s+\\p{L}+|morgen|heute|gestern|bald|ihren?|seinen)\\s+#(?:\\.|\\s|$)(?!\\s*(?:hochzeits|jahrestag))',
    '{{char}}\\s?[,(]\\s?#\\s?[),.;]',
  ],
  youths: [
    `${IS}\\s+${STILL}(?:eine?|die|der|das|deine?|meine?|ihre?|seine?)\\s+(?:\\p{L}+,?\\s+){0,3}?(?:teenager(?:in)?|jugendlicher?|schulmädchen|schuljunge|oberschüler(?:in)?|mittelschüler(?:in)?|grundschüler(?:in)?|gymnasiast(?:in)?|schüler(?:in)?(?!\\s+(?:des|der|von|eines|einer))|minderjährige[rn]?|kleines mädchen|kleiner junge)(?!\\p{L})`,
    `${IS}\\s+${STILL}minderjährig`,
    `${IS}\\s+${STILL}ein\\s+kind${END}`,
    '(?<!\\p{L})geht\\s+(?:noch\\s+)?(?:zur schule|aufs gymnasium|in die (?:\\d{1,2}|siebte|achte|neunte|zehnte|elfte)\\.? klasse)',
    `${IS}\\s+${STILL}(?:in der\\s+)?(?:\\d{1,2}\\.|fünften?|sechsten?|siebten?|achten?|neunten?|zehnten?|elften?)\\s+klasse(?!\\p{L})`,
    '(?<!\\p{L})(?:geht|gehst|gehe|ist|bist|bin)\\s+(?:noch\\s+)?(?:in (?:der|die) )?(?:\\d{1,2}\\.|fünfte|sechste|siebte|achte|neunte|zehnte|elfte)n?\\s+klasse',
    '(?<!\\p{L})(?:sieht|siehst|wirkt)\\s+(?:\\S+\\s+){0,2}?wie\\s+(?:eine?\\s+)?(?:\\p{L}+\\s+)?(?:kind|teenager(?:in)?|schulmädchen|schülerin|kleines mädchen|1[0-7]|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn)(?!\\p{L})',
    '(?<!\\p{L})(?:noch nicht|unter|jünger als|fast|bald|beinahe)\\s+(?:18|achtzehn|volljährig)(?!\\p{L}|\\d)(?!\\s*(?:uhr|grad|euro|meter|km|jahren? (?:verheiratet|erfahrung)))',
    '(?<!\\p{L})jüngere version (?:von|der|des|ihrer|seiner)',
  ],
  nouns:
    'teenager(?:in|s)?|teenie\\p{L}*|jugendliche[rn]?|schulmädchen|schuljungen?|schulkind(?:er)?|(?:ober|mittel|grund|haupt|real)schüler(?:in(?:nen)?)?|gymnasiast(?:in(?:nen)?|en)?|schüler(?:in(?:nen)?)?|minderjährige?[rnms]?|(?:erst|zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt|elft)klässler(?:in(?:nen)?)?',
  children:
    'kinder[ns]?|(?:ein|das|dem|eines|kleines|nacktes|junges)\\s+(?:\\p{L}+\\s+)?kind(?:es)?|kleinkind\\p{L}*|klein(?:e|es|en|er|em)\\s+(?:mädchen|jungen?|bub)|säugling\\p{L}*|neugeborene\\p{L}*|nackte[snrm]?\\s+(?:\\p{L}+\\s+)?(?:mädchen|jungen?|schüler\\p{L}*)',
  years: {
    unit: 'jahre?n?',
    before: 'vor|seit|nach|in|über|für|nächsten|letzten|um',
    after: 'später|zuvor|vorher|erfahrung|her|lang',
  },
  others:
    'kein\\p{L}*|nicht|nie|ihre?\\p{L}?|seine?\\p{L}?|meine?\\p{L}?|unsere?\\p{L}?|ehemalig\\p{L}*|frühere\\p{L}*|für|mit|von|und|oder|unterrichtet|lehrt|einst|als|wie|war',
  persons: '(?:mädchen|junge|frau|mann|freundin|sie|er)(?: (?:ist|von|im alter von))?',
  things: 'hund|hündin|katze|kater|pferd|whisky|wein|rum|auto|haus|baum',
  spared: {
    relatives: { is: IS, after: `(?:e[rnsm]?)?\\s*(?:\\p{L}+\\s+)?${RELATIVE}(?!\\p{L})` },
    before: [
      `(?<!(?:ist|bin|bist)\\s)(?<!\\p{L})(?:ihre?n?m?r?|seine?n?m?r?|meine?n?m?r?|deine?n?m?r?|unsere?n?m?r?|eine?n?m?r?|zwei|drei)\\s+(?:\\p{L}+\\s+)?${RELATIVE}(?!\\p{L})(?!\\s+(?:des|der|von))[^.!?;\\n]{0,30}`,
      `(?<!\\p{L})\\p{L}*${THING}(?!\\p{L})[^.!?;\\n]{0,24}`,
      '(?<!\\p{L})(?:als|seit|bevor|nachdem|damals)\\s+(?:\\S+\\s+){0,3}',
      '(?<!\\p{L})(?:nicht|kein\\p{L}*|nie|niemals|ehemalig\\p{L}*|früher\\p{L}*)\\s+(?:\\S+\\s+){0,2}',
      'unterrichtet\\s+(?:\\S+\\s+){0,3}',
    ],
    after: [
      '(?:war(?:en)?(?!\\p{L})|gewesen|als\\s)',
      `(?:e[rnsm]?)?\\s*(?:\\p{L}+\\s+)?\\p{L}*${THING}(?!\\p{L})`,
      '(?:im herzen|der\\s+magie|des\\s+lebens)',
    ],
  },
});
