import { ageRules } from './ageRules.ts';

const IS = '(?<!\\p{L})(?:è|sono|sei|sia|fa la parte di|interpreta)';
const STILL = '(?:(?:solo|soltanto|appena|quasi|ancora|già|circa|in realtà)\\s+)*';
const RELATIVE =
  '(?:figli[ao]?|filh[ao]s?|hij[ao]s?|figlioletta|fratell[oi]|fratellin[oi]|sorell[ae]|sorellin[ae]|nipot[ei]|nipotin[oa]|cugin[oaie]|gemell[ie]|bambini|figliocci[oa])';
const THING =
  '(?:moto|bici\\p{L}*|scooter|trattore|ponte|chiesa|villa|appartamento|palazzo|divano|formaggio|coniglio|asino|pony|criceto|tartaruga|mucca|capra|furgone|cane|gatt[oai]|cavallo|cavalla|pappagallo|auto|macchina|barca|azienda|panetteria|negozio|whisky|vino|rum|casa|matrimonio|relazione|esperienza|carriera|servizio|tradizione|amicizia|guerra|computer|albero|progetto|contratto|assenza|condanna|periodo|viaggio|indagine|piano|corso|borsa|prestito|pena|carcere|prigione|missione|apprendistato|studio|edificio|bottiglia|esilio|silenzio|attesa|storia|amore|alleanza|tregua|mandato|regno|sogno|maledizione|ricerca|guardia)';

export const italian = ageRules({
  numbers: 'sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette',
  greater: '(?:cento|mille)\\s?(?:e\\s)?',
  ages: [
    `(?<!\\p{L})(?:ha|ho|hai|abbia)\\s+${STILL}#\\s*(?:anni|annetti)(?!\\p{L})`,
    '(?<!\\p{L})di\\s+(?:(?:soli|appena|circa)\\s+)?#\\s*anni(?!\\p{L})',
    '[,(]\\s*#\\s*anni\\s*(?=[,.;)]|$)',
    '(?<!\\p{L})età\\s*(?:[:=>~-]{1,3}\\s*#|#(?=\\s*(?:[.,;)\\n]|$)))',
    '(?<!\\p{L})(?:ha appena compiuto|compie|compirà)\\s+(?:i\\s+)?#(?:\\s+anni)?(?!\\p{L})',
    '(?<!\\p{L})(?:undic|dodic|tredic|quattordic|quindic|sedic|diciassett)enn[ei](?!\\p{L})',
    '{{char}}\\s?[,(]\\s?#\\s?[),.;]',
    '(?<!\\p{L})(?:ha|ho|hai|compie|compirà|di)\\s+#\\s*primavere',
    '(?<!\\p{L})compi(?:e|rà|o)\\s+(?:\\p{L}+\\s+)?#(?:\\s+anni)?(?!\\p{L})',
    '(?<!\\p{L})(?:presto|domani|oggi|prossimo)\\s+(?:\\S+\\s+){0,2}(?:#°?|dodicesimo|tredicesimo|quattordicesimo|quindicesimo|sedicesimo|diciassettesimo)\\s+compleanno',
    '(?:dodicesimo|tredicesimo|quattordicesimo|quindicesimo|sedicesimo|diciassettesimo)\\s+compleanno\\s+(?:si\\s+avvicina|è\\s+(?:domani|vicino|tra))',
  ],
  youths: [
    '(?<!\\p{L})nat[ao]\\s+(?:\\p{L}+\\s+){0,2}#\\s+anni\\s+fa',
    `${IS}\\s+${STILL}(?:(?:un|una|uno|un'|la|il|l'|tua|mia|sua)\\s*)?(?:\\p{L}+,?\\s+){0,2}?(?:adolescente|minorenne|liceale|scolarett[ao]|ragazzin[ao]|preadolescente|bambin[ao] piccol[ao]|studente(?:ssa)? (?:delle superiori|delle medie|del liceo|liceale))(?!\\p{L})`,
    `${IS}\\s+${STILL}una?\\s+bambin[ao](?=\\s*(?:[.,;!?)]|$))`,
    '(?<!\\p{L})(?:va|vai|vado|frequenta)\\s+(?:ancora\\s+)?(?:al liceo|alle superiori|alle medie|il liceo|le medie|le superiori)(?!\\s+come)',
    '(?<!\\p{L})non\\s+ha\\s+ancora\\s+(?:18|diciotto)',
    '(?<!\\p{L})(?:fa|frequenta|è in)\\s+(?:la\\s+)?(?:prima|seconda|terza|quarta|quinta)\\s+(?:media|elementare|superiore|liceo)',
    '(?<!\\p{L})(?:sembra|pare|dimostra)\\s+(?:avere\\s+)?(?:una?\\s+)?(?:(?:bambin[ao]|ragazzin[ao]|adolescente|minorenne|scolaretta)(?!\\p{L})|(?:1[0-7]|dodici|tredici|quattordici|quindici|sedici)\\s+anni)',
    '(?<!\\p{L})(?:quasi|meno di|sotto i)\\s+(?:18|diciotto)(?:\\s+anni)?(?=\\s*(?:[.,;!?)]|$))',
    '(?<!\\p{L})versione più giovane di',
    '(?<!\\p{L})non\\s+(?:(?:è|sono|sei)\\s+)?ancora\\s+(?:maggiorenne|diciottenne|adulta)',
    '(?<!\\p{L})(?:tra|fra)\\s+\\S+\\s+(?:ann[io]|mes[ie]|settiman[ae]|giorni)\\s+(?:\\p{L}+\\s+)?(?:maggiorenne|(?:(?:i\\s+)?(?:18|diciotto)(?:\\s+anni)?))(?=\\s*(?:[.,;!?)]|$))',
    "(?<!\\p{L})(?:sarà|sarò|diventerà|diventa|compirà|compie)\\s+(?:maggiorenne|(?:18|diciotto)(?:\\s+anni)?)\\s+(?:tra|fra|l'anno|presto|domani|a\\s+\\p{L}+)",
    '(?<!\\p{L})(?:in|fa|faccio|frequenta|frequento|comincia|inizia|ripete|di|alla)\\s+(?:la\\s+|una\\s+)?(?:prima|seconda|terza|quarta|quinta)\\s+(?:media|elementare|superiore|liceo|ginnasio)(?!\\p{L})',
    "(?<!\\p{L})(?:comincia|inizia|appena\\s+(?:iniziato|cominciato)|va|vado|vai|frequenta|frequento)\\s+(?:ancora\\s+)?(?:le|alle|al|il|all'|la)\\s*(?:superiori|medie|elementari|liceo|asilo|ginnasio|scuola\\s+(?:media|elementare|superiore))(?!\\p{L})(?!\\s+(?:come|per\\s+insegnare))",
    "(?<!\\p{L})(?:student(?:essa|e)|alunn[ao]|allieva?o?)\\s+(?:(?:al|alle|all'|del|delle|dell'|di|della|in)\\s*(?:ultimo\\s+anno\\s+(?:di|del)\\s+)?(?:un\\s+)?(?:liceo|scuole?|medie|superiori|elementari|asilo|ginnasio|istituto\\s+tecnico)|(?:di|in|della)\\s+(?:prima|seconda|terza|quarta|quinta)\\s+(?:media|elementare|superiore|liceo)?)(?!\\p{L})",
    '(?<!\\p{L})(?:in\\s+(?:piena\\s+)?pubertà|(?:pre)?pubere)(?!\\p{L})',
    "(?<!\\p{L})(?:fa|dà|farà|prepara)\\s+(?:l'esame\\s+di\\s+terza\\s+media)",
    '(?<!\\p{L})(?:va|vado|vai)\\s+ancora\\s+a\\s+scuola(?!\\p{L})',
    '(?<!\\p{L})le\\s+daresti\\s+#\\s+anni',
    '(?<!\\p{L})non\\s+ha\\s+(?:ancora\\s+)?(?:compiuto\\s+)?(?:i\\s+)?#(?:\\s+anni)?(?=\\s*(?:[.,;!?)]|$))',
  ],
  nouns:
    'adolescent[ei]|minorenn[ei]|liceal[ei]|scolarett[aoei]|scolar[ao]|ragazzin[aoei]|preadolescent[ei]|student(?:essa|esse|e|i) (?:delle superiori|delle medie|del liceo|liceal[ei])|alunn[aoei] (?:delle medie|delle elementari|di scuola)',
  children: 'bambin[aoei]|bimb[aoei]|fanciull[aoei]|neonat[aoei]|ragazz[ae] (?:piccol[ae]|nud[ae] minorenn[ei])',
  pupils:
    "medie,?\\s+(?:prima|seconda|terza)\\s+classe|(?:in\\s+)?(?:prima|seconda|terza|quarta|quinta)\\s+(?:media|elementare|superiore|liceo|ginnasio)|(?:primo|secondo|terzo|quarto|quinto)\\s+(?:anno\\s+di\\s+|anno\\s+del\\s+)?(?:liceo|superiore)|collegiale|convittrice|convittore|liceale|adolescente|minorenne|ragazzin[ao]|scolarett[ao]|scolar[ao]|preadolescente|bambin[ao]|ginnasiale|(?:student(?:essa|e)|alunn[ao]|allieva?o?)\\s+(?:(?:al|alle|all'|del|delle|dell'|di)\\s*(?:liceo|scuole?|medie|superiori|elementari|asilo|ginnasio|istituto\\s+tecnico)|di\\s+(?:prima|seconda|terza|quarta|quinta)\\s+(?:media|elementare|superiore))|mocciosa|moccioso",
  goesOn: 'in|con|che|dai|dagli|dalle|senza|del\\s+(?:liceo|paese|quartiere)',
  aged: '(?:ragazz[ao]|bambin[ao]|ragazzin[ao]|fanciull[ao]|donna|uomo|strega|elfa|principessa|principe|vampira|orfan[ao]|giovane|signorina)\\s+(?:di|sui)(?:\\s+(?:soli|appena))?',
  half: 'e\\s+mezz[oa]',
  grownUps:
    "(?:madre|padre|genitori|mamma|papà|zi[ao]|madrina|padrino|tutor|professor(?:e|essa)|insegnante|maestr[ao]|educat(?:ore|rice)|psicolog[ao]|allenat(?:ore|rice))\\s+(?:di|d'|del|della|dei|delle|per|in|al|alle)",
  now: 'oggi(?:\\s+ne\\s+ha)?|adesso|ora(?:\\s+ne\\s+ha)?',
  earlyYears:
    "da\\s+(?:bambin[ao]|piccol[ao]|ragazzin[ao]|neonat[ao]|adolescente)|(?:tua|sua|vostra)\\s+infanzia|a\\s+#\\s+anni|(?:lei|te|lui)\\s+(?:all'asilo|alle\\s+(?:elementari|medie))|quando\\s+(?:eri|era)\\s+(?:piccol[ao]|bambin[ao]|giovane|ragazzin[ao]|alle\\s+medie)",
  only: 'appena|solo|soltanto|quasi|circa|al\\s+massimo|compiuti',
  years: {
    unit: 'anni|annetti',
    before: 'da|per|dopo|tra|fra|circa|in|di',
    after: 'fa|dopo|prima|di esperienza|di matrimonio',
  },
  others:
    'non|mai|ex|sua|suo|sue|suoi|mia|mio|tua|tuo|loro|per|con|di|del|della|delle|e|o|come|quando|era|fu|insegna|insegnante|maestr[ao]|professor\\p{L}*',
  persons: '(?:ragazz[oa]|donna|fidanzata|lei)(?: di| ha)?',
  things: 'whisky|vino|rum|cane|gatt[oai]|cavallo|macchina|auto|casa|albero|barca',
  spared: {
    before: [
      `(?<!(?:è|sono|sei)\\s(?:la\\s|il\\s)?)(?<!\\p{L})(?:sua|seu|minha|meu|suo|sue|suoi|mia|mio|tua|tuo|una?|due|tre|loro)\\s+(?:\\p{L}+\\s+)?${RELATIVE}(?!\\p{L})[^.!?;\\n]{0,30}`,
      `(?<!\\p{L})${THING}(?!\\p{L})[^.!?;\\n]{0,24}`,
      '(?<!\\p{L})(?:più|meno|dopo|prima|circa|da|per|nel corso)\\s+',
      '(?<!\\p{L})(?:quando|da quando|finché|mentre)\\s+(?:\\S+\\s+){0,3}',
      '(?<!\\p{L})(?:non|mai|ex)[\\s-]+(?:\\S+\\s+)?',
      '(?<!\\p{L})(?:insegna|professoressa (?:di|al)|professore (?:di|al)|insegnante (?:di|al)|madre di|padre di)\\s*(?:\\S+\\s+){0,3}',
      "(?<!\\p{L})dall?'?\\s*età\\s+di\\s+",
      '(?<!\\p{L})insegna\\p{L}*\\s+(?:\\S+\\s+){0,3}',
    ],
    afterYouths: ["nell'animo|nel\\s+cuore|dentro|mancat[ao]"],
    after: [
      'di\\s+(?!età)',
      '(?:fa(?!\\p{L})|che\\s|come\\s|in\\s|insieme|dopo|prima|più\\s|meno\\s|passati|di vita|senza|sposat)',
      `(?:\\p{L}+\\s+)?${THING}(?!\\p{L})`,
    ],
  },
});
