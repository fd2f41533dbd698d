import type { Conversation } from './conversation.ts';
import { echoOf, favouritesOf } from './expansion/favourites.ts';
import { type Fill, type GivenLines, givenLines, type Part } from './expansion/givenLines.ts';
import { onwardOf } from './expansion/onward.ts';
import { poolsOf, restedGesture } from './expansion/pools.ts';
import { unaskedIn } from './expansion/unasked.ts';
import { factNamed } from './facts.ts';
import { factSentences } from './factSentences.ts';
import { secrets } from './questions.ts';
import { isThing, namedThing, sayBack } from './sayBack.ts';
import { selfLine } from './selfLines.ts';

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

/** What stands in braces, by its name. */
type Tokens = Readonly<Record<string, (depth: number) => Part | Promise<Part>>>;
/** The same with a space and an argument behind the name. */
type TokensWithArgument = Readonly<Record<string, (argument: string, depth: number) => Part | Promise<Part>>>;

const DEPTH_MAX = 4;

const capital = (text: Part): Part => (text === undefined ? undefined : text.charAt(0).toUpperCase() + text.slice(1));

/** The name of the person where it only calls them, as in "Good night, {user}." */
const called = /,\s*\{user\}(?=[,.!?;:])/gu;

const lively = /^(?:next|generic|more|tell|rather|riddle|twenty|joke|limerick|haiku|poem|song|thought|story)$/u;

/** What follows from what was said. */
const tokensOfTalk = ({ user, open }: Conversation, { words, found }: Occasion): Tokens => {
  const thing = isThing(words) ? namedThing(words) : undefined;
  const secret = open === undefined ? undefined : secrets[open.kind];
  return {
    user: () => (user === '' ? undefined : user),
    answer: () => found ?? thing,
    Answer: () => capital(found ?? thing),
    repeat: () => open?.text,
    count: () => (open === undefined || open.answered >= 20 ? undefined : String(open.answered + 1)),
    thing: () => secret?.thing,
    hint: () => secret?.hint,
  };
};

/** What the character is, and does. */
const tokensOfCharacter = (conversation: Conversation, { isGentle }: Occasion, given: GivenLines): Tokens => {
  const { card, char, hasSaid } = conversation;
  const { isNew, give } = given;
  const gesture = (own: readonly string[], name: string) => restedGesture(conversation, given, own, name);
  return {
    char: () => char.name,
    age: () => String(char.age),
    tagline: () => (char.tagline === '' || hasSaid(char.tagline) ? undefined : char.tagline),
    act: () => (isGentle ? gesture([], 'near') : gesture(card.gestures, `act ${card.voice}`)),
    near: () => gesture([], 'near'),
    scene: () => give(card.scene.find(isNew)),
    self: () => give(selfLine(card, (line) => !isNew(line), undefined)),
    traits: () => (card.traits === undefined || hasSaid(card.traits) ? undefined : card.traits),
  };
};

/** Expands lines of one answer. */
export const expander = (conversation: Conversation, occasion: Occasion): Expander => {
  const { card, facts, user } = conversation;
  const { isGentle, spoken } = occasion;
  const fill: Fill = async (line, depth) => {
    if (depth > DEPTH_MAX) return undefined;
    let filled = '';
    for (const part of (user === '' ? line.replace(called, '') : line).split(/(\{[^{}]*\})/u)) {
      const value = part.startsWith('{') ? await token(part.slice(1, -1), depth + 1) : part;
      if (value === undefined) return undefined;
      filled += value;
    }
    return filled;
  };

  const given = givenLines(conversation);
  const pools = poolsOf(conversation, spoken, given, fill);
  const { fromPool, fromWorld } = pools;
  const unasked = unaskedIn(conversation, given);
  const { next, more, tell, ask } = onwardOf(conversation, pools, unasked, isGentle);
  const favourites = favouritesOf(conversation, pools, given);

  const plain: Tokens = {
    ...tokensOfTalk(conversation, occasion),
    ...tokensOfCharacter(conversation, occasion, given),
    next,
    more,
    tell,
    generic: unasked.general,
    rather: unasked.rather,
    riddle: unasked.riddle,
    twenty: unasked.twenty,
    joke: (depth) => fromPool('pool', 'joke', depth),
    limerick: (depth) => fromPool('pool', 'limerick', depth),
    haiku: (depth) => fromPool('pool', 'haiku', depth),
    poem: (depth) => fromPool('pool', 'poem', depth),
    song: (depth) => fromPool('pool', 'song', depth),
    thought: (depth) => fromWorld('thought', depth),
    story: (depth) => fromWorld('story', depth),
    day: (depth) => fromWorld('day', depth),
    work: (depth) => fromWorld('work', depth),
    facts: (depth) => factSentences(conversation) ?? fromPool('pool', 'facts none', depth),
    echo: echoOf(conversation, pools, favourites, fill),
  };

  const withArgument: TokensWithArgument = {
    ask,
    unknown: (argument) => (facts.has(factNamed(argument.toLowerCase())) ? undefined : ''),
    // Fits once all lines of a pool are said.
    out: async (argument, depth) => ((await fromPool('pool', argument, depth)) === undefined ? '' : undefined),
    you: (argument) => sayBack(argument),
    You: (argument) => capital(sayBack(argument)),
    self: (argument) => given.give(selfLine(card, (line) => !given.isNew(line), argument)),
    fav: favourites.favourite,
    always: favourites.alreadyNamed,
    favourite: (argument) => capital(facts.get(factNamed(argument.toLowerCase()))),
  };

  const token = (content: string, depth: number): Part | Promise<Part> => {
    const [name = '', ...rest] = content.split(' ');
    if (isGentle && lively.test(name)) return undefined;
    const handler = rest.length > 0 ? undefined : plain[name];
    if (handler !== undefined) return handler(depth);
    return rest.length > 0 ? withArgument[name]?.(rest.join(' '), depth) : facts.get(name);
  };

  return { expand: (line) => fill(line, 0) };
};
