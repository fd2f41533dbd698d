import { ageRules } from './ageRules.ts';

const IS = '(?<!\\p{L})(?:is|ben|bent|zijn|speelt|speel)';
const STILL = '(?:(?:pas|net|nog|slechts|maar|al|bijna|eigenlijk|stiekem)\\s+)*';
const RELATIVE =
  '(?:dochters?|dochtertje|zoons?|zonen|zoontje|kind|kinderen|nicht|nichtje|neef|neefje|broers?|broertje|zus|zussen|zusje|kleinkind|tweeling|(?:pete|stief|pleeg)(?:kind|dochter|zoon))';
const THING =
  '(?:motor|fiets|scooter|tractor|schip|boot|brug|kerk|villa|appartement|gebouw|laptop|kaas|konijn|ezel|pony|hamster|schildpad|koe|geit|busje|bestelbus|hond|kat|paard|papegaai|auto|bedrijf|bakkerij|winkel|whisky|wijn|rum|huis|huwelijk|relatie|ervaring|carrière|traditie|vriendschap|oorlog|computer|boom|project|jubileum|contract|straf|garantie|pauze|zoektocht|reis|ballingschap|studie|opleiding|samenwerking)';
const END = '(?=\\s*(?:[.!?;,)\\n"]|$|en\\b|maar\\b))';

export const dutch = ageRules({
  numbers: 'zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien',
  greater: '(?:honderd|duizend)\\s?(?:en\\s?)?',
  ages: [
    '#\\s*(?:jaar|jaren)\\s*(?:oud|jong)',
    '#[\\s-]*jarig',
    `(?<!\\p{L})(?:ik ben|jij bent|je bent|(?:ze|zij|hij|{{char}}) is)\\s+${STILL}#(?:\\s+jaar)?${END}`,
    '(?<!\\p{L})leeftijd\\s*(?:[:=>~-]{1,3}\\s*#|#(?=\\s*(?:[.,;)\\n]|$)))',
    '(?<!\\p{L})(?:net|pas)\\s+#\\s+geworden',
    '(?<!\\p{L})(?:wordt|werd)\\s+(?:morgen|vandaag|gisteren|binnenkort|volgende \\p{L}+|vorige \\p{L}+)\\s+#(?!\\d)',
    '{{char}}\\s?[,(]\\s?#\\s?[),.;]',
    `(?<!\\p{L})(?:wordt|word)\\s+(?:(?:ze|zij|hij|ik|je)\\s+)?(?:\\p{L}+\\s+){0,2}#(?:\\s+jaar)?${END}`,
    '(?<!\\p{L})(?:viert|heeft)\\s+(?:(?:vandaag|morgen)\\s+)?(?:haar|zijn)\\s+(?:#e?|(?:twaalfde|dertiende|veertiende|vijftiende|zestiende|zeventiende))\\s+verjaardag',
    '(?<!\\p{L})(?:binnenkort|morgen|vandaag|volgende\\s+\\p{L}+)\\s+(?:(?!op\\s)\\S+\\s+){0,2}(?:#e?|twaalfde|dertiende|veertiende|vijftiende|zestiende|zeventiende)\\s+verjaardag',
    `(?<!\\p{L})(?:lijkt|oogt)\\s+(?:wel\\s+|hooguit\\s+|amper\\s+|nauwelijks\\s+|niet\\s+ouder\\s+dan\\s+)#${END}`,
    `(?<!\\p{L})ziet\\s+eruit\\s+als\\s+#${END}`,
  ],
  youths: [
    '(?<!\\p{L})#\\s+jaar\\s+geleden\\s+(?:in\\s+\\p{L}+\\s+)?geboren',
    '(?<!\\p{L})(?:werd|is)\\s+(?:\\p{L}+\\s+)?#\\s+jaar\\s+geleden\\s+(?:in\\s+\\p{L}+\\s+)?geboren',
    `(?<=(?:^|\\n)\\s{0,3})(?:(?:een|de)\\s)?#[\\s-]*jarige?\\s+${RELATIVE}\\s+van(?!\\p{L})`,
    `${IS}\\s+${STILL}(?:een|de|het|je|jouw|mijn|haar|zijn)\\s+(?:\\p{L}+,?\\s+){0,3}?(?:tiener|tienermeisje|tienerjongen|puber|schoolmeisje|schooljongen|scholiere?|middelbare scholier|minderjarige|klein meisje|kleine jongen|kleuter)(?!\\p{L})`,
    `${IS}\\s+${STILL}minderjarig(?!\\p{L})`,
    `${IS}\\s+${STILL}een\\s+kind${END}`,
    '(?<!\\p{L})(?:zit|gaat)\\s+(?:nog\\s+)?(?:op de (?:middelbare|basisschool)|naar de (?:middelbare|basisschool)|in de brugklas)',
    '(?<!\\p{L})(?:zit|zat nog|gaat)\\s+(?:nog\\s+)?in\\s+(?:de\\s+)?(?:brugklas|groep [3-8]|(?:vier|vijf|drie|twee)\\s?(?:havo|vwo|vmbo)|(?:havo|vwo|vmbo)\\s?[1-6])',
    '(?<!\\p{L})ziet\\s+eruit\\s+als\\s+(?:een\\s+)?(?:\\p{L}+\\s+)?(?:kind|tiener|schoolmeisje|klein meisje|1[0-7])(?!\\p{L}|\\d)',
    '(?<!\\p{L})(?:nog geen|jonger dan|bijna|onder de)\\s+(?:18|achttien)(?!\\p{L}|\\d)(?!\\s*(?:uur|graden|euro|meter|km))',
    '(?<!\\p{L})(?:jongere|verjongde) versie van',
    '(?<!\\p{L})nog\\s+(?:niet|geen)\\s+(?:meerderjarig|volwassen|18|achttien)(?!\\p{L}|\\d)',
    '(?<!\\p{L})over\\s+\\S+\\s+(?:jaar|maand(?:en)?|we(?:ek|ken)|dagen)\\s+(?:wordt|word|is|ben)\\s+(?:(?:ze|zij|hij|ik)\\s+)?(?:pas\\s+)?(?:18|achttien|meerderjarig)',
    '(?<!\\p{L})(?:wordt|word|is)\\s+(?:pas\\s+)?over\\s+\\S+\\s+(?:jaar|maand(?:en)?|we(?:ek|ken)|dagen)\\s+(?:18|achttien|meerderjarig)',
    '(?<!\\p{L})in\\s+(?:de|haar|zijn)\\s+(?:volle\\s+)?puberteit(?!\\p{L})',
    '(?<!\\p{L})(?:zit|zat\\s+nog|gaat|begint|start|komt)\\s+(?:\\p{L}+\\s+){0,3}(?:in|op|naar|aan)\\s+(?:de|het|een)?\\s*(?:(?:eerste|tweede|derde|vierde|vijfde|zesde)\\s+klas(?!\\p{L})|(?:basisschool|middelbare(?:\\s+school)?|kleuterschool|gymnasium|atheneum|lyceum|havo|vwo|vmbo|mavo|brugklas)(?!\\p{L}))(?!\\s+(?:les|als\\s+leraar))',
    '(?<!\\p{L})doet\\s+(?:\\p{L}+\\s+){0,2}eindexamen\\s+(?:vmbo|mavo|havo|vwo)',
    '(?<!\\p{L})(?:zit|zitten|gaat|ga)\\s+nog\\s+(?:op|naar)\\s+school(?!\\p{L})',
    '(?<!\\p{L})interne\\s+op\\s+een\\s+\\p{L}*school',
  ],
  nouns:
    'tieners?|tienermeisjes?|tienerjongens?|pubers?|schoolmeisjes?|schooljongens?|schoolkind(?:eren)?|scholier(?:e|en)?|brugklassers?|minderjarigen?|kleuters?|peuters?|middelbare scholier(?:e|en)?|basisschoolleerling(?:en)?',
  children:
    'kinderen|kindjes?|(?:een|het|klein|bloot|naakt|jong)\\s+(?:\\p{L}+\\s+)?kind|klein(?:e)?\\s+(?:meisjes?|jongens?|jongetjes?)|meisjes? van de (?:basis|middelbare )school|jongetjes?|naakte?\\s+(?:\\p{L}+\\s+)?(?:meisjes?|jongens?)|zuigelingen?|pasgeborenen?',
  pupils:
    '(?:vmbo|havo|vwo|mavo),?\\s+(?:eerste|tweede|derde|vierde|vijfde|zesde)\\s+klas|kostschoolmeisje|(?:eerste|tweede|derde|vierde|vijfde|zesde)\\s+klas\\s+(?:havo|vwo|vmbo|mavo|gymnasium)|groep\\s+[3-8]|tiener(?:meisje|jongen|meid)?|puber(?:meisje|jongen)?|schoolmeisje|schooljongen|schoolkind|scholiere?|brugklasser|brugpieper|minderjarige?|kleuter|peuter|klein\\s+(?:kind|meisje)|kleine\\s+jongen|basisschoolleerling(?:e)?|bakvis|snotneus|(?:havist|vwo-?er|vmbo-?er|gymnasiast)e?|leerlinge?\\s+(?:(?:op|van|in|aan|uit)\\s+(?:de|het|een)?\\s*)?(?:(?:basisschool|middelbare(?:\\s+school)?|kleuterschool|gymnasium|atheneum|lyceum|havo|vwo|vmbo|mavo|brugklas)|groep\\s+\\d|(?:\\p{L}+)\\s+klas)(?:\\s?\\d)?',
  goesOn:
    'met|uit|die|dat|en|zonder|van\\s+(?:de|het)\\s+(?:school|gymnasium|dorp)|in\\s+(?:de\\s+)?(?:havo|vwo|vmbo|groep|klas|\\p{L}+\\s+klas)',
  aged: '(?:meisje|meid|jongen|knul|vrouw|man|heks|prinses|prins|vampier|wees|kind|tiener|puber|scholiere?)\\s+van(?:\\s+(?:pas|net|amper|nog\\s+maar))?',
  half: 'en\\s+een\\s+half',
  grownUps:
    '(?:moeder|vader|ouders|oma|opa|tante|oom|peetmoeder|leraar|lerares|juf|meester|docente?|trainer|begeleid(?:er|ster)|psycholo(?:og|ge)|therapeute?|arts|petekind)\\s+(?:van|voor|op|aan|in)\\s',
  now: 'nu|inmiddels|tegenwoordig|vandaag',
  earlyYears:
    'als\\s+(?:kind|baby|kleuter|klein\\s+meisje|kleine\\s+jongen|puber|tiener|scholiere?)|toen\\s+(?:je|ze|zij|hij)\\s+(?:\\p{L}+\\s+)?(?:klein|jong|kind)|(?:jouw|je|haar)\\s+(?:jeugd|kindertijd|schooltijd)|op\\s+(?:je|haar|zijn)\\s+(?:#e?|twaalfde|dertiende|veertiende|vijftiende|zestiende|zeventiende)(?!\\p{L})|(?:haar|jou|je|hem)\\s+op\\s+de\\s+kleuterschool',
  only: 'pas|amper|net|nog\\s+maar|slechts|bijna|hooguit|jong|nauwelijks',
  years: {
    unit: 'jaar|jaren',
    before: 'na|sinds|al|over|voor|afgelopen|komende',
    after: 'geleden|later|ervaring|lang|getrouwd',
  },
  others: 'geen|niet|nooit|haar|zijn|mijn|onze|voormalige?|voor|met|van|en|of|als|was|onderwijst',
  persons: '(?:meisje|jongen|vrouw|man|vriendin)(?: van)?',
  things: 'hond|kat|paard|whisky|wijn|rum|auto|huis|boom',
  spared: {
    relatives: { is: IS, after: `e?\\s*(?:\\p{L}+\\s+)?${RELATIVE}(?!\\p{L})` },
    before: [
      `(?<!\\p{L})(?<!(?:is|ben|bent)\\s)(?:haar|zijn|mijn|jouw|je|onze|een|twee|drie)\\s+(?:\\p{L}+\\s+)?${RELATIVE}(?!\\p{L})(?!\\s+van)[^.!?;\\n]{0,30}`,
      `(?<!\\p{L})${THING}(?:en|s|e)?(?!\\p{L})[^.!?;\\n]{0,24}`,
      '(?<!\\p{L})(?:toen|sinds|voordat|nadat|destijds)\\s+(?:\\S+\\s+){0,3}',
      '(?<!\\p{L})(?:niet|geen|nooit|voormalige?|ex)\\s+(?:\\S+\\s+){0,2}',
      '(?<!\\p{L})(?:onderwijst|begeleidt)\\s+(?:\\S+\\s+){0,3}',
    ],
    afterYouths: ['(?:was(?!\\p{L})|waren|geweest)', 'in\\s+(?:haar|zijn)\\s+hart|van\\s+binnen'],
    after: [
      '(?:was(?!\\p{L})|waren|geweest|toen\\s)',
      `e?\\s*(?:\\p{L}+\\s+)?${THING}(?!\\p{L})`,
      '(?:in haar hart|in zijn hart|van binnen)',
    ],
  },
});
