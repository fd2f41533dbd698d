import type { Interpreter } from './interpreter.ts';
import { lossIn, type LossKind } from './losses.ts';
import { legibleText, sentencesOf } from './plainText.ts';
import { questionIn, type Question } from './questions.ts';
import type { Turn } from './request.ts';
import { gist, isAnswerTo, thingIn, turnRound, withoutArticle } from './sayBack.ts';

/** What the person has told in this conversation; later words replace earlier ones. */
export type Facts = ReadonlyMap<string, string>;

const TURNS_MAX = 300;

const sameFact: Readonly<Record<string, string>> = {
  movie: 'film',
  song: 'music',
  band: 'music',
  singer: 'music',
  dish: 'food',
  meal: 'food',
};
/** The one name for a fact that people call by several: a "movie" is a film. */
export const factNamed = (name: string): string => sameFact[name] ?? name;

const noValue =
  /^(?:you|it|that|this|him|her|them|to be|how|what|when|so|not|nothing|everything|something|me|myself|being|one|a bit|the same|yes|no|none|nobody|neither|here|there|hm+|k|haha|lol|more|wow|cool|nice|great|thanks|hello|hi|go on|tell me more|next|pass|i|do|am|fine|good|ok|okay|well)$|^(?:you|it|that|this|him|her|them|how|what|me|if|not|to hear|to say|to know|talking to you|being here)\b/iu;

const worker =
  /(?:er|or|ist|ian|ant|ent|man|woman|nurse|cook|chef|pilot|vet|tutor|coach|guard|clerk|judge|monk|priest|spy|poet|mechanic|secretary|analyst|therapist|freelance)$/iu;

/** "a nurse" becomes "as a nurse"; "in a hospital" stays. Nothing where it is neither. */
const occupation = (words: string): string | undefined => {
  const text = words.replace(/^(?:A|An|The|As|In|At|For|With|On) /u, (word) => word.toLowerCase());
  if (/^(?:as|in|at|for|with|on) /u.test(text)) return text;
  if (/^(?:a|an|the) /u.test(text)) return `as ${text}`;
  if (!worker.test(text) || text.split(' ').length > 3) return undefined;
  return `as ${/^[aeiou]/iu.test(text) ? 'an' : 'a'} ${text}`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const wordsMax: Readonly<Record<string, number>> = {
  name: 2,
  petname: 3,
  itsname: 3,
  home: 4,
  from: 4,
  plan: 9,
  wish: 9,
  job: 6,
};

/** The value as it can be said back, or nothing where it is no value. */
const tidied = (name: string, said: string): string | undefined => {
  const core = turnRound(gist(said.replace(/^(?:actually|just|really|in fact) /iu, '')));
  if (
    core === '' ||
    /\b(?:it|that|this|them)$/iu.test(core) ||
    noValue.test(core) ||
    core.split(' ').length > (wordsMax[name] ?? 6)
  )
    return undefined;
  switch (name) {
    case 'name':
      return /^(?:is|a|an|the|not|just|so|very)\b/iu.test(core) ? undefined : capital(core);
    case 'job':
      return occupation(core);
    case 'season':
      return capital(/\b(spring|summer|autumn|fall|winter)\b/iu.exec(core)?.[1]?.toLowerCase() ?? '') || undefined;
    case 'home':
    case 'from':
    case 'itsname':
    case 'petname': {
      const bare = name.endsWith('name') ? withoutArticle(core) : core;
      return capital(bare);
    }
    default:
      return core;
  }
};

const clausesOf = (words: string): readonly string[] =>
  words.split(/\s+(?:and|but|so|because|while)\s+(?=(?:i|my|we)\b)/iu).filter((clause) => clause !== '');

const toldIn = async (interpreter: Interpreter, clause: string): Promise<readonly (readonly [string, string])[]> => {
  const lines = [...(await interpreter.linesFor('facts', clause)), ...(await interpreter.linesFor('mentions', clause))];
  return lines.flatMap((line) => {
    const at = line.indexOf(': ');
    const name = factNamed(line.slice(0, at));
    const value = at === -1 ? undefined : tidied(name, line.slice(at + 2));
    return value === undefined ? [] : [[name, value]];
  });
};

const animal =
  /\b(dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|hamsters?|horses?|birds?|parrots?|fish|snakes?|turtles?|tortoises?)\b/iu;

const answered = (question: Question | undefined, words: string): readonly (readonly [string, string])[] => {
  if (
    question?.fact === undefined ||
    /^(?:no|not|nothing|none|i do not|nope|never|yes|yeah|sure|pass|maybe)\b/iu.test(words)
  )
    return [];
  if (question.kind === 'pet') {
    const kind = animal.exec(words)?.[1];
    return kind === undefined ? [] : [['pet', `your ${kind.toLowerCase()}`]];
  }
  if (!isAnswerTo(question, words)) return [];
  const named = thingIn(words);
  const value = named === undefined ? undefined : tidied(question.fact, named);
  return value === undefined ? [] : [[question.fact, value]];
};

/** What is not asked after any more, once it is lost. */
const lost: Readonly<Record<LossKind, readonly string[]>> = {
  death: ['family', 'pet', 'petname', 'plan', 'mood'],
  illness: ['family', 'pet', 'petname', 'plan', 'mood'],
  work: ['job', 'plan', 'mood'],
  parting: ['family', 'plan', 'mood'],
  home: ['home', 'plan', 'mood'],
};

/** Words that stand after "I am" with a capital and are no names. */
const noNames =
  /^(?:German|French|Italian|Dutch|Polish|Russian|Turkish|Spanish|English|British|American|Irish|Scottish|Welsh|Canadian|Australian|Indian|Chinese|Japanese|Korean|Mexican|Brazilian|Swedish|Danish|Norwegian|Finnish|Greek|Swiss|Austrian|Belgian|Portuguese|Czech|Slovak|Hungarian|Romanian|Bulgarian|Serbian|Croatian|Ukrainian|Thai|Vietnamese|Filipino|Indonesian|Nigerian|Kenyan|Ghanaian|Egyptian|Moroccan|Iranian|Iraqi|Persian|Arab|Israeli|Pakistani|Argentinian|Chilean|Colombian|Peruvian|Cuban|European|Asian|African|Latino|Latina|Hispanic|Black|White|Jewish|Muslim|Catholic|Hindu|Buddhist|Protestant|Orthodox|Sikh|Autistic|Aries|Taurus|Gemini|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|Fine|Good|Great|Well|Ok|Okay|Sorry|Bored|Sad|Happy|Tired|Lonely|Back|Here|Home|Not|So|Very|Just|New|Single|Married|Your|You|The|God|Dad|Mum|Mom)$/u;
const introduced =
  /^(?:(?:hi|hello|hey|hiya|yo|so|well|and|oh|yes|there|nice to meet you|good (?:morning|evening|afternoon)|by the way) )*(?:i am|it is|this is) (\p{L}+)(?: (?:here|by the way|from .*|and you|btw|\d{2}))?$/iu;
const aged =
  /^(?:(?:hi|hello|hey|so|well|and|oh|yes) )*i (?:am|turned|just turned|have just turned|am turning|will be)(?: \p{Lu}\p{Ll}+)? (\d{2,3})(?: (?:years? old|years|today|now|yesterday|this year|tomorrow|from .*|and .*))*$/iu;
const adult = (years: string | undefined): boolean => Number(years) >= 18 && Number(years) <= 110;

/** "I'm Sam, 28, from Dublin" tells a name, an age and a place. */
const introductionIn = (clauses: readonly string[]): readonly (readonly [string, string])[] => {
  const told: (readonly [string, string])[] = [];
  for (const [index, clause] of clauses.entries()) {
    const name = introduced.exec(clause)?.[1] ?? '';
    const isNamed = /^\p{Lu}\p{Ll}+$/u.test(name) && !noNames.test(name);
    if (isNamed) told.push(['name', name]);
    const years = aged.exec(clause)?.[1];
    if (adult(years)) told.push(['years', years ?? '']);
    if (!isNamed) continue;
    for (const [after, what] of [
      [/^(\d{2})$/u, 'years'],
      [/^(?:from|living in) ((?:the )?\p{Lu}[\p{L} ]+)$/u, 'from'],
    ] as const) {
      const found = clauses
        .slice(index + 1)
        .map((one) => after.exec(one)?.[1])
        .find((one) => one !== undefined);
      if (found !== undefined && (what !== 'years' || adult(found))) told.push([what, found]);
    }
  }
  return told;
};

/** Reads from the turns alone what the person has told. */
export const factsOf = async (interpreter: Interpreter, turns: readonly Turn[]): Promise<Facts> => {
  const facts = new Map<string, string>();
  let question: Question | undefined;
  for (const turn of turns.slice(-TURNS_MAX)) {
    if (turn.role === 'companion') {
      question = questionIn(turn.text);
      continue;
    }
    const loss = lossIn(turn.text);
    if (loss !== undefined) {
      for (const name of lost[loss.kind]) facts.delete(name);
      question = undefined;
      continue;
    }
    const sentences = sentencesOf(legibleText(turn.text)).filter(({ isQuestion }) => !isQuestion);
    for (const [index, { words, clauses }] of sentences.entries()) {
      const parts = clauses.flatMap(clausesOf);
      const told = [
        ...introductionIn(parts),
        ...(await Promise.all(parts.map((clause) => toldIn(interpreter, clause)))).flat(),
      ];
      const isAnswer =
        index === 0 &&
        question?.fact !== undefined &&
        (await interpreter.linesFor('strong', words)).length === 0 &&
        !told.some(([name]) => name === question?.fact);
      for (const [name, value] of [...(isAnswer ? answered(question, words) : []), ...told]) {
        // "His name is Biscuit" tells something only after an animal came up.
        if (name !== 'itsname') facts.set(name, value);
        else if (facts.has('pet') && !facts.has('petname')) facts.set('petname', value);
      }
    }
    question = undefined;
  }
  return facts;
};
