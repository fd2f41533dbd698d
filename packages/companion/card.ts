import { fillNames } from './fillNames.ts';
import { cardLinesOf, type CardLine } from './cardLines.ts';
import { exchangesIn, type Exchange } from './exchanges.ts';
import { loreOf, type CardRequest } from './cardLore.ts';
import { inFirstPerson, sceneLines, taglineLines } from './firstPerson.ts';
import type { Persona } from './request.ts';
import { hashOf } from './seeded.ts';
import { worldWords } from './worldWords.ts';

/** How a character talks. */
export type Voice = 'warm' | 'playful' | 'dreamy' | 'wry' | 'bold';

/** What the companion needs to know of its character, read from the card. */
export interface Card {
  readonly voice: Voice;
  /** Speaks without short forms, as people do in old and in made-up times. */
  readonly isFormal: boolean;
  /** Worlds of `worlds.rive` that the character lives in, the nearest first; "everyday" is the last. */
  readonly worlds: readonly string[];
  /** Those of them that its working day belongs to. */
  readonly trades: readonly string[];
  /** Sentences of the card, told by the character itself. */
  readonly selfLines: readonly string[];
  /** The tagline, told by the character itself, where it can be. */
  readonly taglines: readonly string[];
  /** Everything that the card says, to be searched by words. */
  readonly lines: readonly CardLine[];
  /** "warm, curious and patient"; absent where the card is written otherwise. */
  readonly traits: string | undefined;
  /** Sentences about where and how the conversation began. */
  readonly scene: readonly string[];
  /** Gestures that the card itself uses, with their asterisks. */
  readonly gestures: readonly string[];
  /** The character's own answers, in the example dialogue and in what the lorebook tells now. */
  readonly exchanges: readonly Exchange[];
}

const voiceWords: Readonly<Record<Voice, RegExp>> = {
  warm: /\b(?:warm|kind|gentle|caring|patient|tender|motherly|soft|comfort\w*|nurturing|sincere|sweet|loyal|generous|empath\w*|thoughtful|unhurried|courteous|humane|mild|hearty)\b/giu,
  playful:
    /\b(?:playful|cheerful|bubbly|mischiev\w*|funny|silly|cheeky|teas\w*|energetic|humou?r\w*|lively|giggl\w*|spontaneous|sunny|theatrical|buoyant|magnetic|jokes?|nimble|talkative)\b/giu,
  dreamy:
    /\b(?:dreamy|quiet|shy|mysterious|melanchol\w*|poetic|romantic|reserved|introvert\w*|pensive|contemplative|ethereal|wistful|serene|soft-spoken|strange|reflective|courtly|absent-minded)\b/giu,
  wry: /\b(?:wry|dry|drily|sarcas\w*|sardonic|iron\w*|witty|clever|cynic\w*|deadpan|skeptic\w*|sceptic\w*|analytical|precise|sharp|observant|composed|exacting|perceptive|methodical|measured|rumpled)\b/giu,
  bold: /\b(?:bold|brave|confident|fearless|adventurous|fiery|direct|stubborn|proud|strong|reckless|daring|competitive|commanding|passionate|ambitious|restless|blunt|imperious|fast|quick|steady|disciplined)\b/giu,
};
const voices = ['warm', 'playful', 'dreamy', 'wry', 'bold'] as const;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const voiceOf = (persona: Persona): Voice => {
  const first = persona.personality.split(/[.!?]/u)[0] ?? '';
  const own = [first, first, first, persona.personality, persona.tagline, persona.tags.join(' ')].join(' ');
  const start = hashOf(persona.name) % voices.length;
  const ranked = voices
    .map((voice, index) => ({ voice, hits: countOf(own, voiceWords[voice]), order: (index + start) % voices.length }))
    .toSorted((a, b) => b.hits - a.hits || a.order - b.order);
  return ranked[0]?.voice ?? 'warm';
};

const worldsOf = (persona: Persona): Pick<Card, 'worlds' | 'trades'> => {
  const text = `${persona.tagline} ${persona.tagline} ${persona.description} ${persona.scenario}`;
  const ranked = Object.entries(worldWords)
    .map(([world, { tag, words }]) => {
      const told = countOf(text, words);
      return { world, told, hits: told + (persona.tags.some((own) => tag.test(own.toLowerCase())) ? 3 : 0) };
    })
    .filter(({ hits }) => hits >= 2)
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, 2);
  const trades = ranked.filter(({ told, hits }) => told >= 2 && hits >= 4);
  return {
    worlds: [...ranked.map(({ world }) => world), 'everyday'],
    trades: [...trades.map(({ world }) => world), 'everyday'],
  };
};

/** "quiet, observant and drily funny", from how the personality begins. */
const traitsOf = (personality: string): string | undefined => {
  const first = (personality.replace(/[‘’]/gu, "'").split(/[.;:\n]/u)[0] ?? '').trim();
  const head = first.split(/,? (?:with|fond of|full of|as|on the surface)\b|, (?:a|an|the|like|slower|in)\b/u)[0] ?? '';
  const isList =
    head.length <= 90 && /,| and /u.test(head) && !/\b(?:she|he|they|i|you|is|are|has|her|his)\b/iu.test(head);
  return isList ? head.charAt(0).toLowerCase() + head.slice(1) : undefined;
};

const gesturesOf = (dialogue: string): readonly string[] =>
  [...dialogue.matchAll(/\*([^*\n]{4,60})\*/gu)]
    .map(([gesture]) => gesture)
    .filter((gesture) => !gesture.includes('{'));

/** Without the asterisks of names such as *Long Patience*, which would read as gestures. */
const unmarked = (text: string): string => text.replace(/\*([^*\n]+)\*/gu, '$1');

/** Reads a card, and of its lorebook what the conversation touches. */
export const cardOf = (request: CardRequest): Card => {
  const { persona } = request;
  const names = { user: 'you', char: persona.name };
  const about = unmarked(fillNames(`${persona.description}\n${persona.personality}`, names));
  const scene = sceneLines(unmarked(fillNames(persona.scenario, names)), about, persona.name);
  const lore = loreOf(request, about);
  return {
    voice: voiceOf(persona),
    isFormal: persona.tags.some((tag) => /^(?:historical|fantasy|history)$/iu.test(tag)),
    ...worldsOf(persona),
    selfLines: inFirstPerson(about, persona.name),
    traits: traitsOf(persona.personality),
    taglines: taglineLines(persona.tagline, about, persona.name),
    lines: [...cardLinesOf(persona, about, scene), ...lore.lines],
    scene,
    gestures: gesturesOf(persona.exampleDialogue),
    exchanges: [...exchangesIn(persona.exampleDialogue, persona.name), ...lore.exchanges],
  };
};
