import { ageRules } from './ageRules.ts';

const IS = '(?<!\\p{L})(?:is|ben|bent|zijn|speelt|speel)';
const STILL = '(?:(?:pas|net|nog|slechts|maar|al|bijna|eigenlijk|stiekem)\\s+)*';
const RELATIVE =
  '(?:dochters?|dochtertje|zoons?|zonen|zoontje|kind|kinderen|nicht|nichtje|neef|neefje|broers?|broertje|zus|zussen|zusje|kleinkind|tweeling)';
const THING =
  '(?:hond|kat|paard|papegaai|auto|bedrijf|bakkerij|winkel|whisky|wijn|rum|huis|huwelijk|relatie|ervaring|carrière|traditie|vriendschap|oorlog|computer|boom|project|jubileum|contract|straf|garantie|pauze|zoektocht|reis|ballingschap|studie|opleiding|samenwerking)';
const END = '(?=\\s*(?:[.!?;,)\\n"]|$|en\\b|maar\\b))';

export const dutch = ageRules({
  numbers: 'zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien',
  greater: '(?:honderd|duizend)\\s?(?:en\\s?)?',
  ages: [
    '#\\s*(?:jaar|jaren)\\s*(?:oud|jong)',
    '#[\\s-]*jarig',
    `(?<!\\p{L})(?:ik ben|jij bent|je bent|(?:ze|zij|hij|{{char}}) is)\\s+${STILL}#(?:\\s+jaar)?${END}`,
    '(?<!\\p{L})leeftijd\\s*[:=]\\s*#',
    '(?<!\\p{L})(?:net|pas)\\s+#\\s+geworden',
    '(?<!\\p{L})(?:wordt|werd)\\s+(?:morgen|vandaag|gisteren|binnenkort|volgende \\p{L}+|vorige \\p{L}+)\\s+#(?!\\d)',
    '{{char}}\\s?[,(]\\s?#\\s?[),.;]',
  ],
  youths: [
    `${IS}\\s+${STILL}(?:een|de|het|je|jouw|mijn|haar|zijn)\\s+(?:\\p{L}+,?\\s+){0,3}?(?:tiener|tienermeisje|tienerjongen|puber|schoolmeisje|schooljongen|scholiere?|middelbare scholier|minderjarige|klein meisje|kleine jongen|kleuter)(?!\\p{L})`,
    `${IS}\\s+${STILL}minderjarig(?!\\p{L})`,
    `${IS}\\s+${STILL}een\\s+kind${END}`,
    '(?<!\\p{L})(?:zit|gaat)\\s+(?:nog\\s+)?(?:op de (?:middelbare|basisschool)|naar de (?:middelbare|basisschool)|in de brugklas)',
    '(?<!\\p{L})(?:zit|zat nog|gaat)\\s+(?:nog\\s+)?in\\s+(?:de\\s+)?(?:brugklas|groep [3-8]|(?:vier|vijf|drie|twee)\\s?(?:havo|vwo|vmbo)|(?:havo|vwo|vmbo)\\s?[1-6])',
    '(?<!\\p{L})ziet\\s+eruit\\s+als\\s+(?:een\\s+)?(?:\\p{L}+\\s+)?(?:kind|tiener|schoolmeisje|klein meisje|1[0-7])(?!\\p{L}|\\d)',
    '(?<!\\p{L})(?:nog geen|jonger dan|bijna|onder de)\\s+(?:18|achttien)(?!\\p{L}|\\d)(?!\\s*(?:uur|graden|euro|meter|km))',
    '(?<!\\p{L})jongere versie van',
  ],
  nouns:
    'tieners?|tienermeisjes?|tienerjongens?|pubers?|schoolmeisjes?|schooljongens?|schoolkind(?:eren)?|scholier(?:e|en)?|brugklassers?|minderjarigen?|kleuters?|peuters?|middelbare scholier(?:e|en)?|basisschoolleerling(?:en)?',
  children:
    'kinderen|kindjes?|(?:een|het|klein|bloot|naakt|jong)\\s+(?:\\p{L}+\\s+)?kind|klein(?:e)?\\s+(?:meisjes?|jongens?|jongetjes?)|meisjes? van de (?:basis|middelbare )school|jongetjes?|naakte?\\s+(?:\\p{L}+\\s+)?(?:meisjes?|jongens?)|zuigelingen?|pasgeborenen?',
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
      `(?<!\\p{L})${THING}(?!\\p{L})[^.!?;\\n]{0,24}`,
      '(?<!\\p{L})(?:toen|sinds|voordat|nadat|destijds)\\s+(?:\\S+\\s+){0,3}',
      '(?<!\\p{L})(?:niet|geen|nooit|voormalige?|ex)\\s+(?:\\S+\\s+){0,2}',
      '(?<!\\p{L})(?:onderwijst|begeleidt)\\s+(?:\\S+\\s+){0,3}',
    ],
    after: [
      '(?:was(?!\\p{L})|waren|geweest|toen\\s)',
      `e?\\s*(?:\\p{L}+\\s+)?${THING}(?!\\p{L})`,
      '(?:in haar hart|in zijn hart|van binnen)',
    ],
  },
});
