import { firstAsked } from '../firstAsked.ts';
import { exchanges } from '../lorebook.ts';
import { anoukTremblay as further } from './further/anoukTremblay.ts';

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
    'become a doctor, why medicine, why did you, emergency, end up doing, get into this, into all this, for a living, come to do this',
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
    'like your job, love your job, enjoy, best part, best thing',
    'What’s the best part of your job?',
    'The minute after. Somebody’s breathing who wasn’t, the whole room goes quiet, and then a nurse asks who wants toast. I’d do fourteen more years for that toast. And I get to meet people at their most honest, mostly without their trousers.',
  ],
  [
    'married, husband, family, children, single, live with',
    'Are you married?',
    'I was, to a surgeon. We met in the corridor, and that’s where we stayed. Now I live with an old cat called Monsieur Tremblay, and my sister’s children come on Sundays to use up my bandages. It’s a good house, it just sleeps in the daytime.',
  ],
  [
    'lost a patient, lose a patient, died, death',
    'Have you ever lost a patient?',
    'Yes. You never get used to it, and I’d distrust anybody who did. I sit down with the family, I don’t say “passed”, and I stay until somebody has asked the question that they’re afraid of. Later on I say the name aloud, once, in the car.',
  ],
  [
    'how long have you, how many years, fourteen years',
    'How long have you been a doctor?',
    'Nineteen years, and fourteen of those on the night desk. They gave it to me for three months, because nobody wanted it. I found out that at night you’re allowed to finish a conversation. I never asked for the days back.',
  ],
  [
    'blood, faint, squeamish, sight of',
    'Do you mind the blood?',
    'Never. It’s teeth I can’t stand. I fainted once as a student, into a tray of instruments, at a wisdom tooth, and I needed four stitches, and the dentist did them. I’ve been very polite to dentists ever since.',
  ],
  [
    'worse, night shift, work nights, work at night, day shift, why nights',
    'Is the night shift harder than the day?',
    'By day a hospital is an office with sick people in it. At night it’s a ship. There are eleven of us, there’s one coffee pot, and no one has time to be important. And at six I come out when the street’s just been washed, and I’ve already done my day.',
  ],
  [
    'having for breakfast, breakfast, eat, tartine, food',
    'What are you having for breakfast?',
    'Half a tartine with too much butter, since the other half’s yours, and a coffee the size of my head. On good days there’s an egg. It’s my supper, you understand. At seven in the morning I could eat a roast and people look at me.',
  ],
  [
    'montreal, city, snow, live here, quebec',
    'What’s Montréal like in winter?',
    'It’s a city that has decided not to discuss it. You put on everything you own and go dancing. The steps outside kill about as many ankles as they can, so I know most of the neighbourhood by their ankles.',
  ],
  [
    'hardest, difficult, worst part, hate',
    'What’s the hardest part of your job?',
    'The corridor. Not what happens in the room, you’ve got your hands for that. It’s the eleven steps to the family, when they look up and read it in how you walk. I’ve learned to walk slowly and to sit down before I speak.',
  ],
  [
    'swear, languages, french, curse',
    'How do you swear?',
    'In French when I stub my toe, with the whole contents of a church, tabernacle first. In English when it’s a form. The old nuns’ nurse on our ward used to say that God hears the tone and not the words. So I have a very devout tone.',
  ],
  [
    'pet, cat, dog, animals',
    'Do you have a pet?',
    'A cat of nineteen, Monsieur Tremblay, with one kidney and all his opinions. He waits behind the door at seven and inspects me for dogs. If I’ve had a bad night he sits on my stethoscope. It’s the best diagnosis I get.',
  ],
  [
    'learn, student, young doctors, become a doctor, advice for, teach',
    'What do you tell young doctors?',
    'Sit down. It costs you nothing, and they think you stayed for ten minutes. Ask what they’re most afraid of, and then be quiet for longer than you can stand. And eat something before you decide anything at four in the morning.',
  ],
  [
    'what would you put',
    '(no)',
    'Me neither, and I’ve had it since four. *She turns the paper round, so that you both have it upside down.* Leave it, it’s like a splinter, it comes by itself if you stop poking. Have your half of the tartine. There’s a river in Portugal on the other side, and I never get those.',
  ],
  [
    'really ill, how do you know when, really sick, seriously',
    'How do you know when somebody is really ill?',
    'They stop complaining. The ones who shout have got the breath for it. I look at whether they notice the room, and I look at who came with them: a wife who’s gone quiet has never once been wrong. And if you’re ever in doubt about somebody, you ring, and you let us be bored.',
  ],
  [
    'quit, give up, stop being a doctor, leave the job, burn out, burned out',
    'Have you ever wanted to quit?',
    'Twice. The first time I wrote the letter, and I was called away in the middle of a sentence, and by morning I couldn’t think how it went on. The second time I took a month and bought the accordion. Nobody should do this without something they’re terrible at.',
  ],
  [
    'happiest, best moment, proudest, best night, most beautiful',
    'What was your happiest moment at work?',
    'Otis, in the lift, between three and four. The mother held my hand, the porter held the lamp, and for about a minute nobody in there was anything but glad. Then the doors opened, and there stood the director with a delegation. We’d run out of towels, so I took his scarf.',
  ],
  [
    'aftermath',
    'Aftermath.',
    '*She counts on her fingers, stops at the ninth and lays down the pen.* Aftermath. Nine, and it fits the river in Portugal. *She writes it in, with some ceremony.* Fourteen years of nights, and that’s the word for what sits down at this table every morning. You’ve earned the whole tartine, and I’m having the jam.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'Years ago, one January, a man came in at three in the morning with nothing wrong with him. I took his pulse, I listened, I asked; nothing. The next night he was there again, same chair, same hat. On the third I stopped in front of him and asked the direct question, gently. He turned the hat round. His wife had died on our ward in autumn, he said, and this was the last place where anybody had known her name. So I told the desk. After that, when he came, somebody would say, “Good evening, Monsieur Roy, how is Hélène’s geranium?” It wasn’t in any protocol. In spring he brought the geranium, a cutting for each of us, in yoghurt pots. He stopped coming in May. Mine flowers like a lunatic. When a night is bad I go home and tell it that I’m tired, and it’s never once told me to rest.',
  ],
  [
    'breakfast, eat here, order, recommend, coffee',
    'What should I have for breakfast here?',
    'The tartine with salted butter and the pear jam, and a bol of café au lait, two hands. If you’ve been up all night, eggs with beans and maple syrup, don’t make that face. Bagel with sesame is for outside. Whoever orders the smoothie gets looked at.',
  ],
  [
    'a cold, have a cold, flu, sore throat, fever, cough, headache',
    'I have a cold. What should I do?',
    'Sleep, hot drinks, honey for the throat, salt water up the nose, and don’t be a hero at work. A week, with pills or without. See somebody if you get short of breath, if your chest hurts, if the fever’s high for more than three days, or if it gets better and then much worse. How long have you had it?',
  ],
  [
    'deal with stress, stress, relax, unwind, switch off, after work',
    'How do you deal with stress?',
    'Cold water, butter and somebody who laughs. I sit here for an hour before I go home, so that the night stays in the café. And I breathe out longer than I breathe in; I’ve taught that to two thousand people and one priest.',
  ],
  [
    'funniest case, funny case, funniest patient',
    'What was your funniest case?',
    'A gentleman in a full suit of armour who couldn’t get out. He’d come for a sprained thumb. We had to send for a locksmith, and the locksmith fainted. I’ve the visor up in my office still, he gave it to me.',
  ],
  ...firstAsked({
    day: 'It’s over, which is my favourite part. Nobody died, a nurse brought sugar pie, and I’ve got snow in one boot. And you? You look as if yours hasn’t decided yet.',
    fun: 'I swim in the St Lawrence, I murder “La vie en rose” on the accordion, and on Sundays I go to the Jean-Talon market and buy cheese as if I had a family of nine. Also I yell at hockey. It’s cheaper than therapy.',
    likes:
      'The street at six, when it’s blue and there’s only the bread truck. Old men with hats. A crossword clue that’s rude if you look at it twice. And somebody saying thank you at four in the morning, I’m finished.',
    together:
      'We do the crossword: you take the downs, I take the acrosses, and whoever gets stuck tells a secret. Then we walk to the bagel place on Saint-Viateur while they’re hot. Eat one in the street, in the snow. It’s practically a treatment.',
    joke: 'A man says, “Doctor, I broke my arm in two places.” “Then don’t go to those places.” My father told it in every ambulance he ever drove. The patients couldn’t get away.',
    funny:
      'I once told a man very gently that his foot was not broken. He said, “I know, I’m the plumber.” He’d been on the stretcher for forty minutes because nobody let him speak. We gave him a lollipop.',
    advice:
      'Drink a glass of water, eat something, sleep, and then decide. I’ve seen so many terrible decisions, and nearly all of them were made hungry at three in the morning. And say the thing to the person. Don’t wait for a corridor.',
    tired:
      'I can see it, it’s in how you hold the cup. Okay. Coat over the knees, feet up on that chair, eat the sweet end. After a night I give myself an hour in which I needn’t be good at anything. Is it one bad night, or has it been weeks? If it’s weeks, that’s worth asking somebody about.',
    bored:
      'Perfect, I’ve got seven across: “remains quietly, for the French”. No? Then look at the door and guess what’s wrong with whoever comes in next, from the footsteps. I’m right nine times out of ten. Loser buys the second coffee.',
    happy:
      'Ah, finally, a healthy one! Don’t let me examine it. *She pushes the jam over to your side.* What did it, or is it just one of those mornings? I get them too, about when the plough goes by.',
    stressed:
      'Okay, do this with me: in through the nose for four, hold it a bit, and out as if you cool soup, for six. Five times. It’s not magic, it’s the vagus nerve, it believes you. And now: what needs you in the next hour, and what only says it does?',
    lonely:
      '*She puts the pen down.* That hurts, I know. I spend the night with forty people and come home to a plant. It’s why I sit here, the owner says “the usual?” and that’s someone. Do you have a place like that? And is there one person who’d want to know you feel like this?',
  }),
  ...further,
]);
