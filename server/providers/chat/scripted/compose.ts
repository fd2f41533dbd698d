import type { Conversation } from './conversation.ts';
import { expander } from './expand.ts';
import type { Lines } from './interpreter.ts';
import { shuffled } from './seeded.ts';
import { contracted, typeset } from './style.ts';
import { understand, type Understanding } from './understand.ts';

const voiced = /^(warm|playful|dreamy|wry|bold): /u;
/** Shorter stretches of words are too common to tell one line from another. */
const TELLING = 12;

const content =
  /\b(?!(?:the|and|you|your|are|what|how|that|this|for|with|have|has|was|but|not|why|who|when|where|does|did|can|about|ever|never|feel)\b)[\p{L}']{3,}\b/giu;
const contentWords = (text: string): ReadonlySet<string> =>
  new Set((text.replace(/[‘’]/gu, "'").toLowerCase().match(content) ?? []).map((word) => word.replace(/s$/u, '')));

/** The character's own answer to a line of its example dialogue, where the person says nearly the same. */
const exampleFor = ({ card, text }: Conversation): Understanding | undefined => {
  const said = contentWords(text.slice(0, 300));
  const fitting = card.examples.find(({ asked }) => {
    const wanted = contentWords(asked);
    const hits = [...wanted].filter((word) => said.has(word)).length;
    return hits >= 2 && hits / wanted.size >= 0.6 && said.size <= wanted.size * 2;
  });
  return fitting === undefined ? undefined : { rank: 'question', lines: [fitting.answer], words: '' };
};

/** What tells a line from all others: its longest stretch without names, gestures and questions. */
const tellingPart = (line: string): string =>
  line
    .split(/\{[^{}]*\}|\*[^*]*\*/u)
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** Writes the answer to a conversation's last turn. Nothing is said twice as long as there is something else to say. */
export const compose = async (conversation: Conversation): Promise<string> => {
  const { card, seed, facts, hasSaid, interpreter } = conversation;
  const spoken = (line: string): string => (card.isFormal ? line : contracted(line));

  const firstNew = async (lines: Lines, words: string, mayRepeat: boolean): Promise<string | undefined> => {
    const fitting = lines.filter((line) => (voiced.exec(line)?.[1] ?? card.voice) === card.voice);
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
      const template = spoken(line.replace(voiced, ''));
      const telling = tellingPart(template);
      if (!mayRepeat && telling.length >= TELLING && hasSaid(typeset(telling))) continue;
      const text = await expander(conversation, spoken, words).expand(template);
      const answer = text === undefined ? '' : typeset(text);
      if (answer !== '' && (mayRepeat || !hasSaid(answer))) return answer;
    }
    return undefined;
  };

  const understandings = await understand(conversation);
  const example = exampleFor(conversation);
  const isUrgent = understandings[0]?.rank === 'concern';
  const attempts = example === undefined || isUrgent ? understandings : [example, ...understandings];
  for (const { lines, words } of attempts) {
    const answer = await firstNew(lines, words, false);
    if (answer !== undefined) return answer;
    if (isUrgent) break;
  }
  if (isUrgent) {
    const again = await firstNew(attempts[0]?.lines ?? [], '', true);
    if (again !== undefined) return again;
  }
  const resorts: Lines = ['{more}', ...(await interpreter.linesFor('pool', 'last resort'))];
  return (
    (await firstNew(resorts.slice(0, 1), '', false)) ??
    (await firstNew(resorts.slice(1), '', false)) ??
    (await firstNew(resorts.slice(1), '', true)) ??
    '…'
  );
};

/** The words of an answer as they are given one after another, spaces included. */
export const piecesOf = (text: string): readonly string[] => text.match(/\S+\s*/gu) ?? [];
