import type { Exchange } from './exchanges.ts';
import { areAkin, subjectsIn } from './stems.ts';

const tale = /\b(?:stor(?:y|ies)|tales?|fairytale|anecdote|yarn)\b/iu;
const wanted =
  /^(?:(?:and|so|then|please|ok|okay|well|hey|hi|hello|now|yes) )*(?:another|one more|a|an|the|your|once upon|story|stories|bedtime|storytime|(?:can|could|will|would|do|may|let) |tell|read|give|share|i (?:want|would|wanna|need|love|like)|got|have you|what is (?:the|your)|any\b|more\b)/iu;
/** "What's the story of that book?" asks for more than its summary; "the story is sad" wants nothing. */
const aboutStories =
  /\b(?:wrote|writing|write|read a|book|my story|story of my|stories (?:are|is)|history|(?:detective|crime) stor(?:y|ies))\b/iu;

/** Whether somebody wants to be told a story. */
export const wantsTale = (words: string, isQuestion: boolean): boolean =>
  tale.test(words) && !aboutStories.test(words) && (wanted.test(words) || (isQuestion && /\btell\b/iu.test(words)));

/** Whether an exchange tells a story: what is said of stories to read does not. */
const tells = ({ asked }: Exchange): boolean => tale.test(asked) && !/^(?:which|what)\b/iu.test(asked);

/** What a story is to be about, in stems; none where any will do. */
export const taleSubjects = (words: string): readonly string[] => {
  const about = /\b(?:about|of|with|from|where|when)\b (.*)$/iu.exec(words)?.[1] ?? '';
  return subjectsIn(about).filter((stem) => !/^(?:stor|tal|bedtim)/u.test(stem));
};

/** Stories that a card tells itself, those first that are about what is wanted. */
export const talesFor = (
  exchanges: readonly Exchange[],
  words: string,
): { readonly fitting: readonly string[]; readonly others: readonly string[] } => {
  const tales = exchanges.filter((exchange) => exchange.opening === undefined && tells(exchange));
  const subjects = taleSubjects(words);
  const isAbout = ({ asked, answer, keys }: Exchange): boolean => {
    const own = subjectsIn(`${asked} ${keys.join(' ')} ${answer.slice(0, 240)}`);
    return subjects.some((stem) => own.some((other) => areAkin(stem, other)));
  };
  const fitting = tales.filter(isAbout);
  const others = tales.filter((one) => !fitting.includes(one));
  const hits = ({ keys, asked }: Exchange): number =>
    subjectsIn(`${asked} ${keys.join(' ')}`).filter((own) => subjects.some((stem) => areAkin(stem, own))).length;
  const ranked = fitting.toSorted((a, b) => hits(b) - hits(a));
  return { fitting: ranked.map(({ answer }) => answer), others: others.map(({ answer }) => answer) };
};

/** Exchanges that tell no story. */
export const withoutTales = (exchanges: readonly Exchange[]): readonly Exchange[] =>
  exchanges.filter((exchange) => !tells(exchange));
