import { fillNames } from './fillNames.ts';
import { cardLinesOf, type CardLine, type CardRequest } from './cardLines.ts';
import { inFirstPerson, sceneLines, taglineLines } from './firstPerson.ts';
import type { Persona } from './request.ts';
import { hashOf } from './seeded.ts';

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
  /** The character's own answers to lines of the example dialogue. */
  readonly examples: readonly { readonly asked: string; readonly answer: string }[];
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

/** Words of a card, and a tag, that put a character into a world of `worlds.rive`. */
const worldWords: Readonly<Record<string, { readonly tag: RegExp; readonly words: RegExp }>> = {
  food: {
    tag: /^(?:food|cook\w*|bak\w*)$/u,
    words:
      /\b(?:baker\w*|cook\w*|chef|kitchen|bread|pastr\w+|restaurant|caf[eé]|tea|coffee|wine|cheese|food|chocolat\w*|brew\w*|noodle\w*|loaf|menu)\b/giu,
  },
  music: {
    tag: /^music$/u,
    words:
      /\b(?:music\w*|piano|violin\w*|cell(?:o|ist)|guitar\w*|sings?|singer|songs?|jazz|band|compos\w+|orchestra|choir|drum\w*|dj|opera|record|tunes?|radio)\b/giu,
  },
  books: {
    tag: /^books?$/u,
    words: /\b(?:books?|booksh\w+|librar\w+|novel\w*|writer|author|poet\w*|archiv\w*|translator|editor|diary)\b/giu,
  },
  art: {
    tag: /^art$/u,
    words:
      /\b(?:artist|paint\w*|draw\w*|sculpt\w*|photograph\w*|gallery|illustrat\w*|design\w*|theatre|actor|actress|danc\w+|ballet)\b/giu,
  },
  craft: {
    tag: /^craft$/u,
    words:
      /\b(?:craft\w*|carpent\w*|mechanic\w*|repairs?|mends?|smith|forge|clocks?|watch\w*|tailor|sew\w*|knit\w*|potter\w*|kiln|workshop|glassblow\w*|luthier|bookbind\w*|engine\w*|shears)\b/giu,
  },
  nature: {
    tag: /^nature$/u,
    words:
      /\b(?:garden\w*|forest\w*|ranger|botan\w*|flower\w*|florist|farm\w*|bees?|animals?|mountain\w*|herb\w*|moss|orchard|vineyard|reef)\b/giu,
  },
  journey: {
    tag: /^(?:travel|adventure)$/u,
    words:
      /\b(?:sail\w*|sea|ocean|pilot|travel\w*|journey|explor\w*|trains?|courier|guides?|maps?|cartograph\w*|harbou?r|lighthouse|pirate|diver|surf\w*|island|caravan)\b/giu,
  },
  science: {
    tag: /^science$/u,
    words:
      /\b(?:scientist|astronom\w*|telescope|stars|physic\w*|chemi\w*|biolog\w*|laborator\w*|research\w*|mathemat\w*|observatory|geolog\w*|inventor|hydrophone|whales?)\b/giu,
  },
  history: {
    tag: /^history$/u,
    words:
      /\b(?:histor\w*|archaeolog\w*|ancient|medieval|victorian|antiqu\w*|museum|roman|samurai|renaissance|dynasty)\b/giu,
  },
  mystery: {
    tag: /^mystery$/u,
    words:
      /\b(?:detective|mystery|crime|cases?|clue\w*|investigat\w*|spy|thief|noir|journalist|reporter|ghost\w*|haunted|forensic\w*|police|séances?)\b/giu,
  },
  fantasy: {
    tag: /^fantasy$/u,
    words:
      /\b(?:magic|witch\w*|wizard|mage|sorcer\w*|elf|elv\w+|dragon\w*|fae|fair(?:y|ies)|vampire\w*|spell\w*|enchant\w*|curse\w*|knight|demon|goddess|potion\w*|immortal|werewolf)\b/giu,
  },
  space: {
    tag: /^(?:science fiction|sci-?fi|cyberpunk)$/u,
    words:
      /\b(?:space\w*|starship|android|robot\w*|cyber\w*|galax\w*|planet\w*|mars|orbit\w*|astronaut|colony|neon|hacker|drone\w*|freighter|moon)\b/giu,
  },
  care: {
    tag: /^(?:health|medicine)$/u,
    words:
      /\b(?:nurse|doctor|medic\w*|therap\w*|physio\w*|counsel\w*|healer|teacher|teaches|midwife|coach\w*|hospital|clinic|ward|social worker|firefighter|paramedic)\b/giu,
  },
};

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

const examplesOf = (dialogue: string, name: string): Card['examples'] => {
  const turns = dialogue
    .split(/^(?=\s*\{\{(?:user|char)\}\}\s*:)/imu)
    .map((part) => /^\s*\{\{(user|char)\}\}\s*:\s*([^]*?)\s*$/iu.exec(part))
    .filter((match) => match !== null);
  return turns.flatMap((turn, index) => {
    const next = turns[index + 1];
    if (turn[1]?.toLowerCase() !== 'user' || next?.[1]?.toLowerCase() !== 'char') return [];
    const answer = fillNames(next[2] ?? '', { user: '{user}', char: name });
    return answer === '' ? [] : [{ asked: turn[2] ?? '', answer }];
  });
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
  return {
    voice: voiceOf(persona),
    isFormal: persona.tags.some((tag) => /^(?:historical|fantasy|history)$/iu.test(tag)),
    ...worldsOf(persona),
    selfLines: inFirstPerson(about, persona.name),
    traits: traitsOf(persona.personality),
    taglines: taglineLines(persona.tagline, about, persona.name),
    lines: cardLinesOf(request, about, scene),
    scene,
    gestures: gesturesOf(persona.exampleDialogue),
    examples: examplesOf(persona.exampleDialogue, persona.name),
  };
};
