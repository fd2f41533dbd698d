import { ageRules } from './ageRules.ts';

const IS = '(?<!\\p{L})(?:jest|jestem|jesteś|będąc|gra|to)';
const STILL = '(?:(?:tylko|dopiero|zaledwie|już|prawie|jeszcze|właśnie|około|niespełna)\\s+)*';
const RELATIVE =
  '(?:cór(?:ka|ki|kę|ką|eczka)|syn(?:a|ek|em|owie|ów)?|brat(?:a|em)?|siostr(?:a|y|ę|ą)|siostrzenic\\p{L}|siostrzeniec|bratanic\\p{L}|bratanek|wnuczk\\p{L}|wnuk(?:a|iem)?|dzieck(?:o|a)|dzieci|kuzyn(?:ka|ki|em|a)?|bliźnięta)';
const THING =
  '(?:pies|psa|kot|kota|koń|konia|klacz|papuga|samochód|firma|piekarnia|sklep|whisky|wino|rum|dom|małżeństwo|małżeństwa|związek|doświadczeni\\p{L}+|praktyk\\p{L}|staż\\p{L}*|tradycja|przyjaźń|wojna|komputer|drzewo|projekt|umowa|kara|wyrok|gwarancja|podróż|kariera)';
const IN_WORDS =
  'sześcio|siedmio|ośmio|dziewięcio|dziesięcio|jedenasto|dwunasto|trzynasto|czternasto|piętnasto|szesnasto|siedemnasto';

export const polish = ageRules({
  numbers:
    'sześć|siedem|osiem|dziewięć|dziesięć|jedenaście|dwanaście|trzynaście|czternaście|piętnaście|szesnaście|siedemnaście',
  greater: '(?:dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sześćdziesiąt|siedemdziesiąt|sto|tysiąc)\\s',
  ages: [
    `(?<!\\p{L})(?:ma|mam|masz|{{char}})\\s+${STILL}#\\s*(?:lat|lata|latka|latek)(?!\\p{L})`,
    '#[\\s-]*letni(?:a|ą|ej|ego|emu|m|ch)?(?!\\p{L})',
    `(?<!\\p{L})(?:${IN_WORDS})letni\\p{L}{0,3}(?!\\p{L})`,
    `#-?latk\\p{L}{1,2}(?!\\p{L})|(?<!\\p{L})(?:${IN_WORDS})lat(?:ka|ki|kę|ką|ek|ka)(?!\\p{L})`,
    '[,(]\\s*#\\s*lat\\s*(?=[,.;)]|$)',
    '(?<!\\p{L})wiek\\s*[:=-]\\s*#',
    '(?<!\\p{L})(?:jest|będąc)\\s+w wieku\\s+#\\s*lat',
    '(?<!\\p{L})(?:skończyła|skończył|kończy|skończy)\\s+(?:właśnie\\s+|niedawno\\s+|jutro\\s+)?#\\s*lat(?!\\p{L})',
    '{{char}}\\s?[,(]\\s?#\\s?[),.;]',
  ],
  youths: [
    `${IS}\\s+${STILL}(?:\\p{L}+,?\\s+){0,3}?(?:nastolatk(?:a|ą|iem)|nastolatek|uczennic(?:a|ą)|licealist(?:ka|ką|a|ą)|gimnazjalist(?:ka|ką|a|ą)|małolat(?:a|ą)|dziewczynk(?:a|ą)|uczniem (?:liceum|gimnazjum|podstawówki|szkoły)|\\p{L}+klasist(?:ka|ką|a|ą))(?!\\p{L})`,
    `${IS}\\s+${STILL}(?:nieletni|niepełnoletni|małoletni)(?:a|ą|m)?(?!\\p{L})`,
    `${IS}\\s+${STILL}dzieckiem(?=\\s*(?:[.,;!?)]|$))`,
    '(?<!\\p{L})(?:chodzi|chodzisz|chodzę)\\s+(?:jeszcze\\s+)?do\\s+(?:liceum|gimnazjum|podstawówki|szkoły|\\p{L}+ klasy|\\d\\.? klasy)',
    '(?<!\\p{L})(?:uczy|uczę|uczysz) się\\s+(?:jeszcze\\s+)?w\\s+(?:liceum|gimnazjum|podstawówce|szkole (?:średniej|podstawowej)|\\p{L}+ klasie)',
    '(?<!\\p{L})wygląda\\s+(?:jak|na)\\s+(?:\\p{L}+\\s+)?(?:dzieck\\p{L}|dziewczynk\\p{L}|nastolatk\\p{L}|uczennic\\p{L}|1[0-7]|trzynaście|czternaście|piętnaście)(?!\\p{L}|\\d)',
    '(?<!\\p{L})(?:prawie|nie ma jeszcze|poniżej|niecałe)\\s+(?:18|osiemnaście|osiemnastu)(?:\\s+lat)?(?=\\s*(?:[.,;!?)]|$))',
    '(?<!\\p{L})młodsz(?:a|ą) wersj(?:a|ą)(?!\\p{L})',
  ],
  nouns:
    'nastolat(?:ek|k\\p{L}{1,3}|ków)|uczennic\\p{L}{0,2}|licealist\\p{L}{1,3}|gimnazjalist\\p{L}{1,3}|małolat\\p{L}{0,2}|nieletni\\p{L}{0,3}|niepełnoletni\\p{L}{0,3}|małoletni\\p{L}{0,3}|dziewczynk\\p{L}{1,3}|przedszkola(?:k|czka)|(?:pierwszo|drugo|trzecio|czwarto|pięcio|szósto|siódmo|ósmo)klasist\\p{L}{1,2}',
  children:
    'dzieck(?:o|a|iem|u)|dzieci|dziećmi|dziecinka|chłop(?:iec|ca|cy|ców|czyk\\p{L}{0,2})|niemowl\\p{L}+|noworod\\p{L}+|mał(?:a|ej|ą|e)\\s+(?:\\p{L}+\\s+)?dziewczyn\\p{L}{1,2}|uczni(?:owie|ów)',
  years: {
    unit: 'lat|lata|latek',
    before: 'od|po|za|przez|przed|na|około|ostatnie',
    after: 'temu|później|doświadczenia|małżeństwa|stażu|wcześniej',
  },
  others:
    'nie|nigdy|jej|jego|ich|moja|mój|twoja|twój|nasz\\p{L}|była|był|były|dawn\\p{L}+|dla|z|od|i|oraz|lub|jak|gdy|uczy|nauczyciel\\p{L}*',
  persons: '(?:dziewczyna|chłopak|kobieta|ona)(?: ma)?',
  things: 'whisky|wino|rum|pies|kot|koń|samochód|dom|drzewo',
  spared: {
    relatives: { is: IS, after: `\\p{L}{0,3}\\s*(?:\\p{L}+\\s+)?${RELATIVE}(?!\\p{L})` },
    before: [
      `(?<!(?:jest|to)\\s)(?<!\\p{L})(?:jej|jego|ich|moja|mój|moje|nasza|nasz|dwoje|dwie|troje)\\s+(?:\\p{L}+\\s+)?${RELATIVE}(?!\\p{L})[^.!?;\\n]{0,30}`,
      `(?<!\\p{L})${THING}(?!\\p{L})[^.!?;\\n]{0,24}`,
      '(?<!\\p{L})(?:gdy|kiedy|odkąd|zanim|dopóki)\\s+(?:\\S+\\s+){0,3}',
      '(?<!\\p{L})(?:nie|nigdy|była|był|byłą|dawn\\p{L}+|miała|miał)\\s+(?:\\S+\\s+){0,2}',
      '(?<!\\p{L})(?:uczy|naucza|nauczyciel(?:ka|em|ką)?|wychowuje)\\s+(?!się)(?:\\S+\\s+){0,3}',
    ],
    after: [
      '(?:temu|doświadczenia|stażu|małżeństwa|praktyki|później|razem|służby|w zawodzie|pracy)',
      `\\p{L}{0,3}\\s*(?:\\p{L}+\\s+)?${THING}(?!\\p{L})`,
      '(?:w głębi serca|w duszy)',
    ],
  },
});
