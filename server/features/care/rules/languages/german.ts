import { ageRules } from './ageRules.ts';

const IS = '(?<!\\p{L})(?:ist|bin|bist|sind|sei|spielt|spiele|spiel)';
const STILL = '(?:(?:erst|gerade|noch|nur|schon|knapp|fast|eigentlich|heimlich|immer|mal)\\s+)*';
const RELATIVE =
  '(?:tochter|töchter|sohn|söhne|kind|kinder|nichte|neffe|bruder|brüder|schwester|schwestern|enkel|enkelin|cousine|cousin|zwillinge|(?:paten|stief|pflege|enkel)(?:kind|tochter|sohn))';
const THING =
  '(?:kombi|bulli|motorrad|fahrrad|roller|traktor|schiff|boot|segelboot|brücke|kirche|villa|wohnung|gebäude|möbel|sofa|laptop|handy|käse|cognac|kaninchen|hase|esel|pony|hamster|schildkröte|kuh|ziege|vertrag|mietvertrag|beziehung|hund|hündin|katze|kater|pferd|stute|papagei|auto|wagen|firma|betrieb|bäckerei|laden|whisky|wein|rum|haus|ehe|beziehung|erfahrung|karriere|dienstzeit|tradition|freundschaft|krieg|rechner|baum|projekt|jubiläum|bestehen|haft|garantie|pause|suche|reise|exil|schlaf|amtszeit|studium|ausbildung|zusammenarbeit|partnerschaft)';
const END = '(?=\\s*(?:[.!?;,)\\n"]|$|und\\b|aber\\b))';

export const german = ageRules({
  numbers: 'sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn',
  greater: '(?:hundert|tausend)\\s?(?:und\\s?)?',
  ages: [
    '#\\s*jahre?\\s*(?:alt|jung)',
    '#[\\s-]*jährig',
    `(?<!\\p{L})(?:ich bin|du bist|(?:sie|er|wer|die|{{char}}) ist)\\s+${STILL}#(?:\\s+jahre?)?${END}`,
    '(?<!\\p{L})alter\\s*(?:[:=>~-]{1,3}\\s*#|#(?=\\s*(?:[.,;)\\n]|$)))',
    '(?<!\\p{L})(?:gerade|eben|kürzlich)\\s+#\\s+geworden',
    '(?<!\\p{L})(?:wird|wurde|werde|feiert)\\s+(?:nächste\\p{L}?\\s+\\p{L}+|letzte\\p{L}?\\s+\\p{L}+|morgen|heute|gestern|bald|ihren?|seinen)\\s+#(?:\\.|\\s|$)(?!\\s*(?:hochzeits|jahrestag))',
    '{{char}}\\s?[,(]\\s?#\\s?[),.;]',
    '(?<!\\p{L})(?:hat|feiert|feiere)\\s+(?:(?:heute|morgen|bald|gerade|nächste\\p{L}?\\s+\\p{L}+)\\s+)?(?:ihren|seinen|meinen)\\s+(?:#\\.?|(?:zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn)ten)\\s+geburtstag',
    `(?<!\\p{L})(?:wird|werde|wirst)\\s+(?:(?:sie|er|ich|du)\\s+)?(?:(?!um\\s)\\p{L}+\\s+){0,3}#(?:\\s+jahre?)?${END}`,
    `#einhalb(?=\\s*(?:jahre?)?${END})`,
    '(?<!\\p{L})(?:bald|demnächst|morgen|heute|übermorgen|kurz\\s+vor|nächste\\p{L}?\\s+\\p{L}+)\\s+(?:(?!an\\s)\\S+\\s+){0,2}(?:#\\.|(?:zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn)te[nrms]?)\\s+geburtstag',
    '(?<!\\p{L})(?:ihre?n?|seine?n?|meine?n?)\\s+(?:#\\.|(?:zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn)te[nr]?)\\s+geburtstag\\s+(?:steht|naht|ist|kommt|rückt)',
    `(?<!\\p{L})(?:sieht|wirkt|scheint)\\s+(?:aus\\s+)?(?:wie\\s+|höchstens\\s+|kaum\\s+|nicht\\s+älter\\s+(?:aus\\s+)?als\\s+){1,2}#${END}`,
    '(?<!\\p{L})(?:gehe|geht|komme|kommt|bin|ist)\\s+(?:jetzt\\s+|erst\\s+|noch\\s+)?in\\s+(?:die|der)\\s+(?:fünften?|sechsten?|siebten?|achten?|neunten?|zehnten?|elften?)(?=\\s*(?:[.,;!?]|$))',
  ],
  youths: [
    '(?<!\\p{L})vor\\s+#\\s+jahren\\s+(?:in\\s+\\p{L}+\\s+)?geboren',
    '(?<!\\p{L})pubertierende[rs]?\\s+(?:mädchen|junge|teenager|tochter|sohn)(?!\\p{L})',
    `(?<=(?:^|\\n)\\s{0,3})(?:(?:eine?|die|der)\\s)?#[\\s-]*jährige[rs]?\\s+${RELATIVE}\\s+(?:von|des|der|eines|einer)(?!\\p{L})`,
    `${IS}\\s+${STILL}(?:eine?|die|der|das|deine?|meine?|ihre?|seine?)\\s+(?:\\p{L}+,?\\s+){0,3}?(?:teenager(?:in)?|jugendlicher?|schulmädchen|schuljunge|oberschüler(?:in)?|mittelschüler(?:in)?|grundschüler(?:in)?|gymnasiast(?:in)?|schüler(?:in)?(?!\\s+(?:des|der|von|eines|einer))|minderjährige[rn]?|kleines mädchen|kleiner junge)(?!\\p{L})`,
    `${IS}\\s+${STILL}minderjährig`,
    `${IS}\\s+${STILL}ein\\s+kind${END}`,
    '(?<!\\p{L})geht\\s+(?:noch\\s+)?(?:zur schule|aufs gymnasium|in die (?:\\d{1,2}|siebte|achte|neunte|zehnte|elfte)\\.? klasse)',
    `${IS}\\s+${STILL}(?:in der\\s+)?(?:\\d{1,2}\\.|fünften?|sechsten?|siebten?|achten?|neunten?|zehnten?|elften?)\\s+klasse(?!\\p{L})`,
    '(?<!\\p{L})(?:geht|gehst|gehe|ist|bist|bin)\\s+(?:noch\\s+)?(?:in (?:der|die) )?(?:\\d{1,2}\\.|fünfte|sechste|siebte|achte|neunte|zehnte|elfte)n?\\s+klasse',
    '(?<!\\p{L})(?:sieht|siehst|wirkt)\\s+(?:\\S+\\s+){0,2}?wie\\s+(?:eine?\\s+)?(?:\\p{L}+\\s+)?(?:kind|teenager(?:in)?|schulmädchen|schülerin|kleines mädchen|1[0-7]|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn)(?!\\p{L})',
    '(?<!\\p{L})(?:noch nicht|unter|jünger als|fast|bald|beinahe)\\s+(?:18|achtzehn|volljährig)(?!\\p{L}|\\d)(?!\\s*(?:uhr|grad|euro|meter|km|jahren? (?:verheiratet|erfahrung)))',
    '(?<!\\p{L})jüngere version (?:von|der|des|ihrer|seiner)',
    `(?<!\\p{L})in\\s+\\S+\\s+(?:jahr|monat|woche|tag)\\p{L}{0,2}\\s+(?:wird|werde|wirst|ist|bin)\\s+(?:(?:sie|er|ich|du)\\s+)?(?:erst\\s+|endlich\\s+)?(?:volljährig|18|achtzehn)${END}`,
    `(?<!\\p{L})(?:wird|werde|wirst)\\s+(?:erst\\s+)?(?:bald|demnächst|in\\s+\\S+\\s+(?:jahr|monat|woche|tag)\\p{L}{0,2}|nächste[sn]?\\s+\\p{L}+|im\\s+\\p{L}+)\\s+(?:volljährig|18|achtzehn)${END}`,
    '(?<!\\p{L})(?:mitten\\s+)?in\\s+(?:der|ihrer|seiner)\\s+pubertät(?!\\p{L})',
    '(?<!\\p{L})(?:besucht|besuche|besuchst)\\s+(?:\\p{L}+\\s+)?(?:die|das|eine?|den)\\s+(?:(?:\\p{L}+|\\d{1,2}\\.)\\s+)?(?:klasse|gymnasium|(?:real|haupt|grund|gesamt|mittel|ober|vor)schule|kindergarten|kita)(?!\\p{L})',
    '(?<!\\p{L})(?:geht|gehe|gehst)\\s+(?:noch\\s+|gerade\\s+)?(?:aufs?|in|zur|zum)\\s+(?:die\\s+|den\\s+|das\\s+|eine?n?\\s+)?(?:gymnasium|(?:real|haupt|grund|gesamt|mittel|ober|vor)schule|kindergarten|kita)(?!\\p{L})',
    '(?<!\\p{L})(?:ist|bin|bist|kommt|komme)\\s+(?:gerade\\s+|eben\\s+)?(?:in|aufs?)\\s+(?:die|der|das)\\s+(?:\\p{L}+|\\d{1,2}\\.)\\s+klasse(?!\\p{L})',
    '(?<!\\p{L})schüler(?:in)?\\s+(?:in\\s+)?(?:der|einer)\\s+(?:\\p{L}+|\\d{1,2}\\.?)\\s*(?:klasse|[a-e])(?!\\p{L})',
    `(?<!\\p{L})(?:noch\\s+)?(?:keine|nicht\\s+(?:mal\\s+|einmal\\s+|ganz\\s+)?)\\s*(?:18|achtzehn)${END}`,
    '(?<!\\p{L})(?:geht|gehe|ist|bin|besucht)\\s+(?:noch\\s+|gerade\\s+)?(?:in\\s+)?(?:die|der)\\s+(?:ober|mittel|unter)stufe(?!\\p{L})(?!\\s+als\\s)',
    '(?<!\\p{L})keinen\\s+tag\\s+älter\\s+(?:aus\\s+)?als\\s+#',
    `(?<!\\p{L})(?:ist|bin|bist)\\s+noch\\s+(?:nicht\\s+(?:mal|einmal|ganz)|keine)\\s+#${END}`,
  ],
  nouns:
    'teenager(?:in|s)?|teenie\\p{L}*|jugendliche[rn]?|schulmädchen|schuljungen?|schulkind(?:er)?|(?:ober|mittel|grund|haupt|real)schüler(?:in(?:nen)?)?|gymnasiast(?:in(?:nen)?|en)?|schüler(?:in(?:nen)?)?|minderjährige?[rnms]?|(?:erst|zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt|elft)klässler(?:in(?:nen)?)?',
  children:
    'kinder[ns]?|(?:ein|das|dem|eines|kleines|nacktes|junges)\\s+(?:\\p{L}+\\s+)?kind(?:es)?|kleinkind\\p{L}*|klein(?:e|es|en|er|em)\\s+(?:mädchen|jungen?|bub)|säugling\\p{L}*|neugeborene\\p{L}*|nackte[snrm]?\\s+(?:\\p{L}+\\s+)?(?:mädchen|jungen?|schüler\\p{L}*)',
  pupils:
    '(?:\\d{1,2}\\.|fünfte|sechste|siebte|achte|neunte|zehnte|elfte)\\s+klasse|(?:internats|ober)schüler(?:in)?|azubine|(?:mittel|ober|unter)stufenschüler(?:in)?|(?:(?:ober|mittel|grund|haupt|real|gesamt|berufs|nachhilfe|mit)?schüler(?:in)?|[\\p{L}-]{0,20}nachhilfeschüler(?:in)?)(?!\\s+(?:de[srm]|von|eine[srm]|in\\s+der\\s+kunst))|gymnasiast(?:in)?|konfirmand(?:in)?|(?:kindergarten|kita|vorschul|schul|klein|kommunion)-?kind|pubertierende[rs]?(?:\\s+(?:mädchen|junge))?|halbwüchsige[rs]?|heranwachsende[rs]?|backfisch(?!\\s+mit\\s+(?:remoulade|pommes|salat))|(?:freche|kleine|vorlaute|eine)\\s+göre|(?:rotz|straßen|teenie)-?göre|teenie-?\\p{L}*|\\p{L}+klässler(?:in)?|abc-schütz\\p{L}+|klein(?:e[srm]?)?\\s+(?:kind|mädchen|junge|bub)|minderjährige?[rs]?',
  goesOn:
    'mit|aus|ohne|und|im|am|auf\\s+(?:eine|der|dem)|an\\s+(?:eine|der|dem)|in\\s+(?:der|einer)\\s+(?:\\d{1,2}\\s?[a-e]?|klasse|\\p{L}+\\s+klasse)',
  aged: '(?:mädchen|mädel|junge|bub|bursche|knabe|göre|frau|mann|hexe|elfe|prinzessin|prinz|vampirin|magierin|waise|kind|teenager)\\s+(?:von|im\\s+alter\\s+von|mit)(?:\\s+(?:nur|erst|gerade|knapp|zarten))?',
  half: 'und\\s+ein\\s+halbes|einhalb',
  grownUps:
    '(?:mutter|vater|eltern|oma|opa|tante|onkel|patin|lehrer(?:in)?|\\p{L}+lehrer(?:in)?|trainer(?:in)?|betreuer(?:in)?|psycholog(?:e|in)|therapeut(?:in)?|ärztin|arzt|erzieher(?:in)?|leiter(?:in)?)\\s+(?:von|für|eine[srm]?|der|an|am|zweier|dreier)\\s',
  now: 'heute|jetzt|inzwischen|mittlerweile|nun',
  earlyYears:
    'als\\s+(?:kind|baby|mädchen|schülerin|schüler|#jährige[rs]?|(?:zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn)jährige[rs]?)|(?:deine|ihre|eure)[rn]?\\s+(?:kindheit|schulzeit|jugend)|(?:ihr|dir|ihm|mir)\\s+im\\s+kindergarten|grundschulalter|(?:zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|#)jährige[rs]?',
  only: 'erst|gerade(?:\\s+(?:mal|erst))?|knapp|kaum|nur|jung|zart\\p{L}*|süße|noch\\s+nicht\\s+(?:ganz|mal)',
  years: {
    unit: 'jahre?n?|(?<=1[0-7]\\s?)j',
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
      `(?<!\\p{L})\\p{L}*${THING}(?:e?n|e|s|er)?(?!\\p{L})[^.!?;\\n]{0,24}`,
      '(?<!\\p{L})(?:als|seit|bevor|nachdem|damals)\\s+(?:\\S+\\s+){0,3}',
      '(?<!\\p{L})(?:nicht|kein\\p{L}*|nie|niemals|ehemalig\\p{L}*|früher\\p{L}*)\\s+(?:\\S+\\s+){0,2}',
      'unterrichtet\\s+(?:\\S+\\s+){0,3}',
    ],
    afterYouths: ['(?:war(?:en)?(?!\\p{L})|gewesen)', 'im herzen|im geiste|geblieben'],
    after: [
      '(?:war(?:en)?(?!\\p{L})|gewesen|als\\s)',
      `(?:e[rnsm]?)?\\s*(?:\\p{L}+\\s+)?\\p{L}*${THING}(?!\\p{L})`,
      '(?:im herzen|der\\s+magie|des\\s+lebens)',
    ],
  },
});
