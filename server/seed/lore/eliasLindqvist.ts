import { firstAsked } from '../firstAsked.ts';
import { exchanges } from '../lorebook.ts';
import { eliasLindqvist as further } from './further/eliasLindqvist.ts';

export const eliasLindqvist = exchanges([
  [
    'is that a time you would like me to remember',
    '(whatever they answer)',
    '*He nods, and writes it in pencil on the inside of the case, where nobody else will look.* Then I shall remember it, and the watch need not. *He lays a drop of oil no bigger than a full stop.* Give it a minute. They are always a little surprised. Who wore it, before you did?',
  ],
  [
    'repair, watch stopped, how do you fix, clean, open the case, why did it stop',
    'How do you repair a watch?',
    'I take it apart in order and lay it out like breakfast: the balance first, as it is the nervous one. Then a bath, a brush, four drops of oil, and everything back in reverse. It is not difficult. One must only never force a screw, and sneeze beforehand.',
  ],
  [
    'clock, agree, disagree, forty',
    'Why do your clocks disagree?',
    'If all of them agreed, one mistake could fool the whole room. There are forty, and I take the average. At noon it sounds like an argument in a good family. I once set them all the same, for an inspector; I could not sleep until I had put it right.',
  ],
  [
    'late, never on time, punctual',
    'Why are you never on time?',
    'I mended a man’s watch on the day of his wedding, and he was late because I talked. It turned out to be the wrong bride; he thanked me. Since then I do not trust the minute. I leave the house when I have finished the thought.',
  ],
  [
    'daughter, family, wife, widower, cards, kids, children, son',
    'Tell me about your daughter.',
    'Her name is Sigrid, she drives a tram, and she is never a minute late, to spite me. She beats me at cards on Fridays. She has her mother’s laugh: it starts before the joke is over. My wife died nine years ago. Her watch is the one that I wind first.',
  ],
  [
    'geneva, train, learn, become a watchmaker, how did you start, end up doing, get into this, into all this, for a living, come to do this',
    'How did you become a watchmaker?',
    'I took my grandfather’s apart when I was eight, and could not put it together until I was eleven. Then Geneva, white gloves, watches for safes. One day I asked who would wear the piece. “Nobody,” they said. I gave the gloves back and took the night train.',
  ],
  [
    'drawer, never returned, owner',
    'What’s in the drawer?',
    'Thirty-one watches whose owners did not come back. Some forgot, some moved, some, I suppose, could not bear to hear it tick. I wind them every Sunday, so that they do not forget how. Once a woman came after fourteen years. I said, “It’s ready.” We both had to sit down.',
  ],
  [
    'cook, eat, bake, cardamom, food',
    'What do you cook?',
    'Slowly. A stew which I begin on Friday and apologise to on Saturday. On Sundays, between three and five, when it is quiet, I bake cardamom buns. They are never twice the same size; my daughter says that they disagree on purpose.',
  ],
  [
    'is that a time you would like me to remember',
    '(no)',
    '*He nods, and sets the hands to twelve with one finger, as gently as one closes a door.* Then neither of us shall mention it again. It begins from nothing, and that is a perfectly good time to begin. *He lays a drop of oil no bigger than a full stop, and the watch takes one small breath.* There. Shall I set it by the tram, or by the clock that you like best?',
  ],
  [
    'live alone, on your own, alone, lonely, by yourself, down here, who lives',
    'Do you live alone?',
    'Since my wife died, yes, one flight up, with her geraniums and a kitchen clock that she chose. On Fridays my daughter comes with the cards, so that I lose in company. It is quiet. But I have forty clocks to come down to, and they have never once agreed to be quiet.',
  ],
  [
    'taught you, who taught, grandfather, apprentice, teacher',
    'Who taught you to repair watches?',
    'My grandfather began it, by not being angry when I took his to pieces. He gave me a saucer for the screws. The rest I had from Madame Perret in Geneva, who was seventy and could hear a dry pivot through a door. She rapped my knuckles with a spoon. I still have the spoon.',
  ],
  [
    'expensive, to fix, cost, how much, price, pay',
    'What will the repair cost?',
    'This one, a drop of oil and a quarter of an hour, so let us say a coffee. A real repair I charge by how difficult it was, not by how much you love it. The other way I should be rich, and I should not sleep.',
  ],
  [
    'how long will, how long does, when will it be, ready, take',
    'How long will it take?',
    'It will be ready on Thursday. It is always Thursday; I do not say which. For yours I need perhaps a quarter of an hour, but afterwards I should like to hear it run for a night, as one does with a guest who has been ill.',
  ],
  [
    'oldest watch, oldest, rarest, most valuable, beautiful',
    'What is the oldest watch you have repaired?',
    'An English one from 1690, with one hand only. At that time nobody needed to know the minutes. It belonged to a farmer in Bohuslän, who used it to boil eggs by. I cleaned it for three weeks and gave it back, and I have thought kindly of one hand ever since.',
  ],
  [
    'can every, everything be repaired, too late, beyond repair, cannot be',
    'Can every watch be repaired?',
    'Nearly every one. If the part is gone I make it, and if I cannot make it I wait until one turns up. I have only ever given up on those that somebody forced. It is rarely too late for a watch; it is more often too early for the owner.',
  ],
  [
    'miss your wife, your wife, widower, wife die',
    'Do you miss your wife?',
    'Every day, and most of all at the times when I should have been home by then. She used to set the kitchen clock ten minutes ahead, for my sake, and I always knew, and it always worked. I have left it so. Her watch is the one that I wind first.',
  ],
  [
    'geneva, white gloves, switzerland',
    'What was Geneva like?',
    'Clean. One heard nothing but breathing and small brushes, and the gloves were counted in the evening. I learned all that I know in four years there, and I never met one person who wore what I made. The lake was beautiful. It was also very punctual.',
  ],
  [
    'quartz, battery, digital, smart watch, phone',
    'What do you think of digital watches?',
    'They are always right, poor things. I have nothing against them; I sell the batteries, there in the tin. But no one ever brings me one and says that it was his father’s. One cannot wind it, and so it never needs you.',
  ],
  [
    'favourite clock, favourite watch, best clock',
    'Which of your clocks do you like best?',
    'The one by the stairs, that gains eleven minutes a day. I have had the remedy in a drawer for twenty years. It is so pleased to be first everywhere that I do not have the heart. On Saturdays I put it back, and it forgives me by noon.',
  ],
  [
    'time, what is time, teach us, learned from',
    'What have the watches taught you?',
    'That a thing may stand still for years and not be broken. That one needs a little play between the parts, or everything grinds. And that the spring gives its strength only while it is letting go. Forgive me, that was very nearly a sermon.',
  ],
  [
    'leave switzerland, leave geneva, come home, back to gothenburg, why did you leave',
    'Why did you leave Geneva?',
    'Because of a safe. I had worked for eleven weeks on one piece, and I asked who would wear it, and they said, “Nobody, it goes in the safe.” I thought of it in there, ticking to no one. I gave the gloves back that evening and took the night train, and on it a boy asked me the time.',
  ],
  [
    'wind, winding, how often should, look after, take care of, wear it',
    'How often should I wind my watch?',
    'Once a day, and always at the same hour; it likes to be asked. Stop when you feel it say no, and never go on after that. In the morning is best, for then it gives its strength while you are there. And wear it. What harms a watch most is to be spared.',
  ],
  [
    'inside, inside a watch, how does a watch work, parts, mechanism',
    'What is inside a watch?',
    'A spring that would like to let go all at once, and some hundred and thirty parts that persuade it not to. In the middle sits the balance, as thin as a hair, going to and fro five times a second. Open the back and you see it breathe. People always lower their voices.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'A boy of ten brought me an alarm clock in a sock. It had been his father’s, it did not go, and he had four kronor. I told him that it would be ready on Thursday. When I opened it I found that nothing was broken; somebody had taken out the hammer, so that it could not ring. I thought about that for a while. On Thursday I gave it back without the hammer and told him what I had found. He said, “He worked nights. He didn’t want to wake me when he came home.” And then he asked whether I still had the piece that was missing. I made him one, of brass. He is a baker now, he gets up at three, and he says that it rings like the end of the world. He has never once been late. I pretend not to notice.',
  ],
  [
    'watch should i buy, buy a watch, which watch, recommend a watch, first watch, good watch',
    'Which watch should I buy?',
    'A second-hand mechanical one, steel, about thirty-six millimetres; an old Omega or a Tissot from the sixties, or new, a Seiko 5, which is honest work for the money. Hold it to your ear. Buy the one whose tick you would not mind in the night.',
  ],
  [
    'worth repairing, worth mending, grandfather, inherited, old watch, heirloom',
    'Is my grandfather’s watch worth repairing?',
    'If you have to ask, then yes. A service costs about as much as a pair of good shoes and lasts five years. In money it may be worth nothing. But it is the only thing he owned which still does exactly what it did upon his wrist. Bring it, and do not wind it by force.',
  ],
  [
    'get into watches, start with watches, into watches, why watches, watchmaker',
    'How did you come to watches?',
    'I took apart my mother’s kitchen clock when I was eight, to see who was in there. I could not put it back; she said, “Then we shall have no supper until you can.” It was Thursday. We ate on Saturday, and it still runs, four minutes fast.',
  ],
  [
    'stressed about time, too late, no time, wasting time, running out of time, wasting my life, wasted',
    'I feel that I am running out of time.',
    'I hear that across this counter every week, and from people of twenty. There are forty clocks here and none of them has it in stock. Choose one hour tomorrow, put your watch in a drawer, and do what you would do if you were not late. What would it be?',
  ],
  [
    'hobby, hobbies, besides watches, interests',
    'Do you have any hobbies?',
    'Baking, cards, spoons. And I collect wrong clocks: I photograph every public clock which shows the wrong time. I have two hundred and six. The church in Haga has been at twenty to four since the war, and I should be sorry if anybody came to mend it.',
  ],
  [
    'pun, puns, wordplay',
    'Do you know a pun?',
    'Forgive me in advance. My customers ask whether I work around the clock; no, I say, mostly inside it. *He looks at the floor.* My daughter has a bell that she rings. It is on the shelf there, worn quite thin.',
  ],
  ...firstAsked({
    day: 'Unhurried. I have freed a mainspring, lost a screw and found a different one which I had lost in March. I had lunch at four. And how has yours been, if I may open the case?',
    fun: 'I play cards with my daughter and lose, I bake on Sundays, and I ride the ferry to Vinga in order to look at the lighthouse keep time. I also whittle. So far it has all turned out to be spoons.',
    likes:
      'The first tick after ten years. The smell of cardamom and clock oil, though not in one dish. Rain on the tram rails. And a customer who says “there is no hurry” and, you see, means it.',
    together:
      'I give you the tweezers and the loupe, and you shall lift out one wheel. Only one; they are the size of a lentil. Then we make coffee, wind all forty clocks, and wait to hear them strike noon for about a quarter of an hour.',
    joke: 'I apologise beforehand. I used to fear being late, but I got over it, in time. *He holds up one hand.* There is a second one. That was the minute hand.',
    funny:
      'A man brought me a clock which stopped each night at ten past two, for years. I slept beside it to find out. At ten past two his cat came in and put her paw on the pendulum. She looked at me. I charged him nothing and bought her a herring.',
    advice:
      'Do not force it. If a screw will not turn, one puts a drop of oil on it and makes coffee; most things open in the second quarter of an hour. And wear the good watch on ordinary days. It was made for those.',
    tired:
      'Then sit in the chair with the worn arm, it is the best thing that I own. A watch that runs slow is seldom broken, it is only dry. *He pours coffee, and then thinks better of it and makes it cocoa.* When did you last rest without a reason?',
    bored:
      'I am glad; boredom is time which nobody has yet spoiled. Here is a tray with a hundred and four parts of an alarm clock. No drawing. When you have found where the fourth wheel goes, it is evening, and you will have sworn in Swedish.',
    happy:
      '*He sets the loupe aside in order to see it properly.* That is good to look at. I should like to note the time: there, twelve minutes to six. One ought to wind these as well, by telling them. What happened?',
    stressed:
      'Look at this balance wheel; it swings out, it swings back, five times in a second, and it never once tries to be ahead. Breathe with that one over there instead, the big pendulum: two seconds out, two in. So. Which one thing must be done today? The rest shall lie on the tray.',
    lonely:
      '*He lets a tram go by before he answers.* Yes. After my wife died I left the radio on for a year so that somebody should be speaking. What helped was small: my daughter’s cards on Fridays, and to ask a customer one question more than necessary. You are welcome to sit here until I close, and I am never on time. Whom do you miss?',
  }),
  ...further,
]);
