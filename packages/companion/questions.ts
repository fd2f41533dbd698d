import { comparable } from './style.ts';

/** A question that the companion asks of its own accord. `asked_<kind>` is the topic of the scripts that takes the answer. */
export interface Question {
  readonly kind: string;
  readonly text: string;
  /** Fact that the answer tells. */
  readonly fact?: string;
  /** The answer is a short name for a thing, and not whatever the person says next. */
  readonly wantsThing?: true;
  /** May be asked out of the blue. */
  readonly isGeneral?: true;
}

const general = (kind: string, ...texts: readonly string[]): readonly Question[] =>
  texts.map((text) => ({ kind, text, isGeneral: true }));
const factual = (kind: string, fact: string, ...texts: readonly string[]): readonly Question[] =>
  texts.map((text) => ({ kind, text, fact, isGeneral: true }));
const thing = (kind: string, ...texts: readonly string[]): readonly Question[] =>
  texts.map((text) => ({ kind, text, fact: kind, wantsThing: true, isGeneral: true }));
const special = (kind: string, ...texts: readonly string[]): readonly Question[] =>
  texts.map((text) => ({ kind, text }));

/** Every question, in no order. No text holds another one. */
export const questions: readonly Question[] = [
  ...special(
    'mood',
    'How are you, really?',
    'And how are you today, honestly?',
    'What sort of mood did you bring with you?',
  ),
  ...general('day', "What was today's nicest minute?", 'How did your day go?', 'What has the day brought you so far?'),
  ...special('sad', 'What happened?', 'Do you want to tell me what it is about?', 'What is weighing on you the most?'),
  ...special(
    'lonely',
    'Who do you miss when it hits?',
    'When is it loudest?',
    'What would good company look like right now?',
  ),
  ...special('tired', 'What has been wearing you out?', 'What ate all your energy?'),
  ...special('stress', 'What is the loudest thing in your head at the moment?', 'What is the first thing on the pile?'),
  ...special(
    'comfort',
    'What is one small thing that would do you good tonight?',
    'What usually helps, even a little?',
  ),
  ...special('goodthing', 'What made it so good?', 'What was the good thing?', 'What brought that on?'),
  ...general('guess', 'What would I never guess about you?', "What's something about you that surprises people?"),
  ...factual('job', 'job', 'What do you do all day?', 'What do you do for a living?'),
  ...special(
    'joblike',
    'Which part of it does nobody see?',
    'What do you like about it on a good day?',
    'What do you only understand after years of it?',
  ),
  { kind: 'study', text: 'What are you learning at the moment?', fact: 'study' },
  ...factual('hobby', 'hobby', 'What do you do when nobody needs you?', 'What makes you lose track of time?'),
  ...thing('book', 'Which book would you save from a fire?', 'What was the last book that kept you awake?'),
  ...thing('film', 'Which film could you watch again tonight?', 'Which film do you know by heart?'),
  ...thing('music', 'What music gets you every time?', 'What would be playing if your week had a soundtrack?'),
  ...special('song', 'Which song can you sing from the first word to the last?'),
  ...thing('food', 'What would you eat tonight if someone else cooked it?', 'Which dish tastes like home to you?'),
  ...thing('drink', "What's in your cup when you need comfort?"),
  ...thing('place', 'Where would you like to wake up tomorrow?', 'Which place do you go back to in your head?'),
  ...thing('season', 'Which season is yours?'),
  ...factual('home', 'home', 'Where do you live?', 'Where is home for you?'),
  ...factual('pet', 'pet', 'Is there an animal in your life?', 'Do you have a pet, or does one have you?'),
  ...general('family', 'Who is at the table when your family gets together?'),
  ...general('friend', 'Who would you call at three in the morning?', 'Who knows you best?'),
  ...special('sleep', 'Are you a good sleeper, or a thinker in the dark?'),
  ...general('dream', "Do you remember a dream that wouldn't let you go?"),
  ...factual('plan', 'plan', 'What are you looking forward to this week?', 'What have you planned for the weekend?'),
  ...factual('wish', 'wish', 'What would you do if you could not fail?', 'What do you secretly wish for?'),
  ...general(
    'any',
    'What was the last thing that made you laugh?',
    'What did you want to be when you were eight?',
    'Which smell takes you straight back to your childhood?',
    'What are you better at than most people think?',
    'What would you learn if you had a year to yourself?',
    "What's the kindest thing a stranger ever did for you?",
    'Which small luxury do you never give up?',
    "What's a rule you like to break?",
    'Which word do you use too often?',
    'When did you last do something for the first time?',
    'What do you collect, even if only by accident?',
    "What's the best advice you ever ignored?",
    'Are you a morning person or a night person?',
    'What do you do when it rains all Sunday?',
    'What was the last thing you changed your mind about?',
    'What would your best friend say is your superpower?',
    "What's your favourite sound in the world?",
    'What would you do with one extra hour a day, every day?',
    'Which teacher do you still think about?',
    "What's on your mind when you can't fall asleep?",
    'What do you own that is older than you?',
    'Which habit would you pass on to everybody?',
    'What did you find beautiful today, by accident?',
    'What would the title of your autobiography be?',
    'If you could ask one person from the past a question, who would it be?',
    "What's the best present you ever gave?",
    'What do you cook when nobody is watching?',
    'If you were a city, which one would you be?',
    "What's something ordinary that you find magical?",
    'What have you been proud of lately, even if nobody noticed?',
    'What did you believe as a child that was completely wrong?',
    "What's the longest walk you ever took?",
    'Which fear have you outgrown?',
    'Do you keep old letters?',
    'What do you always forget to pack?',
    'What would you put into a time capsule?',
    'Who taught you to ride a bicycle?',
    'Whose handwriting would you know anywhere?',
    'What is your favourite way to waste an afternoon?',
    'Which door in your life would you like to open again?',
  ),
  ...special(
    'rather',
    'Would you rather be able to fly, but only an inch off the ground, or be invisible, but only when nobody is looking?',
    'Would you rather read every book in one night, or one book for your whole life?',
    'Would you rather always be ten minutes early, or always have a splendid excuse?',
    'Would you rather live by the sea with bad weather, or in the hills with good neighbours?',
    'Would you rather talk to animals, or understand babies?',
    'Would you rather know how every film ends, or never remember one?',
    'Would you rather dance badly in public, or sing badly in private, for ever?',
    'Would you rather have dinner with your great-grandmother, or with your great-grandchild?',
    'Would you rather give up bread, or music before noon?',
    'Would you rather have a house full of clocks, or not a single one?',
    'Would you rather be famous for something silly, or unknown for something great?',
    'Would you rather have a map of everything, or a compass that points to what you need?',
    'Would you rather relive one day, or skip one?',
    'Would you rather have snow all summer, or midsummer nights all winter?',
  ),
  ...special('riddle_echo', 'I have no mouth, and yet I answer everyone who calls me in the mountains. What am I?'),
  ...special('riddle_towel', 'What gets wetter the more it dries?'),
  ...special('riddle_map', 'I have cities without houses, forests without trees and rivers without water. What am I?'),
  ...special(
    'riddle_candle',
    'I am tall when I am young and short when I am old, and every breath is a danger to me. What am I?',
  ),
  ...special('riddle_steps', 'The more of them you take, the more you leave behind. What are they?'),
  ...special('riddle_silence', 'Say my name, and I am gone. What am I?'),
  ...special('riddle_age', 'What goes up all the time and never comes down?'),
  ...special('riddle_stamp', 'What travels all around the world but stays in its corner?'),
  ...special(
    'twenty_lighthouse',
    'I am thinking of something you might come across on a walk by the coast. You have twenty yes-or-no questions. What is your first?',
  ),
  ...special(
    'twenty_umbrella',
    'I have something in mind that hangs in nearly every hallway. Ask me up to twenty yes-or-no questions. Which one comes first?',
  ),
  ...special(
    'twenty_owl',
    'I am thinking of something that sees you before you see it. Twenty questions, yes or no. Where do you begin?',
  ),
];

/** What the companion has in mind in a game of twenty questions. */
export const secrets: Readonly<Record<string, { readonly thing: string; readonly hint: string }>> = {
  twenty_lighthouse: { thing: 'a lighthouse', hint: 'it works at night, and it never moves.' },
  twenty_umbrella: { thing: 'an umbrella', hint: 'you always have it with you on the wrong day.' },
  twenty_owl: { thing: 'an owl', hint: 'it is up when you are asleep.' },
};

const findable = questions.map((question) => ({ question, text: comparable(question.text) }));

/** The last question that a text of the companion asks. */
export const questionIn = (text: string): Question | undefined => {
  const asked = comparable(text);
  return findable
    .map(({ question, text }) => ({ question, at: asked.lastIndexOf(text) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at)[0]?.question;
};
