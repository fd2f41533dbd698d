import type { Card } from './card.ts';
import type { Conversation } from './conversation.ts';
import { factNamed } from './facts.ts';
import { questions, secrets, type Question } from './questions.ts';
import { isThing, namedThing, sayBack } from './sayBack.ts';
import { hashOf, shuffled } from './seeded.ts';
import { typeset } from './style.ts';

/** Turns a line of the scripts into text. */
export interface Expander {
  /** Fills what stands in braces; nothing where one of it is not to be had, for then the line does not fit. */
  expand(line: string): Promise<string | undefined>;
}

type Part = string | undefined;

const DEPTH_MAX = 4;
/** So many answers pass before a gesture comes again. */
const GESTURE_REST = 14;

const about: Readonly<Record<string, RegExp>> = {
  work: /\b(?:run|keep|repair|make|cut|cook|work|bakery|shop|teach|draw|sing|drive|guide|study|command|restore|restored|own|open|trade|lead)\b/iu,
  live: /\b(?:live|in \p{Lu})/u,
  home: /\b(?:live|grew up|born|in \p{Lu})/u,
  family: /\b(?:mother|father|sisters?|brothers?|grand\w+|daughter|son|aunts?|uncles?|family|wife|husband|twins)\b/iu,
  friend: /\bfriends?\b/iu,
  love: /\b(?:love|enjoy|collect|adore|generous|believe in)\b/iu,
  like: /\b(?:like to|love|enjoy|collect|notice|talk to)\b/iu,
  hate: /\b(?:hate|dislike|cannot abide|distrust|despise|impatient|no patience)\b/iu,
  afraid: /\b(?:afraid|fear|superstitious|awkward|lonely|worry|shy)\b/iu,
  dream: /\b(?:hope|dream|wish|writing|building|promised)\b/iu,
  want: /\b(?:hope|want|wish|writing|building|looking for)\b/iu,
  past: /\b(?:was|were|grew up|born|trained|left|had|gave up|until|ago)\b/iu,
  look: /\b(?:hair|eyes|scars?|wear|coat|skirts?|saris?)\b/iu,
  book: /\b(?:books?|novels?|read)\b/iu,
  music: /\b(?:sing|songs?|music|records?|tunes?|band)\b/iu,
  food: /\b(?:cook|bread|bak\w+|buns|soup|cake|sauces?|tea)\b/iu,
};

const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const factSentences = ({ facts, user }: Conversation): Part => {
  const clauses: readonly (readonly [string, (value: string) => string])[] = [
    ['job', (value) => `you work ${value}`],
    ['home', (value) => `you live in ${value}`],
    ['from', (value) => `you come from ${value}`],
    ['petname', (value) => `there is ${value} in your life`],
    ['family', (value) => `you have told me about your ${value}`],
    ['like', (value) => `you like ${value}`],
    ['hobby', (value) => `you lose yourself in ${value}`],
    ['dislike', (value) => `you can't stand ${value}`],
    ['book', (value) => `your book is ${value}`],
    ['film', (value) => `your film is ${value}`],
    ['music', (value) => `your music is ${value}`],
    ['food', (value) => `you would eat ${value}`],
    ['season', (value) => `your season is ${value}`],
    ['plan', (value) => `you are planning this: ${value}`],
    ['mood', (value) => `you felt ${value} a while ago`],
  ];
  const known = clauses.flatMap(([name, say]) => {
    const value = facts.get(name);
    return value === undefined ? [] : [say(value)];
  });
  return known.length === 0 ? undefined : `You are ${user}, ${listOf(known.slice(0, 6))}.`;
};

const selfLine = ({ selfLines }: Card, hasSaid: (text: string) => boolean, topic: string | undefined): Part => {
  const pattern = topic === undefined ? undefined : about[topic];
  if (topic !== undefined && pattern === undefined) return undefined;
  return selfLines.find((line) => (pattern?.test(line) ?? true) && !hasSaid(typeset(line)));
};

const capital = (text: Part): Part => (text === undefined ? undefined : text.charAt(0).toUpperCase() + text.slice(1));

/** Expands lines of one answer. `spoken` is how the character says a line, `words` what it answers to. */
export const expander = (conversation: Conversation, spoken: (line: string) => string, words: string): Expander => {
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

  const next = async (depth: number): Promise<Part> =>
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
    user: () => user,
    char: () => char.name,
    age: () => String(char.age),
    tagline: () => (char.tagline === '' || hasSaid(char.tagline) ? undefined : char.tagline),
    answer: () => thing,
    Answer: () => capital(thing),
    act: () => gesture(card.gestures, `act ${card.voice}`),
    near: () => gesture([], 'near'),
    next,
    generic: generalQuestion,
    more,
    tell,
    rather,
    riddle,
    twenty: () => unasked(({ kind }) => kind.startsWith('twenty_')),
    joke: (depth) => fromPool('pool', 'joke', depth),
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
    you: (argument) => sayBack(argument),
    You: (argument) => capital(sayBack(argument)),
    self: (argument) => give(selfLine(card, (line) => !isNew(line), argument)),
    fav: favourite,
    always: alreadyNamed,
    favourite: (argument) => capital(facts.get(factNamed(argument.toLowerCase()))),
  };

  const token = (content: string, depth: number): Part | Promise<Part> => {
    const [name = '', ...rest] = content.split(' ');
    const handler = rest.length > 0 ? undefined : plain[name];
    if (handler !== undefined) return handler(depth);
    return rest.length > 0 ? withArgument[name]?.(rest.join(' '), depth) : facts.get(name);
  };

  const fill = async (line: string, depth: number): Promise<Part> => {
    if (depth > DEPTH_MAX) return undefined;
    let filled = '';
    for (const part of line.split(/(\{[^{}]*\})/u)) {
      const value = part.startsWith('{') ? await token(part.slice(1, -1), depth + 1) : part;
      if (value === undefined) return undefined;
      filled += value;
    }
    return filled;
  };

  return { expand: (line) => fill(line, 0) };
};
