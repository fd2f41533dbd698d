import { plainPattern } from '../../plainWords.ts';
import { rule, type Rule } from '../rule.ts';

/** Words that a name does not begin with: articles and possessives. */
const DETERMINERS =
  'an?|the|her|his|my|our|your|their|one|two|three|no|not|since|after|in|on|at|for|der|die|das|den|dem|eine?[mnrs]?|ihre?[mnrs]?|seine?[mnrs]?|meine?[mnrs]?|deine?[mnrs]?|unsere?[mnrs]?|vor|seit|nach|um|als|mit|l[ea]s?|une?|des|du|s[ao]n?|ses|m[ao]n|mes|ta|ton|leurs?|depuis|el|l[ao]s|un[ao]s?|sus?|mis?|tus?|nuestr[oa]s?|desde|hace|il|gli|i|su[oae]|suoi|mi[ao]|tu[ao]|da|dal|os?|as|uma?|seus?|suas?|meus?|minhas?|há|de|het|een|haar|zijn|mijn|jouw|onze|sinds|op|jej|jego|mój|moja|twój|twoja|ich|od|po|w|її|её|ее|его|мой|моя|твой|твоя|их|с|в|onun|bir|benim|उसक[ीाे]|मेर[ीाे]';
/** Others than the character, and what is counted or has a number. */
const NO_NAMES_IN_ENGLISH =
  'sons?|daughters?|brothers?|sisters?|nephews?|nieces?|child(?:ren)?|kids?|twins?|cousins?|chapters?|pages?|rooms?|days?|weeks?|lessons?|floors?|levels?|players?|seats?';
const NO_NAMES_ELSEWHERE =
  'sohn|tochter|bruder|schwester|kind(?:er)?|neffe|nichte|enkel(?:in)?|kapitel|seite|zimmer|raum|tag|tage|woche|stufe|gruppe|fils|filles?|frère|sœur|soeur|neveu|enfants?|chapitre|chambre|salle|jour|étage|hij[oa]s?|herman[oa]s?|sobrin[oa]s?|niet[oa]s?|capítulo|página|habitación|día|piso|figli[oae]?|fratello|sorella|nipot[ei]|bambini|capitolo|pagina|stanza|giorno|piano|filh[oa]s?|irmãos?|irmãs?|net[oa]s?|quarto|dia|andar|zoon|dochter|broer|zus|kinderen|neef|nicht|hoofdstuk|bladzijde|kamer|dag|syn|córka|brat|siostra|dziecko|dzieci|rozdział|strona|pokój|dzień|сын|дочь|брат|сестра|дети|глава|страница|комната|день|oğlu|kızı|kardeşi|çocukları|bölüm|sayfa|oda|gün|ابنها|ابنتها|أخوها|أختها|ابنه|ابنته|الفصل|الصفحة|الغرفة|اليوم|बेटी|बेटा|भाई|बहन|अध्याय|女儿|儿子|妹妹|弟弟|女兒|兒子|孩子|第|娘|息子|妹|弟|子供|딸|아들|동생|여동생|남동생|아이|whisk(?:e?y|ies)|wine|wein|vin|vino|vinho|wijn|wino|rum|ron|dog|hund|chien|perro|cane|cão|hond|pies|cat|katze|chat|gato|gatto|kat|kot|house|haus|maison|casa|huis|dom|car|auto|voiture|coche|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember';
const NO_NAMES = `${NO_NAMES_IN_ENGLISH}|${NO_NAMES_ELSEWHERE}`;
/** Eleven to seventeen. */
const TEENS =
  'eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|onze|douze|treize|quatorze|quinze|seize|dix-sept|once|doce|trece|catorce|quince|dieciséis|diecisiete|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|doze|treze|dezesseis|dezasseis|dezessete|dezassete|twaalf|dertien|veertien|vijftien|zestien|zeventien|jedenaście|dwanaście|trzynaście|czternaście|piętnaście|szesnaście|siedemnaście|одиннадцать|двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать|семнадцать|on (?:bir|iki|üç|dört|beş|altı|yedi)|ग्यारह|बारह|तेरह|चौदह|पंद्रह|सोलह|सत्रह';
/** Words that somebody says before the own name. */
const I_AM =
  "i am|i'm|my name is|name's|ich bin|ich heiße|mein name ist|je suis|je m'appelle|moi,? c'est|sono|io sono|mi chiamo|soy|me llamo|mi nombre es|sou|eu sou|chamo-me|me chamo|meu nome é|ik ben|ik heet|mijn naam is|jestem|mam na imię|nazywam się|я|меня зовут|ben|adım|benim adım|أنا|اسمي|मैं|मेरा नाम";
/** Whoever is called so by the text is the character itself. */
const YOUR = 'deine?|ta|ton|tu|tua|tuo|tuas?|teus?|je|jouw|twoja|twój|твоя|твой|your';
const YEARS = 'jahre?|ans|años|anni|anos|jaar|lat|лет|года?|years? old';
/** Before it. */
const SINCE = String.raw`(?:seit|vor|nach|in|um|mit|depuis|après|pendant|desde|hace|durante|da|dopo|há|sinds|na|od|po|przez|с|через|since|for|after|at)(?![\p{L}\p{M}])`;
/** After a number that is no age. */
const AFTERS = String.raw`(?:später|her|d['e]|d'|de|of|di|plus|fa|ago|geleden|ervaring|erfahrung|temu|назад|mal|uhr|cm|kg|euro|km|m|meter|stunden|tage|heures|jours|horas|días|ore|giorni|dias|uur|dagen|godzin|dni|часов|дней)(?!\p{L})`;
const LETTERS = String.raw`[\p{L}\p{M}'-]{0,30}`;

const POSSESSIVES =
  'ihre?[mnrs]?|seine?[mnrs]?|meine?[mnrs]?|unsere?[mnrs]?|sa|ses|ma|mon|mes|leurs?|sus?|mis|nuestr[oa]s?|su[oae]|suoi|mi[ao]|seus?|suas?|meus?|minhas?|haar|zijn|mijn|onze|jej|jego|mój|moja|её|ее|его|мой|моя|onun|benim';

/** Words by which a bare number behind a comma is of somebody else, or counts something, in other languages than English. */
export const OF_OTHERS_ELSEWHERE = new RegExp(
  plainPattern(String.raw`(?<![\p{L}\p{M}])(?:${POSSESSIVES}|${NO_NAMES_ELSEWHERE})(?![\p{L}\p{M}])`),
  'iu',
);

/** A line that opens with a name and an age, in any language: `Lina, 15`. */
export const namedAge: Rule = rule(
  'underAge',
  plainPattern(
    String.raw`(?<![\p{L}\p{M}])(?<=(?:^|\n)[\s"'-]{0,4}|(?<![\p{L}\p{M}])(?:${I_AM})\s(?:(?:die|der|il|la|el|o|a|le|l'|de)\s)?)(?!(?:${DETERMINERS}|${NO_NAMES})(?![\p{L}\p{M}]))\p{L}${LETTERS}(?:\s(?!(?:${NO_NAMES})(?![\p{L}\p{M}]))\p{L}${LETTERS}){0,2}(?:\s?[,،、]\s?(?:1[0-7]|${TEENS})(?=\s*(?:[,.;\n،、。]|$))|\s?\(\s?(?:1[0-7]|${TEENS})\s?\)(?=\s*(?:[,.;:\n،、。-]|$)))`,
  ),
);

/** A text that opens with whom the reader has before them: `Ta petite sœur de 12 ans`. */
export const yourYoungOne: Rule = rule(
  'underAge',
  plainPattern(
    String.raw`(?<=(?:^|\n)[\s"'-]{0,4})(?:${YOUR})\s(?:(?!${SINCE})\p{L}${LETTERS}\s){0,2}(?!${SINCE})\p{L}${LETTERS},?(?:\s(?:von|de|di|van))?\s(?:(?:[1-9]|1[0-7])(?![\d.:])|${TEENS})(?![\p{L}\p{M}])(?:\s(?:${YEARS})(?![\p{L}\p{M}])|(?!\s?(?:${YEARS}|jahren)))(?=\s*(?:[.,;\n]|$)|\s(?!${AFTERS})\p{L})`,
  ),
);
