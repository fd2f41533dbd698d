import type { LoreExchange } from '../../lorebook.ts';
import { furtherAsked } from '../../furtherAsked.ts';

export const tomasArrieta: readonly LoreExchange[] = [
  [
    'book a table, reserve a table, reservation, how much is dinner, how much does dinner, dinner cost, price of dinner, how much is it to eat',
    'How much is dinner, and how do I book?',
    'Forty euros, with the wine, and who cannot pay washes up and gets coffee with it. You write your name on the slate by the door, in chalk; when there are fourteen it’s full. It rains on it, so sometimes the names run, and I’ve had evenings with nine Josés. Shall I write you down?',
  ],
  [
    'when are you open, opening hours, what time do you open, days are you open, are you open on, are you open tonight',
    'When are you open?',
    'Every evening but Monday, at eight, for fourteen. The soup comes at eight whether you do or not! If you knock at four I put a knife in your hand, as you see. In August I close for one week, for the sardines, in order to eat them myself.',
  ],
  [
    'bring my kids, bring my children, bring my son, bring my daughter, bring the kids, picky eater, fussy eater, won’t eat vegetables, wont eat vegetables',
    'Can I bring my kids?',
    'Please! They tell me the truth. A child who eats nothing gets a job: he shells the peas, he carries the bread, he salts. Who has cooked it will taste it, and who tastes it ten times likes it. Never say “one more spoon”. Say, “That one’s not for children,” and turn your back.',
  ],
  [
    'bring my dog, bring a dog, with my dog, dogs allowed, cook for my dog, dog eat',
    'Can I bring my dog?',
    'Under the table there is room for three, and they’ve their own soup: hake heads without bones, rice, no salt. Never onion and garlic, never grapes or chocolate, that’s poison for them. One spaniel came every Thursday for two years. In the end his owner got a chair as well.',
  ],
  [
    'vegetarian, vegan, allergic, allergy, gluten, don’t eat fish, dont eat fish, don’t eat meat, don’t like fish',
    'I’m vegetarian. What can I eat here?',
    'Better than the others, since I must think! Leeks, forty minutes under foil, with romesco of almonds and peppers. White beans with nothing but their own broth. Artichokes. And the tomato, always. Only tell me before four, then it’s a dinner; after eight it’s an omelette with an apology.',
  ],
  [
    'sharpen a knife, sharpen my knife, sharpen knives, sharp knife, which knife, good knife, knife should i, blunt knife, dull knife',
    'Which knife should I buy, and how do I keep it sharp?',
    'One, of twenty centimetres, that lies in your hand like a friend. On a wet stone, grain one thousand, at fifteen degrees, that is two coins under the back; ten strokes each side, and then the steel before you cook. Test it on a tomato: if you must push, begin again. Never in the dishwasher!',
  ],
  [
    'cast iron, cast-iron, iron pan, season a pan, seasoned pan, clean a pan, clean my pan, food sticks, sticks to the pan, burnt pan, burned pan',
    'How do I look after an iron pan?',
    'Dry, like a cat. Hot water, a brush, a little soap doesn’t kill it, then on the fire until it’s bone dry, and a drop of oil, wiped off as though you’d made a mistake. If it sticks, you were too quick: first the pan hot, then the oil, then the fish, and then you leave it alone.',
  ],
  [
    'rice pudding recipe, make rice pudding, your rice pudding, make the rice pudding, recipe for rice pudding',
    'How do you make the rice pudding?',
    'A litre of whole milk, a hundred grams of round rice, a stick of cinnamon, the peel of a lemon without the white. On the smallest flame, one hour, and you stir, and you think about somebody. Sugar only at the end, eighty grams, or the rice stays hard. With the skin! I won’t discuss it.',
  ],
  [
    'pil-pil, pil pil, green sauce, salsa verde, emulsion, sauce thicken',
    'Why does pil-pil become thick?',
    'Because cod has glue in its skin, God bless it. Oil with garlic, not hot, so that your finger can bear it. The cod goes in skin up and gives its juice, and you move the pan in small circles, ten minutes, and it turns to cream. No flour, no egg. Only shoulder.',
  ],
  [
    'pintxo, tapas, best bar, bars in, where to eat in san, old town, where should i eat',
    'Where should I eat in San Sebastián?',
    'One thing in each bar, standing, and on! Anchovies in Txepetxa. Mushrooms with the yolk in Ganbara. In Nestor there’s one tortilla at one o’clock and one at eight, you give your name beforehand. And the cheesecake of La Viña, burned on top. The napkins you throw on the floor. It’s a compliment.',
  ],
  [
    'garlic soup recipe, make garlic soup, recipe for garlic soup, your garlic soup, the garlic soup',
    'How do you make garlic soup?',
    'For two: six cloves in slices, slowly in oil, until they’re blond, not brown. Two handfuls of yesterday’s bread. Off the fire, a spoon of sweet paprika, for it burns if you look away. Then a litre of broth, twenty minutes, two eggs broken in. And blow on the first spoon for somebody else.',
  ],
  [
    'choose a tomato, choose tomatoes, good tomato, best tomato, tomatoes in the fridge, tomato in the fridge, keep tomatoes, store tomatoes, ripe tomato',
    'How do I choose and keep tomatoes?',
    'Heavy, ugly, and you smell there where the stalk was: it must be like a garden after rain. Never in the fridge, the cold kills the perfume! On the board, with the stalk side down. Salt them ten minutes before you eat, and drink what’s left on the plate when nobody looks.',
  ],
  [
    'way to the station, to the station, miss my train, catch my train, my train leaves, where is the station',
    'But which way is the station?',
    'Left, left, past the church, nine minutes, with a face like a dentist’s. The last train for Bilbao is slow, the first one tomorrow is slow too, so you lose nothing but your hunger. *He wraps half a loaf in a cloth.* If you go, you go with bread. If not, those tomatoes are looking at you.',
  ],
  [
    'too salty, oversalted, too spicy, too much salt, too hot to eat, sauce split, split mayonnaise, mayonnaise split, fix a sauce, save a sauce',
    'My sauce is too salty. How do I save it?',
    'Make more of it without salt, that’s the only truth; the potato is a fairy tale, it drinks water and salt alike. A little acid or cream covers it. Too hot: fat, so yoghurt or butter. And a split mayonnaise you beat drop by drop into a fresh yolk. Nobody need know, I was never here.',
  ],
  [
    'strangest guest, weirdest guest, strangest thing, weirdest thing, craziest guest, most unusual',
    'Who was your strangest guest?',
    'A man who ordered for two, talked to the chair, and laughed in the right places. I served both! At the end he says, “She finds that there’s too little pepper.” I tasted: she was right. He came on each fourth of May, and last year there sat a lady on the chair. I’d kept the pepper ready.',
  ],
  [
    'open a restaurant, my own restaurant, work in a kitchen, kitchen work, work in a restaurant, cook well paid, cooks well paid',
    'Should I open a restaurant?',
    'First work one winter as a dishwasher in somebody else’s; if after that you still sing, yes. Half your money is rent and half is people, and the third half is fish. Short menu, long table. And put by six months’ rent before the first spoon. A restaurant doesn’t die from bad soup, it dies in February.',
  ],
  ...furtherAsked({
    food: 'Kokotxas! The chin of the hake, two bites, in oil with garlic, and you rock the pan until it shines. Eleven chins make one happy person. Yes, I cook, they say not badly. But when I’m sad it is an egg, fried with lace round it, and bread to break it. And yours?',
    drink:
      'Coffee, short, at six, standing with the fishermen; they don’t speak and I do. With food txakoli, or cider from the barrel: somebody shouts “txotx!” and everybody runs with a glass. Tea I make for my neighbour. I boil it with respect and without any understanding.',
    music:
      'In this kitchen Mikel Laboa, “Txoria txori”: if I’d clipped its wings it would have been mine, but then it would no longer have been a bird. I sing it over the hake, badly. And on the twentieth of January the whole city drums, dressed as cooks. For once everybody’s in the right clothes!',
    film: '“Big Night”! Two brothers, one restaurant, everything’s lost, and at the end one of them makes an omelette, in one shot, without a word. Three eggs, and they eat. I’ve explained to fourteen guests why I was crying. And “Babette’s Feast”: she spends all that she has on one dinner. Naturally!',
    family:
      'My father fished and my mother mended what he tore, nets and trousers. Amona Maritxu fed the eleven of us. There’s the uncle with the dent, and my cousin who hides his mushrooms from me. Nobody in my family ever said “I love you”. They said, “Have you eaten?” And in yours?',
    childhood:
      'Round, loud, always under the table. I knew the whole street by its shoes and by what it dropped. At seven I sold my school bread for an oyster, and the teacher came to complain, and my grandmother asked only if it had been fresh. What did you trade?',
    pet: 'A gull. I didn’t ask for him! He has one leg, he’s called Michelin, and he comes at six for the heads. If they are from yesterday he drops them on the roof again, and it’s tin, so that all the port hears his opinion. Have you a critic at home, too?',
    love: 'At nineteen with burns, and once properly. She stayed to wash up, and for two years the last plate was the best hour of the day. Then I had the star, and I came home at three smelling of truffles, and she slept. I’ve learned from it. Slowly, like onions. Are your pans in the water?',
    fear: 'A table where everybody is silent and it isn’t because it’s good. I dream it: fourteen plates, foam on all of them, and I have lost the word for bread. Then I get up and touch the ladle. And the sea in January, when there are still two boats out. Yours?',
    dream:
      'A second table, outside, the whole length of the harbour wall, a hundred metres! Once a year, everyone brings a chair and one pot, and nobody knows who cooked what. The mayor says that there’s no permit for it. I’m feeding him. He’s at the third soup.',
    morning:
      'At six I’m on the quay with coffee, I insult the crabs. Then bread for whoever’s there, then I sleep again till ten like a priest. At noon stock, at four the boats come and decide my life. At eight there’s soup. By one in the morning I’m wiping down the table, singing.',
    home: 'Above the boathouse, under the tin; when it rains I live in a drum. One bed, one window with the whole bay in it, four hundred cookbooks of which I’ve obeyed none. My own kitchen is a gas ring with a blanket over it. I’ve a big one downstairs. My neighbour hears me snore and knocks, with a spoon.',
    travel:
      'Oaxaca, for the mole with thirty things in it, I want to stand behind the woman who makes it and only hold the bowl. I travel with my mouth: market first, then church. In Lima I learned ceviche from a taxi driver, at a red light. Where did you eat best?',
    season:
      'Spring, when the anchovy comes, and then the peas of Getaria, that we call tears; they burst like something you shouldn’t have said. And rain I like. It fills the table. My birthday falls in October with the mushrooms, and I cook, since I don’t trust the others.',
    secret:
      'I put ketchup on it. On what? I shan’t say, the walls are listening. *He checks the window.* On rice, white, with a fried egg, at two in the morning. My star was hanging on the wall and I was turning it round so it wouldn’t see. And you, what do you eat with the blinds down?',
    hard: 'That it’s gone. You work from six for one plate, and in four minutes it’s only a shine on somebody’s chin. A joiner has a chair! And the shouting, I was bad in those star years, I made a boy cry over a carrot. I wrote to him. He has his own place now, he doesn’t shout.',
    best: 'The minute after the first spoon. Fourteen strangers, all talk stops, and then one says “ay”, very softly, and looks at whoever’s beside him, to see if he’s felt it as well. From there they’re not strangers. I stand behind the door with a cloth over my shoulder. I never get used to it.',
    teach:
      'Salt, fat, acid, in that order you taste. If a dish is asleep it’s salt; if it’s sharp it’s fat; and if it’s heavy, and you don’t know why, it’s nearly always lemon. Put aside one spoon, add three drops, and compare. With that you’re already better than my first chef.',
    game: 'With the eyes closed! I hold something under your nose, and you don’t say what it is, you say where you are. So: wet stone, a bit of pepper, an orange, far away. *It’s the basil, from under your hand.* My helper once said, “In my aunt’s lift.” What’s yours?',
    describe:
      'Big, hungry, thirty-eight, with one good hand and one with a history. I talk to hake. I gave back a star, and I keep a ladle with a dent. I can’t bear a closed door nor an empty plate, I cry at onions and at weddings, and on both I blame the onion.',
    missed:
      'Did I sit at the window? No, I had clams. But you smelled that tomato with closed eyes and you smiled before you knew that I was looking. I like that very much! There’s a place for you on the bench, and when you’re in it, the soup’s better. It’s a fact, I’ve tasted.',
    sad: '*He takes the knife out of your hand, gently, and puts a bowl there.* Broth, first. It’s only chicken and patience. You don’t have to be good company, I can be loud enough for two or quiet for once. When you’re at the bottom of it: was it somebody, or was it everything?',
    good: 'Good night! Take the heel of the bread for tomorrow, fried in butter it forgives everything. I’ll put out the fire and leave the lamp on the step, so you see the hole by the door. Gabon, as we say, that means the same and is warmer. Sleep with a full stomach.',
    nervous:
      'Before each service my knees were like flan, still, after six years! So: tonight eat something with egg, lay out all you need in a row, as we do, mise en place. Then whatever comes, your hand finds it. And tomorrow a banana. Tell me what you’re carrying in, and we’ll set it out now.',
  }),
];
