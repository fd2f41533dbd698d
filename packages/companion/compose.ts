import type { Conversation } from './conversation.ts';
import { isOfOther, isToldTo, kindOf, wantsOther, type Exchange } from './exchanges.ts';
import { expander } from './expand.ts';
import { shuffled } from './seeded.ts';
import { comparable, contracted, tellingPart, typeset } from './style.ts';
import { withoutTales } from './tales.ts';
import { understand } from './understand.ts';
import type { Rank, Understanding } from './understanding.ts';

const voiced = /^(warm|playful|dreamy|wry|bold): /u;
/** Shorter stretches of words are too common to tell one line from another. */
const TELLING = 12;

const content =
  /\b(?!(?:the|and|you|your|are|what|how|that|this|for|with|have|has|was|but|not|why|who|when|where|does|did|can|about|ever|never|feel)\b)[\p{L}']{3,}\b/giu;
const contentWords = (text: string): ReadonlySet<string> =>
  new Set((text.replace(/[‘’]/gu, "'").toLowerCase().match(content) ?? []).map((word) => word.replace(/s$/u, '')));

/** So much of a line of an exchange has to be said for its answer to fit. */
const SAME = 0.75;

/** The character's own answer to a line of one of its exchanges, where the person says nearly the same. */
const exampleFor = ({ card, text }: Conversation): Understanding | undefined => {
  const said = contentWords(text.slice(0, 300));
  const likenessOf = ({ asked, opening }: Exchange): number => {
    const wanted = contentWords(asked);
    const hits = [...wanted].filter((word) => said.has(word)).length;
    const isLike =
      opening === undefined &&
      !isOfOther(text, asked) &&
      !isToldTo(text, asked) &&
      !wantsOther(text, asked) &&
      hits >= 2 &&
      hits / wanted.size >= SAME &&
      said.size <= wanted.size * 2;
    return isLike ? hits / (wanted.size + said.size - hits) + (kindOf(text) === kindOf(asked) ? 1 : 0) : 0;
  };
  const [fitting] = withoutTales(card.exchanges)
    .filter((exchange) => likenessOf(exchange) > 0)
    .toSorted((a, b) => likenessOf(b) - likenessOf(a));
  return fitting === undefined ? undefined : { rank: 'question', lines: [fitting.answer], words: '', isVerbatim: true };
};

/** So many of the last answers are not given again, where there is another one. */
const RECENT = 4;

type Sayable = Omit<Understanding, 'rank'>;

/** Nothing is said twice as long as there is something else to say. */
const written = async (conversation: Conversation, understandings: readonly Understanding[]): Promise<string> => {
  const { card, seed, facts, hasSaid, isRejected, interpreter, answers, isGrieving, staying, language } = conversation;
  const spoken = (line: string): string => (card.isFormal || language !== 'en' ? line : contracted(line));
  const first = understandings[0];
  const isGentle = staying !== undefined || (isGrieving && first?.rank !== 'wish');

  const firstFitting = async (
    { lines, words, found, isVerbatim }: Sayable,
    isAllowed: (text: string) => boolean,
    isWorn: (telling: string) => boolean,
  ): Promise<string | undefined> => {
    const fitting = lines.filter((line) => {
      const voice = voiced.exec(line)?.[1];
      return (voice ?? card.voice) === card.voice && !(isGentle && (voice === 'playful' || voice === 'wry'));
    });
    const own = shuffled(
      fitting.filter((line) => voiced.test(line)),
      seed,
    );
    const others = shuffled(
      fitting.filter((line) => !voiced.test(line)),
      seed,
    );
    const isRemembering = (line: string) => [...line.matchAll(/\{(\w+)\}/gu)].some(([, name = '']) => facts.has(name));
    const ordered = seed % 3 === 0 ? [...own, ...others] : [...others.slice(0, 2), ...own, ...others.slice(2)];
    for (const line of [...ordered.filter(isRemembering), ...ordered.filter((line) => !isRemembering(line))]) {
      const template = isVerbatim === true ? line : spoken(line.replace(voiced, ''));
      const telling = tellingPart(template);
      if (telling.length >= TELLING && isWorn(typeset(telling))) continue;
      const text = await expander(conversation, { spoken, words, found, isGentle }).expand(template);
      const answer = text === undefined ? '' : typeset(text);
      if (answer !== '' && isAllowed(answer)) return answer;
    }
    return undefined;
  };
  const firstNew = (one: Sayable) => firstFitting(one, (text) => !hasSaid(text), hasSaid);
  /** What was said already, but not a moment ago where that can be avoided. */
  const again = async (one: Sayable): Promise<string | undefined> => {
    for (const count of [RECENT, 1, 0]) {
      const recent = count === 0 ? '' : comparable(answers.slice(-count).join('\n'));
      const isRecent = (text: string): boolean => recent.includes(comparable(text));
      const answer = await firstFitting(one, (text) => !isRecent(text) && !isRejected(text), isRecent);
      if (answer !== undefined) return answer;
    }
    return undefined;
  };

  const example = exampleFor(conversation);
  const isPressing =
    isGentle ||
    first?.rank === 'wish' ||
    first?.rank === 'concern' ||
    first?.rank === 'grief' ||
    first?.isCertain === true;
  const attempts = example === undefined || isPressing ? understandings : [example, ...understandings];
  for (const attempt of attempts) {
    const answer = (await firstNew(attempt)) ?? (attempt.holds === true ? await again(attempt) : undefined);
    if (answer !== undefined) return answer;
  }
  if (language !== 'en') return '…';
  const resorts = await interpreter.linesFor('pool', 'last resort');
  const words = '';
  return (
    (await firstNew({ lines: ['{more}'], words })) ??
    (await firstNew({ lines: resorts, words })) ??
    (await again({ lines: resorts, words })) ??
    '…'
  );
};

/** Ranks before which nothing else is said. */
const aloneFirst: ReadonlySet<Rank | undefined> = new Set<Rank | undefined>(['concern', 'grief', 'feeling', 'leave']);

/** Says once that less is known in this language, with the first answer that bears it. */
const noticeBefore = async (
  { interpreter, language, answers }: Conversation,
  rank: Rank | undefined,
): Promise<string> => {
  if (language === 'en' || aloneFirst.has(rank)) return '';
  const [notice] = await interpreter.linesFor(`${language}_pool`, 'notice');
  return notice === undefined || answers.some((answer) => answer.includes(notice)) ? '' : `${notice} `;
};

/** Writes the answer to a conversation's last turn. Nothing is said twice as long as there is something else to say. */
export const compose = async (conversation: Conversation): Promise<string> => {
  const understandings = await understand(conversation);
  const isHeavy = conversation.staying !== undefined;
  const notice = isHeavy ? '' : await noticeBefore(conversation, understandings[0]?.rank);
  return notice + (await written(conversation, understandings));
};

/** The words of an answer as they are given one after another, spaces included. */
export const piecesOf = (text: string): readonly string[] => text.match(/\S+\s*/gu) ?? [];
