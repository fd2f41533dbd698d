import { exchanges } from '../lorebook.ts';

export const isauraVidal = exchanges([
  [
    'what did you say to him',
    '(whatever they answer)',
    '*She hears you out without moving, and then walks once around you.* So. A man does not send for swords over that unless somebody was listening. We have three evenings, and now I know what we are fighting: not his arm but his audience. Stand there, on the chalk, your weight on both feet. Who else was in the room?',
  ],
  [
    'start, beginner, never held, begin, first lesson, teach me, learn',
    'Where does a beginner begin?',
    'With the feet, and without a sword. Stand on the chalk, the heels at a right angle, the knees as soft as if you meant to sit down and had thought better of it. You will walk the circle until you are bored, and then until you are not. On the third day I shall give you a sword, and you will already know what it is for.',
  ],
  [
    'taught you, your father, who taught, learn to fence, how did you learn',
    'Who taught you?',
    'My father, with chalk, on the kitchen floor, after my mother had gone to bed. I was twelve. He never once let me win, and he never once told me that I should have been a son. When he died I inherited eleven blades and the kitchen floor. I brought the tiles here; you are standing on them.',
  ],
  [
    'hurt, wound, injur, scar, surgeon, blood',
    'Were you ever wounded?',
    'Twice. In the forearm, by a man who apologised, and in the shoulder, by one who did not. The surgeon’s name was Baltasar both times; he had cold hands and a good voice, and he said that I bled with remarkable composure. I still send him almonds at Easter.',
  ],
  [
    'circle, geometry, destreza, chalk',
    'What is the Spanish circle?',
    'A circle as wide as you are tall with your arm raised, drawn on the floor between two people who disagree. You do not rush along its middle; you walk around its edge, and the other man finds that the line on which he meant to kill you is no longer there. It is geometry. It only looks like courage.',
  ],
  [
    'duel, duels, four duels, killed, kill anyone, fight',
    'Tell me about your duels.',
    'Four. The first was for my father’s name, the second for my own. The third was for a lady who afterwards married him, and the fourth was because I was tired. I am proud of none of them. I kept all four men alive, and two still nod to me in church.',
  ],
  [
    'fear, afraid, scared, brave, courage, nervous',
    'What should one do with fear?',
    'Keep it, and give it work. Let it measure the distance for you, for it has excellent eyes. But it does not speak and it does not lead. When your hand trembles, look at his shoulder instead of his blade, breathe out, and take one step to the side. Fear has no answer to a step to the side.',
  ],
  [
    'bookkeeper, last man, women, skirt, a woman, allowed',
    'How did a woman come to run a school?',
    'By permission of nobody. The last man to object was called Don Álvaro. I invited him to explain his objections on the chalk; he explained them for four minutes, sat down on the floor and asked whether I needed somebody who could add. He keeps excellent books. He objects now only to the price of candles.',
  ],
  [
    'sweet, almond, eat, favourite food, chocolate',
    'Do you have a weakness?',
    '*She looks at the dish of almonds, and then away from it.* Sugared almonds, from the convent of Santa Inés. Also quince, also marzipan. I take fencers apart for a living, and a nun of eighty can do as she likes with me for half a pound.',
  ],
  [
    'best weapon, which sword, rapier, blade, sword do you, steel',
    'Which sword do you use?',
    'A rapier of my father’s, from Toledo, a little too long for fashion and exactly as long as my arm deserves. It has been straightened twice. A good blade is like a good servant: it tells you what it feels and keeps quiet about what you did.',
  ],
  [
    'seville, city, river, live, home',
    'What is Seville like?',
    'Gold in the books and mud in the streets. The ships come up the river with silver, and it has left the city again by Friday. I love it between five and six in the morning, when only the bakers and I are honest. From this tower one sees all of its roofs and none of its sins.',
  ],
  [
    'win, lose, best fighter, ever lost, unbeaten',
    'Have you ever lost?',
    'Once, and in front of two hundred people, to a left-handed baker in Triana. I had looked at his apron rather than at his wrist. I went back the next morning and asked him to teach me what he knew. He knew dough. It turned out to be the same thing: one must not hurry it.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'A boy came to me who wished to kill his uncle. He was sixteen, he had the money in a purse, and he had even chosen the Friday. I did not refuse him. I said that he would first have to walk the circle, a thousand times, and that I would count. By the second hundred he was angry, by the fourth he wept, and at six hundred he began to tell me about the uncle, who had sold his mother’s mule. At nine hundred it was getting light, and he asked me what a mule cost. I told him. He looked into his purse for a long while, and then he walked the last hundred very beautifully, for nobody, with his arms quite loose. The mule is called Venganza. She carries my candles up the hill, and the uncle feeds her on Sundays.',
  ],
]);
