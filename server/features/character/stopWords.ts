import { BASE_LOCALE, type Locale } from '#contract/locale.ts';

/** Words that say nothing about whom somebody looks for, as the database's `search_key` makes them: without accents and signs. */
const WORDS: Readonly<Record<Locale, string>> = {
  en: `a about am an and any anybody anyone are as at be been but by can character characters companion companions could
    d did do does find for from get had has have he her him his i if in is it its like likes ll looking m me my need
    needs of on or our s search she should so some somebody someone t than that the their them there they this those to
    us ve want wants was we were what when where which who whom whose will with would you your`,
  de: `aber als am an auch auf aus bei beim bin bist da das dass dein deine dem den der des die dir du ein eine einem
    einen einer eines er es etwas figur finde finden fur gern gerne gibt habe haben hat hatte ich ihm ihn ihr im in ins
    ist jemand jemandem jemanden kann kein keine mag man mein meine mich mir mit mochte nach nicht noch nur oder ohne
    schon sein seine sich sie sind so such suche suchen uber um und uns vom von war was welche welcher wem wen wenn wer
    wie will wir wo zu zum zur`,
  es: `a al algo alguien alguna alguno algun como con cual cuando de del donde e el ella ellos en era es esta estan este
    esto fue ha hay he la las le les lo los mas me mi mis muy ni no nos o para pero personaje por pueda puede que quien
    quienes quiero sabe se sea ser si sin sobre son su sus te ti tiene tu u un una uno unos y yo busco buscar gusta`,
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
const SETS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: setOf(WORDS.en),
  de: setOf(WORDS.de),
  es: setOf(WORDS.es),
};

/** Whether a word is left out of a search: by whoever searches in that language, or in English. */
export const isStopWord = (word: string, locale: Locale): boolean =>
  SETS[BASE_LOCALE].has(word) || SETS[locale].has(word);

/** The words of a search that tell whom it is for; all of them where none does. */
export const tellingWords = (words: readonly string[], locale: Locale): readonly string[] => {
  const telling = words.filter((word) => !isStopWord(word, locale));
  return telling.length === 0 ? words : telling;
};
