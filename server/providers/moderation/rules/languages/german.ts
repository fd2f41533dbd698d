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
  ],
  youths: [
    `${IS}\\s+${STILL}(?:eine?|die|der|das|deine?|meine?|ihre?|seine?)\\s+(?:\\p{L}+,?\\s+){0,3}?(?:teenager(?:in)?|jugendlicher?|schulmädchen|schuljunge|oberschüler(?:in)?|mittelschüler(?:in)?|grundschüler(?:in)?|gymnasiast(?:in)?|schüler(?:in)?(?!\\s+(?:des|der|von|eines|einer))|minderjährige[rn]?|kleines mädchen|kleiner junge)(?!\\p{L})`,
    `${IS}\\s+${STILL}minderjährig`,
    `${IS}\\s+${STILL}ein\\s+kind${END}`,
    '(?<!\\p{L})geht\\s+(?:noch\\s+)?(?:zur schule|aufs gymnasium|in die (?:\\d{1,2}|siebte|achte|neunte|zehnte|elfte)\\.? klasse)',
  ],
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
