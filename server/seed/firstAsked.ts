import { askedOfAll } from './askedOfAll.ts';
import type { LoreExchange } from './lorebook.ts';

const asked = {
  day: [
    'how is your day, how was your day, how are you today, how are things, how is it going, how are you doing, how are you holding up, how is your evening, how is your night, how was your night, how is your morning, how is business, how did you sleep, did you do today, been up to',
    'How is your day going?',
  ],
  fun: [
    'for fun, hobbies, hobby, free time, spare time, to relax, day off, days off, not working, besides',
    'What do you do for fun?',
  ],
  likes: ['makes you happy, what do you like, what do you enjoy, do you like most, love most', 'What makes you happy?'],
  together: [
    'what should we do, what shall we do, what can we do, what could we do, what do we do, do together, what are we going to do',
    'What can we do together?',
  ],
  joke: ['joke, jokes, make me laugh', 'Do you know a joke?'],
  funny: [
    'funny happened, funny happen, funniest, something funny, funny thing',
    'What is the funniest thing that has happened to you?',
  ],
  advice: ['any advice, advice for me, advice for life, life advice, some advice', 'Do you have any advice for me?'],
  tired: ['tired, exhausted, sleepy, worn out, drained, knackered, shattered, no energy', 'I’m tired.'],
  bored: ['bored, boring day, nothing to do', 'I’m bored.'],
  happy: ['happy, good mood, great mood, great day, great today, amazing, excited, good news', 'I’m happy today.'],
  stressed: ['stressed, stress, overwhelmed, too much work, pressure, tense', 'I’m stressed.'],
  lonely: ['lonely, so alone, feel alone', 'I feel lonely.'],
} as const;

/** Answers to what strangers ask anybody, whatever their trade. */
export type FirstAnswers = Readonly<Record<keyof typeof asked, string>>;

/** The exchanges of a character about what strangers ask anybody first: its day, what it likes, a joke, and how they feel themselves. */
export const firstAsked = (answers: FirstAnswers): readonly LoreExchange[] => askedOfAll(asked, answers);
