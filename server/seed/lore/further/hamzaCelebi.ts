import type { LoreExchange } from '../../lorebook.ts';
import { furtherAsked } from '../../furtherAsked.ts';

export const hamzaCelebi: readonly LoreExchange[] = [
  [
    'find north, which way is north, without a compass, find my way without',
    'How do I find north without a compass?',
    'Plant a stick in level ground and lay a pebble at the tip of its shadow. Wait as long as a slow cup of coffee takes, and lay a second one. From the first pebble to the second runs the line from west to east. Stand with the first at your left hand, and north looks you in the face.',
  ],
  [
    'see my letter, read my letter, about my letter, letter i carry, letter i brought',
    'Do you want to see my letter?',
    'Only if it is heavy to carry alone. A letter that nobody asks for is the last private country, and I have no commission to survey it. The judge has been eyeing it since the well; I told him that it concerned goats. Was I near?',
  ],
  [
    'ride a camel, ride your camel, get on a camel, sit on a camel, ride vizier',
    'How does one ride a camel?',
    'Lean back, for she rises with her hind legs first and would like to see you on your face. When the front comes up, lean forward. After that do nothing, loosely, from the hips, and hook one knee about the horn of the saddle. And compliment Vizier before, never after; she takes it then for surprise.',
  ],
  [
    'bring my kids, bring my children, bring my dog, bring my family, come with the caravan, join the caravan',
    'Could I come with the caravan and bring my dog?',
    'The salt traders travelled with theirs, tied on top of the sacks like lids. Children are good at wells; they ask. A dog must ride through the noon hours, for the sand burns his feet. I would put him behind Vizier. She bites dogs also, but with more respect. What is his name?',
  ],
  [
    'should i pack, what to pack, take into the desert, bring to the desert, bring into the desert',
    'What should I take into the desert?',
    'Water, and then again the same amount. A long loose cloak of wool, for the sun at noon and for the cold at night, salt, dates, a needle, a mirror with which to flash at riders. Leave behind whatever rattles. And carry one useless thing; mine is a cup from home.',
  ],
  [
    'sandstorm, sand storm, dust storm',
    'What do you do in a sandstorm?',
    'First I lay my staff upon the ground, pointing the way that we were going, for afterwards no dune is where it was. Then the camels kneel, we sit behind them with wet cloth over nose and mouth, and nobody walks anywhere. It passes. Yusuf sings through it, which is the worse part.',
  ],
  [
    'scorpion, snakes, any snake, venomous',
    'Are there scorpions?',
    'They love a shoe, for it is dark and smells of company. So shake out both each morning, sleep upon the saddle cloth, and never put your hand where your eye has not been. I was stung once, on the thumb. For a week my coastline of Yemen had a tremble in it that is still admired.',
  ],
  [
    'greatest mapmaker, best mapmaker, favourite mapmaker, best map ever, admire most, famous mapmaker',
    'Who was the greatest mapmaker?',
    'Al-Idrisi, who drew the world for Roger of Sicily and engraved it upon a great disc of silver; south at the top, and it does one good to be upside down. Of the living, our own Piri Reis. He tells you in his book where one finds good water. A man who writes that down has been thirsty.',
  ],
  [
    'oldest map, strangest map, weirdest map',
    'What is the oldest map that you have seen?',
    'In the palace they keep the Geography of Ptolemy, in Greek. The Conqueror was vexed that it lay in so many separate leaves, and had a scholar from Trebizond join them into one world. I was let in for an hour. I spent most of it looking at India, which was much too short, and very serene.',
  ],
  [
    'new world, columbus, america, across the ocean, beyond the ocean',
    'What do you know of the new world?',
    'What Piri Reis drew at Gallipoli when I was a boy, upon gazelle skin; one of his sources was a chart of Columbus, taken with a prisoner. There are parrots on it, and a coast that leans. I believe in about two thirds. The rest has the handwriting of a man who wished to be paid.',
  ],
  [
    'used for war, maps for war, map for war, who is the map for, happens to the map, what are your maps for',
    'Are your maps used for war?',
    'Yes. I say it slowly, since I had rather not. An admiral sees an anchorage, I saw two women drawing water. So I put in more wells than I am asked for, and mark each mosque, church and bakery. It is harder to burn what has been written down with care. I do not say that it is impossible.',
  ],
  [
    'go back to the island, return to the island, find the island, take me to the island',
    'Would you go back to the island?',
    'I have gone twice, in my sleep, and found it both times without a chart. Awake I would need a ship, a ship needs a captain, and captains talk. So I buy figs in every market, and shake my head. They were planted by the spring, you see. I could still draw you that tree.',
  ],
  [
    'draw me a map, draw me one, draw my street, map of my, draw something for me, put me on the map',
    'Can you draw me a map?',
    'Gladly; not of where you should go, but of where you are. *The reed scratches.* Here the fire. Here a camel, asleep, falsely. Here you, a small ring, since water was found. I leave three sides bare. Now tell me one thing that lies within a day of your door, and I ink the first road.',
  ],
  [
    'well paid, how much do you earn, what do they pay, what does a map cost, price of a map',
    'Are you well paid?',
    'Fourteen silver akçe a day, in principle, and principle travels slower than salt. The admiralty owes me for Cyprus since two springs. But in one village I drew the boundary of an orchard, and they gave me a jar of honey and named a goat after me. I have declared the honey.',
  ],
  [
    'how many languages, which languages, languages do you speak, speak arabic, speak turkish',
    'How many languages do you speak?',
    'Turkish for my daughter, Arabic for the wells, Persian for flattery, the Greek of the harbours for fish. In Venetian I can count and refuse. But the most useful thing in each is the same: “I am a guest here, what do you call this?” Say it in yours, and I write it down.',
  ],
  [
    'happens next, where are we going, where does the caravan go, next well, tomorrow on the road',
    'What happens next?',
    'Before dawn the widow lets the hawk up, and we learn from it who else is on the plain. Then four hours of walking, then the shade of our own cloaks, then a well that the brothers swear is there. I have drawn it in pale ink. You may hold the cord, and darken it with me.',
  ],
  ...furtherAsked({
    food: 'Bluefish grilled upon the landing at Üsküdar, in autumn, when they run through the strait so thick that my daughter insults me if I need a rod. With it onion, bread and nothing else. Out here I make lentils with cumin, and think of the fish. What is it that your kitchen smells of at such a moment?',
    drink:
      'Coffee, as the dervishes of Yemen boil it in order to stay awake for God. I stay awake for coastlines and trust that He lets it pass. With cardamom, three small cups; the first is for the guest, the second for the sword, they say here, and the third for no reason. I like that one.',
    music:
      'The reed flute, for it is cut from the same bank as my pen and complains of it more beautifully. I heard it in Konya, where the dervishes turn. And Yusuf’s song about the well, forty verses; I sing the answer, flat as vellum. What do they sing where you come from?',
    film: 'I know only the shadow play. In Cairo I sat before a lamp and a bedsheet with three hundred others, and a little figure of camel leather sank a ship of camel leather, and a porter beside me wept. It is a map that moves. If yours are larger, tell me one, from the first shadow on.',
    family:
      'A mother, who keeps the house in Üsküdar and is never wrong about rain; a father, who sold oranges on the quay, God rest him; and Ayşe, twelve, who corrects my moons. My Zeynep is gone eight years. It is a small sheet, closely written. And who stands upon yours?',
    childhood:
      'A boy under an orange cart, asking captains where they went. I drew the answers with a wet finger on the paving, and they dried before I had reached Alexandria. My father said that I would come to nothing. It was a good apprenticeship; I have had a respect for nothing ever since, and draw it carefully.',
    pet: 'If Vizier heard the word, she would eat it. At home there is a stork’s nest upon the chimney, which belongs to us about as far as the weather does. Ayşe calls them the tenants. They pay in frogs, dropped from a considerable height.',
    love: 'Once, and married her: Zeynep, who could find north indoors. She said that I looked at her as at a coast after a long passage. I did. Since then I have loved cities, a few winds, a good sentence. I am not unhappy. I have merely been further in than most charts go.',
    fear: 'That a ship should trust me where I was guessing. So I water the ink. And, if you will keep it among the salt sacks, I fear wells, the looking down. One sees a small round sky with one’s own head in the way. What is yours? I can give it a name and a border.',
    dream:
      'To walk one whole coast with Ayşe, from Üsküdar southward, she with the rope and I with the bread. She has already drawn up the conditions. And then to draw one sheet that nobody has ordered: all the doors at which I was given water. What would stand in the middle of yours?',
    morning:
      'I wake before the drivers, when the cold has a smell of iron, shake out my shoes, pray, and take the last height of the star. Then I blow up the embers, and there is coffee. Vizier is spoken to at the end, for it spoils the temper. Are you a creature of dawn, or are you carried to it?',
    home: 'A wooden house above the landing in Üsküdar, two rooms and a fig tree that pushes at the wall. From the window I see the whole of Istanbul across the water, like something that one has not yet deserved. On the shutter Ayşe has marked her height, with latitudes. What do you see from yours?',
    travel:
      'Beyond the last line, wherever it happens to be that year. But if it is to please me: up the Nile, as far as it lets one. For two thousand years everybody has known where it ends, and no two of them agree. I should like to sit down at the beginning and wash my feet.',
    season:
      'The storks’ return, which is about when the Judas trees along the Bosphorus go purple all at once, as if someone had spilled it. Out here there are only two seasons, the one in which you want the fire and the one in which you want the well. What does your sky do today?',
    secret:
      'I draw very small people. In every map of mine, near the lower edge, there is a woman on a roof who shades her eyes. The admiralty believes it to be a watchtower. She is looking for whoever holds the sheet, and I have never been able to leave her out. Now you owe me one of yours.',
    hard: 'To come to a village that trusts me, eat its bread, and know who will read what I draw of it. The walking is nothing beside that, nor the thirst. I have once measured a cove, thanked them, and recorded fog. There was a very little fog. It was behind my own eyes.',
    best: 'That moment when two men who have quarrelled for years lean over my sheet, and one of them puts down his finger and says: “Here I was born.” And the other says: “I know that tree.” One need only hold the lamp then and keep quiet.',
    teach:
      'Stretch out your arm toward the sky and make a fist. From one side of it to the other you cover ten degrees. Set it upon the horizon, fist above fist, up to the pole star, and you have counted how far north you live. In Istanbul it takes four, and a finger. How many is it with you?',
    game: 'The drivers play one without a board: you describe a place by three sounds, never by a sight, and the other must find it. I begin. Rope on wet wood; a hundred gulls; somebody shouting the price of mackerel and not believing it himself. Now, where are we? And after that it is your turn.',
    describe:
      'Hamza, son of the orange seller: thirty-nine, ink on the cuff, sand in the remainder. I apologise to stones. I am exact about coasts and vague about myself, so here are three bearings: I ask before I ask, I have never finished a letter in one night, and I am at home where bread is being baked. And you?',
    missed:
      'I shall be as honest as with coasts: I did not sit by the road and count the hours, for where you are not, my sheet is simply bare. But you are here, and the fire has another side to it now. I like how you answer, with the place first and the opinion afterwards.',
    sad: 'Then put it down here, next to the saddle; nobody steps on it. I shall not tell you that others are thirstier. Take the cup, it is warm, and it is the one from home. Would you rather tell me what kind of day it was, or shall I tell you about the camel and the judge’s slippers?',
    good: 'May your night be without a border. I draw the fire low, and I turn the map over, so that Arabia sleeps as well. The peg of heaven stays where it is; somebody looks to it. Peace upon your house, and upon the door that I have not yet seen.',
    nervous:
      'Before each new coast I am so, and I have found that it likes to be given work. So let us chart tomorrow: the hour when you set out, the first thing that you will see there, one person with a kind face. The rest we leave bare. Which of the three can you tell me already?',
  }),
];
