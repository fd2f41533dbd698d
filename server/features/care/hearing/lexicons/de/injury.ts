import { sure } from './spelled.ts';

const TOOK =
  '(?:genomm?en|geschluck?t|eingenommen|eingeworfen|reingeworfen|rein(?:gezogen|gestopft|gekippt|gehauen|geschmissen|gepfiffen)|runter(?:gesp(?:u|ue)lt|geschluckt|gekippt|gew(?:u|ue)rgt)|hinuntergesp(?:u|ue)lt|hinuntergeschluckt|weggekippt|gekippt|getrunken|ausgetrunken|eingeschmissen|geschmissen|gefressen|intus|geext|gegessen)';
const MANY =
  '(?:alle[ns]?|alles|ganze[nrs]?|s(?:a|ae)mtliche[n]?|komplett[a-z]*|restliche[n]?|rest|zu ?viele?|viel zu ?viele?n?|hand ?voll|haufen|packung(?:en)?|pakung|schachteln?|d(?:o|oe)schen|dose|r(?:o|oe)hrchen|blister|streifen|jede menge|flasche|so viele|[1-9][0-9]+|zehn|zw(?:o|oe)lf|f(?:u|ue)nfzehn|zwanzig|drei(?:ß|ss)ig|vierzig|f(?:u|ue)nfzig|sechzig|hundert)';
const HARMLESS_PILLS =
  '{story}|{game}|{laugh}|{pet}|{medicine}|brezeln?|schlussverkauf|verordnet|wie immer|brav|antibiotik[a-z]*|vitamin[a-z]*|magnesium|vergessen|glaub[a-z]* nicht|w(?:u|ue)rde|koffein|kur|therapie durch|bitterstoffe|nie genommen|nicht genommen|heute schon genommen|für heute|shampoo|salat|kuchen|wie vorgeschrieben|wasser';
const OTHER = '(?:sie|er|{friend}|{parent}|{child}|{partner}|jemand)';

export const injury = [
  ...sure(['injury', 'now', 'other'], '', [
    [
      `${OTHER}(?: [^ .!?]+){0,3} (?:hat|hatte)≈(?:${MANY})≈{pills}≈${TOOK}`,
      `(?:ich|hab|habe)≈${TOOK}|${HARMLESS_PILLS}`,
    ],
    [
      `(?:mein|meine|der|die) (?:[a-z]+ )?(?:{friend}|{parent}|{child}|{partner})(?: [^ .!?]+){0,3} (?:hat|hatte)≈{pills}≈(?:geschluckt|eingeworfen|genommen)`,
      `${HARMLESS_PILLS}|gegen|seine?|ihre?`,
    ],
    [
      `(?:{friend}|{parent}|{child}|{partner}|sie|er) (?:[^ .!?]+ ){0,2}hat sich≈(?:pulsadern?|handgelenke?|adern)≈(?:auf)?(?:geschnitten|geschlitzt)|hat sich (?:[^ .!?]+ ){0,3}(?:vergiftet|überdosis|angezündet|in den bauch gestochen)≈(?:{help}|jetzt|gerade|gerad)`,
      '{story}|{game}',
    ],
    `(?:schreibt|schrieb|geschrieben|sagt|meint|angerufen)≈(?:dass )?(?:sie|er)≈(?:${MANY})≈(?:${TOOK})`,
  ]),
  ...sure(['injury', 'now', 'self'], '', [
    [`(?:ich|hab|habe|hatte|mir)≈${MANY}≈{pills}≈${TOOK}`, `${HARMLESS_PILLS}|(?:er|sie|{friend}) hat`],
    [
      `{pills}≈(?:alle|allesamt|ganze packung|auf einmal|zu viele?|viel zu viel|die ganzen?|komplett)≈${TOOK}`,
      `${HARMLESS_PILLS}|(?:er|sie|{friend}) hat`,
    ],
    [`${TOOK},? (?:[^ .!?]+ ){0,3}${MANY}(?: [^ .!?]+){0,3} {pills}`, HARMLESS_PILLS],
    [
      `${MANY} (?:[^ .!?]+ ){0,2}{pills}≈(?:mit|und)≈(?:wodka|schnaps|whisky|wein|alkohol|korn|rum|vodka|bier)`,
      '{story}|{game}|film|wie viele|nicht|nie',
    ],
    [
      `(?:hab|habe) (?:[^ .!?]+ ){0,3}(?:sie|die) (?:jetzt |gerade |grad |einfach )?(?:alle|alles|allesamt)(?: [^ .!?]+){0,2} (?:geschluckt|genommen|eingeworfen|runtergespült)`,
      `${HARMLESS_PILLS}|{food}|(?:hosen?|schuhe|kleider|kekse|pralinen)`,
    ],
    [
      `(?:hab|habe|jetzt|grad|gerade|einfach) (?:sie |die )?alle (?:auf einmal )?(?:geschluckt|genommen|eingeworfen)`,
      `${HARMLESS_PILLS}|{food}`,
    ],
    [
      '(?:hab|habe|hatte|nahm)≈(?:eine )?(?:überdosis|überdosiert|od genommen)',
      '{story}|{game}|{laugh}|{food}|serotonin|liebe|zucker|koffein|nie|damals|jahren?',
    ],
    [
      '(?:hab|habe|ich)≈{poison}≈(?:getrunken|geschluckt|gesoffen|gegessen|genommen|runtergekippt|gekippt|ausgetrunken)',
      '{story}|{game}|{laugh}|{pet}|abfluss|pflanzen|auto|klo|waschmaschine|kein',
    ],
    [
      `(?:flasche|becher|glas|schluck)≈{poison}≈(?:getrunken|geschluckt|runter|gekippt|geext)|(?:hab|habe) (?:es|das) (?:jetzt |wirklich |gerade )?(?:getan|gemacht)≈(?:{pills}|blut|geschluckt|tief|pulsadern)|(?:hab|habe) mich (?:[^ .!?]+ ){0,3}(?:angezündet|mit benzin übergossen|in den bauch gestochen|angeschossen)`,
      '{story}|{game}|{laugh}',
    ],
    '(?:hab|habe) mir≈(?:pulsadern?|adern?|handgelenke?|unterarme?|kehle|arm|arme|bein)≈(?:auf)?(?:geschnitten|geschlitzt|gesäbelt)',
    [
      '(?:hab|habe|bin|ich)≈(?:zu|sehr|so|echt|richtig|viel zu) tief (?:rein)?(?:geschnitten|geritzt|geraten|gegangen|erwischt|rein)',
      '{story}|{game}|{food}|glas|flasche|gespräch|ins',
    ],
    [
      '(?:geschnitten|geritzt|schnitt|aufgeschnitten|klinge|rasierklinge)≈(?:hört nicht (?:mehr )?auf|hoert nicht auf|blutet (?:und blutet|stark|wie sau|immer noch|so)|alles voller blut|so viel blut|zu tief)',
      '{story}|{game}|{laugh}|{food}|beim kochen|beim rasieren',
    ],
    [
      '(?:blut|blutet|bluten|blutung)≈(?:geschnitten|geritzt|zu tief|aufgeschnitten|selbst gemacht)',
      '{story}|{game}|{laugh}|{food}|beim kochen|beim rasieren|nicht tief',
    ],
    [
      '(?:schnitt|wunde|arm|handgelenk) (?:ist|war|geht) (?:diesmal |viel |echt |wohl |glaub ich )*(?:zu tief|tiefer als|sehr tief|bis auf den knochen)',
      '{story}|{game}|{food}|{thing}',
    ],
    [
      '(?:packung|schachtel|blister|flasche|dose|röhrchen|pakung)≈(?:ist|sind|jetzt) (?:jetzt |nun |ganz )?leer',
      '{story}|{game}|{laugh}|{food}|shampoo|zigaretten|rezept|apotheke|kippen|taschentücher|nachschub|milch|kaufen|wasser',
    ],
    [
      '(?:hab|habe|ich)≈(?:mich (?:selbst )?vergiftet|mir (?:[^ .!?]+ ){0,4}(?:insulin|heroin|luft) (?:[^ .!?]+ ){0,2}gespritzt|(?:ganze|alles|viel zu viel|ganzes) (?:[^ .!?]+ )?insulin)',
      '{story}|{game}|{laugh}|{food}|lebensmittel|muscheln',
    ],
    [
      `{pills}≈(?:wirken|wirkt)≈(?:jetzt|schon|langsam|bald)≈(?:müde|kalt|schlecht|verschwimmt|einschlafen|leb wohl|angst)`,
      `${HARMLESS_PILLS}|schmerz[a-z]*|kopf[a-z]*`,
    ],
    [
      `(?:mehr|doppelt so viele|dreimal so viele) {pills}≈(?:genommen|geschluckt)≈(?:als ich (?:sollte|darf|durfte)|als gut)`,
      '{story}|{game}',
    ],
  ]),
];
