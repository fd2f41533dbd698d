import { plainPattern } from '../../plainWords.ts';
import { rule, type Rule } from '../rule.ts';

/** Cells and lines of a card that say in which class somebody is. A class of a game has no number. */
const CLASSES =
  'klasse|schulklasse|jahrgangsstufe|schuljahr|classe|niveau scolaire|curso|grado escolar|turma|série|ano escolar|klas|klasa|класс|sınıf|sınıfı|الصف|कक्षा|school year|school grade';
/** Those that say which school somebody attends today. */
const SCHOOLS =
  'schule|schulform|jahrgang|scolarité|école|établissement|scuola|escuela|colegio|escola|escolaridade|school|szkoła|школа|okul|المدرسة|الدراسة|स्कूल|पढ़ाई';
const SCHOOL_KINDS =
  'real|haupt|grund|gesamt|mittel|förderschule|gymnasium|collège|lycée|école primaire|medie|superiori|elementari|liceo|secundaria|primaria|eso|preparatoria|bachillerato|ensino (?:médio|fundamental|básico|secundário)|liceu|vmbo|havo|vwo|mavo|basisschool|brugklas|podstawówka|liceum|technikum|gimnazjum|гимназия|лицей|средняя|ortaokul|ilkokul|lise|الإعدادية|الابتدائية|الثانوية|माध्यमिक|प्राथमिक|हाई';
const LABEL = String.raw`(?<=(?:^|[\n;|,])[\s"'*#•-]{0,6})`;
const SIGN = String.raw`\s*[:=>~-]{1,3}\s*`;
const NUMBER = String.raw`(?:[1-9]|1[0-3])(?:[.ºo°]{0,2}|e|eme|ª|-?й|वीं)(?:\s?["'-]?[a-dа-гб]["']?)?`;
const ORDINAL =
  'fünfte|sechste|siebte|achte|neunte|zehnte|elfte|sixième|cinquième|quatrième|troisième|seconde|première|terminale|quinto|sexto|sétimo|séptimo|oitavo|octavo|nono|noveno|décimo|piąta|szósta|siódma|ósma|пятый|шестой|седьмой|восьмой|девятый|десятый|beşinci|altıncı|yedinci|sekizinci|dokuzuncu|onuncu|الخامس|السادس|السابع|الثامن|التاسع|العاشر|पाँचवीं|छठी|सातवीं|आठवीं|नौवीं|दसवीं';

/** A line of a card that names a class or a school of today, in any language: `Klasse: 8b`. */
export const schoolLabel: Rule = rule(
  'underAge',
  plainPattern(
    String.raw`${LABEL}(?:(?:${CLASSES})${SIGN}(?:${NUMBER}|${ORDINAL})(?=\s*(?:[.,;\n]|$|eso|havo|vwo|vmbo|mavo|klasse|classe|ano|année|класс))|(?:${SCHOOLS})${SIGN}(?:${SCHOOL_KINDS}))`,
  ),
);
