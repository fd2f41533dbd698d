import type { CareLanguage } from '#contract/care.ts';
import type { SurePattern } from './lexicon.ts';

/** "I can't do this any more", with nothing beside it that would say what: words of a regular expression over legible text. */
const WORDS: Readonly<Record<CareLanguage, string>> = {
  en: '(?:i )?(?:really |just |honestly |simply |literally )*(?:cant|cannot|can not) (?:(?:do|take|bear|stand|handle|cope with) (?:this|it|life|any of (?:this|it))|cope|go on(?: like this)?) (?:anymore|any more|any longer)',
  de: 'ich (?:kann|will) (?:einfach |echt |wirklich )*nicht mehr|ich halte? (?:das|es) (?:alles )?(?:einfach |echt )?nicht (?:mehr|länger) aus|ich schaff(?:e|s)? (?:das |es )?(?:alles )?(?:einfach )?nicht mehr',
  es: '(?:ya |es que |de verdad )*no (?:puedo|aguanto) (?:con esto |así |esto )?más|no puedo seguir(?: así| con esto)?|ya no puedo(?: con (?:esto|nada|todo))?',
  fr: '(?:je )?(?:nen|n en|en) peux (?:vraiment )?plus|jen peux plus|(?:je )?(?:ne )?(?:tiens|supporte) plus',
  it: '(?:io )?non ce la faccio (?:davvero )?più|non ne posso più(?: di vivere)?|non reggo più',
  pt: '(?:eu )?(?:já )?não (?:aguento|consigo|suporto) mais(?: isso| isto)?',
  nl: 'ik (?:kan|trek|hou) (?:het |dit )?(?:echt |gewoon )*niet meer(?: (?:aan|vol))?',
  pl: '(?:ja )?(?:już )?nie (?:mam (?:już )?siły|daję (?:już )?rady|wytrzymam (?:już )?dłużej|mogę już)|nie daję już rady|już nie (?:mogę|daję rady)',
  ru: '(?:я )?(?:больше )?(?:так )?(?:не могу|не выдерживаю)(?: так)? ?(?:больше)?|(?:у меня )?нет больше сил',
  tr: '(?:artık )?(?:dayanamıyorum|katlanamıyorum)(?: artık)?|artık yapamıyorum',
  ar: '(?:[اأ]نا )?(?:لم|ما) (?:[اأ]عد|عدت) (?:[اأ]حتمل|[اأ]تحمل|[اأ]قدر|[اأ]ستطيع)(?: هذا| اكثر)?|(?:[اأ]نا )?ما (?:عاد )?(?:[اأ]قدر|فيني)(?: [اأ]تحمل| [اأ]كمل)?',
  hi: '(?:मुझसे )?(?:अब )?(?:और )?नहीं (?:सहा|जिया|होता|हो) ?(?:जाता|रहा)?|मैं अब और नहीं (?:सह|जी) सकत[ाी](?: हूँ)?',
  zh: '我?(?:真的|已经)?(?:撑|坚持|活|熬)不下去了?|我受不了了',
  ja: '(?:もう|ほんとに|本当に)+(?:無理|限界|耐えられない|だめ|ダメ)(?:です|だ|かも)?|もうやっていけない',
  ko: '(?:나 ?)?(?:더는|더 ?이상(?:은)?|이제) ?(?:못 ?(?:버티|하|견디)겠(?:어|다|어요)|버틸 ?수 ?(?:가 ?)?없(?:어|다|어요))',
};

/** Whoever says no more than that they cannot any more is asked how they are, and told who is there to talk to. */
export const despairIn = (language: CareLanguage): SurePattern => ({
  kind: 'selfHarm',
  urgency: 'near',
  about: 'self',
  pattern: `^(?:${WORDS[language]})[ .,!…。！]*$`,
});
