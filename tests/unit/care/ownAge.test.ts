import { describe, expect, it } from 'vitest';
import { CARE_LANGUAGES, type CareLanguage } from '#contract/care.ts';
import { languageOf } from '#server/features/care/hearing/language.ts';
import { minorIn } from '#server/features/care/minors/minorIn.ts';
import { minorTexts } from '#server/features/care/minors/minorTexts.ts';
import { takeBack } from '#server/features/care/takeBack.ts';

interface Sentences {
  /** Somebody says that they are 15 or so, in digits and in words. */
  readonly young: readonly string[];
  /** Somebody says that they are 25 or so, in digits and in words, or 18. */
  readonly adult: readonly string[];
  /** Such numbers that are nobody’s age, or another’s. */
  readonly others: readonly string[];
}

const sentences: Readonly<Record<CareLanguage, Sentences>> = {
  en: {
    young: ['I’m 15', 'I am fifteen years old.', 'I am XVI', 'im sixteen btw', 'I’m a 15 year old girl', 'I’m 16 🙂'],
    adult: ['I’m 25', 'I am twenty-five years old.', 'I am eighteen', 'I am XXV', 'I’m a 25 year old woman'],
    others: [
      'My son is 15',
      'My son is fifteen years old.',
      'I’ve worked here 15 years',
      'I have worked here for fifteen years.',
      'I’m Xi, nice to meet you',
      'I feel like I’m 15 again',
      'I am one of ten',
    ],
  },
  de: {
    young: ['Ich bin 15', 'Ich bin fünfzehn Jahre alt.', 'Ich bin erst sechzehn', 'Ich werde bald 16.'],
    adult: ['Ich bin 25', 'Ich bin fünfundzwanzig Jahre alt.', 'Ich bin achtzehn', 'Ich bin sechsundzwanzig.'],
    others: [
      'Mein Sohn ist 15',
      'Mein Sohn ist fünfzehn.',
      'Ich arbeite hier seit 15 Jahren',
      'Ich bin 15 Jahre hier.',
    ],
  },
  es: {
    young: ['Tengo 15 años', 'Tengo quince años.', 'Solo tengo dieciséis años', 'Cumplo 16 años mañana'],
    adult: ['Tengo 25 años', 'Tengo veinticinco años.', 'Tengo dieciocho años', 'Tengo treinta y seis años'],
    others: [
      'Mi hijo tiene 15 años',
      'Trabajo aquí desde hace quince años',
      'Tengo 15 años de experiencia',
      'No tengo 15 años',
    ],
  },
  fr: {
    young: ['J’ai 15 ans', 'J’ai quinze ans.', 'Je n’ai que seize ans', 'J’ai dix-sept ans'],
    adult: ['J’ai 25 ans', 'J’ai vingt-cinq ans.', 'J’ai dix-huit ans', 'J’ai soixante-dix ans'],
    others: [
      'Mon fils a 15 ans',
      'Je travaille ici depuis quinze ans',
      'J’ai 15 ans d’expérience',
      'J’ai quinze ans de plus que lui',
    ],
  },
  it: {
    young: ['Ho 15 anni', 'Ho quindici anni.', 'Ho solo sedici anni'],
    adult: ['Ho 25 anni', 'Ho venticinque anni.', 'Ho diciotto anni'],
    others: ['Mio figlio ha 15 anni', 'Lavoro qui da quindici anni', 'Ho 15 anni di esperienza', 'Non ho 15 anni'],
  },
  pt: {
    young: ['Tenho 15 anos', 'Tenho quinze anos.', 'Só tenho dezesseis anos', 'Faço 16 anos amanhã'],
    adult: ['Tenho 25 anos', 'Tenho vinte e cinco anos.', 'Tenho dezoito anos', 'Tenho vinte e seis anos'],
    others: [
      'Meu filho tem 15 anos',
      'Trabalho aqui há quinze anos',
      'Tenho 15 anos de experiência',
      'Não tenho 15 anos',
    ],
  },
  nl: {
    young: ['Ik ben 15', 'Ik ben vijftien jaar.', 'Ik ben pas zestien', 'Ik ben 16 jaar oud'],
    adult: ['Ik ben 25', 'Ik ben vijfentwintig jaar.', 'Ik ben achttien', 'Ik ben zesentwintig.'],
    others: [
      'Mijn zoon is 15',
      'Mijn zoon is vijftien jaar.',
      'Ik werk hier al vijftien jaar',
      'Ik ben 15 jaar getrouwd',
    ],
  },
  pl: {
    young: ['Mam 15 lat', 'Mam piętnaście lat.', 'Mam dopiero szesnaście lat'],
    adult: ['Mam 25 lat', 'Mam dwadzieścia pięć lat.', 'Mam osiemnaście lat', 'Mam dwadzieścia sześć lat'],
    others: ['Mój syn ma 15 lat', 'Pracuję tu piętnaście lat', 'Mam 15 lat doświadczenia', 'Nie mam 15 lat'],
  },
  ru: {
    young: ['Мне 15 лет', 'Мне пятнадцать лет.', 'Мне всего шестнадцать', 'Мне ещё 15'],
    adult: ['Мне 25 лет', 'Мне двадцать пять лет.', 'Мне восемнадцать', 'Мне двадцать шесть'],
    others: ['Моему сыну 15 лет', 'Моему сыну пятнадцать лет.', 'Я работаю здесь пятнадцать лет', 'Мне 15 минут идти'],
  },
  tr: {
    young: ['15 yaşındayım', 'On beş yaşındayım.', 'Ben daha on altı yaşındayım', 'On altı yaşındayım'],
    adult: ['25 yaşındayım', 'Yirmi beş yaşındayım.', 'On sekiz yaşındayım', 'Yirmi altı yaşındayım'],
    others: ['Oğlum 15 yaşında', 'Oğlum on beş yaşında.', 'On beş yıldır burada çalışıyorum'],
  },
  ar: {
    young: ['عمري ١٥ سنة', 'عمري 15 سنة', 'عمري خمس عشرة سنة', 'أنا في السادسة عشرة', 'عندي ستة عشر عامًا'],
    adult: ['عمري ٢٥ سنة', 'عمري خمس وعشرون سنة', 'عمري ثمانية عشر عامًا', 'عمري ثماني عشرة سنة'],
    others: ['عمر ابني ١٥ سنة', 'ابني عمره خمس عشرة سنة', 'أعمل هنا منذ خمس عشرة سنة', 'عندي ١٥ سنة خبرة'],
  },
  hi: {
    young: ['मैं १५ साल का हूँ', 'मैं पंद्रह साल की हूँ', 'मैं सोलह साल का हूँ।', 'मेरी उम्र १६ साल है', 'meri umar 15 saal hai'],
    adult: ['मैं २५ साल का हूँ', 'मैं पच्चीस साल की हूँ', 'मैं अठारह साल का हूँ', 'मेरी उम्र पच्चीस साल है'],
    others: ['मेरा बेटा १५ साल का है', 'मैं यहाँ पंद्रह साल से काम कर रहा हूँ', 'मैं १५ साल की बेटी की माँ हूँ'],
  },
  zh: {
    young: ['我今年15岁', '我今年十五岁', '我才十六歲', '今年１５岁', '我十五岁了'],
    adult: ['我今年25岁', '我今年二十五岁', '我十八岁', '我五十岁'],
    others: ['我儿子15岁', '我的儿子今年十五岁', '我在这里工作了十五年', '我15岁的时候搬了家'],
  },
  ja: {
    young: ['15歳です', '私は十五歳です', '僕はまだ１６歳だよ', '十六歳です。', '私は15歳。'],
    adult: ['25歳です', '私は二十五歳です', '十八歳です'],
    others: [
      '息子は15歳です',
      'うちの息子は十五歳です',
      'ここで十五年働いています',
      '私は十五歳のときに引っ越しました',
    ],
  },
  ko: {
    young: ['나 15살이야', '열여섯 살이야', '저는 열다섯 살이에요', '저는 만 15세입니다', '난 아직 열일곱 살'],
    adult: ['나 25살이야', '스물다섯 살이야', '저는 스물다섯 살이에요', '열여덟 살이야'],
    others: ['아들은 15살이야', '우리 아들은 열다섯 살이에요', '여기서 십오 년 일했어요', '나 15살 때 이사했어'],
  },
};

describe.each(CARE_LANGUAGES)('[M-12] the own age, as it is said: %s', (language) => {
  const { young, adult, others } = sentences[language];

  it('below 18 makes whoever says it a minor, in digits and in words', () => {
    expect(young.filter((said) => minorIn(said) !== 'self')).toEqual([]);
    expect(young.filter((said) => minorIn(`Hm! ${said}`) !== 'self' && !said.startsWith('今年'))).toEqual([]);
  });

  it('from 18 on does not', () => {
    expect(adult.filter((said) => minorIn(said) !== undefined)).toEqual([]);
  });

  it('is neither another’s nor a number of other years', () => {
    expect(others.filter((said) => minorIn(said) !== undefined)).toEqual([]);
  });

  it('is said below 18 by no companion', () => {
    const answer = takeBack('Hello', { country: null, acceptLanguage: '' });
    expect(young.map((said) => answer(said))).toEqual(young.map((said) => minorTexts[languageOf(said)].adult));
    expect([...adult, ...others].filter((said) => answer(said) !== undefined)).toEqual([]);
  });
});
