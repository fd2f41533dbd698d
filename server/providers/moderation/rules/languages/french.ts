import { ageRules } from './ageRules.ts';

const IS = "(?<!\\p{L})(?:est|suis|es|c'est|sois|soit|joue|jouez|n'est)";
const STILL =
  '(?:(?:que|seulement|à peine|déjà|tout juste|environ|presque|encore|toujours|maintenant|en réalité)\\s+)*';
const RELATIVE =
  '(?:filles?|fillette|fils|frères?|sœurs?|soeurs?|nièces?|neveux?|enfants?|petite-fille|petit-fils|cousine?s?|jumeaux|jumelles|filleule?)';
const THING =
  '(?:chien|chienne|chat|chatte|cheval|jument|perroquet|voiture|bateau|entreprise|boulangerie|boutique|whisky|vin|rhum|cognac|maison|mariage|relation|expérience|carrière|service|tradition|amitié|guerre|ordinateur|arbre|projet|contrat|absence|règne|période|voyage|enquête|plan|cours|bourse|prêt|peine|prison|mission|apprentissage|entraînement|étude|bâtiment|bouteille|exil|silence|attente|histoire|amour|alliance|trêve|mandat|rêve|malédiction|quête|garde)';

export const french = ageRules({
  numbers: 'six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix[\\s-]sept',
  greater: '(?:vingts?|trente|quarante|cinquante|soixante|cents?|mille)(?:[\\s-]|\\set\\s)',
  ages: [
    `(?<!\\p{L})(?:(?:elle|il|on|qui|{{char}})\\s+(?:n')?a|j'ai|je n'ai|tu as|tu n'as|vous avez)\\s+${STILL}#\\s*ans(?!\\p{L})`,
    '(?<!\\p{L})âgée?\\s+(?:seulement\\s+|à peine\\s+)?de\\s+#\\s*ans',
    '(?<!\\p{L})(?<!âgé\\s|âgée\\s)de\\s+(?:à peine\\s+)?#\\s*ans(?!\\p{L})',
    '[,(]\\s*#\\s*ans\\s*(?=[,.;)]|$)',
    '(?<!\\p{L})âge\\s*[:=]\\s*#',
    "(?<!\\p{L})(?:vient d'avoir|fête ses|va avoir|aura)\\s+#\\s*ans",
    '{{char}}\\s?[,(]\\s?#\\s?[),.;]',
  ],
  youths: [
    `${IS}\\s+${STILL}(?:(?:une?|la|le|ta|ton|ma|mon|sa|son)\\s+)?(?:\\p{L}+,?\\s+){0,2}?(?:adolescente?|ado|lycéen(?:ne)?|collégien(?:ne)?|écoli(?:er|ère)|préadolescente?|petite fille|petit garçon|gamine?|fillette)(?!\\p{L})`,
    `${IS}\\s+${STILL}mineure?(?=\\s*(?:[.,;!?)]|$|et(?!\\p{L})))`,
    '(?<!\\p{L})(?:va|vas|est|es)\\s+(?:encore\\s+)?(?:au collège|au lycée|en (?:troisième|quatrième|cinquième|sixième|seconde|terminale))(?!\\s+comme)',
    "(?<!\\p{L})(?:n'a|n'est)\\s+pas\\s+encore\\s+(?:18|dix-huit|majeure?)",
    '(?<!\\p{L})(?:est|entre|suis|es)\\s+(?:encore\\s+)?en\\s+(?:[3-6]e|[3-6]ème|cm[12]|ce[12]|cp|première s|1ère)(?!\\p{L})',
    '(?<!\\p{L})(?:ressemble à|fait penser à|a l.air d.)\\s*(?:une?\\s+)?(?:enfant|fillette|gamine?|adolescente?|petite fille|petit garçon|écolière|lycéenne)(?!\\p{L})',
    '(?<!\\p{L})(?:fait|paraît|semble avoir)\\s+(?:à peine\\s+|environ\\s+)?(?:1[0-7]|douze|treize|quatorze|quinze|seize)\\s*ans',
    '(?<!\\p{L})(?:presque|bientôt|moins de|pas encore)\\s+(?:18|dix-huit)\\s+ans(?=\\s*(?:[.,;!?)]|$))',
    '(?<!\\p{L})version plus jeune (?:de|d.)',
  ],
  nouns:
    'adolescent(?:e|s|es)?|lycéen(?:ne)?s?|collégien(?:ne)?s?|écoli(?:er|ère)s?|préado(?:lescente?s?)?s?|petites? filles?|petits? garçons?|gamine?s?|fillettes?|(?:fille|garçon)s? mineure?s?',
  children:
    'enfants?(?! terrible)|jeunes? filles?|jeunes? garçons?|filles? nues?|nourrissons?|nouveau-né\\p{L}*|bambins?|(?:une?|des)\\s+mineure?s?|mineure?s?\\s+nue?s?',
  years: {
    unit: 'ans',
    before: 'a|depuis|après|dans|pendant|il y a|pour|en|tous les',
    after: 'après|plus tard|avant|d.expérience|de métier|de mariage',
  },
  others:
    'pas|plus|jamais|sa|son|ses|ma|mon|mes|ta|ton|leurs?|notre|ancien\\p{L}*|ex|pour|avec|de|des|et|ou|comme|quand|était|fut|enseigne|professeur\\p{L}*|prof',
  persons: '(?:fille|garçon|femme|copine|elle)(?: de| a)?',
  things: 'whisky|vin|rhum|cognac|chien|chienne|chat|chatte|cheval|voiture|maison|arbre|bateau',
  spared: {
    before: [
      `(?<!(?:est|suis|es)\\s)(?<!\\p{L})(?:sa|son|ses|ma|mon|mes|ta|ton|une?|deux|trois|leurs?)\\s+(?:\\p{L}+\\s+)?${RELATIVE}(?!\\p{L})(?<!(?<!\\p{L})une (?:jeune )?fille)[^.!?;\\n]{0,30}`,
      `(?<!\\p{L})${THING}(?!\\p{L})[^.!?;\\n]{0,24}`,
      '(?<!\\p{L})(?:plus|moins|près|bout|au bout|depuis|cours|partir|lors|suite)\\s+',
      "(?<!\\p{L})(?:quand|lorsqu'?|depuis qu'?|alors qu'?)\\s*(?:\\S+\\s+){0,3}",
      '(?<!\\p{L})(?:pas|jamais|plus|ancienn?e?|ex)[\\s-]+(?:\\S+\\s+)?',
      '(?<!\\p{L})(?:enseigne|professeure? (?:de|des|au|en)|prof (?:de|des|au|en)|mère d.|père d.)\\s*(?:\\S+\\s+){0,3}',
    ],
    after: [
      "(?:d'|de\\s(?!nouveau))(?!âge)",
      "(?:plus\\s|moins\\s|passés|comme\\s|en\\s|dans\\s|ensemble|après|avant|son\\s+aîn|sa\\s+cadet|dans l'âme|au fond|à\\s+(?:la|servir|travailler|naviguer))",
    ],
  },
});
