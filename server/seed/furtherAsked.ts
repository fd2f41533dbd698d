import { askedOfAll } from './askedOfAll.ts';
import type { LoreExchange } from './lorebook.ts';

const asked = {
  food: [
    'favourite food, favorite food, favourite dish, favorite dish, favourite meal, favorite meal, like to eat, love to eat, for breakfast, for lunch, for dinner, for supper, do you cook, can you cook, good cook',
    'What is your favourite food?',
  ],
  drink: [
    'favourite drink, favorite drink, like to drink, tea or coffee, coffee or tea, do you drink',
    'What do you usually drink?',
  ],
  music: [
    'favourite music, favorite music, kind of music, what music, favourite song, favorite song, favourite band, favorite band, favourite singer, listen to, playlist, do you sing, do you dance',
    'What do you listen to?',
  ],
  film: [
    'favourite film, favorite film, favourite movie, favorite movie, films, movies, series, tv, television',
    'What is your favourite film?',
  ],
  family: [
    'your family, have a family, your parents, siblings, any brothers, any sisters, brothers or sisters, your mother, your father, your mum, your mom, your dad, have children, have kids, any children, any kids, where do you come from, grow up, grew up',
    'Do you have a family?',
  ],
  childhood: [
    'your childhood, as a child, as a kid, when you were little, when you were young, when you were small, younger self',
    'What were you like as a child?',
  ],
  pet: [
    'have a pet, any pets, have pets, cats or dogs, dogs or cats, have a cat, have a dog, favourite animal, favorite animal',
    'Do you have a pet?',
  ],
  love: [
    'been in love, fall in love, are you single, are you married, have a boyfriend, have a girlfriend, have a husband, have a wife, have a partner, seeing somebody, seeing someone, first kiss, first love, your ex, love life',
    'Have you ever been in love?',
  ],
  fear: [
    'you afraid, you scared, your fear, biggest fear, your fears, scares you, nightmares',
    'What are you afraid of?',
  ],
  dream: [
    'you dream of, your dream, your dreams, three wishes, biggest wish, your goal, your goals, in five years, in ten years, bucket list, could be anywhere, could be anything',
    'What do you dream of?',
  ],
  morning: [
    'your morning, get up, wake up, early bird, night owl, your routine, normal day, typical day, usual day',
    'What does your morning look like?',
  ],
  home: [
    'your home, your house, your flat, your apartment, your place, your room, your kitchen, where do you live, live alone, where you live, out of your window, from your window, your neighbours, your neighbors',
    'What does your home look like?',
  ],
  travel: [
    'you travel, like to travel, go on holiday, your holiday, your vacation, favourite place, favorite place, favourite city, favorite city, favourite country, favorite country, could go anywhere',
    'Where would you like to travel?',
  ],
  season: [
    'season, the weather, raining, snowing, cold outside, hot outside, your birthday',
    'What is your favourite season?',
  ],
  secret: [
    'your secret, a secret of, tell me a secret, know a secret, have a secret, any secrets, have secrets, nobody knows, never told, confess, embarrassing, embarrassed, guilty pleasure, bad habit, bad habits, surprise me, fun fact',
    'Tell me a secret.',
  ],
  hard: [
    'hardest, hard part, difficult part, worst part, hate about, annoys you, makes you angry, your mistake, biggest mistake, regret, regrets, ever failed, gone wrong, went wrong',
    'What is the hardest part of what you do?',
  ],
  best: [
    'best part, best thing, best day, proudest, proud of, love about your, love your work, love your job, favourite part, favorite part, favourite thing, favorite thing',
    'What is the best part of it?',
  ],
  teach: [
    'teach me something, show me something, learn something, something new, something interesting, did you know',
    'Teach me something.',
  ],
  game: [
    'a game, play something, quiz me, riddle, riddles, challenge me, truth or dare, would you rather',
    'Shall we play a game?',
  ],
  describe: [
    'describe yourself, about yourself, more about you, who are you, your personality, three words, kind of person, what do you look like, you wearing',
    'Tell me about yourself.',
  ],
  missed: ['miss me, thought of me, think of me, think about me, do you like me, like about me', 'Do you like me?'],
  sad: [
    'i’m sad, i am sad, im sad, i feel sad, feeling down, feel down, bad day, rough day, hard day, awful day, terrible day',
    'I had a bad day.',
  ],
  good: ['good night, sweet dreams, going to bed, going to sleep, off to bed', 'Good night.'],
  nervous: [
    'i’m nervous, i am nervous, im nervous, so nervous, exam tomorrow, my exam, test tomorrow, presentation tomorrow, interview tomorrow',
    'I’m nervous about tomorrow.',
  ],
} as const;

/** Answers to what people ask anybody once they have begun to talk. */
export type FurtherAnswers = Readonly<Record<keyof typeof asked, string>>;

/** The exchanges of a character about what people ask anybody after the first lines: what it eats, fears and dreams of, where it lives, whom it loves. */
export const furtherAsked = (answers: FurtherAnswers): readonly LoreExchange[] => askedOfAll(asked, answers);
