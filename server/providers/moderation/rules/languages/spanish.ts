import { ageRules } from './ageRules.ts';
import { iberianSpared, iberianYears } from './iberian.ts';

const IS = '(?<!\\p{L})(?:es|soy|eres|seas|sea|interpreta|finge ser)';
const STILL = '(?:(?:sólo|solo|apenas|casi|todavía|aún|ya|solamente|recién|en realidad)\\s+)*';

export const spanish = ageRules({
  numbers: 'seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|diez y seis|diez y siete',
  greater: '(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|ciento|cien|mil)\\s(?:y\\s)?',
  ages: [
    '(?<!\\p{L})(?:ella|él|{{char}})\\s+(?:solo\\s+)?tiene\\s+(?:1[0-7]|doce|trece|catorce|quince|dieciséis|diecisiete)(?=\\s*(?:[.,;!?)]|$))',
    `(?<!\\p{L})(?:tiene|tengo|tienes|tenga)\\s+${STILL}(?:unos\\s+)?#\\s*(?:años|añitos)(?!\\p{L})`,
    '(?<!\\p{L})de\\s+(?:(?:sólo|solo|apenas|unos)\\s+)?#\\s*(?:años|añitos)(?!\\p{L})',
    '#\\s*años\\s+de\\s+edad',
    '[,(]\\s*#\\s*años\\s*(?=[,.;)]|$)',
    '(?<!\\p{L})edad\\s*[:=]\\s*#',
    '(?<!\\p{L})(?:acaba de cumplir|cumple|cumplirá)\\s+(?:los\\s+)?#(?:\\s+años)?(?!\\p{L})',
    '(?<!\\p{L})(?:cumplió|va a cumplir)\\s+(?:los\\s+)?#(?:\\s+años)?\\s+(?:la semana|ayer|hoy|el mes|hace poco|mañana|este)',
    '{{char}}\\s?[,(]\\s?#\\s?[),.;]',
    '(?<!\\p{L})#\\s*añitos',
  ],
  youths: [
    `${IS}\\s+${STILL}(?:(?:una?|la|el|tu|mi|su)\\s+)?(?:\\p{L}+,?\\s+){0,2}?(?:adolescente|quinceañer[oa]|colegiala?|preadolescente|menor de edad|niñ[oa] pequeñ[oa]|niñit[oa]|(?:estudiante|alumn[oa]) de (?:secundaria|instituto|preparatoria|bachillerato|primaria))(?!\\p{L})`,
    `${IS}\\s+${STILL}una?\\s+niñ[oa](?=\\s*(?:[.,;!?)]|$))`,
    '(?<!\\p{L})(?:va|voy|vas|asiste)\\s+(?:todavía\\s+|aún\\s+)?(?:al instituto|a la secundaria|al colegio|a la escuela)(?!\\s+a\\s)',
    '(?<!\\p{L})(?:todavía|aún)\\s+no\\s+(?:tiene|cumple)\\s+(?:los\\s+)?(?:18|dieciocho)',
    '(?<!\\p{L})(?:está|estudia|va)\\s+en\\s+(?:\\d{1,2}[ºo°]?|primero|segundo|tercero|cuarto|quinto|sexto|séptimo|octavo|noveno)\\s+(?:de\\s+)?(?:la\\s+)?(?:eso|secundaria|primaria|grado|bachillerato|bachiller)',
    '(?<!\\p{L})(?:parece|aparenta|luce como)\\s+(?:tener\\s+)?(?:una?\\s+)?(?:(?:niñ[oa]|adolescente|colegiala|menor)(?!\\p{L})|(?:1[0-7]|doce|trece|catorce|quince|dieciséis)\\s+años)',
    '(?<!\\p{L})(?:casi|menos de|menor de)\\s+(?:los\\s+)?(?:18|dieciocho)(?:\\s+años)?(?=\\s*(?:[.,;!?)]|$))',
    '(?<!\\p{L})versión (?:más )?joven de',
  ],
  nouns:
    'adolescentes?|quinceañer[oa]s?|colegial(?:a|as|es)?|preadolescentes?|menor(?:es)? de edad|niñit[oa]s?|(?:estudiantes?|alumn[oa]s?) de (?:secundaria|instituto|preparatoria|bachillerato|primaria|la eso)|escolares|chiquill[oa]s?|nen[ae]s pequeñ[oa]s',
  children:
    '(?:una?|la|el|las|los|unas?|unos|cada|otra)\\s+niñ[oa]s?|niñ[oa]s? (?:pequeñ|desnud|de|con|en|jugando|chic|peque)\\p{L}*|(?:pequeñ|desnud)[oa]s?\\s+niñ[oa]s?|(?:chic|muchach)[oa]s? (?:pequeñ[oa]s?|menor(?:es)?)|recién nacid[oa]s?|criaturas pequeñas',
  years: { unit: 'años|añitos', ...iberianYears },
  others:
    'no|nunca|ex|su|sus|mi|mis|tu|tus|nuestr[oa]s?|antigu[oa]|para|con|de|y|o|como|cuando|era|fue|enseña|profesora?|maestr[oa]',
  persons: '(?:chic[oa]|muchach[oa]|mujer|joven|novia|ella)(?: de| tiene)?',
  things: 'whisky|vino|ron|perr[oa]|gat[oa]|caballo|coche|carro|casa|árbol|barco',
  spared: iberianSpared,
});
