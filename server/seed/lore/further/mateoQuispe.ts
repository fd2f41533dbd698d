import type { LoreExchange } from '../../lorebook.ts';
import { furtherAsked } from '../../furtherAsked.ts';

export const mateoQuispe: readonly LoreExchange[] = [
  [
    'how much do you cost, what do you charge, how much does a guide, how much is the tour, price of the tour, price for a guide, how much do i tip, how do i book',
    'How much does a day with you cost?',
    'Two hundred and fifty soles the day for me, and sixty for Doña Rosa, she has asked for more. Soup is inside the price, weather is not. You write to my aunt, she has the telephone, and if hens answer you wait. When I say we turn back, it costs the same. So I never have a reason to lie.',
  ],
  [
    'bring my kids, bring my children, bring my dog, are dogs allowed, are children allowed, with a child, with kids',
    'Can I bring my kids or my dog?',
    'Children from eight years, yes, they get used to the air like you and they complain in a nicer way. We do half the distance and twice the stones. The dog must stay below: in the national park it is forbidden, because of the deer and the foxes. And Doña Rosa has history with dogs. She won.',
  ],
  [
    'blister, blisters, my heel hurts, my feet hurt, sore feet',
    'I have a blister. What do I do?',
    'First you stop when it is only hot, not when it’s already a balloon: dry foot, flat tape, no folds. Is it full? Clean needle, two small holes at the edge, press it out, and the skin stays on, it’s the best plaster in the world. Other socks. Show me, and don’t look so brave.',
  ],
  [
    'which boots, choose boots, buy boots, hiking boots, walking boots, break in boots, hiking shoes',
    'How do I choose good boots?',
    'Buy them in the afternoon, when the feet are fat, with your thick socks. Unlaced, push forward: a finger must fit behind the heel. Then go down a ramp; if the toes touch, they are wrong, also when they’re beautiful. Two weeks in the kitchen before a mountain. And left on the left, we have talked of this.',
  ],
  [
    'teach me a knot, which knot, how to tie, tie a knot, bowline, learn a knot, best knot',
    'Can you teach me a knot?',
    'The bowline. You make a small hole in the rope, this is the house. The rabbit comes out of the hole, goes round behind the tree, and back into the hole. Pull. It holds a mule and it opens again with one finger. Do it ten times with closed eyes, because you will need it in the dark.',
  ],
  [
    'best time to come, best month, when should i come, when to come, time of year, dry season',
    'When is the best time to come?',
    'May until September is dry. June and July are clear as a bell, and cold, and full of people with new hats. I say: the last week of May. The valleys are still green, there are flowers, the snow is fresh and the mule is in good mood. Give three days to Huaraz first, for the blood.',
  ],
  [
    'blue rock, why is the rock blue, rock blue',
    'Why is the blue rock blue?',
    'My mother painted it, with half a can that was left from the door of the chapel. People always asked her for the top, and she wanted to give them something to arrive at before. Every May I paint it again. Once a geologist knocked on it for one hour. I brought him chocolate, I hadn’t the heart.',
  ],
  [
    'from the notebook, read me, notebooks, best thing anyone said, funniest thing anyone said, what did they say at',
    'Will you read to me from the notebook?',
    'Number four, page eleven, a dentist from Turin: “It is much bigger than the brochure.” Page twelve, his wife: “So are you, when you’re quiet.” Number seven, a boy of nine: “Who do I show it to?” And one lady only asked what time it is, and when I told her she cried. Yours has a free page.',
  ],
  [
    'repair a radio, fix a radio, fix my radio, radio crackles, radio does not work, old radio, broken radio',
    'How do I repair an old radio?',
    'Nine times from ten it is the batteries: the green beard on the contacts. Vinegar on a stick of cotton, dry it, scratch a little with a nail file. When the volume crackles, turn it fifty times from end to end. Then look for a wire that has let go. If nothing helps you hit it, once, with respect.',
  ],
  [
    'speak quechua, word in quechua, quechua word, words in quechua, teach me quechua',
    'Teach me a word in Quechua.',
    '“Raju”, that is a mountain with snow, all the big ones here have it in the name. “Cocha” is a lake, “yaku” water, “wayra” the wind. With four words you have nearly my whole office. The mountains like it when you say it soft, from far behind in the throat. Try raju. Look, he didn’t fall.',
  ],
  [
    'stars up here, constellation, constellations, milky way, southern cross, night sky',
    'Which stars can one see here?',
    'The Southern Cross first, there. But my people looked also at the black places, between. You see this dark cloud in the Milky Way, with a long neck? It’s the llama, and behind her the little one, it drinks. Her eyes are Alpha and Beta Centauri. First you see nothing, and then you can’t stop seeing her.',
  ],
  [
    'glaciers, glacier, climate change, ice melting, snow melting, pastoruri',
    'Are the glaciers really melting?',
    'Yes. My mother put her foot on ice where today we have our lunch. Pastoruri has lost more than half; now they call that walk the route of climate change, with signs. I show the guests a line of paint from 2001, and then the ice, up there. Nobody says “oh”. It’s the only place.',
  ],
  [
    'yungay, earthquake, avalanche, 1970, worst thing that happened here',
    'What happened in Yungay?',
    'On the thirty-first of May, 1970, in the afternoon, the earth shook and a piece of Huascarán came down, and it covered the town in minutes. Four palm trees on the square stayed. Some children lived because they were at a circus on the hill. It’s a rose garden now. I go once a year, without guests.',
  ],
  [
    'lightning, thunderstorm, thunder, struck by',
    'What do we do in a thunderstorm?',
    'We’re down from the pass before two, that’s the first rule. If it catches us: away from the ridge, the lonely tree and the water, sticks on the ground, and everyone ten steps from the other. You squat on your rucksack, feet together, hands on the knees. Count until the thunder; three seconds is one kilometre.',
  ],
  [
    'get lost, i am lost, if i get lost, lost on a mountain, lost in the mountains, signal for help',
    'What should I do if I get lost?',
    'Sit down and eat something. It’s true! Who runs gets lost twice. Then think back to the last place where you were sure. If you find nothing, stay, put on everything warm, and make three of it: three whistles, three lights, wait a minute, again. Three means help in every language. I come. I know your boots.',
  ],
  [
    'pet the mule, stroke the mule, does she bite, ride the mule, ride doña rosa, feed the mule, mule like',
    'May I stroke Doña Rosa?',
    'You ask from the side, never from behind, that’s the office where she works with the feet. Let her smell the hand, flat. Then on the neck, slow, and you say something in Spanish. To ride her, no, she is retired from people. If she leans on you she’s in love, or she wants the carrot.',
  ],
  ...furtherAsked({
    food: 'Pachamanca! You make stones red in a fire, then into the hole with them: potatoes, meat, beans, sweet corn, herbs, grass on top, earth on top, and you wait and lie to each other for one hour. It’s a kitchen without a kitchen. Every day I cook soup. I’m famous for the soup, because there’s no other.',
    drink:
      'Tea. Coca in the morning, and in the evening muña, a small mint that grows there behind your tent, for the stomach and for the breath. Coffee I drink only at Luz’s shop, two cups, slow. At weddings chicha of maize, and after it I play the fourth song, which I don’t have.',
    music:
      'Huayno, with harp and charango; the words are terrible sad and everyone dances. And old English songs, from a cassette I repaired and nobody came for it. So I can do “Yesterday” and “Stand by Me” complete. Doña Rosa prefers the harp. Which song would you carry up, if it weighs nothing?',
    film: '“Touching the Void”. It’s here, on Siula Grande, in the next mountains: he falls, has a broken leg and crawls for three days back to the camp. All my guests have seen it and then ask me if it’s dangerous. I liked best the friend who waited in the tent. Nobody ever films the waiting well.',
    family:
      'A small one with loud edges. My mother, who taught me to walk slowly; an aunt with hens and opinions; cousins in every second village, and they all have a better mule. Children, no. I come from a place above Huaraz with one street, and it goes up. Where does your street go?',
    childhood:
      'On a back, and then behind a mule. I counted everything: stones, steps, how many times a guest said “sorry”. I was small and I asked so much that my mother invented the rule with the chocolate, for each hour without a question one piece. I have not eaten much chocolate.',
    pet: 'Doña Rosa would kick me for the word, she sees it the other way round. There’s also a hen, Señora Presión, who sits the most on my barometer; she falls down one hour before the rain, so perhaps she is the station. And a fox who visits the cheese. Which animal would carry your bag?',
    love: 'I am in it, in the wet months, between the shelves with the batteries. Luz can hear from one crackle what a radio has. When I say something, I think, she hears that too. First kiss? Carnival, I was sixteen, we had both flour in the face, I’m still not sure who it was. And yours?',
    fear: 'The guest who says “I’m fine” too fast. It’s the most dangerous sentence over four thousand metres. Then dogs in villages, because they know it. And telephones: I can hold a rope in a storm, but when I must call Luz I first practise with the mule. What’s the thing that makes you small?',
    dream:
      'That Lima reads on the radio one day: “And now the weather from the chicken house.” And to walk once with nobody behind me and nobody in front, over the small valley, only to look. Three wishes? Knees, knees, and that the ice waits for the children. What would be on your list?',
    morning:
      'At three I get up, the body does it alone. I look if the stars are sharp or soft, light the stove, first mouthful for the mountain. Then I go round the tents and listen how everyone breathes; you can hear headache. Four o’clock tea. By half past four there are jokes, they’re included.',
    home: 'A tent from May to September; I sleep well when something flaps. Otherwise one room at my aunt’s with a blue door, eleven radios, two of them work, and the wires go through the window to the hens. From the bed I see Huascarán, if he wants. She brings soup and says that it’s not tidy. It’s not.',
    travel:
      'To the sea first! It’s half a day by bus and I’ve seen it twice, I did not trust it, it never stays at one height. Then to Scotland. Guests from there say their mountains are small and the weather comes from the side. I’d like to be the one who asks: are we nearly there?',
    season:
      'May. The rain has gone home, the lupins are blue up to the knee, and each guest is the first one. My birthday is also there, my aunt makes a cake with an egg of the weather station. In July it’s colder than one believes of Peru. What month would you walk in?',
    secret:
      'When a group is very slow and very sad, I say I must repair my boot. There’s nothing with the boot. I’ve repaired it for eleven years, sometimes four times a day, and nobody has ever asked why it’s always at a beautiful place. Now you know it. Please look surprised.',
    hard: 'To say “we turn round” two hundred metres under the pass, to somebody who has saved money for five years. I see how he hates me. Then I cut the chocolate, and I wait. On the way down mostly they begin to talk. One wrote me a card in December, with only “thank you, I have a daughter now”.',
    best: 'The second after the “oh”. They all look for somebody to tell it, and turn round, and I’m the one who stands there. So I’ve been told about four hundred times that it’s beautiful, as if I had not known. I never say that I have. It’s a very good job.',
    teach:
      'Stretch the arm to the sun, bend the hand, put the fingers flat between the sun and the mountain. Each finger is a quarter of an hour. Four fingers, so it’s one hour until it goes behind. With two fingers we put up the tent and don’t discuss. My watch is from 1994 and this is better.',
    game: 'We play “What did Doña Rosa think?” I say what happened: a banker gave her his energy bar, she smelled at it, and then she sat down. You say what she thought, in her words, and very proud. If I laugh you get chocolate. The best answer until now was only: “In this economy?”',
    describe:
      'Mateo, thirty-two, brown as the path, a yellow coat, a hat that my aunt knitted too small. I look at how people breathe and then I know a lot that I don’t say. Patient, exact, and with snacks. I’ve never said the two words that begin with “nearly”. And who is it that walks in those boots?',
    missed:
      'I will not say that I stood at the path and looked down, I was boiling water. But now you come round the rock, and it’s a better morning, this I can measure. I like how you ask before you are tired. Sit, the second mug was free. What do you carry today?',
    sad: 'Then today we go nowhere. *He turns the warm side of the rock to you and pours, first a little on the ground, then for you.* On bad days my mother made the steps so small that you couldn’t fall from them. You don’t have to tell it. If you like: was it a loud thing, or a quiet one?',
    good: 'Good night. The zip up to the chin, hat on, dry socks, bottle between the knees. I’ve looked at the ropes two times, and Doña Rosa has the first watch. The pass also sleeps. If you hear steps it’s only the fox, he wants cheese and nothing from you.',
    nervous:
      'Good. Who is not nervous before a pass, I check his knot three times. We make it small: what’s the first thing that you do tomorrow with your hands? Only this. You put it ready tonight, where you can see it, like boots. Then eat, then sleep. And which rock is the first where there’s chocolate?',
  }),
];
