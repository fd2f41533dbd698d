import { ageRules } from './ageRules.ts';

const IS = '(?<!\\p{L})(?:jest|jestem|jesteś|będąc|gra|to)';
const STILL = '(?:(?:tylko|dopiero|zaledwie|już|prawie|jeszcze|właśnie|około|niespełna)\\s+)*';
const RELATIVE =
  '(?:cór(?:ka|ki|kę|ką|eczka)|syn(?:a|ek|em|owie|ów)?|brat(?:a|em)?|siostr(?:a|y|ę|ą)|siostrzenic\\p{L}|siostrzeniec|bratanic\\p{L}|bratanek|wnuczk\\p{L}|wnuk(?:a|iem)?|dzieck(?:o|a)|dzieci|kuzyn(?:ka|ki|em|a)?|bliźnięta|chrześni\\p{L}{1,3}|pasierb\\p{L}{0,3})';
const THING =
  '(?:aut(?:o|em|a)|samoch\\p{L}+|motocykl\\p{L}*|rower\\p{L}*|skuter\\p{L}*|traktor\\p{L}*|kościół|will\\p{L}|mieszkani\\p{L}+|budyn\\p{L}+|kanap\\p{L}|laptop\\p{L}*|ser(?:em)?|królik\\p{L}*|osioł|kucyk\\p{L}*|chomik\\p{L}*|żółw\\p{L}*|krow\\p{L}|koz\\p{L}|pies|psa|kot|kota|koń|konia|klacz|papuga|samochód|firma|piekarnia|sklep|whisky|wino|rum|dom|małżeństwo|małżeństwa|związek|doświadczeni\\p{L}+|praktyk\\p{L}|staż\\p{L}*|tradycja|przyjaźń|wojna|komputer|drzewo|projekt|umowa|kara|wyrok|gwarancja|podróż|kariera)';
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
    '(?<!\\p{L})wiek\\s*[:=>~-]{0,3}\\s*#',
    '(?<!\\p{L})(?:jest|będąc)\\s+w wieku\\s+#\\s*lat',
    '(?<!\\p{L})(?:skończyła|skończył|kończy|skończy)\\s+(?:właśnie\\s+|niedawno\\s+|jutro\\s+)?#\\s*lat(?!\\p{L})',
    '{{char}}\\s?[,(]\\s?#\\s?[),.;]',
    '(?<!\\p{L})lat\\s+#(?!\\p{L})',
    `(?<!\\p{L})(?:${IN_WORDS})(?:ipół)letni\\p{L}{0,3}(?!\\p{L})`,
    '(?<!\\p{L})w\\s+wieku\\s+(?:#|dwunastu|trzynastu|czternastu|piętnastu|szesnastu|siedemnastu)\\s*lat(?!\\p{L})',
    '(?<!\\p{L})(?:skończy|kończy)\\s+#(?=\\s*(?:[.,;!?)]|$))',
    '(?<!\\p{L})(?:wkrótce|jutro|dziś|niedługo)\\s+(?:\\S+\\s+){0,2}(?:#\\.?|(?:dwunast|trzynast|czternast|piętnast|szesnast|siedemnast)e)\\s+urodziny',
    '(?<!\\p{L})wygląda\\s+(?:\\p{L}+\\s+)?(?:na|jak)\\s+(?:\\p{L}+\\s+)?#(?:\\s+lat)?(?=\\s*(?:[.,;!?)]|$))',
  ],
  youths: [
    '(?<!\\p{L})(?:urodził[ao]?|urodzon[ay])\\s+(?:się\\s+)?#\\s+lat\\s+temu',
    `${IS}\\s+${STILL}(?:\\p{L}+,?\\s+){0,3}?(?:nastolatk(?:a|ą|iem)|nastolatek|uczennic(?:a|ą)|licealist(?:ka|ką|a|ą)|gimnazjalist(?:ka|ką|a|ą)|małolat(?:a|ą)|dziewczynk(?:a|ą)|uczniem (?:liceum|gimnazjum|podstawówki|szkoły)|\\p{L}+klasist(?:ka|ką|a|ą))(?!\\p{L})`,
    `${IS}\\s+${STILL}(?:nieletni|niepełnoletni|małoletni)(?:a|ą|m)?(?!\\p{L})`,
    `${IS}\\s+${STILL}dzieckiem(?=\\s*(?:[.,;!?)]|$))`,
    '(?<!\\p{L})(?:chodzi|chodzisz|chodzę)\\s+(?:jeszcze\\s+)?do\\s+(?:liceum|gimnazjum|podstawówki|szkoły|\\p{L}+ klasy|\\d\\.? klasy)',
    '(?<!\\p{L})(?:uczy|uczę|uczysz) się\\s+(?:jeszcze\\s+)?w\\s+(?:liceum|gimnazjum|podstawówce|szkole (?:średniej|podstawowej)|\\p{L}+ klasie)',
    '(?<!\\p{L})wygląda\\s+(?:jak|na)\\s+(?:\\p{L}+\\s+)?(?:dzieck\\p{L}|dziewczynk\\p{L}|nastolatk\\p{L}|uczennic\\p{L}|1[0-7]|trzynaście|czternaście|piętnaście)(?!\\p{L}|\\d)',
    '(?<!\\p{L})(?:prawie|nie ma jeszcze|poniżej|niecałe)\\s+(?:18|osiemnaście|osiemnastu)(?:\\s+lat)?(?=\\s*(?:[.,;!?)]|$))',
    '(?<!\\p{L})(?:młodsz|odmłodzon)(?:a|ą) wersj(?:a|ą)(?!\\p{L})',
    '(?<!\\p{L})(?:jest|jestem|jesteś|uczy\\s+się|uczę\\s+się)\\s+w\\s+(?:(?:pierwsz|drugi|trzeci|czwart|piąt|szóst|siódm|ósm)\\p{L}{1,2}|\\d\\.?)\\s+klasie(?!\\p{L})(?!\\s+(?:pociągu|samolotu))',
    '(?<!\\p{L})(?:zaczyna|(?:właśnie|dopiero\\s+co)\\s+(?:zaczęła|zaczął|poszła\\s+do|poszedł\\s+do)|rozpoczyna|idzie\\s+do|pójdzie\\s+do|kończy|powtarza)\\s+(?:(?:liceum|technikum|gimnazjum|podstawówk\\p{L}|szkoły\\s+(?:średniej|podstawowej)|zawodówk\\p{L}|przedszkol\\p{L})|szkołę\\s+(?:średnią|podstawową)|(?:(?:pierwsz|drugi|trzeci|czwart|piąt|szóst|siódm|ósm)\\p{L}{1,2}|\\d\\.?)\\s+klas[ęy])(?!\\p{L})',
    '(?<!\\p{L})(?:uczy|uczę|uczysz)\\s+się\\s+(?:jeszcze\\s+)?w\\s+(?:technikum|liceum|gimnazjum|podstawówce|zawodówce)',
    '(?<!\\p{L})za\\s+\\S+\\s+(?:lata|lat|rok|miesiąc\\p{L}*|miesięcy|tygodni\\p{L}*|dni)?\\s*(?:\\p{L}+\\s+)?(?:będzie|stanie\\s+się|skończy|kończy)\\s+(?:pełnoletni\\p{L}?|18|osiemnaście|osiemnastkę)',
    '(?<!\\p{L})(?:nie\\s+ma\\s+jeszcze|jeszcze\\s+nie\\s+ma|przed)\\s+(?:osiemnastk[iąę]|18(?!\\d)|osiemnast)',
    '(?<!\\p{L})jeszcze\\s+nie(?:\\s+jest)?\\s+(?:pełnoletni|dorosł)\\p{L}?(?!\\p{L})',
    '(?<!\\p{L})(?:dojrzewając[aye]|w\\s+okresie\\s+dojrzewania)(?!\\p{L})',
    '(?<!\\p{L})(?:wciąż|jeszcze|nadal)\\s+(?:chodzi|chodzę)\\s+do\\s+szkoły',
  ],
  nouns:
    'nastolat(?:ek|k\\p{L}{1,3}|ków)|uczennic\\p{L}{0,2}|licealist\\p{L}{1,3}|gimnazjalist\\p{L}{1,3}|małolat\\p{L}{0,2}|nieletni\\p{L}{0,3}|niepełnoletni\\p{L}{0,3}|małoletni\\p{L}{0,3}|dziewczynk\\p{L}{1,3}|przedszkola(?:k|czka)|(?:pierwszo|drugo|trzecio|czwarto|pięcio|szósto|siódmo|ósmo)klasist\\p{L}{1,2}',
  children:
    'dzieck(?:o|a|iem|u)|dzieci|dziećmi|dziecinka|chłop(?:iec|ca|cy|ców|czyk\\p{L}{0,2})|niemowl\\p{L}+|noworod\\p{L}+|mał(?:a|ej|ą|e)\\s+(?:\\p{L}+\\s+)?dziewczyn\\p{L}{1,2}|uczni(?:owie|ów)',
  pupils:
    '(?:piąta|szósta|siódma|ósma)\\s+klasa|pensjonarka|(?:pierwsz|drug|trzeci|czwart|piąt|szóst|siódm|ósm)a\\s+klasa\\s+(?:liceum|technikum|podstawówki|gimnazjum)|nastolat(?:ka|ek)|uczennica|licealist(?:ka|a)|gimnazjalist(?:ka|a)|małolat(?:a|ka)?|nieletnia|nieletni|niepełnoletnia|niepełnoletni|małoletni[a]?|dziewczynka|przedszkolak|\\p{L}{4,8}klasist(?:ka|a)|smarkula|smarkacz|podlotek|gówniara|uczeń\\s+(?:(?:liceum|technikum|gimnazjum|podstawówk\\p{L}|szkoły\\s+(?:średniej|podstawowej)|zawodówk\\p{L}|przedszkol\\p{L})|\\p{L}+\\s+klasy)',
  goesOn: 'z|ze|o|w|we|na|i|bez',
  aged: '(?:dziewczyna|dziewczynka|chłopak|chłopiec|kobieta|mężczyzna|wiedźma|czarownica|elfka|księżniczka|książę|wampirzyca|sierota|nastolatka),?\\s+(?:lat|ma|w\\s+wieku|mająca)(?:\\s+(?:tylko|zaledwie))?',
  half: 'i\\s+pół',
  grownUps:
    '(?:matka|ojciec|rodzice|mama|tata|ciocia|ciotka|wujek|nauczyciel(?:ka)?|wychowawczyni|wychowawca|trener(?:ka)?|psycholog|pediatra|opiekun(?:ka)?)\\s+(?:dla|w|\\p{L}+)\\s',
  now: 'dziś(?:\\s+ma)?|dzisiaj(?:\\s+ma)?|teraz(?:\\s+ma)?|obecnie',
  earlyYears:
    'jako\\s+(?:dziecko|mał\\p{L}+|niemowl\\p{L}+|nastolatka|dziewczynk\\p{L}|\\p{L}+latk\\p{L})|z\\s+(?:dzieciństwa|twojego\\s+dzieciństwa)|(?:gdy|kiedy)\\s+(?:byłaś|była|był)\\s+(?:mał|dzieck|młod)\\p{L}*|(?:jej|ciebie|twoje|jego)\\s+w\\s+przedszkolu|\\p{L}+nastolatk\\p{L}',
  only: 'tylko|ledwie|zaledwie|prawie|niespełna|około|ledwo|skończone|dopiero',
  years: {
    unit: 'lat|lata|latek',
    before: 'od|po|za|przez|przed|na|około|ostatnie',
    after: 'temu|później|doświadczenia|małżeństwa|stażu|wcześniej',
  },
  others:
    'nie|nigdy|jej|jego|ich|moja|mój|twoja|twój|nasz\\p{L}|była|był|były|dawn\\p{L}+|dla|z|od|i|oraz|lub|jak|gdy|uczy|nauczyciel\\p{L}*',
  persons: '(?:dziewczyna|chłopak|kobieta|ona)(?: ma)?',
  things: 'whisky|wino|rum|pies|kot|koń|samoch(?:ód|od\\p{L}{1,3})|dom|drzewo',
  spared: {
    relatives: { is: IS, after: `\\p{L}{0,3}\\s*(?:\\p{L}+\\s+)?${RELATIVE}(?!\\p{L})` },
    before: [
      `(?<!(?:jest|to)\\s)(?<!\\p{L})(?:jej|jego|ich|moja|mój|moje|nasza|nasz|dwoje|dwie|troje)\\s+(?:\\p{L}+\\s+)?${RELATIVE}(?!\\p{L})[^.!?;\\n]{0,30}`,
      `(?<!\\p{L})${THING}[yiaów]{0,2}(?!\\p{L})[^.!?;\\n]{0,24}`,
      '(?<!\\p{L})(?:gdy|kiedy|odkąd|zanim|dopóki)\\s+(?:\\S+\\s+){0,3}',
      '(?<!\\p{L})(?:nie|nigdy|była|był|byłą|dawn\\p{L}+|miała|miał)\\s+(?:\\S+\\s+){0,2}',
      '(?<!\\p{L})(?:uczy|naucza|nauczyciel(?:ka|em|ką)?|wychowuje)\\s+(?!się)(?:\\S+\\s+){0,3}',
      '(?<!\\p{L})(?:odkąd|przeprowadz\\p{L}+)\\s+(?:\\S+\\s+){0,3}',
    ],
    afterYouths: ['w\\s+głębi\\s+serca|w\\s+duszy|w\\s+sercu'],
    after: [
      '(?:temu|doświadczenia|stażu|małżeństwa|praktyki|później|razem|służby|w zawodzie|pracy)',
      `\\p{L}{0,3}\\s*(?:\\p{L}+\\s+)?${THING}(?!\\p{L})`,
      '(?:w głębi serca|w duszy)',
    ],
  },
});
