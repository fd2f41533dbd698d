import { ageRules } from './ageRules.ts';

const IS = '(?<!\\p{L})(?:è|sono|sei|sia|fa la parte di|interpreta)';
const STILL = '(?:(?:solo|soltanto|appena|quasi|ancora|già|circa|in realtà)\\s+)*';
const RELATIVE =
  '(?:figli[ao]?|filh[ao]s?|hij[ao]s?|figlioletta|fratell[oi]|fratellin[oi]|sorell[ae]|sorellin[ae]|nipot[ei]|nipotin[oa]|cugin[oaie]|gemell[ie]|bambini|figliocci[oa])';
const THING =
  '(?:cane|gatt[oa]|cavallo|cavalla|pappagallo|auto|macchina|barca|azienda|panetteria|negozio|whisky|vino|rum|casa|matrimonio|relazione|esperienza|carriera|servizio|tradizione|amicizia|guerra|computer|albero|progetto|contratto|assenza|condanna|periodo|viaggio|indagine|piano|corso|borsa|prestito|pena|carcere|prigione|missione|apprendistato|studio|edificio|bottiglia|esilio|silenzio|attesa|storia|amore|alleanza|tregua|mandato|regno|sogno|maledizione|ricerca|guardia)';

export const italian = ageRules({
  numbers: 'sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette',
  greater: '(?:cento|mille)\\s?(?:e\\s)?',
  ages: [
    `(?<!\\p{L})(?:ha|ho|hai|abbia)\\s+${STILL}#\\s*(?:anni|annetti)(?!\\p{L})`,
    '(?<!\\p{L})di\\s+(?:(?:soli|appena|circa)\\s+)?#\\s*anni(?!\\p{L})',
    '[,(]\\s*#\\s*anni\\s*(?=[,.;)]|$)',
    '(?<!\\p{L})età\\s*[:=]\\s*#',
    '(?<!\\p{L})(?:ha appena compiuto|compie|compirà)\\s+(?:i\\s+)?#(?:\\s+anni)?(?!\\p{L})',
    '(?<!\\p{L})(?:undic|dodic|tredic|quattordic|quindic|sedic|diciassett)enn[ei](?!\\p{L})',
    '{{char}}\\s?[,(]\\s?#\\s?[),.;]',
  ],
  youths: [
    `${IS}\\s+${STILL}(?:(?:un|una|uno|un'|la|il|l'|tua|mia|sua)\\s*)?(?:\\p{L}+,?\\s+){0,2}?(?:adolescente|minorenne|liceale|scolarett[ao]|ragazzin[ao]|preadolescente|bambin[ao] piccol[ao]|studente(?:ssa)? (?:delle superiori|delle medie|del liceo|liceale))(?!\\p{L})`,
    `${IS}\\s+${STILL}una?\\s+bambin[ao](?=\\s*(?:[.,;!?)]|$))`,
    '(?<!\\p{L})(?:va|vai|vado|frequenta)\\s+(?:ancora\\s+)?(?:al liceo|alle superiori|alle medie|il liceo|le medie|le superiori)(?!\\s+come)',
    '(?<!\\p{L})non\\s+ha\\s+ancora\\s+(?:18|diciotto)',
    '(?<!\\p{L})(?:fa|frequenta|è in)\\s+(?:la\\s+)?(?:prima|seconda|terza|quarta|quinta)\\s+(?:media|elementare|superiore|liceo)',
    '(?<!\\p{L})(?:sembra|pare|dimostra)\\s+(?:avere\\s+)?(?:una?\\s+)?(?:(?:bambin[ao]|ragazzin[ao]|adolescente|minorenne|scolaretta)(?!\\p{L})|(?:1[0-7]|dodici|tredici|quattordici|quindici|sedici)\\s+anni)',
    '(?<!\\p{L})(?:quasi|meno di|sotto i)\\s+(?:18|diciotto)(?:\\s+anni)?(?=\\s*(?:[.,;!?)]|$))',
    '(?<!\\p{L})versione più giovane di',
  ],
  nouns:
    'adolescent[ei]|minorenn[ei]|liceal[ei]|scolarett[aoei]|scolar[ao]|ragazzin[aoei]|preadolescent[ei]|student(?:essa|esse|e|i) (?:delle superiori|delle medie|del liceo|liceal[ei])|alunn[aoei] (?:delle medie|delle elementari|di scuola)',
  children: 'bambin[aoei]|bimb[aoei]|fanciull[aoei]|neonat[aoei]|ragazz[ae] (?:piccol[ae]|nud[ae] minorenn[ei])',
  years: {
    unit: 'anni|annetti',
    before: 'da|per|dopo|tra|fra|circa|in|di',
    after: 'fa|dopo|prima|di esperienza|di matrimonio',
  },
  others:
    'non|mai|ex|sua|suo|sue|suoi|mia|mio|tua|tuo|loro|per|con|di|del|della|delle|e|o|come|quando|era|fu|insegna|insegnante|maestr[ao]|professor\\p{L}*',
  persons: '(?:ragazz[oa]|donna|fidanzata|lei)(?: di| ha)?',
  things: 'whisky|vino|rum|cane|gatt[oa]|cavallo|macchina|auto|casa|albero|barca',
  spared: {
    before: [
      `(?<!(?:è|sono|sei)\\s(?:la\\s|il\\s)?)(?<!\\p{L})(?:sua|seu|minha|meu|suo|sue|suoi|mia|mio|tua|tuo|una?|due|tre|loro)\\s+(?:\\p{L}+\\s+)?${RELATIVE}(?!\\p{L})[^.!?;\\n]{0,30}`,
      `(?<!\\p{L})${THING}(?!\\p{L})[^.!?;\\n]{0,24}`,
      '(?<!\\p{L})(?:più|meno|dopo|prima|circa|da|per|nel corso)\\s+',
      '(?<!\\p{L})(?:quando|da quando|finché|mentre)\\s+(?:\\S+\\s+){0,3}',
      '(?<!\\p{L})(?:non|mai|ex)[\\s-]+(?:\\S+\\s+)?',
      '(?<!\\p{L})(?:insegna|professoressa (?:di|al)|professore (?:di|al)|insegnante (?:di|al)|madre di|padre di)\\s*(?:\\S+\\s+){0,3}',
    ],
    after: [
      'di\\s+(?!età)',
      '(?:fa(?!\\p{L})|che\\s|come\\s|in\\s|insieme|dopo|prima|più\\s|meno\\s|passati|di vita|senza|sposat)',
      `(?:\\p{L}+\\s+)?${THING}(?!\\p{L})`,
    ],
  },
});
