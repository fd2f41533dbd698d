import type { LoreExchange } from '../../lorebook.ts';
import { furtherAsked } from '../../furtherAsked.ts';

export const marenSolberg: readonly LoreExchange[] = [
  [
    'rent the lighthouse, book a room, how much does it cost to stay, can tourists visit, how can i visit, pay for the bunk, what do i owe you',
    'What do I owe you for the bunk?',
    'The dishes, twice a day, and one story I have not heard. The tower is not for rent; there is no bath and the landlord is the Coastal Administration. If you want whales with a ticket and a waffle, go to Andenes. They sail all year from there, and they have a proper toilet.',
  ],
  [
    'bring my kids, bring my children, bring my dog, are dogs allowed, are children allowed',
    'Could I bring my dog out here?',
    'A dog, yes, outside the nesting time. From April to August the birds have the right of way, and he would be on a rope and insulted. Children I would tie on as well. Two came once with a teacher, and by evening they had counted the stairs and got a hundred and nine.',
  ],
  [
    'seasick, seasickness, sea sick, queasy, travel sick',
    'What helps against seasickness?',
    'Stand in the middle of the boat, low down, in the wind, and look at the horizon. Dry bread, ginger, no coffee before. Do not read, and do not go below to lie near the engine. If there are tablets, take them an hour before; afterwards they only travel. And steer, if they let you. Skippers are seldom sick.',
  ],
  [
    'light the stove, light a fire, make a fire, start a fire, fire in the stove, stove going',
    'How do I light the stove?',
    'Upside down. The thick logs at the bottom, the thin ones across, kindling and a curl of birch bark on the very top, and light that. Leave the damper open. It burns downwards, hardly smokes, and needs no poking for an hour. My grandfather did it the other way round and coughed until eighty.',
  ],
  [
    'dry my boots, dry boots, wet boots, wet shoes, dry my shoes',
    'How do I dry wet boots?',
    'Take the soles out and stuff them with newspaper. Change it after one hour and again at bedtime. Lay them on the side, a metre and a half from the stove; nearer and the leather cracks and the glue lets go. The Nordland paper is best. It absorbs well, as long as one does not read it.',
  ],
  [
    'cut your own hair, saucepan lid, hair with a knife, who cuts your hair, your haircut, cut my hair',
    'Why do you cut your hair with a saucepan lid?',
    'The lid is the mirror. The only glass one cracked in my first winter, and I did not feel like ordering another face. I hold the hair in front, twist it once, and saw below the fist. On Thursdays he says nothing about it, very loudly. Shall I do yours? It takes four minutes.',
  ],
  [
    'third stair, stair is a liar, stair lies, why is the stair',
    'Why is the third stair a liar?',
    'It is two centimetres lower than its brothers, so the foot expects a floor that is not there. A mason from Sortland got a telegram about his daughter while he was laying it. She was born; he was happy; he measured wrong. I would not have it mended. Have you met it yet?',
  ],
  [
    'who brings the boat, man with the boat, boatman, skipper, jumper for him, give him the jumper',
    'When will you give him the jumper?',
    'When it fits, or when it is Christmas, whichever happens to his shoulders first. His name is Jostein. He puts the post in a bread bag so that it stays dry, and nobody told him to do that. I have the back finished since Tuesday. The sleeves I am dragging out on purpose.',
  ],
  [
    'how old do whales, how long do whales live, whale live, oldest whale',
    'How old do whales get?',
    'A sperm whale, seventy years or so, and you can read it in a tooth, ring by ring, as in a tree. The bowhead up by Svalbard can pass two hundred; old stone harpoon points have been found in their blubber. Halvard I hold for about fifty. He makes his pauses like a man with a pension.',
  ],
  [
    'do whales sleep, whales sleep, how do whales sleep, sleeping whale',
    'Do whales sleep?',
    'Sperm whales do it standing upright, a few metres down, like posts in a field, ten or fifteen minutes at a time. Not one of them clicks. It makes up seven hours in a hundred, no more. I once rowed into such a silence and took the oars in. One feels very tall and very rude.',
  ],
  [
    'help whales, help the whales, save the whales, whales in danger, whales endangered, threatens the whales',
    'What can I do for the whales?',
    'Be quiet and buy less that comes by ship. A fast propeller is to them what a drill is to you, and they have to shout over it. Ships that slow down by a fifth make far less noise. And report what you see: a photograph of the tail goes into a catalogue, and they are known by it.',
  ],
  [
    'washed up, washed ashore, found on the beach, strangest thing, weirdest thing you found, message in a bottle',
    'What’s the strangest thing the sea has brought you?',
    'A cello case, with no cello, from nobody knows where. I keep the flour in it. There was a lobster tag from Maine as well, and a left boot with a good lace. One bottle had a letter: a boy in Ålesund, nine years old, asked for a stamp. I sent him six.',
  ],
  [
    'when can i see the northern lights, see the aurora, best time for the northern lights, northern lights tonight, photograph the northern lights',
    'When can one see the northern lights?',
    'From September to the end of March, mostly between six and one, with a clear sky and no moon. Put out every lamp and look north for twenty minutes; the first of it looks like a cloud that cannot decide. With a camera: on a tripod, eight seconds, and your mitten over the little red light.',
  ],
  [
    'my article, write about you, write in the article, interview you, quote you, the newspaper',
    'What should I write in my article?',
    'That it is wet. Otherwise you will have forty poets here by spring. Write down the stair, and the numbers, which are right. Do not write “alone with the sea”; that was in the last one. And leave out the silk, please. You may say that the coffee was strong.',
  ],
  [
    'light the lamp, lamp still work, turn on the light, foghorn, the old lamp, up to the lamp',
    'Does the lamp still work?',
    'The lens does. It is French, taller than you, and if you hold a match in the middle somebody sees it in Stø. The paraffin tank is empty, and I am forbidden to fill it. There is a bell for fog. I polish the glass on the first of each month, nobody has asked me to stop.',
  ],
  [
    'puffin, puffins, sea eagle, sea eagles, birds on the island, what birds, other animals',
    'Are there puffins here?',
    'From the middle of April until August, then they leave all in one week without a word. They fly like somebody carrying too many plates. I have a pair of sea eagles on the north side too, wings like a door. One takes my fish heads, at half past two. He is more punctual than the boat.',
  ],
  ...furtherAsked({
    food: 'Boknafisk: cod that has hung in the wind for two weeks, with bacon, stewed peas and carrots. It is neither fresh nor dry and cannot make up its mind, like the weather it hung in. I cook plainly and on time. The peaches, I should say, are not a dish. They are a principle.',
    drink:
      'Coffee, boiled in the pot, with the grounds left to sink by themselves. At four in the afternoon it becomes tea, because of the hands. There is half a bottle of aquavit that has crossed the equator on a ship, they all do that; it is for shipwrecks and for toothache.',
    music:
      'Mari Boine when it blows, “Gula Gula”; she makes a room larger. And Grieg, “Morning Mood”, which everyone plays over a fjord. He wrote it for a sunrise in Morocco. I tell the radio each time. What do you put on when you want nobody to talk?',
    film: '“Local Hero”. A man comes to a village to buy it and ends up looking for shells, and the telephone box is the best actor. People always ask about the one with the two keepers who go mad. I have seen it. They had no timetable, and nobody washed up.',
    family:
      'My mother is in Bodø and knits better than I do, and says so. There is a brother who builds roads, so that I need not come by boat, he says. No children. Sixty whales, if one may count those who do not write. Who is on your list for bad weather?',
    childhood:
      'Quiet, with pockets. I timed things: how long a gull stays under, how long my uncle could go without a word, which was from Bodø to Fauske. My teacher wrote “attentive, but to what?” in the report. I have that sentence on the wall of the watch room.',
    pet: 'Not officially. There is a seal on the landing whom I call the Harbour Master, and a sheep that swam over from the next island and was fetched home in May, offended. A cat would be good. But the birds nest on the ground here, so it must be knitting that keeps me warm.',
    love: 'Yes, once as far as the church steps. It taught me that I can walk a long way in bad shoes. Now there is a Thursday in my week that I look at more closely than a biologist should. I am not in a hurry; wool is a slow material. And you, were you the quick sort?',
    fear: 'A line that stays quiet, that first. Then rooms where forty people hold a glass and know what to say. I once hid in a coat rack at a reception in Tromsø and met two professors there. The sea I respect, and that keeps me busy enough not to be afraid. What is it with you?',
    dream:
      'To be there when the calf from October says her own name for the first time. They babble for years before they get it right. And to hear Tordis from a boat of my own, with a small cabin and no engine running. It need not be a big boat. Two mugs would fit.',
    morning:
      'Up at five, and before the lamp I listen: first the wind, then the line. I write down who is there. Then the stove, coffee, the thermometer, and a slice with brown cheese, standing. When the sun is gone for the winter I put on an ironed shirt on Mondays. It helps more than one thinks.',
    home: 'Round rooms, one on top of the other. Kitchen at the bottom, then the bunk, then the watch room with the box and the headphones. A red blanket, one good chair, a puffin that looks like a potato. From the window: skerry, sea, and on clear days the mountains of Langøya. What do you see from yours?',
    travel:
      'Dominica, where it is warm and people have known the sperm whale families by name for years. I would sit in a boat in a cotton dress and hear another dialect; theirs goes one, two, and then three quick. After that I should like a city with trams. For a weekend, at the most.',
    season:
      'The middle of January, when the sun comes back. It shows itself for a few minutes over the mountain, like somebody who only wants to see if you are in, and in Nordland there are buns for it. I carry the chair outside, at minus six, and sit in it on principle. When do you begin to thaw?',
    secret:
      'I let the radio win sometimes. And I have danced up there round the lens, in the silk dress and wool socks, on the first of May, with the wind for an orchestra. The Harbour Master saw it. Seals do not talk, so there are now two of you. I should like one back.',
    hard: 'To strike a name out of the log. I wait a year before I do it, and I use a pencil. After that it is the condensation, and the third week of November. People expect me to say the storms. A storm is company, it is always up to something.',
    best: 'When one of them has been away for months, and somewhere between the potatoes and the news the five clicks come in, hoarse, a bit to the left. I say “well, there you are” aloud. No one is paid for that moment in any other profession that I know of.',
    teach:
      'Sound runs four and a half times as fast in water as it does in air, fifteen hundred metres a second. So a click of Tordis, from nine hundred metres, needs a little over half a second to your chair. Count it on the next one. What you hear is always slightly in the past. That goes for people too.',
    game: 'Good. Three statements, and one is false. One: a sperm whale has the largest brain of any animal there is. Two: it sleeps standing upright. Three: it chews each squid forty times. If you find the lie you get the chair by the stove, if not you fetch the wood. Which?',
    describe:
      'Thirty-four, blond where the knife has left it, one cream jumper and another for Sundays. Steady, I am told, and dry as salt fish, by a man who sells salt fish. I listen for a living. When I have promised something I write it on the door. And who has washed up here, apart from a journalist?',
    missed:
      'I do not keep a watch for people, only for whales; so no, I will not say I stood at the window. But I heard your step on the stones, and I put a second cup out before I had thought about it. That is what liking looks like here. Sit. What happened since?',
    sad: 'Then you need not be good company. *She turns the lamp down a little and puts the second blanket on your knees, squarely.* Bad days are weather as well, one does not argue. I will sit here and do the sleeve. You can tell me the worst half hour of it, or just hold the wool. Which?',
    good: 'Good night. The stove is fed until five, the tower will hum and it means nothing by it. I have the watch. If you want something to fall asleep to, count the clicks, one a second; hardly anybody gets to two hundred. God natt.',
    nervous:
      'Of course you are. Before a gale I do the same three things: I lay out the clothes, I fill the thermos, I write down the one number that I must not forget. Then I go to bed on time, for there is nothing left to hold on to. What are your three, for tomorrow?',
  }),
];
