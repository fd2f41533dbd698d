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
    '(?<!\\p{L})idade\\s*(?:[:=>~-]{1,3}\\s*#|#(?=\\s*(?:[.,;)\\n]|$)))',
    '(?<!\\p{L})(?:acabou de fazer|acaba de fazer|faz|fará|completa)\\s+#\\s+anos\\s+(?:hoje|amanhã|em breve|este ano)',
    '(?<!\\p{L})(?:fez|fará|vai fazer)\\s+#(?:\\s+anos)?\\s+(?:na semana|ontem|hoje|no mês|há pouco|amanhã|este|esta)',
    '{{char}}\\s?[,(]\\s?#\\s?[),.;]',
    '(?<!\\p{L})(?:ela|ele|eu|{{char}})\\s+(?:faz|completa|faço|fará)\\s+(?:\\p{L}+\\s+)?#\\s+anos(?!\\s+(?:que|de))',
    '(?<!\\p{L})(?:amanhã|hoje|em\\s+breve|\\p{L}+\\s+que\\s+vem)\\s+(?:ela\\s+|ele\\s+|eu\\s+)?(?:faz|completa|faço|fará)\\s+#(?!\\d)',
    '(?<!\\p{L})(?:tem|de|completa)\\s+#\\s*primaveras',
    '(?<!\\p{L})(?:em\\s+breve|amanhã|hoje|próximo)\\s+(?:\\S+\\s+){0,2}(?:#[ºo°]?|décimo\\s+(?:segundo|terceiro|quarto|quinto|sexto|sétimo))\\s+aniversário',
    '(?<!\\p{L})(?:parece|aparenta)\\s+(?:ter\\s+)?(?:apenas\\s+|uns\\s+)?#(?:\\s+anos)?(?:\\s+no\\s+máximo)?(?=\\s*(?:[.,;!?)]|$))',
  ],
  youths: [
    '(?<!\\p{L})(?:nasceu|nascid[ao])\\s+há\\s+(?:\\p{L}+\\s+)?#\\s+anos',
    `${IS}\\s+${STILL}(?:(?:uma?|a|o|tua|sua|minha|meu|teu|seu)\\s+)?(?:\\p{L}+,?\\s+){0,2}?(?:adolescente|colegial|pré-adolescente|menor de idade|menininh[oa]|garotinh[oa]|(?:estudante|alun[oa]) do (?:ensino médio|ensino fundamental|secundário|liceu))(?!\\p{L})`,
    `${IS}\\s+${STILL}uma\\s+criança(?=\\s*(?:[.,;!?)]|$))`,
    '(?<!\\p{L})(?:está|estás|estou)\\s+(?:ainda\\s+)?no\\s+(?:ensino médio|ensino fundamental|secundário)',
    '(?<!\\p{L})ainda\\s+não\\s+(?:tem|fez|completou)\\s+(?:18|dezoito)',
    '(?<!\\p{L})(?:está|estuda|anda)\\s+no\\s+(?:\\d{1,2}[ºo°]?|sexto|sétimo|oitavo|nono|décimo)\\s+ano',
    '(?<!\\p{L})(?:parece|aparenta)\\s+(?:ter\\s+)?(?:uma?\\s+)?(?:(?:criança|menin[oa]|adolescente|colegial)(?!\\p{L})|(?:1[0-7]|doze|treze|quatorze|catorze|quinze|dezesseis)\\s+anos)',
    '(?<!\\p{L})(?:quase|menos de|menor de)\\s+(?:18|dezoito)(?:\\s+anos)?(?=\\s*(?:[.,;!?)]|$))',
    '(?<!\\p{L})versão mais (?:nova|jovem) d',
    '(?<!\\p{L})ainda\\s+não\\s+(?:(?:é|sou|és)\\s+maior|atingiu\\s+a\\s+maioridade|(?:fez|tem|completou)\\s+(?:os\\s+)?(?:18|dezoito))',
    '(?<!\\p{L})não\\s+(?:é|sou)\\s+(?:ainda\\s+)?maior\\s+de\\s+idade',
    '(?<!\\p{L})(?:daqui\\s+a|em|dentro\\s+de)\\s+\\S+\\s+(?:anos?|meses|mês|semanas?|dias)\\s+(?:\\p{L}+\\s+)?(?:faz|fará|completa|completará|faço|será|é)\\s+(?:18|dezoito|maior)',
    '(?<!\\p{L})(?:fará|faz|completa|vai\\s+fazer)\\s+(?:18|dezoito)(?:\\s+anos)?\\s+(?:daqui|em\\s|no\\s+próximo|ano\\s+que\\s+vem|amanhã)',
    "(?<!\\p{L})(?:está|estou|estás|começa|começo|anda|ando|estuda|estudo|começa|começo|entra|frequenta|repete|cursa|entrar|aluna|aluno|estudante)\\s+(?:ainda\\s+)?(?:o|no|do|para\\s+o|a|na|da|n'o)\\s+(?:(?:(?:quinto|sexto|sétimo|oitavo|nono|décimo(?:\\s+primeiro|\\s+segundo)?|(?:[5-9]|1[0-2])\\.?[ºo°]?)\\s+ano(?!\\s+d[eao](?!\\s+(?:ensino\\s+(?:médio|fundamental|básico|secundário)|fundamental|básico|secundário|liceu|colegial|colégio|primári[ao]|pré-escola|jardim\\s+de\\s+infância|escola\\s+(?:primária|secundária|básica))))|(?:primeiro|segundo|terceiro|quarto|[1-4]\\.?[ºo°]?)\\s+ano\\s+d[eo]\\s+(?:ensino\\s+(?:médio|fundamental|básico|secundário)|fundamental|básico|secundário|liceu|colegial|colégio|primári[ao]|pré-escola|jardim\\s+de\\s+infância|escola\\s+(?:primária|secundária|básica)))|(?:ensino\\s+(?:médio|fundamental|básico|secundário)|fundamental|básico|secundário|liceu|colegial|colégio|primári[ao]|pré-escola|jardim\\s+de\\s+infância|escola\\s+(?:primária|secundária|básica)))(?!\\p{L})",
    '(?<!\\p{L})(?:estudante|aluna|aluno)\\s+d[eo]\\s+(?:ensino\\s+(?:médio|fundamental|básico|secundário)|fundamental|básico|secundário|liceu|colegial|colégio|primári[ao]|pré-escola|jardim\\s+de\\s+infância|escola\\s+(?:primária|secundária|básica))(?!\\p{L})',
    '(?<!\\p{L})(?:na|em\\s+plena)\\s+puberdade(?!\\p{L})',
    '(?<!\\p{L})ainda\\s+(?:está|estou|anda|ando|vai|vou)\\s+(?:na|à|no|para\\s+a)\\s+(?:escola|colégio|liceu)(?!\\p{L})',
    '(?<!\\p{L})intern[oa]\\s+n(?:um|o)\\s+(?:colégio|internato|liceu)',
    '(?<!\\p{L})não\\s+(?:fez|tem|completou)\\s+(?:ainda\\s+)?(?:os\\s+)?#(?:\\s+anos)?(?=\\s*(?:[.,;!?)]|$))',
  ],
  nouns:
    'adolescentes?|colegia(?:l|is)|pré-adolescentes?|menor(?:es)? de idade|menininh[oa]s?|garotinh[oa]s?|(?:estudantes?|alun[oa]s?) d[oa] (?:ensino médio|ensino fundamental|secundário|liceu|escola)|ginasiana?s?',
  children: 'crianças?|criancinhas?|meninas?|meninos?|recém-nascid[oa]s?|miúd[oa]s?',
  pupils:
    '(?:quinto|sexto|sétimo|oitavo|nono|décimo|(?:[5-9]|1[0-2])\\.?[ºo°]?)\\s+ano(?!\\s+d[eao])|(?:primeiro|segundo|terceiro|quarto|quinto|sexto|sétimo|oitavo|nono|décimo|\\d{1,2}\\.?[ºo°]?)\\s+ano\\s+d[eo]\\s+(?:ensino\\s+(?:médio|fundamental|básico|secundário)|fundamental|básico|secundário|liceu|colegial)|colegial|adolescente|menor\\s+de\\s+idade|menininh[ao]|garotinh[ao]|pirralh[ao]|pivete|ginasiana|(?:estudante|alun[ao])\\s+d[oae]\\s+(?:(?:ensino\\s+(?:médio|fundamental|básico|secundário)|fundamental|básico|secundário|liceu|colegial|colégio|primári[ao]|pré-escola|jardim\\s+de\\s+infância|escola\\s+(?:primária|secundária|básica))|(?:(?:quinto|sexto|sétimo|oitavo|nono|décimo(?:\\s+primeiro|\\s+segundo)?|(?:[5-9]|1[0-2])\\.?[ºo°]?)\\s+ano(?!\\s+d[eao](?!\\s+(?:ensino\\s+(?:médio|fundamental|básico|secundário)|fundamental|básico|secundário|liceu|colegial|colégio|primári[ao]|pré-escola|jardim\\s+de\\s+infância|escola\\s+(?:primária|secundária|básica))))|(?:primeiro|segundo|terceiro|quarto|[1-4]\\.?[ºo°]?)\\s+ano\\s+d[eo]\\s+(?:ensino\\s+(?:médio|fundamental|básico|secundário)|fundamental|básico|secundário|liceu|colegial|colégio|primári[ao]|pré-escola|jardim\\s+de\\s+infância|escola\\s+(?:primária|secundária|básica))))',
  goesOn: 'em|no|na|com|que|sem|de\\s+(?:uniforme|lisboa|são)',
  aged: '(?:menin[ao]|garot[ao]|moç[ao]|rapaz|rapariga|miúd[ao]|criança|mulher|homem|bruxa|elfa|princesa|príncipe|vampira|órfã|jovem|adolescente)\\s+(?:de|com)(?:\\s+(?:apenas|só))?',
  half: 'e\\s+mei[ao]',
  grownUps:
    '(?:mãe|pai|pais|ti[ao]|madrinha|padrinho|tutora?|professora?|educadora?|psicólog[ao]|treinadora?|orientadora?)\\s+(?:de|d[oa]s?|para|em|n[oa]s?)',
  now: 'hoje(?:\\s+tem)?|agora(?:\\s+tem)?|atualmente',
  earlyYears:
    'quando\\s+(?:você\\s+|ela\\s+)?(?:era|eras)\\s+(?:criança|pequen[ao]|menin[ao]|jovem|nov[ao]|bebê|bebé)|em\\s+(?:criança|pequen[ao])|(?:sua|tua|dela)\\s+infância|(?:com|aos)\\s+#\\s+anos|(?:dela|dele|ela|você|ti)\\s+no\\s+jardim\\s+de\\s+infância',
  only: 'apenas|só|quase|uns|no\\s+máximo|recém-feitos|completos',
  years: { unit: 'anos|aninhos', ...iberianYears },
  others:
    'não|nunca|ex|suas?|seus?|minhas?|meus?|tuas?|teus?|antig[oa]|para|com|de|do|da|e|ou|como|quando|era|foi|ensina|professora?',
  persons: '(?:garot[oa]|moç[oa]|mulher|rapariga|namorada|ela)(?: de| tem)?',
  things: 'coche|perr[oa]|caballo|vino|uísque|whisky|vinho|rum|cão|cachorr[oa]|gat[oa]|cavalo|carro|casa|árvore|barco',
  spared: iberianSpared,
});
