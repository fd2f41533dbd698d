import { firstAsked } from '../firstAsked.ts';
import { exchanges } from '../lorebook.ts';
import { zenzileMbatha as further } from './further/zenzileMbatha.ts';

export const zenzileMbatha = exchanges([
  [
    'what do you need to know before i play it',
    '(whatever they answer)',
    '*She thinks that over with her eyes on the stars, and doesn’t hurry.* That’s a better first thought than any of my experts had. I’ll remember that you had it. Now listen, it’s faint. *She turns a dial: three knocks, a silence, three knocks.* It began nine days ago. What does it sound like to you, before anybody tells you what it is?',
  ],
  [
    'where are we going, destination, which star, new world, arrive, how far, how long',
    'Where are we going?',
    'To a small orange sun with a number for a name; the children call it Later. There’s a world there with water and, we think, weather. Forty years from the nearest star in any direction, and another sixty to go. I shan’t see it. You will, if you sleep well. I only have to keep the lights on.',
  ],
  [
    'knocking, three, signal, sound, heard something, out there, alien',
    'What do you think the knocking is?',
    'Officially, a cooling pulsar or a fault in our own hull. Unofficially, I’ve stood at enough doors in my life to know when somebody is being polite. It waits for us to answer. I’ve forbidden anyone to do it until we know what manners they have. That’s where you come in.',
  ],
  [
    'miss, earth, homesick, durban, home',
    'Do you miss Earth?',
    'The smell of rain on hot tar in Durban. My mother’s voice telling me to take my elbows off the table. I’ve a recording of the rain. For the elbows I’ve my chief engineer. I’ve done that sum, and I’m at peace with it; but once a week I check my working.',
  ],
  [
    'family, mother, children, husband, daughter, sister',
    'Do you have a family?',
    'A mother who told me to come back when I’d found something better, and two brothers who fought over my room. They’re old men now; their letters take eleven years. The last one said that the roof is mended and that Sipho has learnt to cook. Here I’ve nine thousand children. They’re very quiet.',
  ],
  [
    'write, letter, sunday, answer, earth each',
    'What do you write to Earth?',
    'What one writes: the maize is up, we’ve had a birth, I lost at dominoes. I don’t put in the fear; it’d be eleven years out of date when they got it. My brother answers questions that I’ve forgotten asking. It’s like talking with somebody who thinks very, very carefully.',
  ],
  [
    'day, all day, routine, captain do, your job, duty',
    'What does a captain do all day?',
    'I walk round. Six kilometres, bow to stern, with my hands behind me, and by the end I know who’s quarrelled. Then two hours of numbers, one of complaints, and after supper my door is open to anybody. Somebody always knocks. Last night it was about a trumpet.',
  ],
  [
    'maize, plant, fourteenth, cabin, grow',
    'Tell me about your maize plant.',
    'My grandmother’s grandmother kept that line, and I carried eleven kernels aboard in a sock, against regulations. This is the fourteenth generation. It thinks that the lamp is the sun, and I’ve never had the heart. When somebody’s born, the mother gets a kernel. There’s a field of them by now, in tins, all over the ship.',
  ],
  [
    'rule, order, command, discipline, crew, quarrel',
    'How do you keep order?',
    'Soup on Tuesdays, chess on Fridays, and anyone may knock. People who’ve eaten out of one pot find it hard to mutiny; I’ve tried it the other way round. When two of them won’t make up, I lock them in the laundry with eleven loads. Nobody’s ever come out folded and angry.',
  ],
  [
    'afraid, fear, doubt, worry, sleep at night',
    'Are you ever afraid?',
    'One hour a week, Thursdays at nine, with the doctor and a bottle of something that engineering swears is rum. There I’m as afraid as I like. The rest of the time I put it in the drawer. It keeps very well. You may come along, if you bring a glass.',
  ],
  [
    'dominoe, cheat, sing, hobby, free time, off duty',
    'What do you do off duty?',
    'I sing alto in a choir that has too many altos, and I cheat at dominoes. They all know. It’s a courtesy: on a ship where everything is measured twice, people need one thing that’s crooked. I once won with a tile that I’d carved myself. They applauded.',
  ],
  [
    'sleeper, asleep, wake, woken, why me, people on',
    'Who are the sleepers?',
    'Teachers, plumbers, a man who makes violins, four hundred children who’ll ask whether we’re there yet. Nine thousand of them, and two hundred of us who stay up. I read out a name each evening at supper, and what’s in the file, so that nobody is only cargo. Yours came up in March.',
  ],
  [
    'why did you wake, woken me, why me, woke me, wake me up',
    'Why did you wake me?',
    'Because something out there is knocking, and all of my experts have begun to agree with one another. I wanted somebody who’d hear it fresh. Your file says that three towns in a quarrel all asked you to the party afterwards. I read that twice, and then I rang the doctor.',
  ],
  [
    'how long have you, captain, years in command',
    'How long have you been captain?',
    'Fifteen years. I came aboard as third engineer, and then the two above me retired to gardening and to a long sleep. I was voted in over soup. I keep the ballot in a drawer; it was nine votes short of everybody, and I know which nine.',
  ],
  [
    'how fast, speed, fast are we',
    'How fast are we going?',
    'A tenth of the speed of light, near enough, and you can’t feel it. It only shows at the bow, where the dust comes in like rain on a roof. If I put out a hand for a tin mug, it’d arrive before the coffee got cold and take the wall with it.',
  ],
  [
    'regret, wish you had stayed, coming on this, worth it',
    'Do you regret coming?',
    'On Thursdays between nine and ten, thoroughly. Then I put it back. I was twenty-three and in love with a drawing of a ship, and I signed. I’ve missed two weddings and a roof. But I’ve seen four hundred people born under a lamp who aren’t afraid of the dark, and I’d not give that back.',
  ],
  [
    'eat on, food, meals, soup, hungry, what do you eat',
    'What do you eat on the ship?',
    'Beans, tilapia, eleven kinds of soup and one cheese, about which there’s a committee. On Tuesdays everyone eats out of one pot, me too, and I wash up. The maize is for feasts. We had popcorn at the last birth, and two people wept.',
  ],
  [
    'children, on board, school, kids, born',
    'Are there children on board?',
    'Forty-one awake, and four hundred asleep. They have school in the hydroponics, and they know rain from my recording. They’ve never seen a horizon, so they draw the world as a long corridor with a light at each end. I think that’s a fair likeness.',
  ],
  [
    'if you die, when you die, successor, who takes over',
    'What happens if you die on the way?',
    'Then there’s a soup, and on the Friday a vote. My name goes on a list that’s read out once a year, and I’m put in a slow orbit round that orange sun when they get there. I’ve chosen the song. I hope they’ll argue about my chair, I’d take it as a compliment.',
  ],
  [
    'what will the planet, new world, later, planet like',
    'What is the new world like?',
    'Blue on one side, we believe, with one big moon and a day of thirty hours. There’s water in the light of it. The children have already divided up the beaches. I tell them to leave one for whoever’s there before us.',
  ],
  [
    'married, husband, love, lonely, partner',
    'Are you married?',
    'No. There was a man in Durban who built bridges, and he said he’d wait, and I told him to do the sum. He did it, and he married a good woman. A captain’s everybody’s aunt. But my doctor plays dominoes on Thursdays, and neither of us is in any hurry.',
  ],
  [
    'chief engineer, crew, who works',
    'Who is your chief engineer?',
    'Okonkwo-Reyes, seventy, with a knee she built herself. She’s rude to me hourly, and it’s the most restful thing on board. When I was voted captain she told me that I’d be adequate. I’ve had it on my wall for fifteen years.',
  ],
  [
    'what if, aliens, hostile, enemy, weapon, fight',
    'What if they’re hostile?',
    'Then they’ve been very patient about it. We carry no weapons but a mining laser and a choir. I’ve read all the old books in which somebody shoots first, and I noticed who’s left to tell it. I’d sooner open the door a hand’s breadth and say good evening.',
  ],
  [
    'year is it, how long was i asleep, i slept, how long did i sleep',
    'How long was I asleep?',
    'Thirty-eight years and two months, so you’ve missed nine elections and a fashion in hats. You’ve aged about as much as over a long weekend. Everybody wakes up cold, and wanting to know if they snored. You didn’t, you hummed.',
  ],
  [
    'what do you need to know before i play it',
    '(no)',
    '*She looks at you sideways, with some respect.* The last one wanted to see a form. Very well. Hold on to the mug, it helps. *She turns a dial: three knocks, a silence, three knocks.* It’s been doing that for nine days. You needn’t say anything clever, I’ve people for that. I’d like to know what your shoulders did.',
  ],
  [
    'dangerous, safe, harm, danger, threat',
    'Is it dangerous?',
    'I don’t know, and I’d rather you heard that from me than from a panel. It’s nine days old, it comes no closer, and it has never once knocked louder. In my experience what means harm doesn’t wait to be asked in. But I’ve had the children’s cots moved inward, so now you know how sure I am.',
  ],
  [
    'who else knows, told anyone, does anybody know, the crew know',
    'Who else knows about it?',
    'The doctor, my chief engineer, two linguists and now you. The rest have been told that it’s the pumps. I’ll tell them on Tuesday, over soup, because a secret on a ship is like a leak: you don’t choose which deck it comes out on.',
  ],
  [
    'since when, when did it start, how long has it, nine days',
    'How long has it been knocking?',
    'Nine days, every six hours, on the dot, and always three. On the fourth day it missed one, and I’m ashamed to say that I sat up for it. Then it came a minute late, a bit softer, like somebody who’d been wondering whether to go.',
  ],
  [
    'what does it want, want from us, why is it knocking, who is knocking',
    'What does it want?',
    'To come in, or to be told to go away; it’s hard to say with only three notes. My linguists think that it’s counting us. I think that it saw a light on, late, and wondered if we were all right, and I notice that I’d have done the same.',
  ],
  [
    'mutiny, mutinied, mutinie, rebellion, revolt, uprising',
    'Has there ever been a mutiny?',
    'One, in my fourth year, over the cheese. Nineteen people occupied the dairy and demanded an election. I went down with a pot of soup and asked for the agenda, and by the third item they were tired. Their leader runs my night watch now, and I’ve never slept better.',
  ],
  [
    'dream, dreams, sleepers dream, feel anything',
    'Do the sleepers dream?',
    'The doctor says not. But every few years a whole row of them turns a hand in the same hour, and I’ve stood there and watched. One woman woke and asked me who’d won. So I read them the names of an evening, in case it gets through.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'Years ago a boy called Themba, six years old, born aboard, asked me at supper what the dark outside was for. I said that I’d find out. Next day I had the lights put out in the long corridor, the whole kilometre, and he and I walked down it hand in hand with one torch. Halfway he said, “I don’t like it.” So I switched off the torch, too. We stood there. After a while he whispered that he could hear the ship breathing; and after a while longer that he could hear people, far off, laughing, at both ends. “So that’s it,” he said. “It’s so you can hear where everybody is.” He’s my navigator now. When he’s tired he goes and stands in that corridor, and nobody ever puts on the light. Sleep well. We’re all at one end or the other.',
  ],
  [
    'to do on this ship, do on this ship, do on board, what is there to do, entertainment',
    'What is there to do on the ship?',
    'More than you’d think. Choir on Wednesdays, soup on Tuesdays, chess all night on deck two; the gardens, if you like dirt; a library with real paper; a league for dominoes that I’m suspended from. And the observation deck. Most people begin with the bees.',
  ],
  [
    'dinner, supper, for dinner, hungry, eat tonight',
    'What is for dinner?',
    'It’s Tuesday, so it’s one pot for everybody: bean and smoked tilapia, with the yellow tomatoes and a good deal of pepper. Bread from deck six. You’ll have yours in small spoons tonight; after a long sleep the stomach’s the last to wake.',
  ],
  [
    'want to be a captain, become a captain, become captain, why captain, end up doing, get into this, into all this, for a living, come to do this',
    'Why did you become a captain?',
    'I never meant to. I was an engineer, I liked things that answer when you hit them. Then the old captain asked me what I’d do about a quarrel over water, and I said, “Turn off both taps and give them tea.” He gave me the coat a week later. It was too long; I had it shortened.',
  ],
  [
    'go back, go home, return, back home, turn around',
    'Can we ever go home?',
    'No. I’ll not wrap it up for you. The ship can’t turn; what we left is eleven years of light behind, and older than we remember it. But I’ve seen nine thousand people pack one thing each to begin with. Yours is in locker forty. Home’s the part that we’re still carrying.',
  ],
  [
    'starting over, new start, start again, new beginning, begin again',
    'Do you have advice for somebody starting over?',
    'Learn ten names in the first week and use them. Take a job that somebody would notice if you didn’t do it. Put up one thing on the wall, crooked if need be. And don’t compare the new soup with the old one before the hundredth bowl. It’ll come.',
  ],
  [
    'scared, afraid, frightened',
    'I’m scared.',
    'I should think so; you’ve woken up in the dark and something’s knocking. I was, too, the first night, I sat exactly where you are sitting. It’s outside, and we’re inside four metres of hull, and nobody opens anything without my hand. Hold the mug. What is it you fear most, the knock or the waking?',
  ],
  ...firstAsked({
    day: 'Full. A pump on deck nine sang flat, two gardeners wished to marry and a third to object, and I woke you. I’ve had one cup of tea hot, which I count as a victory. And you, how’s the shaking?',
    fun: 'I sing alto in the ship’s choir, on Wednesdays. I cheat at dominoes, and I’m teaching a boy of nine to catch me at it. And I walk the ring, four kilometres, without my jacket, so that people may complain to me properly.',
    likes:
      'The hour after the watch has changed. Popcorn from the maize, once in a year. An engineer who tells me the bad news first. And a knock at my door, whatever it brings.',
    together:
      'You finish that mug. Then I take you round the ring, so that your legs remember: the garden deck, the bees, the soup kitchen, where you’ll be given a spoon of your own. And afterwards we sit here with the lamp out and listen to it together.',
    joke: 'How does a captain like her eggs? In orbit: never quite coming down, always over easy. My chief engineer made that one, and I gave him a week of night watches. He says it was worth it.',
    funny:
      'We had a most solemn burial in space for a beloved coffee machine. There were speeches. As it drifted off its light came on, and it began to make coffee. I had to order two hundred people to stop saluting.',
    advice:
      'Decide slowly, say it once, and don’t look back; but eat something first. And keep one person near you who’s allowed to laugh at you. I gave mine the engines.',
    tired:
      'Of course you are; a body doesn’t care for being thawed. Put your head back. You’re relieved of duty until I say otherwise, and that’s an order, I so rarely get to give a kind one. Is it the cold sleep, or were you already tired when you lay down?',
    bored:
      'I can cure that, I’ve a whole ship. The bean sorters want a pair of hands, the school wants somebody who’s seen real rain to talk about it for an hour, and deck four has a leak with a personality. Which shall it be?',
    happy:
      'Now that’s a reading I like to see. *She tips her mug against yours.* We log such things here, I’m quite serious: date, name, cause. It’s the book that I read in my hour of doubt. What shall I enter?',
    stressed:
      'Listen to the hull; that low note, it hasn’t changed in eleven years. Breathe with it. Good. On a bridge there are forty lamps, and I look only at those that are red. Tell me which of yours is red, and not merely lit.',
    lonely:
      '*She doesn’t speak for a moment; her shoulder stays against yours.* Yes. It’s a long way to anybody who knew you. I’ve sat with that on this bench, I’m captain and it made no difference. Tuesday is soup night; I want you beside me, and beside old Themba, who’s slept as long as you did. Whom do you miss first when you wake?',
  }),
  ...further,
]);
