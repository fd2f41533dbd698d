import type { Conversation } from './conversation.ts';
import { factNamed } from './facts.ts';
import { factSentences } from './factSentences.ts';
import { questions, secrets, type Question } from './questions.ts';
import { isThing, namedThing, sayBack } from './sayBack.ts';
import { hashOf, shuffled } from './seeded.ts';
import { selfLine } from './selfLines.ts';
import { typeset } from './style.ts';

/** Turns a line of the scripts into text. */
export interface Expander {
  /** Fills what stands in braces; nothing where one of it is not to be had, for then the line does not fit. */
  expand(line: string): Promise<string | undefined>;
}

/** What one answer is made for. */
export interface Occasion {
  /** How the character says a line. */
  readonly spoken: (line: string) => string;
  /** The person's words that it answers. */
  readonly words: string;
  /** What was found to answer them: a sum, a fact, a sentence of the card. */
  readonly found: string | undefined;
  /** Brings no joke, no game and no other subject. */
  readonly isGentle: boolean;
}

type Part = string | undefined;

const DEPTH_MAX = 4;
/** So many answers pass before a gesture comes again. */
const GESTURE_REST = 14;

const capital = (text: Part): Part => (text === undefined ? undefined : text.charAt(0).toUpperCase() + text.slice(1));

/** The name of the person where it only calls them, as in "Good night, {user}." */
const called = /,\s*\{user\}(?=[,.!?;:])/gu;

const gentleQuestion = /^(?:sad|lonely|tired|stress|comfort)$/u;
const lively = /^(?:next|generic|more|tell|rather|riddle|twenty|joke|limerick|haiku|poem|song|thought|story)$/u;

/** Expands lines of one answer. */
export const expander = (conversation: Conversation, { spoken, words, found, isGentle }: Occasion): Expander => {
  const { interpreter, card, char, user, facts, open, answers, earlierTexts, seed, text, hasSaid, hasAsked } =
    conversation;
  const given = new Set<string>();
  const isNew = (line: string): boolean => !given.has(line) && !hasSaid(typeset(line));
  const give = (line: Part): Part => {
    if (line !== undefined) given.add(line);
    return line;
  };

  const poolLines = async (topic: string, name: string) => (await interpreter.linesFor(topic, name)).map(spoken);

  /** A new line of a pool, in the order of the seed. */
  const fromPool = async (topic: string, name: string, depth: number): Promise<Part> => {
    for (const line of shuffled(await poolLines(topic, name), seed)) {
      const bare = line.replace(/\{[^{}]*\}/gu, '').trim();
      if (bare.length > 3 && !isNew(bare)) continue;
      const filled = await fill(line, depth);
      if (filled !== undefined && isNew(filled)) return give(filled);
    }
    return undefined;
  };

  const fromWorld = async (name: string, depth: number): Promise<Part> => {
    for (const world of name === 'day' || name === 'work' ? card.trades : card.worlds) {
      const line = await fromPool('world', `${world} ${name}`, depth);
      if (line !== undefined) return line;
    }
    return name === 'thought' || name === 'story' ? fromPool('pool', name, depth) : undefined;
  };

  const gesture = async (own: readonly string[], name: string): Promise<string> => {
    const last = answers.at(-1) ?? '';
    if (last.includes('*') && seed % 4 !== 0) return '';
    const recent = answers.slice(-GESTURE_REST).join('\n').toLowerCase();
    const fresh = own.filter((one) => !/^\*(?:Then|Softer)\b/u.test(one) && isNew(one));
    const all = [...fresh, ...(await interpreter.linesFor('pool', name))];
    return shuffled(all, seed).find((one) => !recent.includes(typeset(one).toLowerCase())) ?? '';
  };

  const unasked = (fits: (question: Question) => boolean): Part => {
    const found = shuffled(
      questions.filter((question) => fits(question) && !hasAsked(question) && !given.has(question.text)),
      seed,
    )[0];
    return give(found?.text);
  };
  const isKindNew = ({ kind }: Question): boolean =>
    kind === 'any' || !questions.some((question) => question.kind === kind && hasAsked(question));
  const isUnknown = ({ fact }: Question): boolean => fact === undefined || !facts.has(fact);

  const recall = async (depth: number): Promise<Part> => {
    const now = text.toLowerCase();
    const old = [...facts].filter(
      ([name, value]) =>
        !now.includes(value.toLowerCase()) && name !== open?.fact && !(name === 'pet' && facts.has('petname')),
    );
    for (const [name] of shuffled(old, seed)) {
      const line = await fromPool('pool', `recall ${name}`, depth);
      if (line !== undefined) return line;
    }
    return undefined;
  };

  const generalQuestion = (): Part =>
    unasked((question) => question.isGeneral === true && isKindNew(question) && isUnknown(question));
  const rather = (): Part => unasked(({ kind }) => kind === 'rather');
  const riddle = (): Part => unasked(({ kind }) => kind.startsWith('riddle_'));

  const next = async (depth: number): Promise<Part> => {
    if (conversation.language !== 'en') return fromPool(`${conversation.language}_pool`, 'next', depth);
    return nextInEnglish(depth);
  };

  const nextInEnglish = async (depth: number): Promise<Part> =>
    (answers.length % 4 === 2 ? await recall(depth) : undefined) ??
    generalQuestion() ??
    (await recall(depth)) ??
    rather() ??
    riddle() ??
    (await fromWorld('thought', depth));

  const more = async (depth: number): Promise<Part> => {
    const moves = [
      () => next(depth),
      () => fromPool('pool', 'thought intro', depth),
      () => next(depth),
      () => fromPool('pool', 'self intro', depth),
      () => Promise.resolve(rather()),
      () => recall(depth),
      () => fromPool('pool', 'story intro', depth),
    ];
    for (let step = 0; step < moves.length; step += 1) {
      const move = moves[(answers.length + step) % moves.length];
      const line = await move?.();
      if (line !== undefined) return line;
    }
    return undefined;
  };

  /** Something to listen to, not to answer. */
  const tell = async (depth: number): Promise<Part> => {
    const pools = ['thought intro', 'self intro', 'story intro'];
    for (let step = 0; step < pools.length; step += 1) {
      const line = await fromPool('pool', pools[(answers.length + step) % pools.length] ?? '', depth);
      if (line !== undefined) return line;
    }
    return more(depth);
  };

  const ask = async (kind: string, depth: number): Promise<Part> => {
    if (isGentle && !gentleQuestion.test(kind)) return '';
    const ofKind = questions.filter((question) => question.kind === kind);
    const isGeneral = ofKind.some((question) => question.isGeneral === true);
    if (ofKind.every((question) => isUnknown(question) && (!isGeneral || isKindNew(question)))) {
      const question = unasked((one) => one.kind === kind);
      if (question !== undefined) return question;
    }
    return isGeneral ? next(depth) : '';
  };

  /** The same for a character for ever. */
  const alwaysFavourite = async (name: string): Promise<Part> => {
    const kind = factNamed(name.toLowerCase());
    const lines = await poolLines('pool', `fav ${kind}`);
    return lines[hashOf(`${char.name}:${kind}`) % Math.max(1, lines.length)];
  };
  const alreadyNamed = async (name: string): Promise<Part> => {
    const line = await alwaysFavourite(name);
    return line === undefined || isNew(line) ? undefined : line;
  };
  const favourite = async (name: string): Promise<Part> => {
    const line = await alwaysFavourite(name);
    return line === undefined || !isNew(line) ? undefined : give(line);
  };

  const echo = async (depth: number): Promise<Part> => {
    const kind =
      open?.kind ??
      /\b(book|film|movie|music|song|food|drink|place|season|colour|animal)\b/iu.exec(earlierTexts.at(-1) ?? '')?.[1] ??
      'any';
    const own = (await favourite(factNamed(kind.toLowerCase()))) ?? (await fromPool('pool', `echo ${kind}`, depth));
    if (own !== undefined) return own;
    if (kind === 'job' || kind === 'joblike') return (await fill('{self work}', depth)) ?? fromWorld('work', depth);
    if (kind === 'day') return fromWorld('day', depth);
    return fromPool('pool', 'echo any', depth);
  };

  const thing = isThing(words) ? namedThing(words) : undefined;
  const secret = open === undefined ? undefined : secrets[open.kind];

  const plain: Readonly<Record<string, (depth: number) => Part | Promise<Part>>> = {
    user: () => (user === '' ? undefined : user),
    char: () => char.name,
    age: () => String(char.age),
    tagline: () => (char.tagline === '' || hasSaid(char.tagline) ? undefined : char.tagline),
    answer: () => found ?? thing,
    Answer: () => capital(found ?? thing),
    act: () => (isGentle ? gesture([], 'near') : gesture(card.gestures, `act ${card.voice}`)),
    near: () => gesture([], 'near'),
    next,
    generic: generalQuestion,
    more,
    tell,
    rather,
    riddle,
    twenty: () => unasked(({ kind }) => kind.startsWith('twenty_')),
    joke: (depth) => fromPool('pool', 'joke', depth),
    limerick: (depth) => fromPool('pool', 'limerick', depth),
    haiku: (depth) => fromPool('pool', 'haiku', depth),
    poem: (depth) => fromPool('pool', 'poem', depth),
    song: (depth) => fromPool('pool', 'song', depth),
    thought: (depth) => fromWorld('thought', depth),
    story: (depth) => fromWorld('story', depth),
    day: (depth) => fromWorld('day', depth),
    work: (depth) => fromWorld('work', depth),
    scene: () => give(card.scene.find(isNew)),
    self: () => give(selfLine(card, (line) => !isNew(line), undefined)),
    traits: () => (card.traits === undefined || hasSaid(card.traits) ? undefined : card.traits),
    facts: async (depth) => factSentences(conversation) ?? fromPool('pool', 'facts none', depth),
    echo,
    repeat: () => open?.text,
    count: () => (open === undefined || open.answered >= 20 ? undefined : String(open.answered + 1)),
    thing: () => secret?.thing,
    hint: () => secret?.hint,
  };

  const withArgument: Readonly<Record<string, (argument: string, depth: number) => Part | Promise<Part>>> = {
    ask,
    unknown: (argument) => (facts.has(factNamed(argument.toLowerCase())) ? undefined : ''),
    // Fits once all lines of a pool are said.
    out: async (argument, depth) => ((await fromPool('pool', argument, depth)) === undefined ? '' : undefined),
    you: (argument) => sayBack(argument),
    You: (argument) => capital(sayBack(argument)),
    self: (argument) => give(selfLine(card, (line) => !isNew(line), argument)),
    fav: favourite,
    always: alreadyNamed,
    favourite: (argument) => capital(facts.get(factNamed(argument.toLowerCase()))),
  };

  const token = (content: string, depth: number): Part | Promise<Part> => {
    const [name = '', ...rest] = content.split(' ');
    if (isGentle && lively.test(name)) return undefined;
    const handler = rest.length > 0 ? undefined : plain[name];
    if (handler !== undefined) return handler(depth);
    return rest.length > 0 ? withArgument[name]?.(rest.join(' '), depth) : facts.get(name);
  };

  const fill = async (line: string, depth: number): Promise<Part> => {
    if (depth > DEPTH_MAX) return undefined;
    let filled = '';
    for (const part of (user === '' ? line.replace(called, '') : line).split(/(\{[^{}]*\})/u)) {
      const value = part.startsWith('{') ? await token(part.slice(1, -1), depth + 1) : part;
      if (value === undefined) return undefined;
      filled += value;
    }
    return filled;
  };

  return { expand: (line) => fill(line, 0) };
};
