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
    '(?<!\\p{L})edad\\s*(?:[:=>~-]{1,3}\\s*#|#(?=\\s*(?:[.,;)\\n]|$)))',
    '(?<!\\p{L})(?:acaba de cumplir|cumple|cumplirá)\\s+(?:los\\s+)?#(?:\\s+años)?(?!\\p{L})',
    '(?<!\\p{L})(?:cumplió|va a cumplir)\\s+(?:los\\s+)?#(?:\\s+años)?\\s+(?:la semana|ayer|hoy|el mes|hace poco|mañana|este)',
    '{{char}}\\s?[,(]\\s?#\\s?[),.;]',
    '(?<!\\p{L})#\\s*añitos',
    '(?<!\\p{L})(?:tiene|tengo|de|cumple|cumplirá)\\s+#\\s*primaveras',
    '(?<!\\p{L})(?:mañana|hoy|pronto)\\s+(?:ella\\s+|él\\s+)?cumpl(?:e|o|irá)\\s+(?:los\\s+)?#(?!\\d)',
    '(?<!\\p{L})(?:pronto|mañana|hoy|próximo)\\s+(?:\\S+\\s+){0,2}(?:#º?|(?:duo)?décimo(?:\\s?(?:segundo|tercer|cuarto|quinto|sexto|séptimo))?|decimo(?:tercer|cuarto|quinto|sexto|séptimo)|quince)\\s+cumpleaños',
    '(?<!\\p{L})(?:parece|aparenta)\\s+(?:tener\\s+)?(?:apenas\\s+|unos\\s+)?#(?:\\s+años)?(?:\\s+como\\s+(?:mucho|máximo))?(?=\\s*(?:[.,;!?)]|$))',
  ],
  youths: [
    '(?<!\\p{L})(?:nació|nacid[ao])\\s+hace\\s+(?:\\p{L}+\\s+)?#\\s+años',
    `${IS}\\s+${STILL}(?:(?:una?|la|el|tu|mi|su)\\s+)?(?:\\p{L}+,?\\s+){0,2}?(?:adolescente|quinceañer[oa]|colegiala?|preadolescente|menor de edad|niñ[oa] pequeñ[oa]|niñit[oa]|(?:estudiante|alumn[oa]) de (?:secundaria|instituto|preparatoria|bachillerato|primaria))(?!\\p{L})`,
    `${IS}\\s+${STILL}una?\\s+niñ[oa](?=\\s*(?:[.,;!?)]|$))`,
    '(?<!\\p{L})(?:va|voy|vas|asiste)\\s+(?:todavía\\s+|aún\\s+)?(?:al instituto|a la secundaria|al colegio|a la escuela)(?!\\s+a\\s)',
    '(?<!\\p{L})(?:todavía|aún)\\s+no\\s+(?:tiene|cumple)\\s+(?:los\\s+)?(?:18|dieciocho)',
    '(?<!\\p{L})(?:está|estudia|va)\\s+en\\s+(?:\\d{1,2}[ºo°]?|primero|segundo|tercero|cuarto|quinto|sexto|séptimo|octavo|noveno)\\s+(?:de\\s+)?(?:la\\s+)?(?:eso|secundaria|primaria|grado|bachillerato|bachiller)',
    '(?<!\\p{L})(?:parece|aparenta|luce como)\\s+(?:tener\\s+)?(?:una?\\s+)?(?:(?:niñ[oa]|adolescente|colegiala|menor)(?!\\p{L})|(?:1[0-7]|doce|trece|catorce|quince|dieciséis)\\s+años)',
    '(?<!\\p{L})(?:casi|menos de|menor de)\\s+(?:los\\s+)?(?:18|dieciocho)(?:\\s+años)?(?=\\s*(?:[.,;!?)]|$))',
    '(?<!\\p{L})versión (?:más )?joven de',
    '(?<!\\p{L})(?!\\p{L}+\\s+(?:a\\s+|en\\s+)?eso(?!\\p{L}))(?:va|voy|vas|está|estoy|estudia|cursa|curso|hace|hago|empieza|empiezo|empezar|comienza|entra|entrar|pasa|repite|termina|sigue)\\s+(?:aún\\s+|todavía\\s+)?(?:en|a|al|el)?\\s*(?:(?:la|el)\\s+)?(?:(?:primero|segundo|tercero|cuarto|quinto|sexto|séptimo|octavo|noveno|primer|tercer|\\d{1,2}\\.?[ºo°]?)(?:\\s+(?:año|grado|curso))?\\s+(?:de\\s+|en\\s+)?)?(?:(?:la\\s+)?(?:eso|secundaria|primaria|prepa(?:ratoria)?)|bachillerato|bachiller|(?:el\\s+)?instituto|(?:el\\s+)?liceo|kínder|jardín\\s+de\\s+infan\\p{L}+)(?!\\p{L})(?!\\s+(?:como|para\\s+(?:enseñar|dar)))',
    '(?<!\\p{L})(?<!(?:los|las|clases?|grupos?|chicos|niños|alumnos|aulas?|tutora?|profes?)\\s)(?:en|de)\\s+(?:primero|segundo|tercero|cuarto|quinto|sexto|séptimo|octavo|noveno|primer|tercer|\\d{1,2}\\.?[ºo°]?)(?:\\s+(?:año|grado|curso))?\\s+de\\s+(?:(?:la\\s+)?(?:eso|secundaria|primaria|prepa(?:ratoria)?)|bachillerato|bachiller|(?:el\\s+)?instituto|(?:el\\s+)?liceo|kínder|jardín\\s+de\\s+infan\\p{L}+)(?!\\p{L})',
    '(?<!\\p{L})(?:estudiante|alumn[oa])\\s+(?:de|en|del)\\s+(?:un\\s+)?(?:(?:primero|segundo|tercero|cuarto|quinto|sexto|séptimo|octavo|noveno|primer|tercer|\\d{1,2}\\.?[ºo°]?)(?:\\s+(?:año|grado|curso))?\\s+de\\s+)?(?:(?:la\\s+)?(?:eso|secundaria|primaria|prepa(?:ratoria)?)|bachillerato|bachiller|(?:el\\s+)?instituto|(?:el\\s+)?liceo|kínder|jardín\\s+de\\s+infan\\p{L}+)(?!\\p{L})',
    '(?<!\\p{L})no\\s+(?:es|soy|eres)\\s+(?:aún\\s+|todavía\\s+)?mayor\\s+de\\s+edad',
    '(?<!\\p{L})(?:en|dentro\\s+de)\\s+\\S+\\s+(?:años?|mes(?:es)?|semanas?|días)\\s+(?:\\p{L}+\\s+)?(?:cumplirá|cumple|cumplo|cumpliré|será|seré)\\s+(?:los\\s+)?(?:18|dieciocho|mayor)',
    '(?<!\\p{L})(?:cumplirá|cumple|cumpliré)\\s+(?:los\\s+)?(?:18|dieciocho)(?:\\s+años)?\\s+(?:en\\s|dentro|el\\s+(?:año|mes)|mañana|pronto)',
    '(?<!\\p{L})no\\s+(?:llega|llego|ha\\s+llegado|alcanza)\\s+(?:aún\\s+|todavía\\s+)?a\\s+(?:los\\s+)?(?:18|dieciocho)',
    '(?<!\\p{L})(?:en\\s+(?:plena\\s+|la\\s+)?|su\\s+)pubertad(?!\\p{L})',
    '(?<!\\p{L})(?:todavía|aún)\\s+(?:va|está|voy|estoy)\\s+(?:al|a\\s+la|en\\s+(?:el|la)|en)\\s+(?:colegio|escuela|cole|instituto)(?!\\p{L})',
    '(?<!\\p{L})intern[oa]\\s+en\\s+un\\s+(?:colegio|internado|instituto)',
    '(?<!\\p{L})le\\s+echar(?:ías|ía|ían)\\s+(?:unos\\s+)?#\\s+años',
    '(?<!\\p{L})no\\s+(?:ha\\s+cumplido|cumple|tiene)\\s+(?:aún\\s+|todavía\\s+)?(?:los\\s+)?#(?:\\s+años)?(?=\\s*(?:[.,;!?)]|$))',
  ],
  nouns:
    'adolescentes?|quinceañer[oa]s?|colegial(?:a|as|es)?|preadolescentes?|menor(?:es)? de edad|niñit[oa]s?|(?:estudiantes?|alumn[oa]s?) de (?:secundaria|instituto|preparatoria|bachillerato|primaria|la eso)|escolares|chiquill[oa]s?|nen[ae]s pequeñ[oa]s',
  children:
    '(?:una?|la|el|las|los|unas?|unos|cada|otra)\\s+niñ[oa]s?|niñ[oa]s? (?:pequeñ|desnud|de|con|en|jugando|chic|peque)\\p{L}*|(?:pequeñ|desnud)[oa]s?\\s+niñ[oa]s?|(?:chic|muchach)[oa]s? (?:pequeñ[oa]s?|menor(?:es)?)|recién nacid[oa]s?|criaturas pequeñas',
  pupils:
    '(?:secundaria|primaria|preparatoria|bachillerato),?\\s+(?:\\p{L}+er|segundo|tercero|cuarto|quinto|sexto)\\s+curso|(?:primero|segundo|tercero|cuarto|quinto|sexto|\\d{1,2}\\.?[ºo°]?)\\s+(?:año\\s+)?de\\s+(?:la\\s+)?(?:eso|secundaria|primaria|bachillerato|prepa(?:ratoria)?)|(?:secundaria|primaria|preparatoria|bachillerato),?\\s+(?:primer|segundo|tercer|cuarto|quinto|sexto)\\s+(?:año|grado|curso)|adolescente|quinceañer[oa]|colegiala?|preadolescente|menor\\s+de\\s+edad|niñit[oa]|chiquill[oa]|mocos[oa]|escuincl[ea]|chavalit[oa]|liceíst[oa]|liceal|(?:estudiante|alumn[oa])\\s+(?:de|en|del)\\s+(?:(?:primero|segundo|tercero|cuarto|quinto|sexto|séptimo|octavo|noveno|primer|tercer|\\d{1,2}\\.?[ºo°]?)(?:\\s+(?:año|grado|curso))?\\s+de\\s+)?(?:(?:la\\s+)?(?:eso|secundaria|primaria|prepa(?:ratoria)?)|bachillerato|bachiller|(?:el\\s+)?instituto|(?:el\\s+)?liceo|kínder|jardín\\s+de\\s+infan\\p{L}+)',
  goesOn: 'de|en|con|que|y|del|sin',
  aged: '(?:chic[oa]|muchach[oa]|niñ[oa]|chaval[a]?|joven|jovencita|mujer|hombre|bruja|elfa|princesa|príncipe|vampira|huérfan[oa]|señorita|adolescente|nena)\\s+(?:de|con)(?:\\s+(?:apenas|solo|sólo|tan\\s+solo))?',
  half: 'y\\s+medio',
  grownUps:
    '(?:madre|padre|padres|mamá|papá|tí[oa]|madrina|padrino|tutora?|profesora?|maestr[oa]|educadora?|psicólog[oa]|entrenadora?|orientadora?)\\s+(?:de|del|para|en)',
  now: 'hoy(?:\\s+tiene)?|ahora(?:\\s+tiene)?|actualmente',
  earlyYears:
    'de\\s+(?:pequeñ[oa]|niñ[oa]|chiquit[oa]|adolescente)|cuando\\s+(?:eras|era)\\s+(?:una?\\s+)?(?:pequeñ[oa]|niñ[oa]|joven|chic[oa]|bebé|adolescente)|(?:tu|su)\\s+infancia|(?:con|a\\s+los)\\s+#\\s+años|(?:ella|él|ti|tú)\\s+en\\s+(?:el\\s+)?(?:kínder|jardín\\s+de\\s+infan\\p{L}+)',
  only: 'apenas|sólo|solo|casi|unos|como\\s+mucho|recién\\s+cumplidos|cumplidos',
  years: { unit: 'años|añitos', ...iberianYears },
  others:
    'no|nunca|ex|su|sus|mi|mis|tu|tus|nuestr[oa]s?|antigu[oa]|para|con|de|y|o|como|cuando|era|fue|enseña|profesora?|maestr[oa]',
  persons: '(?:chic[oa]|muchach[oa]|mujer|joven|novia|ella)(?: de| tiene)?',
  things: 'uísque|vinho|cão|cachorr[oa]|cavalo|whisky|vino|ron|perr[oa]|gat[oa]|caballo|coche|carro|casa|árbol|barco',
  spared: iberianSpared,
});
