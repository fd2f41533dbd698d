import type { Conversation } from './conversation.ts';
import { fromCard } from './fromCard.ts';
import { exchangeAnswer, nearestAnswer } from './ownAnswers.ts';
import { memoryAnswer, ownAnswer, rememberAnswer } from './plainAnswers.ts';
import type { Sentence } from './plainText.ts';
import { isAnswerTo } from './sayBack.ts';
import { firstOf, understood, type Understanding } from './understanding.ts';

const inward = /^(?:mood|day|sad|lonely|tired|stress|comfort|goodthing|rather|season|joblike|riddle_.*|twenty_.*)$/u;
/** What people ask for in these words is an answer, though the sentence is none of the usual questions. */
const request =
  /\b(?:your name|about (?:yourself|you)|(?:what|how) about|about your|about my)\b|^(?:got |have you )?any\b|^(?:please )?(?:show|recommend|suggest|surprise|entertain|teach|play|sing|give|read|take|bring|help) (?:me|us)\b/iu;
/** How people address somebody whom they ask how they are: it is no part of the question. */
const addressed =
  /^(how (?:are|is|was|were|do) (?:you|things|your \p{L}+)(?: (?:do|doing|going|feeling|today|tonight))?) (?:my )?(?:love|dear|friend|mate|sir|madam|madame|miss|maestro|captain|commander|professor|doctor|doc|chef|coach|inspector|master|lady|lord)$/iu;
/** "My plant is dying", to a gardener. */
const trouble =
  /\b(?:not|never|cannot|no longer|stopped|dying|died|broke|broken|breaks?|tore|torn|burnt|burned|burns|keeps?|kept|stuck|wrong|lost|falls|too|yellow|brown|hurts?|leaks?|squeaks?|saw|found)\b/iu;
const never = () => Promise.resolve(undefined);

/** What can be said to one sentence of the person. */
export const understandSentence = async (
  conversation: Conversation,
  sentence: Sentence,
  isFirst: boolean,
  isAfterFeeling: boolean,
): Promise<Understanding | undefined> => {
  const { isQuestion } = sentence;
  const words = sentence.words.replace(addressed, '$1');
  const { interpreter, open, askedSomething } = conversation;
  const from = (topic: string) => async () => understood(await interpreter.linesFor(topic, words), words);
  const asks = isQuestion || request.test(words);
  const isGame = open?.kind.startsWith('twenty_') === true || open?.kind.startsWith('riddle_') === true;
  const takesAnswer = open !== undefined && isFirst && (isGame || !asks);
  const fits = open !== undefined && isAnswerTo(open, words);
  const answer = takesAnswer ? from(`asked_${open.kind}`) : never;
  const strong = await from('strong')();
  const fromStrong = () => Promise.resolve(strong);
  const asked = [() => ownAnswer(conversation, words), () => memoryAnswer(conversation, words, true)];
  if (isGame && strong?.rank !== 'leave') {
    return firstOf([...(asks ? asked : []), answer, fromStrong, ...['about', 'talk', 'generic', 'unknown'].map(from)]);
  }
  const isPressing = strong?.rank === 'leave' || strong?.rank === 'feeling';
  const kept = isPressing ? undefined : await rememberAnswer(conversation, words);
  if (kept !== undefined) return kept;
  const own = await fromCard(conversation, { ...sentence, words }, { isFirst, asks, strong });
  if (own !== undefined) return own;
  // To what the companion asked beside its own list of questions.
  const heard = async (): Promise<Understanding | undefined> => {
    const taken = await from('asked_any')();
    return taken === undefined ? undefined : { ...taken, rank: 'small' };
  };
  const isAboutNow = takesAnswer && (open.kind === 'mood' || open.kind === 'day');
  const isPassing = strong?.rank === 'small' && (asks || isAboutNow);
  if (strong !== undefined && !isPassing) return strong;
  // How somebody is and what a thing is called is answered at once; after other questions people change the subject.
  const isEarly = fits && (open.wantsThing === true || inward.test(open.kind));
  const isStatement = !asks && words.includes(' ');
  const ofCard = () =>
    Promise.resolve(isStatement && trouble.test(words) ? exchangeAnswer(conversation, words) : undefined);
  /** What somebody says who was asked how they are may be about something else. */
  const answerOrTalk = async (): Promise<Understanding | undefined> => {
    const taken = await answer();
    if (!isAboutNow || taken?.rank !== 'small') return taken;
    return (await firstOf([fromStrong, ofCard, ...['about', 'talk', 'generic'].map(from)])) ?? taken;
  };
  const unknown = async (): Promise<Understanding | undefined> => {
    const nearest = await nearestAnswer(conversation, words);
    if (nearest !== undefined) return nearest;
    const lines = await from('unknown')();
    return lines === undefined ? undefined : { ...lines, holds: true };
  };
  return firstOf([
    isEarly ? answerOrTalk : never,
    isAboutNow ? fromStrong : never,
    from('about'),
    isQuestion ? () => memoryAnswer(conversation, words, false) : never,
    isQuestion ? fromStrong : never,
    isQuestion ? unknown : from('talk'),
    isEarly ? never : answerOrTalk,
    from('generic'),
    fromStrong,
    askedSomething && isFirst && isStatement && !isAfterFeeling ? heard : never,
  ]);
};
