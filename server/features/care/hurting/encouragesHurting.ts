import type { CareLanguage } from '#contract/care.ts';
import { isDenied } from '../denied.ts';
import { legible } from '../hearing/legible.ts';
import { chinese, japanese, korean } from './denseWords.ts';
import { dutch, english, german } from './germanicWords.ts';
import type { HurtingWords } from './hurtingWords.ts';
import { french, italian, portuguese, spanish } from './romanceWords.ts';
import { polish, russian } from './slavicWords.ts';
import { arabic, hindi, turkish } from './spacedWords.ts';

const byLanguage: Readonly<Record<CareLanguage, HurtingWords>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  ru: russian,
  tr: turkish,
  ar: arabic,
  hi: hindi,
  zh: chinese,
  ja: japanese,
  ko: korean,
};

const DENSE: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);
const anyOf = (patternsOf: (words: HurtingWords) => readonly string[], flags: string): RegExp =>
  new RegExp(
    Object.entries(byLanguage)
      .map(([language, words]) => {
        const source = patternsOf(words).join('|').normalize('NFC');
        return DENSE.has(language) ? source : String.raw`(?<![\p{L}\p{M}])(?:${source})`;
      })
      .join('|'),
    flags,
  );
const toldOf = (whom: string, { told }: HurtingWords): readonly string[] =>
  told.map((pattern) => pattern.replaceAll('{whom}', whom));

/** Of somebody whom the person knows, whatever they spoke of. */
const ofTheirs = anyOf((words) => [...toldOf(words.yours, words), ...words.always], 'gu');
/** Of somebody whom the person spoke of. */
const ofThose = anyOf((words) => [...toldOf(words.theirs, words), ...words.near], 'gu');
const mine = anyOf((words) => [words.mine], 'u');

/** What tells of an adventure, a game or a story. */
const FICTION = new RegExp(
  [
    String.raw`(?<![\p{L}\p{M}])(?:dragons?|goblins?|orcs?|trolls?|zombies?|monst(?:er|re|ru|ro)\p{L}*|vampir\p{L}*|knights?|wizards?|witch\p{L}*|quest|video ?games?|games?|boss fight|chess|demons?|villains?|necromancer|assassins? guild|kingdom|tale)(?!\p{L})`,
    String.raw`(?<![\p{L}\p{M}])(?:drache|ritter|spiel|schach|hexe|kobold|damon|marchen|dragon|juego|ajedrez|caballero|bruj|duende|jeu(?!d)|echecs|chevalier|sorci|drago|gioco|scacchi|cavaliere|streg|jogo|xadrez|cavaleiro|draak|draken|spel(?!\p{L})|schaak|ridder|heks|smok|gra(?!\p{L})|grze|gre(?!\p{L})|szach|rycerz|czarownic|potwor)\p{L}*`,
    String.raw`(?<![\p{L}\p{M}])(?:дракон|игр[аеыу]|шахмат|рыцар|гоблин|чудовищ|ведьм|ejderha|oyun|satranc|sovalye|canavar|cadi|ال?تنين|(?:ال)?تنين|(?:ال|لل)?لعب[ةه]|(?:ال)?شطرنج|(?:ال)?فارس|(?:ال)?وحش|(?:ال)?ساحر|ड्रैगन|अजगर|गेम|शतरंज|राक्षस|योद्धा|जादूगर)`,
    '[龙龍竜]|骑士|騎士|游戏|遊戲|象棋|哥布林|怪物|妖怪|巫|ドラゴン|ゲーム|チェス|将棋|ゴブリン|魔王|魔女|モンスター|드래곤|게임|체스|고블린|괴물|기사가|마녀|마왕',
  ].join('|'),
  'u',
);
/** So much after what is told may say who told it to whom: "Kill your father, hissed the witch." */
const AFTER = 60;
const SENTENCE_BEFORE = /[^.!?。！？]*$/u;

/** Actions of a story, between asterisks, speak of nobody. */
const ACTION = /\*[^*\n]{1,400}\*/gu;

/** Whether a person speaks of somebody of their own life, rather than of a story. */
export const speaksOfSomebody = (said: string): boolean => {
  const text = legible(said.replace(ACTION, ' '));
  return mine.test(text) && !FICTION.test(text);
};

/**
 * Whether what a companion says encourages somebody to hurt another person or an animal. `isOfSomebody`: they spoke of somebody of their own
 * life, who "him" may be. What stands before letter `from` of the legible text was judged before.
 */
export const encouragesHurting = (text: string, from: number, isOfSomebody: boolean): boolean =>
  [ofTheirs, ...(isOfSomebody ? [ofThose] : [])].some((expression) =>
    Array.from(text.matchAll(expression)).some(({ 0: found, index }) => {
      const around = `${SENTENCE_BEFORE.exec(text.slice(0, index))?.[0] ?? ''}${text.slice(index, index + found.length + AFTER)}`;
      return index >= from && !isDenied(text, index) && !FICTION.test(around);
    }),
  );
