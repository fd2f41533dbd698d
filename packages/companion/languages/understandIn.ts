import { isIntimate } from '../concerns.ts';
import type { Conversation } from '../conversation.ts';
import { languageOf } from '../language.ts';
import { shuffled } from '../seeded.ts';
import { feelingOfEmoji, isSilence } from '../shapes.ts';
import { sumIn } from '../sums.ts';
import { byRank, understood, type Understanding } from '../understanding.ts';
import { recalled, type Sentence, sentencesIn, toldIn, toldOf, toRemember } from './told.ts';
import { ownStory } from './ownStory.ts';
import type { Tongue } from './tongue.ts';

const QUOTED_MAX = 9;
const GRIEVING_TURNS = 2;
const LOOKED_BACK = 5;
/** So many answers at the beginning of a conversation. */
const COMING = 2;
const ofFeeling: Readonly<Record<string, string>> = {
  sad: 'sad',
  'i am angry': 'angry',
  'i am tired': 'tired',
  'i am worried': 'stress',
  hello: 'greeting',
  'thank you': 'thanks',
  ok: 'ok',
  no: 'no',
  'i am happy': 'goodday',
};

/** What its own words answer better than a line of the script, where they have what is asked for. */
const ofStory = /^(?:freetime|fav\w+|yourlife|tell|study|work|animals|family|food|music|film|outdoors|travel)$/u;

/** What is said otherwise of somebody else. */
const ofOthers = /^(?:sad|lonely|badday|stress|angry|tired|ill)$/u;

interface Found extends Understanding {
  readonly kind: string;
}

/** What the script of a language says, and what it makes of words. */
const scriptOf = (interpreter: Conversation['interpreter'], tongue: Tongue) => {
  const { code } = tongue;
  const says = async (kind: string, found?: string): Promise<Found> => {
    const own = understood(await interpreter.linesFor(`${code}_says`, kind), '');
    const lines = (own?.lines ?? []).filter((line) => found !== undefined || !line.includes('{answer}'));
    return { kind, rank: own?.rank ?? 'nothing', lines, words: '', found, holds: true };
  };
  const fromPool = async (name: string): Promise<readonly string[]> => interpreter.linesFor(`${code}_pool`, name);
  const kindOf = async (words: string): Promise<string | undefined> => (await interpreter.linesFor(code, words))[0];
  const kindsOf = async (raw: string): Promise<readonly string[]> => {
    const kinds = await Promise.all(sentencesIn(raw, tongue).map(({ words }) => kindOf(words)));
    return kinds.filter((kind) => kind !== undefined);
  };
  return { says, fromPool, kindOf, kindsOf };
};
type Says = ReturnType<typeof scriptOf>['says'];

/** What is said, and what is done between asterisks. */
const apart = (text: string, tongue: Tongue): { readonly speech: string; readonly gestures: readonly string[] } => {
  const gestures: string[] = [];
  const speech = text.replace(/\*([^*]{2,200})\*/gu, (whole, inner: string) => {
    if (!tongue.isGesture(inner)) return whole;
    gestures.push(tongue.fold(inner));
    return ' ';
  });
  return { speech, gestures };
};

/** What is meant by a text without words. */
const wordlessKind = (text: string): string => {
  const feeling = isSilence(text) ? undefined : feelingOfEmoji(text);
  return (feeling === undefined ? undefined : ofFeeling[feeling]) ?? 'silence';
};

/** A sentence that is short enough to be said again. */
const quotedIn = ({ text }: Sentence): string | undefined => (text.split(' ').length <= QUOTED_MAX ? text : undefined);

/** What is said to who is in need and stays. */
const staysWith = async (
  staying: string,
  best: Found | undefined,
  code: Tongue['code'],
  says: Says,
): Promise<readonly Understanding[]> => {
  if (best?.rank === 'leave') return [await says('safeleave')];
  const safe = await says('safe');
  const isHeard = best !== undefined && /^(?:concern|grief|feeling|question)$/u.test(best.rank);
  if (isHeard && !/^(?:goodday|question|advice)$/u.test(best.kind)) return [best, safe];
  const lines = languageOf(staying) === code ? [staying] : [];
  return [{ rank: 'feeling', lines, words: '' }, safe];
};

/** What can be said to the person's last words in a language that has a smaller script; the last one always can. */
export const understandIn = async (conversation: Conversation, tongue: Tongue): Promise<readonly Understanding[]> => {
  const { interpreter, text, earlierTexts, staying, refusal, truth, char, own, seed, user, answers, hasSaid } =
    conversation;
  const { code } = tongue;
  const told = toldOf(
    earlierTexts.map((one) => ({ role: 'user' as const, text: one })),
    tongue,
  );

  const { says, fromPool, kindOf, kindsOf } = scriptOf(interpreter, tongue);

  const tagline = languageOf(char.tagline) === code ? `${char.tagline}.` : undefined;
  const ofSelf = async (): Promise<string> => own?.who ?? tagline ?? shuffled(await fromPool('self'), seed)[0] ?? '';
  const lastWish = async (): Promise<string> => {
    for (const before of earlierTexts.slice(-LOOKED_BACK).toReversed()) {
      const wish = (await kindsOf(before)).find((kind) => /^(?:joke|poem|riddle|song|story|tell)$/u.test(kind));
      if (wish !== undefined) return wish;
    }
    return 'tell';
  };
  const ofKind = async (kind: string): Promise<Found> => {
    switch (kind) {
      case 'whoareyou':
        return says(kind, await ofSelf());
      case 'yourwork':
        if (own !== undefined) return says('ownstory', own.work);
        return tagline === undefined ? says('yourworkbare') : says(kind, tagline);
      case 'yourplace':
        return own === undefined ? says(kind) : says('yourplacetold', own.place);
      // Said by who comes and by who goes.
      case 'night':
        return says(answers.length > COMING ? 'goodnight' : 'evening');
      case 'another':
        return says(await lastWish());
      default:
        return says(kind);
    }
  };

  const telling = async (sentence: Sentence): Promise<Found | undefined> => {
    const isAsked = toRemember(sentence.text, tongue) !== undefined;
    if (sentence.isQuestion && !isAsked) return undefined;
    const one = toldIn(sentence.text, tongue)[0];
    if (one !== undefined && one.kind !== 'other') return says(`told${one.kind}`, one.value);
    return isAsked ? says('remember') : undefined;
  };
  const recalling = async ({ words, isQuestion }: Sentence): Promise<Found | undefined> => {
    if (!isQuestion) return undefined;
    const back = recalled(words, told, user, tongue);
    if (back === undefined) return undefined;
    return back.kind === 'known' ? says('known', back.text) : says('unknown');
  };

  const ofSentence = async (sentence: Sentence): Promise<readonly Found[]> => {
    const kind = await kindOf(sentence.words);
    const remembered = await recalling(sentence);
    if (remembered?.kind === 'known' && kind === 'grief') return [await says('knownloss', remembered.found)];
    if (remembered?.kind === 'known' && kind !== 'intimate') return [remembered];
    if (kind !== undefined && ofOthers.test(kind) && tongue.ofOther.test(sentence.text)) return [await says('ofother')];
    if (kind !== undefined && /^(?:intimate|grief|insult|sad|lonely|english)$/u.test(kind)) return [await ofKind(kind)];
    const known = remembered ?? (await telling(sentence));
    if (known !== undefined) return [known];
    const story = kind === undefined || ofStory.test(kind) ? ownStory(own, sentence, tongue, hasSaid) : undefined;
    if (story !== undefined) return [await says('ownstory', story)];
    if (kind !== undefined) return [await ofKind(kind)];
    if (sentence.isQuestion) return [await says('question')];
    const noun = tongue.nounIn(sentence.text);
    const rest = await says('nothing', quotedIn(sentence));
    const rank = sentence.words.includes(' ') ? 'talk' : 'nothing';
    return [...(noun === undefined ? [] : [{ ...(await says('noun', noun)), rank, holds: undefined }]), rest].map(
      ({ holds, ...one }) => ({ ...one, rank, ...(holds === undefined ? {} : { holds }) }),
    );
  };

  const { speech, gestures } = apart(text, tongue);
  const ofGesture = async (words: string): Promise<Found> =>
    says((await interpreter.linesFor(`${code}_gesture`, words))[0] ?? 'gesture');

  if (refusal !== undefined) return [{ rank: 'concern', lines: [refusal], words: '', holds: true }];
  if (isIntimate(text)) return [await says('intimate')];
  if (truth !== undefined) return [{ rank: 'concern', lines: [truth], words: '' }, await says('ai')];
  const nothing = await says('nothing');
  const sum = sumIn(tongue.sum(text));
  if (sum !== undefined && staying === undefined)
    return [sum.result === undefined ? await says('sumzero') : await says('sum', tongue.number(sum.result)), nothing];

  const found: Found[] = [];
  for (const sentence of sentencesIn(speech, tongue)) found.unshift(...(await ofSentence(sentence)));
  for (const gesture of gestures) found.unshift(await ofGesture(gesture));
  if (found.length === 0) {
    found.push(await says(wordlessKind(text)));
  }
  const [best] = found.sort(byRank);

  if (staying !== undefined) return staysWith(staying, best, code, says);
  const griefs = await Promise.all(earlierTexts.slice(-GRIEVING_TURNS).map(kindsOf));
  const isCalm = best === undefined || /^(?:talk|small|nothing|answer)$/u.test(best.rank);
  if (isCalm && griefs.flat().includes('grief')) return [await says('griefafter')];
  return [...found, nothing];
};
