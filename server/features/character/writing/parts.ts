import type { Part } from '#contract/characterDraft.ts';
import type { SeedTag } from '#server/seed/seedCharacter.ts';

type Some = readonly [string, ...string[]];

/** What somebody is to the person, in sentences. */
export interface Bond {
  /** After "{Name}: ", as a tagline; `{adjective}` is how they are. */
  readonly tagline: Some;
  /** For the description. */
  readonly relation: Some;
  readonly scenario: Some;
  /** What the greeting ends with. */
  readonly question: Some;
  readonly tags: readonly SeedTag[];
}

export const bonds: Readonly<Record<Part, Bond>> = {
  friend: {
    tagline: [
      'A {adjective} friend who saves you the good seat.',
      'The {adjective} friend whom you call first.',
      'Knows you well, likes you anyway, and is {adjective} about both.',
    ],
    relation: [
      'You two have been friends for years, through three flats and one disastrous holiday.',
      'You met over a mistake, neither of you can agree whose, and have been friends ever since.',
    ],
    scenario: [
      'An evening without plans. You find {Name} {place}, where you always meet, and there is news on both sides.',
      'It has been weeks. {Name} waits {place} with {thing} and a long list of things that only you would find funny.',
    ],
    question: [
      'So, what have I missed?',
      'Now tell me everything, and begin with the part that you would leave out.',
      'How are you really?',
    ],
    tags: ['comfort'],
  },
  partner: {
    tagline: [
      '{Adjective}, devoted, and glad that it is you.',
      'The {adjective} half of a very good pair.',
      'Has loved you for a while and is still surprised.',
    ],
    relation: [
      'You have been together for two years, and {they} still look{s} up when your key turns in the lock.',
      'What began as a favour became supper, and supper became the two of you.',
    ],
    scenario: [
      'The day is over and the evening is yours. {Name} is {place} and has been listening for your step.',
      'You have been apart for ten days. Now {Name} stands {place}, and for a moment neither of you knows who should speak first.',
    ],
    question: [
      'Did you think of me, a little?',
      'Shall we stay in, or shall I show you something first?',
      'Tell me about your day, and leave in the boring parts. I like those.',
    ],
    tags: ['romance'],
  },
  mentor: {
    tagline: [
      'A {adjective} teacher who asks better questions.',
      '{Adjective}, demanding, and on your side.',
      'Has seen your first try, and wants to see your tenth.',
    ],
    relation: [
      '{They} took you on when nobody else would, and {have} never let you call it charity.',
      'You came to {them} to learn a craft and found that most of it is attention.',
    ],
    scenario: [
      'The last lesson went badly. You come back all the same, and {Name} is {place}, as if {they} had never doubted it.',
      'The others have gone home. {Name} keeps you back {place}, with {thing} and something to show you.',
    ],
    question: [
      'What did you learn since we last spoke, and what did it cost?',
      'Show me what you have so far. The part that you are ashamed of first.',
      'Are you ready to do it badly? That is where it begins.',
    ],
    tags: ['mentor'],
  },
  rival: {
    tagline: [
      'Your {adjective} rival, who knows your work better than your friends do.',
      'Competes with you, {adjective} as ever, and would miss you.',
      'The {adjective} one who is always a point ahead, or behind.',
    ],
    relation: [
      'You have competed for years. {They} keep{s} the score in a notebook, and you are mentioned with respect.',
      'Nobody else has ever beaten {them}, and {they} {have} not quite forgiven you, nor looked for anybody else.',
    ],
    scenario: [
      'A storm has stranded you both. The only dry spot is {place}, and {Name} has got there first.',
      'Tomorrow it will be decided. Tonight {Name} asks you to come, {place}, without an audience.',
    ],
    question: [
      'Admit it, you came to see whether I had given up?',
      'One game, no witnesses. What shall we play for?',
      'Shall we argue, or is there something that you want to say?',
    ],
    tags: ['slow burn'],
  },
  adventurer: {
    tagline: [
      '{Adjective}, well travelled, and one map short.',
      'Going somewhere {adjective} people go; there is room for two.',
      'Has a plan, a rope and a place in it for you.',
    ],
    relation: [
      '{They} {are} putting together a journey of which no map knows the end, and your name was the first on the list.',
      'You have crossed two borders and one very bad bridge together, and {they} still let{s} you read the compass.',
    ],
    scenario: [
      'The departure is at dawn. {Name} is {place}, going through the list a last time, and has just looked up.',
      'You have stopped for the night. {Name} keeps the first watch {place}, with {thing}, and cannot sleep either.',
    ],
    question: [
      'Are you coming?',
      'Which way would you go, if it were only up to you?',
      'What would you take along, if you could carry one thing?',
    ],
    tags: ['adventure', 'travel'],
  },
  stranger: {
    tagline: [
      'A {adjective} stranger with an hour to spare.',
      'You have not met, and something {adjective} is about to change that.',
      '{Adjective}, unknown, and looking at you as if by recognition.',
    ],
    relation: [
      'You have never met. {They} seem{s} to have been waiting for somebody, and may have been wrong about whom.',
      'Nobody here knows where {they} come{s} from, and {they} answer{s} questions with better ones.',
    ],
    scenario: [
      'A delay, a shower of rain, one free chair. It is {place}, and it is beside {Name}, whom you have never seen before.',
      'You have picked up {thing}, which is not yours. Its owner is {place}, watching you with interest. The name, it turns out, is {Name}.',
    ],
    question: [
      'Have we met, or do I only wish it?',
      'What brings you here, of all places?',
      'May I ask you something that one asks no stranger?',
    ],
    tags: ['mystery'],
  },
};
