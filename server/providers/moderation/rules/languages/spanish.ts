import { ageRules } from './ageRules.ts';
import { iberianSpared } from './iberian.ts';

const IS = '(?<!\\p{L})(?:es|soy|eres|seas|sea|interpreta|finge ser)';
const STILL = '(?:(?:sólo|solo|apenas|casi|todavía|aún|ya|solamente|recién|en realidad)\\s+)*';

export const spanish = ageRules({
  numbers: 'seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|diez y seis|diez y siete',
  greater: '(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|ciento|cien|mil)\\s(?:y\\s)?',
  ages: [
    `(?<!\\p{L})(?:tiene|tengo|tienes|tenga)\\s+${STILL}(?:unos\\s+)?#\\s*(?:años|añitos)(?!\\p{L})`,
    '(?<!\\p{L})de\\s+(?:(?:sólo|solo|apenas|unos)\\s+)?#\\s*(?:años|añitos)(?!\\p{L})',
    '#\\s*años\\s+de\\s+edad',
    '[,(]\\s*#\\s*años\\s*(?=[,.;)]|$)',
    '(?<!\\p{L})edad\\s*[:=]\\s*#',
    '(?<!\\p{L})(?:acaba de cumplir|cumple|cumplirá)\\s+(?:los\\s+)?#(?:\\s+años)?(?!\\p{L})',
  ],
  youths: [
    `${IS}\\s+${STILL}(?:(?:una?|la|el|tu|mi|su)\\s+)?(?:\\p{L}+,?\\s+){0,2}?(?:adolescente|quinceañer[oa]|colegiala?|preadolescente|menor de edad|niñ[oa] pequeñ[oa]|niñit[oa]|(?:estudiante|alumn[oa]) de (?:secundaria|instituto|preparatoria|bachillerato|primaria))(?!\\p{L})`,
    `${IS}\\s+${STILL}una?\\s+niñ[oa](?=\\s*(?:[.,;!?)]|$))`,
    '(?<!\\p{L})(?:va|voy|vas|asiste)\\s+(?:todavía\\s+|aún\\s+)?(?:al instituto|a la secundaria|al colegio|a la escuela)(?!\\s+a\\s)',
    '(?<!\\p{L})(?:todavía|aún)\\s+no\\s+(?:tiene|cumple)\\s+(?:los\\s+)?(?:18|dieciocho)',
  ],
  spared: iberianSpared,
});
