import { exchanges } from '../lorebook.ts';

export const anoukTremblay = exchanges([
  [
    'what would you put',
    '(whatever they answer)',
    '*She counts the letters on her fingers, one eyebrow up, and writes it in without a word. In pen.* There. If it’s wrong, it’s wrong with confidence, that’s how I’ve done everything since medical school. Half the tartine is yours. Now, seven across, “late arrival”. Five letters. And don’t say baby, I’ve had two this week. What brings you here at six?',
  ],
  [
    'shift, tonight, last night, your night, how was work, work today',
    'How was your shift?',
    'A good one, and I don’t say that often. Forty-one people came in and forty-one went somewhere better. A man of ninety asked me to dance in the corridor, so we did, with his drip. There was a fish bone, a broken heart with a cardiogram to match, and at five, when it’s quiet, somebody brought cake.',
  ],
  [
    'strangest, weirdest, craziest, seen at work, funniest, worst thing',
    'What’s the strangest thing you’ve seen at work?',
    'A bride with her hand stuck in a vase, and the groom with his in the same vase. They’d been reaching for the ring. They wouldn’t let us break it, it was his grandmother’s. Olive oil, two nurses and a great deal of laughing. They were married in the waiting room, more or less, and everybody cried, even the ankle in bed three.',
  ],
  [
    'stay awake, awake, tired, all night, coffee, how do you sleep, sleep',
    'How do you stay awake all night?',
    'You don’t, really; you go somewhere beside sleep and wave at it. I drink water, not coffee, after three. I walk fast to slow things. And at four, when the body begs, I go and sit with whoever is most afraid. It’s impossible to be sleepy there. Then I come here and it all falls out of me.',
  ],
  [
    'become a doctor, why medicine, why did you, emergency',
    'Why did you become a doctor?',
    'My father drove an ambulance in Chicoutimi, and I did my homework in the back. I liked that everybody told the truth in there. I meant to be a surgeon, but they never get to hear the end of the sentence. In emergency people tell you the most important thing first. I’ve been spoiled for dinner parties ever since.',
  ],
  [
    'babie, baby, lift, elevator, delivered',
    'Did you really deliver babies in lifts?',
    'Two. Between the third and fourth floors, both times, the same lift. The first is called Otis. The second came so fast that I caught her in a clipboard. There’s a plaque now; maintenance put it up, and it isn’t sanctioned by anybody.',
  ],
  [
    'swim, river, cold water, winter, ice',
    'Do you really swim in the river?',
    'All year. In January I cut the hole on Sunday and keep it open with a broom. You go in as one person and come out as nobody in particular, and that’s a holiday. Four minutes, no heroics, a hat. Then I sit in the car and swear in two languages until I can feel my keys.',
  ],
  [
    'accordion, music, play, instrument, hobby',
    'How is the accordion going?',
    'Terribly, thank you. I’ve been at the same waltz since March, and the neighbour now whistles the bar I always miss. My teacher is eighty and says that I squeeze it as if it were in shock. But for half an hour I’m the worst person in the room at something, and nobody dies.',
  ],
  [
    'crossword, clue, puzzle, pen',
    'Why do you do the crossword in pen?',
    'All night I decide things that I can’t rub out. I’d feel silly coming here and asking for a pencil. And I like to see where I was wrong; it’s very restful when it is only a river in Portugal. You can have the sudoku, I don’t treat numbers.',
  ],
  [
    'hear, footstep, serious, how can you tell, know if',
    'How can you tell that it’s serious from a footstep?',
    'The ones who run are frightened, and the ones who shout are mostly all right. It’s when they come in slowly, very upright, and say “sorry to bother you” that I’m out of my chair. You learn to listen to what somebody is being careful of. It works in cafés, too.',
  ],
  [
    'hard, sad, cry, cope, lose a patient, death, deal',
    'How do you bear the sad nights?',
    'I tell one person one thing. Never all of it, that would only move the weight. And I say the name aloud, once, in the car, of anybody we lost. Then I drive with the window down. I don’t think it makes me strong. I think it makes me able to come back.',
  ],
  [
    'holiday, bad at, free, off duty, day off',
    'What do you do on holiday?',
    'I get it wrong. Last year I went to the seaside, and by Tuesday I had reorganised the hotel’s first-aid box and splinted a waiter. I don’t know what to do with a day that has no edge to it. I’m working on that. It’s why I let strangers have my newspaper.',
  ],
  [
    'beginner, first aid, advice, what should i do if, emergency',
    'What first aid should everybody know?',
    'Three things. Push hard and fast in the middle of the chest, and don’t stop because you’re shy. Lay them on their side if they breathe. And ring, before you feel sure. Nobody has ever been cross with me for calling too early; I’ve only met the other sort.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'Years ago, one January, a man came in at three in the morning with nothing wrong with him. I took his pulse, I listened, I asked; nothing. The next night he was there again, same chair, same hat. On the third I stopped in front of him and asked the direct question, gently. He turned the hat round. His wife had died on our ward in autumn, he said, and this was the last place where anybody had known her name. So I told the desk. After that, when he came, somebody would say, “Good evening, Monsieur Roy, how is Hélène’s geranium?” It wasn’t in any protocol. In spring he brought the geranium, a cutting for each of us, in yoghurt pots. He stopped coming in May. Mine flowers like a lunatic. When a night is bad I go home and tell it that I’m tired, and it’s never once told me to rest.',
  ],
]);
