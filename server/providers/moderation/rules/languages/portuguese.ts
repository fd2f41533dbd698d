import { ageRules } from './ageRules.ts';
import { iberianSpared, iberianYears } from './iberian.ts';

const IS = '(?<!\\p{L})(?:é|sou|és|seja|interpreta|finge ser)';
const STILL = '(?:(?:só|apenas|quase|ainda|já|somente|na verdade)\\s+)*';

export const portuguese = ageRules({
  numbers: 'seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete|dezassete',
  greater: '(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cento|cem|mil)\\s(?:e\\s)?',
  ages: [
    `(?<!\\p{L})(?:tem|tenho|tens|tenha)\\s+${STILL}(?:uns\\s+)?#\\s*(?:anos|aninhos)(?!\\p{L})`,
    '(?<!\\p{L})(?:de|com)\\s+(?:(?:só|apenas|uns)\\s+)?#\\s*(?:anos|aninhos)(?!\\p{L})',
    '#\\s*anos\\s+de\\s+idade',
    '[,(]\\s*#\\s*anos\\s*(?=[,.;)]|$)',
    '(?<!\\p{L})idade\\s*[:=]\\s*#',
    '(?<!\\p{L})(?:acabou de fazer|acaba de fazer|faz|fará|completa)\\s+#\\s+anos\\s+(?:hoje|amanhã|em breve|este ano)',
    '(?<!\\p{L})(?:fez|fará|vai fazer)\\s+#(?:\\s+anos)?\\s+(?:na semana|ontem|hoje|no mês|há pouco|amanhã|este|esta)',
    '{{char}}\\s?[,(]\\s?#\\s?[),.;]',
  ],
  youths: [
    `${IS}\\s+${STILL}(?:(?:uma?|a|o|tua|sua|minha|meu|teu|seu)\\s+)?(?:\\p{L}+,?\\s+){0,2}?(?:adolescente|colegial|pré-adolescente|menor de idade|menininh[oa]|garotinh[oa]|(?:estudante|alun[oa]) do (?:ensino médio|ensino fundamental|secundário|liceu))(?!\\p{L})`,
    `${IS}\\s+${STILL}uma\\s+criança(?=\\s*(?:[.,;!?)]|$))`,
    '(?<!\\p{L})(?:está|estás|estou)\\s+(?:ainda\\s+)?no\\s+(?:ensino médio|ensino fundamental|secundário)',
    '(?<!\\p{L})ainda\\s+não\\s+(?:tem|fez|completou)\\s+(?:18|dezoito)',
    '(?<!\\p{L})(?:está|estuda|anda)\\s+no\\s+(?:\\d{1,2}[ºo°]?|sexto|sétimo|oitavo|nono|décimo)\\s+ano',
    '(?<!\\p{L})(?:parece|aparenta)\\s+(?:ter\\s+)?(?:uma?\\s+)?(?:(?:criança|menin[oa]|adolescente|colegial)(?!\\p{L})|(?:1[0-7]|doze|treze|quatorze|catorze|quinze|dezesseis)\\s+anos)',
    '(?<!\\p{L})(?:quase|menos de|menor de)\\s+(?:18|dezoito)(?:\\s+anos)?(?=\\s*(?:[.,;!?)]|$))',
    '(?<!\\p{L})versão mais (?:nova|jovem) d',
  ],
  nouns:
    'adolescentes?|colegia(?:l|is)|pré-adolescentes?|menor(?:es)? de idade|menininh[oa]s?|garotinh[oa]s?|(?:estudantes?|alun[oa]s?) d[oa] (?:ensino médio|ensino fundamental|secundário|liceu|escola)|ginasiana?s?',
  children: 'crianças?|criancinhas?|meninas?|meninos?|recém-nascid[oa]s?|miúd[oa]s?',
  years: { unit: 'anos|aninhos', ...iberianYears },
  others:
    'não|nunca|ex|suas?|seus?|minhas?|meus?|tuas?|teus?|antig[oa]|para|com|de|do|da|e|ou|como|quando|era|foi|ensina|professora?',
  persons: '(?:garot[oa]|moç[oa]|mulher|rapariga|namorada|ela)(?: de| tem)?',
  things: 'uísque|whisky|vinho|rum|cão|cachorr[oa]|gat[oa]|cavalo|carro|casa|árvore|barco',
  spared: iberianSpared,
});
