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
  ],
  youths: [
    `${IS}\\s+${STILL}(?:een|de|het|je|jouw|mijn|haar|zijn)\\s+(?:\\p{L}+,?\\s+){0,3}?(?:tiener|tienermeisje|tienerjongen|puber|schoolmeisje|schooljongen|scholiere?|middelbare scholier|minderjarige|klein meisje|kleine jongen|kleuter)(?!\\p{L})`,
    `${IS}\\s+${STILL}minderjarig(?!\\p{L})`,
    `${IS}\\s+${STILL}een\\s+kind${END}`,
    '(?<!\\p{L})(?:zit|gaat)\\s+(?:nog\\s+)?(?:op de (?:middelbare|basisschool)|naar de (?:middelbare|basisschool)|in de brugklas)',
  ],
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
