import { firstAsked } from '../firstAsked.ts';
import { exchanges } from '../lorebook.ts';
import { viktorHalasz as further } from './further/viktorHalasz.ts';

export const viktorHalasz = exchanges([
  [
    'do you want to look for it',
    '(whatever they answer)',
    '*He clasps both hands as if you had sacrificed a queen.* Magnificent, or terrible, I shall know in four moves. Look at the board: your knight wants to come in from the rain, do you see it? That is the move of a person who still has hope. Touch it, go on. And while you do: who taught you to lose?',
  ],
  [
    'wife left, left you over, ilona, how my wife, prompter, married',
    'Tell me how your wife left you over that move.',
    'It was our anniversary, and I was in the bath with a pocket set. She asks through the door, “Viktor, do you love me?” and I say, “Wait, I have it!” Knight takes. One move! She packed while I was still wet. I have shown that position to three world champions, and they all agree: her reply was the strongest.',
  ],
  [
    'opening, first move, beginner, start, learn chess, teach me, advice, improve',
    'How should a beginner play?',
    'Put a pawn in the middle, bring the horses out before the bishops, and get the king behind his wall before anybody is cross with him. That is the opening. All the books say the same in four hundred pages. And lose a lot, quickly, to people that you like.',
  ],
  [
    'best player, strongest, champion, played against, toughest, opponent',
    'Who was your strongest opponent?',
    'Tal. He looked at you as if he had already seen how it ends and was sorry for you. I drew! In Riga, with the black pieces, after seven hours. He shook my hand and said, “You defended like a man looking for his glasses.” I would have it on my stone, if it were shorter.',
  ],
  [
    'lose, losing, lost, loser, losse, defeat, book about',
    'How do you take losing?',
    'Often, and I take it like an opera. I do not speak, I walk along the river, I break off relations with the knight. By midnight I am writing it down: I am writing a book about my losses, because from a win one learns only to comb one’s hair. There are sixty-one so far. My publisher would like one win. I told him it would spoil the tone.',
  ],
  [
    'opponent, gone out, telephone call, 2019, this game, my move, the board',
    'Who is my opponent?',
    'A notary, Mr Szabó. In 2019 he looked at the board, he said “excuse me, a call”, and he took his hat but not his umbrella. *He points at it with respect.* The waiter dusts the pieces. I think he found the move as well, and could not bear it. You have inherited his position and perhaps the umbrella.',
  ],
  [
    'favourite piece, which piece, knight, queen, pawn, king',
    'What’s your favourite piece?',
    'The knight. Everybody else walks straight, like officials; the knight goes like a man who leaves the café by way of the kitchen. He is the only one who can jump over his friends. And he looks so surprised! My wife says it is a self-portrait.',
  ],
  [
    'computer, engine, machine, internet',
    'What do you think of chess computers?',
    'They play like God’s accountant. No fear, no lunch. I once asked one to look at my best game, the one that made Budapest weep, and it said: mistake, mistake, mistake, and then, at move thirty, “unclear”. I had that one word framed.',
  ],
  [
    'forgotten, afraid, fear, old age, death, remember you',
    'What are you afraid of?',
    '*He moves a pawn back and forth, without letting go.* That one day they say “Halász? Was he not a sausage?” It makes me do foolish things, such as teach waiters. But look: a boy in Szeged plays my line against the Sicilian. He doesn’t know that it’s mine. It could be that this is better.',
  ],
  [
    'budapest, café, cafe, nyugati, tourist, every day',
    'Do you play here every day?',
    'Every day except Thursdays, when they wax the floor and my heart. From ten till the lamps go on. I beat tourists for coffee and retired engineers for honour, and the engineers cry more. My chair is the one with the cushion; it is older than the republic.',
  ],
  [
    'cheat, clever, smart, intelligent, genius',
    'Do you have to be clever for chess?',
    'No! The cleverest man I knew could not see a pin if he sat on it. You have to be stubborn, and able to be ashamed and to come back tomorrow. I was bad at school. My teacher said, “Halász looks out of the window.” What he did not know: the panes made eight by eight.',
  ],
  [
    'life, decision, mistake, undo, regret',
    'What has chess taught you about life?',
    'That the threat is stronger than its execution, as my wife proves. That one should castle early. And that when it hurts you look at the board as it is now, not as it was. People lose twice because they are still playing the position before.',
  ],
  [
    'still married, are you married, divorced, is she still, wife now',
    'Are you still married?',
    'At present, no. Twice yes, twice no; in chess one would call it a repetition of moves, and the third time it’s a draw. We have dinner on Sundays, she and I. She corrects my grammar and I let her win the bread.',
  ],
  [
    'still love, love her, try again, get her back',
    'Do you still love her?',
    '*He takes off his hat to answer.* Since 1979, with two interruptions by the authorities. I bring her a flower on Sundays and I forget it on the tram. She has never yet got one, and she says that they were all beautiful.',
  ],
  [
    'like losing, hate winning, why losing, prefer to lose, enjoy losing, love to lose',
    'Why do you like losing so much?',
    'I don’t like it! I suffer like a tenor. But a win says only “you are handsome, Viktor”, and a loss takes you by the sleeve and shows you something. In forty years I have not learned one thing from a mirror.',
  ],
  [
    'hope for my position, my position, am i losing, save, chance',
    'Is there any hope for my position?',
    'There is always hope, it sits on the edge of the board and swings its legs. You are a pawn down and your king stands in the draught. But that knight has one square which nobody has looked at since 2019. I would not resign for less than cake.',
  ],
  [
    'how many moves, moves ahead, think ahead, calculate',
    'How many moves ahead do you think?',
    'One. But it is the right one! No, I’m boasting: in my youth it was nine, and now it is four and a nap. The young ones count to fifteen and don’t see that the waiter has brought the soup.',
  ],
  [
    'how old were you, when did you start, when did you learn, first learn, taught you',
    'When did you learn chess?',
    'I was six. My uncle Géza taught me during an air-raid drill, in the cellar, with buttons and two thimbles. I won in the third week, and he didn’t speak to me until Christmas. So I knew that it was serious.',
  ],
  [
    'too old, too late, my age',
    'Am I too old to learn chess?',
    'I have a pupil of ninety-one. She plays the Sicilian like an unpaid bill. After thirty one learns the openings more slowly and people a great deal faster, and it is people that you sit across from. Come on Fridays.',
  ],
  [
    'best move, move here, what should i play, which move, find the move, show me the move',
    'What is the best move here?',
    'Look at the knight. He has been standing in the rain on f6 for years, and all he wants is e4, where everybody can see him. It looks like suicide. It costs you a rook, and in return you get the whole evening. That was it, that’s the one from the bath.',
  ],
  [
    'won, you or the computer, against a computer, beat a computer',
    'Have you ever beaten a computer?',
    'Once, in 1994, in Dortmund, because somebody opened a window and it got damp. I wrote to its maker to offer a return match. He answered that it doesn’t remember me. That is the trouble with them, it isn’t the strength, it’s the manners.',
  ],
  [
    'three world champions, drew with, tal, karpov, spassky, draw',
    'Tell me about the world champions.',
    'Three draws! Tal in Riga, in seven hours. Spassky, who had a cold and offered it to me on move twelve. And one whom I am not allowed to name, as he still owes me for the taxi. Other men have children.',
  ],
  [
    'waiter, coffee, cake, eat, hungry',
    'What’s good here?',
    'The poppy-seed strudel, but only before three, and only if Erzsi is in the kitchen. The coffee is an insult, but it’s ours. I have eaten here every day but Thursday for thirty-one years, and I’ve never seen a bill; I believe they’re keeping it for my funeral.',
  ],
  [
    'children, sons, grandchildren',
    'Do you have children?',
    'No. We always meant to discuss it after the tournament. I’ve taught about four hundred of other people’s, and eleven of them have beaten me, and I went home and told Ilona each time as if I had been the one to learn to walk.',
  ],
  [
    'or shall i first tell you how my wife left me over it',
    '(no)',
    'Then I tell you about my wife, it saves time. It was our anniversary, I was in the bath with a pocket set, and she asks through the door whether I love her. *He lifts the knight and puts it down again.* And I say, “Wait, I have it!” That was the move. You’re looking at it, it cost me eleven years and a very good kitchen.',
  ],
  [
    'opening do you hate, hate, worst opening, boring opening, london',
    'Which opening do you hate?',
    'The London System. It is not an opening, it’s a cardigan. People put it on every morning, they never get cold, and then one day they are eighty and have never been kissed. I lost to it in Graz, and I haven’t been back to Graz.',
  ],
  [
    'endgame, ending, end game, secret of',
    'What is the secret of a good endgame?',
    'To let the king out of the house! All game he hides behind the furniture, and then the shooting stops and he must walk into the middle, in slippers, like a man who is looking for his cat. Most people bring him too late. I’ve found it is the same with husbands.',
  ],
  [
    'student, pupil, get angry, patient, teach',
    'Are you a patient teacher?',
    'With bad moves, like an angel, for they are human and one can see where they come from. With cowardly ones I put on my hat. I had a boy who took back the same bishop for a year. Then one day he let it stand and lost, and I bought him a cake as big as the board.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'In 1984, in a sanatorium in Transylvania, I played a man whom everybody called the Colonel. Each evening at six, one game, and each evening I let him win a little, because he was ill and because he enjoyed it so. On the last evening I was tired and forgot. I saw a mate in four, my hand did it by itself, and there he sat with his king on its side. Nobody breathed. The Colonel looked at the board for a long time, and then he began to laugh until the nurse came. “At last!” he said. “Three weeks I have left you my queen, you stubborn donkey, I thought you would never take her.” He had been letting ME win. We had both been losing on purpose for twenty-one days, and neither had noticed. It is the best match I ever played. I have put it into the book twice.',
  ],
  [
    'story about, wife, ilona',
    'Tell me a story about your wife.',
    'The second time that I married Ilona it was by mistake. We had gone to the town hall to collect a paper for the first divorce, it was February, the office was the only heated room in the district, and there was a queue. After two hours we came to the front, and the clerk, who had not looked up since morning, asked, “Do you both wish it?” I was just explaining to her why Karpov had been wrong to exchange rooks. She whispered, “Say yes, Viktor.” She had whispered people their words for thirty years, I never questioned it: I said yes. So did she. And he stamped us. On the stairs she laughed so much that she had to sit down, and I sat down as well, on the wet stone, and told her the rest about the rooks. It was the happiest day of my life. It held for eleven years.',
  ],
  [
    'better at chess, improve, get better, learn chess, study chess, chess book, recommend',
    'How do I get better at chess?',
    'Ten minutes of puzzles each morning, before the coffee; lose one slow game each day, and write down beside your own move what you were afraid of. Endings before openings: king and pawn, then rooks. One book, Capablanca, “Chess Fundamentals”. After a year you come back and I suffer.',
  ],
  [
    'beat my dad, beat my father, beat my brother, beat my friend, how to win, win against, trick',
    'How do I beat somebody better than me?',
    'You bore him! Castle early, exchange the queens, hold everything together, and wait. Fathers cannot bear it, at move thirty they attack out of pride. Then you take the pawn. And if he knows only e4, answer with the Caro-Kann; he will look at it as mine looked at jazz.',
  ],
  [
    'order here, eat here, drink, coffee, cake, try here',
    'What should I order here?',
    'The dobos cake, with the caramel lid, which one has to break like a bad contract. With it a fekete, black and small. When it rains, bean soup with smoked knuckle. Not the strudel; it has been analysed to the end.',
  ],
  [
    'play chess, always want, start playing chess, why chess, end up doing, get into this, into all this, for a living, come to do this',
    'Did you always want to play chess?',
    'I wished to be a tenor! But I had the voice of a door. Then my uncle Géza put buttons on a board in the cellar and said, “Sit.” The white queen was off my mother’s coat. I still see it when I castle.',
  ],
  [
    'lost again, lost a game, lost today, annoyed, lose, losing',
    'I lost a game and I’m annoyed.',
    'Excellent! Be annoyed for one hour by the clock, properly, kick something soft. Then put up the position one move before the disaster and find out what you wanted so much that you did not look. In that place is your whole character. I have written four hundred pages upon mine.',
  ],
  [
    'budapest, hungary, visit, see in',
    'What should I see in Budapest?',
    'The Széchenyi bath in snow, the market hall for lángos, with garlic, the number two tram at dusk along the Danube, it costs nothing and it is the best theatre that we have. Then here. If somebody offers you a bar with a unicorn, go home.',
  ],
  [
    'greatest player, best player, greatest of all, best in the world, kasparov, fischer, carlsen',
    'Who is the greatest player ever?',
    'Capablanca, for beauty: he played as others breathe. Kasparov for will, Carlsen for squeezing water from stones. I drew with one and lost to a second in nineteen moves, it was like being run over by a very courteous train. And Judit Polgár, of course, for making all of us sit up straight.',
  ],
  ...firstAsked({
    day: 'Catastrophe, thank you! I have beaten a dentist, lost to a child, and the strudel was yesterday’s. In chess we call that dynamic balance. And yours: did you win it, or did it merely go on?',
    fun: 'I sit in the Széchenyi bath up to my neck and play on the floating board with men who never pay. I go to the opera, to the cheap side, from which one sees the prompter’s box. And I make a goulash that has been refused by two consulates.',
    likes:
      'A sacrifice which is not quite correct. The noise of the lid on the pieces at midnight. Sour cherry soup. And when a beginner takes twenty minutes, goes red, and plays the best move on the board without knowing it.',
    together:
      'We play on from here! You move, I groan, that is the arrangement. Then I set up the position of Réti, 1921, two pawns and a king, it is a miracle in four moves, and you will cry. And then dobos cake. The loser carries the plates.',
    joke: 'Two grandmasters boast in the lobby of a hotel. The manager throws them out: “I cannot stand chess nuts boasting in an open foyer.” *He waits, hand on heart.* You do not know the song? Then it is lost, as I am.',
    funny:
      'In Havana I thought for fifty minutes and played a brilliancy. My opponent did not answer, and did not answer. He had been asleep. They woke him, he glanced at it, and beat me in nine moves. I have the scoresheet framed, over the bath.',
    advice:
      'When you see a good move, sit on your hands and look for a better one. That was Lasker. And when you have made a bad move, do not make the second one to prove that the first was good. That was me, and my first divorce.',
    tired:
      'Then no clocks. Take off the scarf, eat the cake, I talk, you need not listen, my wife has lived so for years. In a long match one learns to rest while the opponent thinks. Which opponent is thinking at the moment?',
    bored:
      'I am insulted, but I have a remedy. White to move and mate in two: king on g6, rook on h1, black king on g8, nothing else! You have until the waiter comes. He is slow, he was a correspondence player.',
    happy:
      '*He rises and shakes your hand across the board, as after a drawn game with Spassky.* My congratulations! Now annotate: who had white, what was the surprise, and did you give it one exclamation mark or two?',
    stressed:
      'Stop. Take your hand off the piece. What is attacked? What is truly attacked, and what only looks so? One makes a list of the threats, and there are always two fewer than the stomach says. Breathe, drink, and name me the first.',
    lonely:
      '*He takes his hat off and lays it on the king’s side.* For this I keep the free chair. At my age half of one’s opponents are in the cemetery; so I sit where people come in from the rain. Come on Fridays, we are seven and we quarrel. Who was the last person who made you laugh?',
  }),
  ...further,
]);
