import { ageRules } from './ageRules.ts';
import { iberianSpared } from './iberian.ts';

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
  ],
  youths: [
    `${IS}\\s+${STILL}(?:(?:uma?|a|o|tua|sua|minha|meu|teu|seu)\\s+)?(?:\\p{L}+,?\\s+){0,2}?(?:adolescente|colegial|pré-adolescente|menor de idade|menininh[oa]|garotinh[oa]|(?:estudante|alun[oa]) do (?:ensino médio|ensino fundamental|secundário|liceu))(?!\\p{L})`,
    `${IS}\\s+${STILL}uma\\s+criança(?=\\s*(?:[.,;!?)]|$))`,
    '(?<!\\p{L})(?:está|estás|estou)\\s+(?:ainda\\s+)?no\\s+(?:ensino médio|ensino fundamental|secundário)',
    '(?<!\\p{L})ainda\\s+não\\s+(?:tem|fez|completou)\\s+(?:18|dezoito)',
  ],
  spared: iberianSpared,
});
