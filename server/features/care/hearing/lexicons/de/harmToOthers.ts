import { sure } from './spelled.ts';

const FUN =
  '{story}|{game}|{laugh}|{pet}|😂|🙄|😤|mücke[a-z]*|fliege[a-z]*|spinne[a-z]*|drucker|wespe[n]?|ameisen|wecker|ratten|unkraut|schnecken|motten|könnte (?:ich )?(?:ihn|sie) (?:manchmal )?(?:küssen|knutschen)|isst|ißt|gegessen|pizza|schokolade|kuchen|joghurt|schnarch[a-z]*|spoiler[a-z]*|im traum|geburtstag|nicht wörtlich|natürlich nicht|bierzelt|karaoke';
const WHO =
  '(?:ihn|sie|ihm|ihr|den|die|diesen?|dieses schwein|das schwein|den kerl|den typ(?:en)?|jemand(?:en)?|alle|euch|menschen|leute|mein(?:en|e)? (?:[^ .!?]+)|den [^ .!?]+|die [^ .!?]+|beide|irgendwen|irgendjemand(?:en)?|dich|sein(?:en|e)? [^ .!?]+|ihren? [^ .!?]+)';
const KILL =
  '(?:umbring(?:e|en)?|umzubringen|töten?|zu töten|abstech(?:e|en)?|abzustechen|erstech(?:e|en)?|zu erstechen|erschieß(?:e|en)?|zu erschießen|erschlag(?:e|en)?|zu erschlagen|erwürg(?:e|en)?|kaltmach(?:e|en)?|abknall(?:e|en)?|abzuknallen|totschlag(?:e|en)?|tot schlagen|ermorden|niederstechen|vergiften|überfahren|totprügeln|aufschlitzen|anzünden|kalt machen|abfackeln|abmurksen|vor die (?:bahn|u ?bahn|gleise) (?:stoßen|schubsen)|ausschalten für immer|krankenhausreif schlagen|zusammenschlagen|die treppe runterstoßen)';

export const harmToOthers = [
  ...sure(['harmToOthers', 'now', 'other'], '', [
    [
      `(?:stimme|stimmen|stimmn)(?: [^ .!?]+){0,6} (?:sag[a-z]*|befehl[a-z]*|befiehlt|flüster[a-z]*|wollen|zwing[a-z]*|schrei[a-z]*|hör[a-z]*|verlang[a-z]*|fordern|drängen)(?: [^ .!?]+){0,10} (?:umbring[a-z]*|töten?|tot|weh ?tun|weh ?tu|abstech[a-z]*|stech[a-z]*|verletz[a-z]*|messer|opfern|was antun|etwas antun|zustechen|ersticken|anzünden|beseitigen|schlagen|kissen)`,
      `${FUN}|mich selbst|mir was|mich`,
    ],
  ]),
  ...sure(['harmToOthers', 'now', 'self'], '', [
    [
      `(?:stimme|stimmen)(?: [^ .!?]+){0,12} (?:umbring[a-z]*|töten?|abstech[a-z]*|verletz[a-z]*|messer|zustechen|weh ?tun)`,
      `${FUN}|mich`,
    ],
    [
      `(?:ich|i)(?: [^ .!?]+){0,2} (?:bring|bringe|stech|steche|knall|knalle|mach|mache|schlag|schlage|erschieß|erschieße|töte|ermorde|erstech|ersteche|fackel|murks|erschlag|erschlage|prügel|prügle|vergifte)(?: [^ .!?]+){0,2} ${WHO}(?: [^ .!?]+){0,4} (?:um|ab|kalt|tot|alle um)(?! die)`,
      `${FUN}|mich um|zimmer|auto|{food}|{thing}|{work}|mitbewohner|wenn (?:er|sie|du|der|die) (?:wieder|noch|nochmal|mir nochmal|das nochmal)|fest|machen wir|die ecke|paar`,
    ],
    [
      `(?:bring|bringe|stech|steche|knall|knalle|mach|mache|schlag|schlage) (?:ich )?(?:ihn|sie|den|das schwein|dieses schwein|die|den typen|diesen [^ .!?]+|alle)(?: (?:heute|jetzt|wirklich|noch|heut|nacht|morgen|irgendwann|echt|eigenhändig)){0,4} (?:um|ab|kalt|tot)(?! die)`,
      `${FUN}|zimmer|auto|{food}|{thing}|{work}|mitbewohner|wenn (?:er|sie|du|der|die) (?:wieder|noch|nochmal)|fest|chip|haken`,
    ],
    [
      `(?:will|werd|werde|wer|möchte|muss|könnt|könnte|plane|plan|vorhab[a-z]*|vor|überleg|überlege|würd|würde|wollte|fest entschlossen|bereit|lust|kurz davor|drauf und dran)(?: [^ .!?]+){0,3} ${WHO}(?: [^ .!?]+){0,6} ${KILL}`,
      `${FUN}|mich umbring[a-z]*|er will|sie will|mich|niemanden|nicht umbringen|vor langeweile|{food}|{thing}|{work}|dich|mein handy|er|wie ein|figur`,
    ],
    [
      `(?:angst|sorge|fürchte|schiss|panik|weiß nicht ob|kurz davor|bilder im kopf|gedanken|gedanke|fantasien|phantasien|fantasie|fantasier[a-z]*|drang|vorstell[a-z]*|stell[e]? mir vor)(?: [^ .!?]+){0,10} (?:(?:ihm|ihr|jemandem|meinem [^ .!?]+|meiner [^ .!?]+|dem [^ .!?]+|den [^ .!?]+|der [^ .!?]+|anderen|wem) (?:[^ .!?]+ ){0,4}(?:was antu[a-z]*|etwas antu[a-z]*|was an(?:zu)?tun|weh ?tu[a-z]*|wehzutun|verletz[a-z]*|messer)|(?:ihn|sie|jemanden|das baby|mein baby|mein kind|meinen? [^ .!?]+|die [^ .!?]+|den [^ .!?]+|leute|menschen|wen) (?:[^ .!?]+ ){0,3}(?:umbring[a-z]*|umzubringen|töte[a-z]*|zu töten|abstech[a-z]*|erstech[a-z]*|schüttel[a-z]*|erwürg[a-z]*|ersticken|erschieß[a-z]*|zu verletzen|verletze|erschlag[a-z]*|schlage[n]?))`,
      `${FUN}|er mir|er mich|dass er|dass sie|mich|gefühle|{work}`,
    ],
    [
      `(?:hab|habe|liegt|gekauft|besorgt|besorg|nehm|nehme|hol|hole|mit)(?: [^ .!?]+){0,3} (?:messer|pistole|waffe|knarre|gewehr|axt|baseballschläger|hammer|benzin|schlagring|kanister)(?: [^ .!?]+){0,12} (?:(?:ihn|sie|er|ihm|ihr|schule|büro|firma|die|alle|der|den|ex|amt|jobcenter) (?:[^ .!?]+ ){0,5}(?:büßen|dran|bezahl[a-z]*|umbring[a-z]*|warte|abstech[a-z]*|stech[a-z]*|fertig|kalt|erleben|bereu[a-z]*|töt[a-z]*|leiden|erschieß[a-z]*|rein|tot|anzünd[a-z]*|angst haben))`,
      `${FUN}|{food}|kochen|küche|mich`,
    ],
    [
      `(?:morgen|heute|bald|montag|nacht|diese woche|irgendwann)(?: [^ .!?]+){0,5} (?:wird (?:er|sie) (?:dafür )?(?:bezahlen|büßen|sterben|bluten|bereuen)|werden (?:sie|alle) (?:[^ .!?]+ )?(?:bezahlen|büßen|sterben|bluten|bereuen)|ist (?:er|sie) (?:dran|tot|fällig)|sind (?:sie|alle) (?:dran|tot|fällig)|stirbt (?:er|sie)|mach ich sie fertig|räche ich mich)`,
      `${FUN}|{work}|miete|rechnung|oma|opa|zahn[a-z]*|tierarzt`,
    ],
    [
      `(?:amok|amoklauf|amok laufen|amok lauf|blutbad|massaker|bombe bauen|alle (?:abknallen|erschießen|mitnehmen|umbringen))(?: [^ .!?]+){0,8} (?:schule|machen|laufen|anrichten|plane|büro|klasse|firma|morgen|werde|will|arbeit|mit in den tod)|(?:lauf|laufe|plane|plan|will|werd|werde|mach|mache)(?: [^ .!?]+){0,6} (?:amok|amoklauf|blutbad|massaker)`,
      `${FUN}|ikea|schnäppchen|wenn das wlan|kinder`,
    ],
    [
      `(?:messer|kissen|axt|waffe|pistole)(?: [^ .!?]+){0,4} (?:in der hand|aufs gesicht|auf sein gesicht|ins herz|in den rücken|in die brust|unterm kopfkissen)(?: [^ .!?]+){0,8} (?:er schläft|sie schläft|während er|ihn|er|sie|mann|vater|neben)`,
      `${FUN}|{food}|küche|kochen|mich|mir|bedroht|vor mir|er steht`,
    ],
    [
      `(?:er|sie|schwein|typ|alle|ex|vater|chef)(?: [^ .!?]+){0,3} (?:soll|sollen|wird|muss|müssen) (?:[^ .!?]+ ){0,4}(?:sterben|büßen mit|bluten|verrecken|krepieren|mit dem leben)(?: [^ .!?]+){0,8} (?:und ich|dafür sorg[a-z]*|werde|hand|messer|selbst|ich werde|weiß wo er|weiß wo sie|warte)|(?:weiß|weiss)(?: [^ .!?]+){0,2} wo (?:er|sie|der|das schwein)(?: [^ .!?]+){0,3} (?:wohnt|arbeitet|parkt|schläft)(?: [^ .!?]+){0,10} (?:messer|umbring[a-z]*|warte[n]?|büßen|bezahl[a-z]*|fertig|waffe|rache|abstech[a-z]*|töt[a-z]*|lauer[a-z]*|kalt)|(?:wie|womit|welches gift|am besten)(?: [^ .!?]+){0,6} (?:{partner}|{parent}|mann|frau|chef|nachbarn?|jemand(?:en)?|ihn|sie|menschen)(?: [^ .!?]+){0,6} (?:vergift[a-z]*|umbring[a-z]*|töt[a-z]*|verschwinden lassen|beseitig[a-z]*)(?: [^ .!?]+){0,8} (?:ohne (?:dass|spuren|erwischt)|unauffällig|spuren|nachweis[a-z]*|merkt|nicht nachweisbar|auffliegt)`,
      FUN,
    ],
  ]),
];
