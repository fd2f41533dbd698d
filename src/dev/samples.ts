import type { Help } from '#contract/care.ts';
import type { CharacterSummary } from '#contract/character.ts';
import { byExpression, type Character } from '#contract/characterProfile.ts';
import type { Message } from '#contract/chat.ts';
import type { Conversation } from '#contract/conversation.ts';
import type { User } from '#contract/user.ts';

/** Made-up data for looking at parts and screens during development. */

const people: readonly [name: string, age: number, tagline: string, tag: string][] = [
  ['Mira Solano', 29, 'Keeps a night radio show and answers every caller.', 'warm'],
  ['Theo Lindqvist', 34, 'Restores old sailboats and never hurries a story.', 'calm'],
  ['Anaïs Okafor', 27, 'Street photographer who notices what you skip.', 'curious'],
  ['Jun Park', 31, 'Line cook, insomniac, surprisingly good listener.', 'funny'],
  ['Wren', 38, 'A lighthouse keeper on a coast that is not on your map.', 'mysterious'],
  ['Sofia Marchetti', 33, 'Teaches astronomy and swears at clouds.', 'clever'],
  [
    'Elias Brandt',
    41,
    'Plays the cello in an empty theatre after closing time, mostly for the ghosts in row seven.',
    'calm',
  ],
  ['Priya Raman', 26, 'Runs a tea stall and a very opinionated book club.', 'warm'],
  ['Noor', 30, 'Cartographer of cities that only exist at night.', 'mysterious'],
  ['Dante Reyes', 28, 'Dances salsa, fixes bicycles, worries about his plants.', 'funny'],
];

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

export const characters: readonly CharacterSummary[] = Array.from({ length: 20 }, (_, index) => {
  const [name, age, tagline, tag] = people[index % people.length] ?? ['Mira', 29, 'Listens.', 'warm'];
  return {
    characterId: idOf(index + 1),
    origin: 'pgc',
    name,
    age,
    tagline,
    tags: [tag],
    portrait: `portraits/sample${String(index)}.webp`,
  };
});

export const tags = ['warm', 'calm', 'curious', 'funny', 'mysterious', 'clever', 'bold', 'dreamy', 'kind'].map(
  (tag, index) => ({ tag, count: 9 - index }),
);

const [first] = characters;
if (first === undefined) throw new Error('There is at least one sample');

export const character: Character = {
  ...first,
  description:
    'Mira talks the city through its small hours from a studio above a bakery. She collects confessions, bad jokes and recipes for bread.',
  scenario: 'It is half past two. The red light is on.',
  greeting:
    '*She slides one headphone off and leans into the microphone.* You’re on the air with Mira. What is keeping you awake tonight?',
};

/** The same with a face for each expression. */
export const facedCharacter = {
  ...character,
  expressions: byExpression((expression) => `characters/${character.characterId}-${expression}-0123abcd.webp`),
};

/** As cards have them: long, and with Markdown. */
export const longDescription = [
  '**Mira** is the voice of *Night Line*, a programme that the city listens to while it cannot sleep.',
  '> You are on the air.\n> Take your time.',
  '- collects confessions, bad jokes and recipes for bread\n- answers every letter by hand\n- never plays a song twice in a night',
  'She rents the studio from the baker below, who pays her in rolls for telling him what the callers dream of. '.repeat(
    4,
  ),
].join('\n\n');

const now = Date.now();
const MINUTE = 60_000;
const talk: readonly [role: Message['role'], text: string][] = [
  ['companion', character.greeting],
  ['user', 'Hi Mira. Long day, too many meetings. I just want to hear somebody talk about something else.'],
  [
    'companion',
    '*She laughs softly and turns the dial down.* Then let me tell you about the sourdough downstairs. It has a name. It has opinions. Last week it escaped its bucket.\n\nThe baker blamed the moon. I blame the baker.',
  ],
  ['user', 'It escaped?'],
  ['user', '*sits up* Please go on.'],
  [
    'companion',
    'Right across the counter, over the till, halfway to the door. *She taps the desk for each step of its journey.* By the time anyone noticed, it had swallowed a pencil and somebody’s lottery ticket. We never found out whether it won.',
  ],
  ['user', '2 * 3 * 4 chances, I would say. <b>Thank you</b>, that helped.'],
  ['companion', 'Any time. Sleep when you can; I’ll keep the light on.'],
];

/** What most messages have in common. */
export const plainMessage = {
  status: 'done',
  chosen: 0,
  alternatives: 1,
  liked: false,
  hasFeedback: false,
  image: null,
} as const;

export const messages: readonly Message[] = talk.map(([role, text], index) => ({
  ...plainMessage,
  msgId: idOf(100 + index),
  role,
  text,
  createTime: now - (index < 2 ? 1440 * MINUTE : 0) - (talk.length - index) * MINUTE,
}));

export const manyMessages: readonly Message[] = Array.from({ length: 400 }, (_, index) => {
  const [role, text] = talk[index % talk.length] ?? ['user', 'Hello'];
  return { ...plainMessage, msgId: idOf(1000 + index), role, text, createTime: now - (400 - index) * 30 * MINUTE };
});

/** Whom somebody in need can reach. */
export const helpSample: Help = {
  kind: 'selfHarm',
  urgency: 'now',
  emergency: '999',
  lines: [{ name: 'Samaritans', call: '116 123', address: 'https://www.samaritans.org' }],
  elsewhere: 'https://findahelpline.com',
};

export const conversations: readonly Conversation[] = characters.slice(0, 7).map((summary, index) => ({
  character: summary,
  lastText: talk[(index + 5) % talk.length]?.[1] ?? '',
  lastRole: talk[(index + 5) % talk.length]?.[0] ?? 'user',
  lastTime: now - index * index * 400 * MINUTE - MINUTE,
  isWriting: index === 1,
  unread: [0, 0, 3, 1, 128][index] ?? 0,
  ...(index === 5 && { lastText: '', lastRole: null }),
}));

/** Whom somebody goes on with: one has written, one is writing, one was answered last. */
export const comingBack: readonly Conversation[] = conversations.filter(
  ({ unread, isWriting, lastRole }) => unread > 0 || isWriting || lastRole === 'user',
);

export const user: User = {
  uid: idOf(1),
  email: 'ada.lovelace@example.com',
  hasPassword: true,
  name: 'Ada',
  pronoun: 'she/her',
  country: null,
  plan: null,
  tokens: 0,
  maxSubscriptionDiscount: '70%',
  serviceCosts: [],
};
