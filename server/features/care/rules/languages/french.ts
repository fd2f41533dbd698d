import { ageRules } from './ageRules.ts';

const IS = "(?<!\\p{L})(?:est|suis|es|c'est|sois|soit|joue|jouez|n'est)";
const STILL =
  '(?:(?:que|seulement|à peine|déjà|tout juste|environ|presque|encore|toujours|maintenant|en réalité)\\s+)*';
const RELATIVE =
  '(?:filles?|fillette|fils|frères?|sœurs?|soeurs?|nièces?|neveux?|enfants?|petite-fille|petit-fils|cousine?s?|jumeaux|jumelles|filleule?)';
const THING =
  '(?:moto|vélo|scooter|tracteur|péniche|église|villa|appartement|immeuble|canapé|fromage|lapin|âne|poney|hamster|tortue|vache|chèvre|camionnette|chien|chienne|chat|chatte|cheval|jument|perroquet|voiture|bateau|entreprise|boulangerie|boutique|whisky|vin|rhum|cognac|maison|mariage|relation|expérience|carrière|service|tradition|amitié|guerre|ordinateur|arbre|projet|contrat|absence|règne|période|voyage|enquête|plan|cours|bourse|prêt|peine|prison|mission|apprentissage|entraînement|étude|bâtiment|bouteille|exil|silence|attente|histoire|amour|alliance|trêve|mandat|rêve|malédiction|quête|garde)';

export const french = ageRules({
  numbers: 'six(?!ty)|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix[\\s-]sept',
  greater: '(?:vingts?|trente|quarante|cinquante|soixante|cents?|mille)(?:[\\s-]|\\set\\s)',
  ages: [
    `(?<!\\p{L})(?:(?:elle|il|on|qui|{{char}})\\s+(?:n')?a|j'ai|je n'ai|tu as|tu n'as|vous avez)\\s+${STILL}#\\s*ans(?!\\p{L})`,
    '(?<!\\p{L})âgée?\\s+(?:seulement\\s+|à peine\\s+)?de\\s+#\\s*ans',
    '(?<!\\p{L})(?<!âgé\\s|âgée\\s)de\\s+(?:à peine\\s+)?#\\s*ans(?!\\p{L})',
    '[,(]\\s*#\\s*ans\\s*(?=[,.;)]|$)',
    '(?<!\\p{L})âge\\s*[:=>~-]{1,3}\\s*#',
    "(?<!\\p{L})(?:vient d'avoir|fête ses|va avoir|aura)\\s+#\\s*ans",
    '{{char}}\\s?[,(]\\s?#\\s?[),.;]',
    '(?<!\\p{L})(?:a|aura|fête|fêtera|de)\\s+(?:ses\\s+)?#\\s*printemps',
    "(?<!\\p{L})(?:bientôt|demain|aujourd'hui|prochain)\\s+(?:\\S+\\s+){0,2}(?:#(?:e|ème)|(?:douz|treiz|quatorz|quinz|seiz|dix-sept)ième)\\s+anniversaire",
    '(?:#(?:e|ème)|(?:douz|treiz|quatorz|quinz|seiz|dix-sept)ième)\\s+anniversaire\\s+(?:approche|arrive|est\\s+(?:demain|dans|bientôt))',
  ],
  youths: [
    '(?<!\\p{L})née?\\s+(?:\\p{L}+\\s+){0,2}il\\s+y\\s+a\\s+#\\s+ans',
    `${IS}\\s+${STILL}(?:(?:une?|la|le|ta|ton|ma|mon|sa|son)\\s+)?(?:\\p{L}+,?\\s+){0,2}?(?:adolescente?|ado|lycéen(?:ne)?|collégien(?:ne)?|écoli(?:er|ère)|préadolescente?|petite fille|petit garçon|gamine?|fillette)(?!\\p{L})`,
    `${IS}\\s+${STILL}mineure?(?=\\s*(?:[.,;!?)]|$|et(?!\\p{L})))`,
    '(?<!\\p{L})(?:va|vas|est|es)\\s+(?:encore\\s+)?(?:au collège|au lycée|en (?:troisième|quatrième|cinquième|sixième|seconde|terminale))(?!\\p{L})(?!\\s+(?:comme|année|ligne|division|position|vitesse))',
    "(?<!\\p{L})(?:n'a|n'est)\\s+pas\\s+encore\\s+(?:18|dix-huit|majeure?)",
    '(?<!\\p{L})(?:est|entre|suis|es)\\s+(?:encore\\s+)?en\\s+(?:[3-6]e|[3-6]ème|cm[12]|ce[12]|cp|première s|1ère)(?!\\p{L})',
    '(?<!\\p{L})(?:ressemble à|fait penser à|a l.air d.)\\s*(?:une?\\s+)?(?:enfant|fillette|gamine?|adolescente?|petite fille|petit garçon|écolière|lycéenne)(?!\\p{L})',
    '(?<!\\p{L})(?:fait|paraît|semble avoir)\\s+(?:à peine\\s+|environ\\s+)?(?:1[0-7]|douze|treize|quatorze|quinze|seize)\\s*ans',
    '(?<!\\p{L})(?:presque|bientôt|moins de|pas encore)\\s+(?:18|dix-huit)\\s+ans(?=\\s*(?:[.,;!?)]|$))',
    '(?<!\\p{L})version plus jeune (?:de|d.)',
    "(?<!(?:mon|mes|ses|notre|nos|leurs?|chaque)\\s)(?<!\\p{L})(?:élève|scolarisée?|étudiante?)\\s+(?:(?:de|en)\\s+(?:classe\\s+de\\s+)?(?:troisième|quatrième|cinquième|sixième|seconde|terminale|première\\s+(?:s|es|l)|cm[12]|ce[12]|cp|primaire|maternelle|[3-6]e(?:me)?)|(?:au|du|de|d'un|d'une|à)\\s*(?:collège|lycée|école primaire))(?!\\p{L})",
    '(?<!\\p{L})(?:classe\\s+de|en)\\s+(?:cm[12]|ce[12]|[3-6]e(?:me)?|troisième|quatrième|cinquième|sixième|terminale)(?=\\s*(?:[.,;!?)\\n]|$|(?:au|à la rentrée|cette année|et|b)(?!\\p{L})))',
    '(?<!\\p{L})(?:entre|entrer|entrera|rentre|rentrer|passe|passer|redouble|fait|est|suis)\\s+(?:encore\\s+|bientôt\\s+|tout juste\\s+)?(?:au\\s+(?:collège|lycée|primaire)|(?:en|sa|ma)\\s+(?:troisième|quatrième|cinquième|sixième|seconde|terminale|primaire|maternelle))(?!\\p{L})(?:\\s+à\\s+la\\s+rentrée)?(?!\\s+(?:pour\\s+(?:enseigner|y)|comme|année|division|vitesse|ligne|classe|position))',
    "(?<!\\p{L})(?:passe|prépare|révise|passera)\\s+(?:son|le|mon|ton)\\s+brevet(?!\\s+(?:de|d'))",
    "(?<!\\p{L})(?:aura|aurai|fêtera|a)\\s+(?:ses\\s+)?(?:18|dix-huit)\\s+ans\\s+(?:dans|l'an|l'année|bientôt|demain|en\\s+\\p{L}+\\s*(?=[.,;]|$))",
    "(?<!\\p{L})(?:sera|serai|deviendra|devient)\\s+majeure?\\s+(?:dans|en|l'an|bientôt|demain)",
    '(?<!\\p{L})pas\\s+(?:encore\\s+)?(?:majeure?(?=\\s*(?:[.,;!?)]|$))|(?:18|dix-huit)\\s+ans)',
    '(?<!\\p{L})(?:(?:en\\s+(?:pleine\\s+)?|sa\\s+)puberté|(?:à peine |pré)?pubère|en\\s+pleine\\s+adolescence)(?!\\p{L})',
    '(?<!\\p{L})fait\\s+(?:très\\s+)?(?:enfant|gamine)(?=\\s*(?:[.,;!?)]|$))',
    "(?<!\\p{L})(?:est|va|vit)\\s+(?:encore\\s+|toujours\\s+)(?:à\\s+l'école|scolarisée?|au\\s+(?:collège|lycée))(?!\\s+comme)",
    '(?<!\\p{L})interne\\s+(?:dans|au|d)\\p{L}*\\s+(?:un\\s+)?(?:lycée|collège|pensionnat)',
    '(?<!\\p{L})(?:lui\\s+|on\\s+)donne(?:rait)?\\s+(?:à\\s+peine\\s+)?#\\s+ans',
    "(?<!\\p{L})n'a\\s+pas\\s+(?:encore\\s+)?(?:fêté\\s+ses\\s+|eu\\s+)?#\\s+ans",
    "(?<!\\p{L})l'âge\\s+d'aller\\s+au\\s+(?:collège|lycée)",
  ],
  nouns:
    'adolescent(?:e|s|es)?|lycéen(?:ne)?s?|collégien(?:ne)?s?|écoli(?:er|ère)s?|préado(?:lescente?s?)?s?|petites? filles?|petits? garçons?|gamine?s?|fillettes?|(?:fille|garçon)s? mineure?s?',
  children:
    'enfants?(?! terrible)|jeunes? filles?|jeunes? garçons?|filles? nues?|nourrissons?|nouveau-né\\p{L}*|bambins?|(?:une?|des)\\s+mineure?s?|mineure?s?\\s+nue?s?',
  pupils:
    "pensionnaire|lycéenne|en\\s+(?:cm[12]|terminale|troisième|quatrième|cinquième|sixième)(?=\\s*(?:[.,;]|$))|lycéen(?:ne)?|collégien(?:ne)?|écoli(?:er|ère)|ado(?:lescente?)?|préado(?:lescente?)?|gamine?|fillette|(?<!(?:tonalité|gamme|tierce|sonate|œuvre|erreur|partie)\\s)mineure|petite fille|petit garçon|(?:petite?\\s+)?mômes?|nymphette|pucelle|(?:élève|étudiante?)\\s+(?:(?:au|du|de|d'un)\\s*(?:collège|lycée)|en\\s+(?:primaire|maternelle))|garçonnet|minette",
  goesOn: 'en|au|aux|avec|qui|et|dans|de\\s+(?:province|banlieue|bonne)|à',
  aged: "(?:fille|fillette|garçon|gamine?|femme|homme|demoiselle|sorcière|elfe|princesse|prince|vampire|ado|adolescente?|orpheline?|enfant|élève)\\s+(?:de(?:\\s+(?:à\\s+peine|seulement))?|d'à\\s+peine|d'environ)",
  half: 'et\\s+demie?',
  grownUps:
    "(?:mère|père|parents?|maman|papa|tante|oncle|marraine|parrain|tuteur|tutrice|professeure?|prof|institut(?:eur|rice)|maîtresse|éducat(?:eur|rice)|psychologue|infirmière|entraîneur|conseillère?)\\s+(?:de|d'|des|du|pour|en|au|aux|dans)",
  now: "aujourd'hui(?:\\s+(?:elle|il|j'))?|maintenant|désormais|(?:et|elle|il)\\s+en",
  earlyYears:
    "(?:toi|vous|elle|lui|tu\\s+étais)\\s+(?:petite?|enfant|bébé|gamine?|ado)|quand\\s+(?:tu\\s+étais|elle\\s+était|il\\s+était)\\s+(?:toute?\\s+)?(?:petite?|jeune|enfant|bébé|ado|gamine?|au\\s+collège|à\\s+l'école)|(?:ton|son|votre)\\s+enfance|à\\s+#\\s+ans|(?:elle|toi|lui)\\s+(?:à\\s+la\\s+maternelle|en\\s+maternelle|à\\s+l'école\\s+primaire|au\\s+collège)",
  only: 'à\\s+peine|seulement|tout\\s+juste|presque|environ|pas\\s+plus\\s+de|au\\s+plus|maximum',
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
      `(?<!\\p{L})${THING}[sx]?(?!\\p{L})[^.!?;\\n]{0,24}`,
      '(?<!\\p{L})(?:plus|moins|près|bout|au bout|depuis|cours|partir|lors|suite)\\s+',
      "(?<!\\p{L})(?:quand|lorsqu'?|depuis qu'?|alors qu'?)\\s*(?:\\S+\\s+){0,3}",
      '(?<!\\p{L})(?:pas|jamais|plus|ancienn?e?|ex)[\\s-]+(?:\\S+\\s+)?',
      '(?<!\\p{L})(?:enseigne|professeure? (?:de|des|au|en)|prof (?:de|des|au|en)|mère d.|père d.)\\s*(?:\\S+\\s+){0,3}',
      "(?<!\\p{L})(?:depuis|dès|vers|à|jusqu'à)\\s+l'âge\\s+",
      '(?<!\\p{L})(?:enseign\\p{L}+|profs?|professeure?s?|maîtresse|instit\\p{L}*|cours|classe)\\s+(?:\\S+\\s+){0,3}',
    ],
    afterYouths: ["dans\\s+l'âme|au\\s+fond|dans\\s+(?:sa|leur)\\s+tête|de\\s+cœur|attardée?"],
    after: [
      "(?:d'|de\\s(?!nouveau))(?!âge)",
      "(?:plus\\s|moins\\s|passés|comme\\s|en\\s|dans\\s|ensemble|après|avant|son\\s+aîn|sa\\s+cadet|dans l'âme|au fond|à\\s+(?:la|servir|travailler|naviguer))",
    ],
  },
});
