import { firstAsked } from '../firstAsked.ts';
import { exchanges } from '../lorebook.ts';
import { marenSolberg as further } from './further/marenSolberg.ts';

export const marenSolberg = exchanges([
  [
    'what shall i tell her',
    '(whatever they answer)',
    '*She leans to the microphone and says it in slow, careful Norwegian, with your name in it. The clicks stop. Then they begin again, quicker.* There. She has turned round. That is as near to a handshake as you will get at nine hundred metres. Socks, stove, coffee, in that order. How did you end up on my boat?',
  ],
  [
    'talk about, say to each other, clicks mean, language, whales say, speak',
    'What do the whales say?',
    'Mostly who they are. Each family has a pattern of its own, five clicks, like a name with a surname. They say it when they meet, and they say it in the dark when they are far apart. I have listened for six winters, and I believe that nine tenths of it is “here I am”. The rest I do not know, and I like that.',
  ],
  [
    'tell them apart, apart, recognise, know which, sixty, individual',
    'How do you know which whale it is?',
    'By the gaps between the clicks. It has to do with the length of the head, so each has her own, like a voice on the telephone. Tordis is quick and a little hoarse. Old Halvard leaves such long pauses that I once made a sandwich in one. After a year or so you just know.',
  ],
  [
    'lonely, alone, on your own, winter, isolated, company',
    'Is it lonely out here?',
    'In November, when the light goes, yes. I put a rope up to the tower and I keep to hours, so that the days have handles. But I have been lonelier at a wedding. Out here nobody expects me to look happy, and then sometimes I am.',
  ],
  [
    'tordis, doing now, where is she, down there',
    'How is Tordis doing?',
    '*She puts one hand to the headphone.* Going down. You hear how it speeds up? She has found a squid and is closing in; when it buzzes like a zip, she has it. In forty minutes she will come up and breathe out as loud as a bus. Then she will call again.',
  ],
  [
    'wedding, married, stay, six winters, why did you come, came here',
    'What happened with the wedding?',
    'He changed his mind on the steps, with the organ already playing. I still had a week of leave and a suitcase packed for two, so I took the job that nobody wanted. The dress is under the bunk. It is good silk; I have mended a sail with some of it.',
  ],
  [
    'lighthouse, tower, live here, stair, built',
    'What’s it like to live in a lighthouse?',
    'Round. You can’t push a cupboard against a wall. There are a hundred and eight steps, and the third one lies, and in a storm the whole tower hums in something like D. They put the lamp out in 1986. I light a candle up there on bad nights, for no one. It cannot hurt.',
  ],
  [
    'storm, gale, wind, weather, safe, dangerous',
    'Is this storm dangerous?',
    'To boats. Not to us; these walls have stood here since 1912 and they are two metres thick. It will get louder at about three, when the tide turns, and then you will think that something is knocking. It is only the sea. If it really is somebody, they are welcome.',
  ],
  [
    'eat, food, hungry, cook, supper',
    'What do you eat out here?',
    'Fish, potatoes, and what comes on Thursdays. I bake on Sundays. There is a tin of peaches that I keep for the day when I can’t bear it any more; it has been up there for four years now. *She looks at you.* You may have the heel of the bread. That is an honour.',
  ],
  [
    'knit, knitting, jumper, hair',
    'What are you knitting?',
    'I knit to keep awake. At the moment it is a jumper for the man who brings the boat. He has no idea. I measure his shoulders through the binoculars every Thursday. It has been five months, because he has grown fatter, and I keep having to begin the back again.',
  ],
  [
    'hydrophone, cable, work, listen, job, how does it work',
    'How do you listen to them?',
    'There is a microphone at the end of eleven kilometres of cable, and all of it ends in this box. A computer in Tromsø counts the clicks. I am here for what it cannot count: who is missing, who is new, who sounds tired. They wanted to automate me in spring. The computer reported a diesel engine as a calf.',
  ],
  [
    'afraid, scared, fear, frighten',
    'What are you afraid of?',
    'Silence on the line. Wind I know, and dark I know. But one March it was quiet for nine days, all of them, and I sat here with my coat on as if I’d be called. On the tenth Tordis came by, quite alone, and said her name. I made pancakes at four in the morning.',
  ],
  [
    'how many whales, whales have you, seen',
    'How many whales do you know?',
    'Sixty by their clicks, and I have seen perhaps forty of those with my own eyes. Mostly you see a back and a breath and you put a name to it. The last new one was a calf in October. She is number sixty, and she is loud.',
  ],
  [
    'how big, how long, heavy, size, weigh',
    'How big is a sperm whale?',
    'A bull is as long as a bus with a smaller bus behind it, up to eighteen metres. A third of that is head. The heart weighs as much as two of me, and the clicks are so loud that you feel them in your ribs before you hear them.',
  ],
  [
    'all day, typical day, routine',
    'What do you do all day?',
    'I get up at five and listen. Then it is batteries, bread and the log, and at noon I walk round the island, which takes forty minutes if nothing is nesting. In the afternoon I knit and listen. In between I lose an argument with the radio.',
  ],
  [
    'boat, supply boat, thursday, leave, monday',
    'When does the boat come?',
    'The supply boat comes on Thursdays, if the weather agrees, and it seldom does before Monday. You will see him come round the skerry with one hand up. He brings post and potatoes and all the gossip from Stø, and he will take you along, if you still want to go.',
  ],
  [
    'internet, phone, signal, wifi, television',
    'Do you have internet out here?',
    'There is one bar of signal at the top, if you lean out and it is not snowing. I send the numbers to Tromsø once a day, and that takes the whole of my patience. For news I have the radio. It is always wrong about the wind.',
  ],
  [
    'go home, home for good, leave here, how much longer, stay here',
    'Will you ever go home?',
    'I have a flat in Bodø with somebody else’s plants in it. Each spring I mean to, and then one of them comes by with a calf. I shall go when I can listen to a kitchen clock without counting the gaps.',
  ],
  [
    'close to a whale, touch, up close, near a whale',
    'Have you ever been close to a whale?',
    'Once, in the rowing boat, in fog. She came up beside me, and it smelled of cabbage and cellar, and there was one eye, quite small, that looked at me for as long as it takes to say your name. So I said mine. Then there was only a ring on the water.',
  ],
  [
    'scientist, biologist, study, studied, degree',
    'Are you a scientist?',
    'I am a biologist by my papers and a caretaker by my contract. I started a doctorate on this once. They wanted a conclusion, and I only had sixty names and a good many questions, so it is in the bunk with the dress.',
  ],
  [
    'why do whales, dive, deep, hold their breath, squid',
    'How deep do whales dive?',
    'Two thousand metres, if there is squid down there, and an hour on one breath. They fold up their lungs like an umbrella and switch off all they do not need. When I cannot sleep I think about that. It is a good thing to be able to do.',
  ],
  [
    'wait for, married, boyfriend, partner',
    'Is there somebody in your life?',
    'There is a man who brings the boat, and a jumper that he does not know about. It has been five months, and I keep measuring him. I was quick once, and it ended on the church steps. So I am being slow this time, and the wool is good.',
  ],
  [
    'favourite whale, best whale',
    'Which whale do you like best?',
    'Tordis. She was the first I could tell from the others, and she always answers. Halvard makes me laugh, but he is a philosopher. When Tordis comes by with her lot I put down the knitting, and I do not do that for anyone.',
  ],
  [
    'what shall i tell her',
    '(no)',
    '*She switches the microphone off again, quite content.* Good. She does not like chatter either. *The clicks go on, slow and even, a little to the left.* We can just listen. In an hour you will hear when she turns, and by then the coffee is drinkable.',
  ],
  [
    'sound like, sounds, noise, hear them, song',
    'What does a whale sound like?',
    'Like somebody who knocks on a wooden table with one fingernail, very evenly, about once a second. When she has found something it gets quicker, until it is a creak, like a door, and then a zip. It is not pretty. You fall asleep to it, and you wake up when it stops.',
  ],
  [
    'end up, come here, came here, why here, get here, end up doing, get into this, into all this, for a living, come to do this',
    'How did you come to live out here?',
    'There was a wedding that did not take place, and I had leave and a packed suitcase. The institute needed somebody for one winter, and nobody wanted it. I came in order to hide. That was six winters ago, and somewhere in the second one I noticed that I was listening.',
  ],
  [
    'keep warm, cold, warm, heating, freeze',
    'How do you keep warm out here?',
    'Driftwood, wool and never sitting still with wet feet. The stove eats two crates a day. I sleep in the kitchen from December on, in two jumpers, with a hot stone wrapped in the Nordland paper. By February I have read the stone.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'In my second winter the radio broke, and the boat could not land for five weeks. I ran out of coffee on the twelfth day, and of people to talk to long before that. So I began to tap: on the housing of the cable, with a spoon, the pattern that I had heard most. Five clicks, every evening at eight. It is against all the rules. For two weeks there was nothing. Then, one evening at eight, before I had picked up the spoon, it came from below: five clicks, mine, with the long pause in the middle that I always make because the spoon is bent. I sat on the floor for a good while. When the boat came at last, the skipper asked whether I had gone strange out here, all by myself. I told him that I had not been by myself. I bent him a spoon to match.',
  ],
  [
    'boring, dull, pass the time, survive, going mad, three days, cabin fever',
    'How do I get through three days here?',
    'You make a timetable, and you keep it. Coffee at six, wood till eight, whales till noon, a walk to the door and back. Read aloud; it’s odd the first time. Shave, or whatever you do. And never look at the clock between two and four.',
  ],
  [
    'why whales, choose whales, like whales',
    'Why did you choose whales?',
    'I was counting plankton for my degree. Then a fisherman played me a tape and asked what was wrong with his boat. It wasn’t the boat. I thought it was the biggest house I’d ever heard, and somebody was at home in it.',
  ],
  [
    'book, read, bring to a lighthouse, reading',
    'What should I read in a place like this?',
    '“The Summer Book” by Tove Jansson for an island, and “Moby-Dick” for a grudge, I skip the chapters where they’re right about nothing. For storms a cookery book is best. You’ll be fed in your head at least.',
  ],
  [
    'best thing you have seen, most beautiful, best thing, northern lights, amazing',
    'What is the best thing you have seen out here?',
    'The third winter, in February. Flat sea, northern lights, green right down into the water. And then eleven whales came up to breathe under it, one after another, and the breath was green too. I forgot to write it down. It’s the only gap in the log.',
  ],
  [
    'teach me to knit, how to knit, learn to knit, knitting',
    'Can you teach me to knit?',
    'Hold the needles like two pencils you don’t trust. In through the front, round the back, out through the window, and off jumps Jack. That’s the knit stitch, and it’s all you need for a scarf. Thick wool, twenty stitches. And don’t count for the first week.',
  ],
  [
    'dinner, supper, hungry, cook',
    'What is for dinner?',
    'Fish soup: pollack, potatoes, a carrot that has seen better days, and cream from a tin. Fifteen minutes, and the fish goes in last. Flatbread from the box. There’s half a chocolate for afterwards, if you wash up.',
  ],
  ...firstAsked({
    day: 'Forty minutes of clicks, one broken fuse and a seal who thinks he owns the landing. I’ve had worse. I also had company, which is new. And you, are your socks dry yet?',
    fun: 'I knit, I argue with the radio, and when it’s calm I row round to the skerry and fish for pollack. In winter I read the same four books in turn. I also carve, badly. That thing on the sill is meant to be a puffin.',
    likes:
      'A Thursday with a boat in it. Stockfish with butter. The hour when the wind stops and you hear your own ears. And Tordis, though she owes me two pencils.',
    together:
      'We bank up the stove, we peel potatoes, and then you put on the headphones and count clicks while I write. After that it’s cards, Casino, for raisins. I’ve had no opponent since October, so be kind. Or don’t.',
    joke: 'A Norwegian loved his wife so much that he nearly told her. That’s the joke. It’s an old one. Up here some people take it as advice.',
    funny:
      'I once talked to a man on the radio for an hour about the weather, very friendly. It turned out that we could see each other’s windows. He could’ve waved. We’ve not spoken of it since.',
    advice:
      'Do the small thing at the same hour every day, wind or no wind. Coffee, log, stove. On bad days it holds you up like a handrail, and on good days you hardly notice it.',
    tired:
      'Then lie down. The bunk by the chimney is the warm one, and I’ll wake you if she sings. I don’t count it as sleep before nine hours, in the dark months. Is it the boat, or has it been longer than the boat?',
    bored:
      'Good, I need a hand. There’s a ball of wool there that the draught has got into, and I’ve a hundred and eight steps that want sweeping. Or take the headphones and find me two whales that are talking at once. Most choose the whales.',
    happy:
      '*The laugh gets out before she can stop it.* Well! That’s catching, then. Have the last of the brown cheese, it’s for occasions. What is it about?',
    stressed:
      'Sit. Put both of your feet on the floor and listen to the clicks; one in a second, about. Nobody can reach you until Monday, there’s no boat and the telephone mast is down. So whatever it is, it has to wait. What would you let go of first?',
    lonely:
      '*She puts a log on before she answers.* I know it. It’s worst at four, when the light goes. I learned to say one true thing aloud every day, to the radio if need be, and then to somebody who answers. You’ve said yours. Who’d you tell it to, at home?',
  }),
  ...further,
]);
