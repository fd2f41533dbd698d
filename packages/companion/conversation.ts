import { fillNames } from './fillNames.ts';
import { fillMacros } from './macros.ts';
import { cardOf, type Card } from './card.ts';
import { factsOf, type Facts } from './facts.ts';
import type { Interpreter } from './interpreter.ts';
import { languageOf, languageSpoken, type ScriptLanguage } from './language.ts';
import { toldOf } from './languages/told.ts';
import { tongues } from './languages/tongues.ts';
import { lossIn } from './losses.ts';
import { questionIn, questions, type Question } from './questions.ts';
import type { CompanionRequest, OwnWords, Persona, Turn } from './request.ts';
import { hashOf } from './seeded.ts';
import { comparable } from './style.ts';
import { statementsOf, type Statement } from './statements.ts';
import { tellingsOf, type Telling } from './tellings.ts';

/** Turns that are looked at; what lies further back is forgotten. */
const TURNS_MAX = 600;
/** So many turns of the person stay gentle after a loss. */
const GENTLE_TURNS = 2;

/** A question that waits for its answer. */
export interface OpenQuestion extends Question {
  /** In a game of twenty questions: how many have been answered. */
  readonly answered: number;
}

/** All that an answer is made from. It follows from the request alone. */
export interface Conversation {
  readonly interpreter: Interpreter;
  /** What is answered in. */
  readonly language: ScriptLanguage;
  readonly card: Card;
  /** Name and age of the character, and its tagline. */
  readonly char: { readonly name: string; readonly age: number; readonly tagline: string };
  /** What the character says of itself in the language that is answered in, where its card is not written in that. */
  readonly own: OwnWords | undefined;
  /** What the person is called. */
  readonly user: string;
  readonly facts: Facts;
  /** What the person has told of themselves and of others, oldest first. */
  readonly tellings: readonly Telling[];
  /** The same sentence by sentence, losses too. */
  readonly statements: readonly Statement[];
  /** The person tells of a loss, or did a moment ago. */
  readonly isGrieving: boolean;
  /** Somebody was in need lately: gently, and without jokes. What is said then where the scripts have no words of their own for it. */
  readonly staying: string | undefined;
  /** The person is a minor by their own words, or draws minors into sex. What is said then where the scripts have no words of their own for it. */
  readonly refusal: string | undefined;
  /** The person asks whether they talk with a human being. What is said then where the scripts have no words of their own for it. */
  readonly truth: string | undefined;
  /** The person's words that are answered now. */
  readonly text: string;
  /** What the person said before, the latest last. */
  readonly earlierTexts: readonly string[];
  /** What the companion has said, the latest last. */
  readonly answers: readonly string[];
  readonly open: OpenQuestion | undefined;
  /** The companion's last words ended with a question of whatever kind. */
  readonly askedSomething: boolean;
  readonly seed: number;
  /** Whether the companion has said that, comparing as people read. */
  readonly hasSaid: (text: string) => boolean;
  /** Whether that stands in an answer in whose place another one is wanted. */
  readonly isRejected: (text: string) => boolean;
  /** Whether the companion has asked it. */
  readonly hasAsked: (question: Question) => boolean;
}

const openQuestionOf = (answers: readonly string[]): OpenQuestion | undefined => {
  const last = answers.at(-1);
  if (last === undefined) return undefined;
  const count = /\(Question (\d{1,2}) of 20\.\)/u.exec(last)?.[1];
  if (count === undefined) {
    const question = questionIn(last);
    return question === undefined ? undefined : { ...question, answered: 0 };
  }
  const game = answers.map(questionIn).findLast((question) => question?.kind.startsWith('twenty_'));
  return game === undefined ? undefined : { ...game, answered: Number(count) };
};

/** Names are filled where it is known who is spoken to. A tagline speaks about the person, whom an answer speaks to. */
const personaOf = ({ persona, chance }: CompanionRequest): Persona => {
  const char = persona.nickname === undefined || persona.nickname === '' ? '{{char}}' : persona.nickname;
  const fill = (text: string) => fillMacros(text, { user: '{{user}}', char }, chance);
  return {
    ...persona,
    tagline: fillNames(fill(persona.tagline), { user: 'you', char: persona.name }),
    description: fill(persona.description),
    personality: fill(persona.personality),
    scenario: fill(persona.scenario),
    greeting: fill(persona.greeting),
    exampleDialogue: fill(persona.exampleDialogue),
  };
};

/** What the person is called by their own words in a language that has a smaller script. */
const nameTold = (turns: readonly Turn[]): string | undefined =>
  Object.values(tongues)
    .flatMap((tongue) =>
      toldOf(
        turns.filter(({ role, text }) => role === 'user' && languageOf(text) === tongue.code),
        tongue,
      ),
    )
    .findLast(({ kind }) => kind === 'name')?.value;

/** Reads a request. */
export const conversationOf = async (interpreter: Interpreter, request: CompanionRequest): Promise<Conversation> => {
  const { user } = request;
  const persona = personaOf(request);
  const { name, age, tagline } = persona;
  const turns = request.turns.slice(-TURNS_MAX);
  const last = turns.at(-1);
  const text = last?.role === 'user' ? last.text : '';
  const before = last?.role === 'user' ? turns.slice(0, -1) : turns;
  const answers = before.filter(({ role }) => role === 'companion').map((turn) => turn.text);
  const avoided = request.alternatives ?? [];
  const rejected = avoided.map(comparable).join('\n');
  const said = `${answers.map(comparable).join('\n')}\n${rejected}`;
  const asked = new Set(questions.filter((question) => said.includes(comparable(question.text))));
  const facts = await factsOf(interpreter, turns);
  const earlierTexts = before.filter(({ role }) => role === 'user').map((turn) => turn.text);
  const language = languageSpoken(turns);
  return {
    interpreter,
    language,
    card: cardOf({ ...request, persona }),
    char: { name, age, tagline: tagline.replace(/[.\s]+$/u, '') },
    own: language === 'en' ? undefined : persona.ownWords?.[language],
    user: facts.get('name') ?? nameTold(turns) ?? user.name.replace(/\s+/gu, ' ').trim(),
    facts,
    tellings: tellingsOf(before),
    statements: statementsOf(before),
    isGrieving: [...earlierTexts.slice(-GENTLE_TURNS), text].some((one) => lossIn(one) !== undefined),
    staying: request.staying,
    refusal: request.refusal,
    truth: request.truth,
    text,
    earlierTexts,
    answers,
    open: openQuestionOf(answers),
    askedSomething: /\?["”*\s]*$/u.test(answers.at(-1) ?? ''),
    seed: hashOf([persona.name, turns.length, text, answers.at(-1) ?? '', avoided.length].join('\n')),
    hasSaid: (words) => said.includes(comparable(words)),
    isRejected: (words) => rejected.includes(comparable(words)),
    hasAsked: (question) => asked.has(question),
  };
};
