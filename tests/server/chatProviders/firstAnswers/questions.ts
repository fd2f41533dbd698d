/** What a stranger says to a companion: the last text is the one whose answer is judged. */
export interface Asked {
  readonly slug: string;
  readonly texts: readonly string[];
}

const askedOf = (slug: string, ...texts: readonly (string | readonly string[])[]): readonly Asked[] =>
  texts.map((text) => ({ slug, texts: typeof text === 'string' ? [text] : text }));

/** Chosen before the answers were looked at: the first of each companion answers what its greeting asks, or asks it back. */
export const questions: readonly Asked[] = [
  ...askedOf(
    'priya-raghunathan',
    'Something enormous, please.',
    'What are you looking at tonight?',
    'Tell me a long story about your aunts',
    'How did you become an astronomer?',
    'Is it ever lonely up here on your own?',
  ),
  ...askedOf(
    'idris-okonjo',
    'Long and boring. Deeper into it, I think.',
    'What should I read next?',
    'How do you find anything in here without a catalogue?',
    "What's your cat called?",
    'Tell me a story about one of your customers.',
  ),
  ...askedOf(
    'isaura-vidal',
    'I said his wife deserved better.',
    "Where do I start if I've never held a sword?",
    'Who taught you to fence?',
    'Have you ever been hurt in a duel?',
    'What is the Spanish circle?',
  ),
  ...askedOf(
    'yuki-tanabe',
    "No, I think it's beautiful as it is.",
    'How do you mend a broken bowl?',
    'Why are your bowls crooked?',
    'How long does it take to fire the kiln?',
    "What's the saddest letter you ever got?",
  ),
  ...askedOf(
    'maren-solberg',
    "Tell her my name is Jonas and I'm hungry.",
    'What do whales talk about?',
    "Don't you get lonely out here all winter?",
    'How can you tell the whales apart?',
    ['My mum died in March.', 'Thank you.', 'What is Tordis doing now?', 'When did my mum die?'],
  ),
  ...askedOf(
    'tomas-arrieta',
    'And you? What is the first meal you remember?',
    "What's for dinner tonight?",
    'What happened to your hand?',
    'How do I make a good soup?',
    'Tell me a story about your grandmother',
  ),
  ...askedOf(
    'viktor-halasz',
    'Tell me how your wife left you over it.',
    "What's the best opening for a beginner?",
    "Who's the best player you ever played against?",
    'Do you ever lose?',
    ['My brother Dan plays chess too, he lives in Leeds.', 'Do you play every day?', 'Where does my brother live?'],
  ),
  ...askedOf(
    'kai-nakoa',
    'I once told my boss he was wrong in front of everybody.',
    "I've never surfed, what do I do first?",
    "What's your dog's name?",
    'Is the reef dying?',
    'What scares you about the ocean?',
  ),
  ...askedOf(
    'zenzile-mbatha',
    'Where are we going?',
    'How many people are on this ship?',
    'Do you miss your family on Earth?',
    'What do you do all day?',
    'Tell me a bedtime story',
  ),
  ...askedOf(
    'ferren-ashgrove',
    'I never liked my job.',
    'How do I get out of this forest?',
    'What do you eat out here?',
    'How did you become a warden?',
    'Who was the strangest person you ever led out?',
  ),
  ...askedOf(
    'anouk-tremblay',
    'Aftermath.',
    'What was your shift like?',
    "What's the strangest thing you've seen at work?",
    'How do you stay awake all night?',
    ['I moved to Montréal in 2019 with my sister Claire.', 'Do you swim in winter too?', 'When did I move here?'],
  ),
  ...askedOf(
    'devika-menon',
    'A secret child, maybe?',
    'Who was Aleyamma?',
    'Why was pepper so valuable?',
    'Have you tried cracking the cipher with a computer?',
    'Tell me a story about the widow',
  ),
];
