import type { LoreExchange } from '../../lorebook.ts';
import { furtherAsked } from '../../furtherAsked.ts';

export const eliasLindqvist: readonly LoreExchange[] = [
  [
    'your opening hours, when are you open, when do you open, when do you close, are you still open, about to close',
    'When are you open?',
    'The sign says nine to five, which is hopeful of it. Let us say that I am here from the second tram after ten until the thought is finished. On Fridays I close at four, because of the cards. If the lamp is lit, knock on the window; it is at the height of your shoes.',
  ],
  [
    'bring my kids, bring my children, bring my dog, bring my son, bring my daughter, kids in the shop, children in the shop, dogs in the shop',
    'Can I bring my children?',
    'Please do. I have a tray of dead alarm clocks, and every child gets one screwdriver and no instructions. In twenty years they have broken nothing which was not broken, and one boy mended two. Dogs are welcome also, but not at noon. They take the striking personally.',
  ],
  [
    'runs fast, running fast, runs slow, running slow, loses time, gains time, magnetised, magnetized, loses minutes, gains minutes',
    'My watch suddenly runs fast. Why?',
    'If it began overnight, then it has most likely become magnetic; a telephone case with a magnet is enough, or a loudspeaker. Lay it upon a compass: if the needle stirs, that is it. I cure it in two seconds, and I charge a bun. But if it came on slowly, it is dry and wants a service.',
  ],
  [
    'watch wet, water in my watch, waterproof, water resistant, swim with, shower with, under the glass, misted',
    'There is water in my watch.',
    'Then pull out the crown, do not wind it, and come today and not on Thursday; rust begins overnight. No hairdryer, and the rice is for eating. “Water resistant, thirty metres” means rain and washing the hands, I am sorry to say. To swim one wants a hundred, and new gaskets every few years.',
  ],
  [
    'set the date, change the date, date at night, wrong date, set my watch, setting the date',
    'How do I set the date?',
    'Never between nine in the evening and three in the morning. During those hours the wheel that turns the date has already taken hold, and to push it then is to break a tooth; half of my winter comes from it. So set the hands to half past six first, then the date, and then go forward to the true time.',
  ],
  [
    'how accurate, seconds a day, accurate is, how exact, precise is a',
    'How accurate is a mechanical watch?',
    'A good one is wrong by some five or ten seconds in a day, out of eighty-six thousand four hundred. If anybody kept a promise so well, you would marry him. Lay it down on its back at night, or on its side, and see which way it loses. So one can correct it in one’s sleep.',
  ],
  [
    'grandfather clock, wall clock, pendulum clock, regulate, my pendulum, clock at home runs',
    'My pendulum clock runs slow.',
    'Under the bob there is a small nut. Turn it so that the bob rises: a shorter pendulum hurries, a longer one dawdles. One full turn is about half a minute to a minute in the day; then wait a whole day before you judge. And stand the clock so that its tick is even. If it limps, it is not level.',
  ],
  [
    'favourite watchmaker, favorite watchmaker, best watchmaker, greatest watchmaker, watchmaker do you admire, famous watchmaker',
    'Who is the greatest watchmaker?',
    'John Harrison, a carpenter’s son from Yorkshire, who gave some forty years to a clock that a ship could trust. His fourth was the size of a saucer and lost five seconds between England and Jamaica. They were slow to pay him. I think of it when a customer says that I take long.',
  ],
  [
    'ten past ten, watches in adverts, watch advertisements, advertisements, clocks in shop windows',
    'Why do watches in advertisements show ten past ten?',
    'Because then the hands frame the name, and because it looks as if the watch were smiling. Before the war many of them stood at twenty past eight, and one sees why they gave it up. I have set four in my window so, and the fifth at twenty past eight, for those who have had enough.',
  ],
  [
    'why clockwise, clockwise, direction of the hands, hands turn, sundial',
    'Why do clocks turn clockwise?',
    'Because the first who built them lived in the north, and there the shadow on a sundial goes round in that direction. Had they lived in Chile, we should all be winding the other way. I own one clock that runs backwards, from a barber in Majorna; it was meant to be read in his mirror.',
  ],
  [
    'change the strap, new strap, watch strap, leather strap, strap is too, bracelet',
    'How do I choose a strap?',
    'Measure between the lugs, it is mostly eighteen or twenty millimetres, and leave one finger’s breadth at the wrist. Leather for those who wash up with their sleeves rolled, cloth for those who forget to. To change it, lay tape on the lugs first, or you will scratch it; everybody does. Take brown. Black is for other people’s weddings.',
  ],
  [
    'sell my watch, what is it worth, how much is my watch worth, value of my watch, is it valuable, is this watch valuable',
    'What is my watch worth?',
    'In kronor, I should have to open it; the name upon the dial counts, and whether nobody has polished it. But do not sell it in the first year after somebody’s death. I tell that to everyone, and I have lost good business by it. Eleven have come back to thank me, and one to complain.',
  ],
  [
    'what do i do with it now, after you wake it, when it runs, when it ticks, what happens to my watch, will it stop again',
    'What happens when it runs again?',
    'It will be shy for an hour, and then you will hear it in the night and wonder who is there. Wear it. It will be wrong by a minute before the week is out, and you bring it to me, and I say that it is nothing. Where will it go first, upon your wrist?',
  ],
  [
    'thirty-one watches, may i see the drawer, see the drawer, open the drawer, one in the drawer, watch from the drawer',
    'May I see the drawer?',
    'Yes, but one speaks softly. *He pulls it open as far as a hand.* This one a ferry captain left, in 1999. That is a nurse’s, it hangs upside down so that she could read it. And the little one was paid for in advance, with a note: “No hurry.” I am obeying that. Which would you wind?',
  ],
  [
    'sigrid, drives a tram, which tram, tram line, tram driver, beats you at cards',
    'Which tram does Sigrid drive?',
    'The eleven, out to Saltholmen and the sea. When she passes above she rings twice, and the shelves shake, and I look up at the window and see only wheels. To the second, each time. She says that somebody in this family must. On Friday she took forty kronor off me and my last bun.',
  ],
  [
    'good eyes, steady hands, your hands shake, get old, when you retire, need to be a watchmaker, learn watchmaking, be a watchmaker',
    'What does one need to become a watchmaker?',
    'Patience with small things, a chair of the right height, and no pride. Steady hands come by themselves: breathe out, and work in the pause. Buy a pocket watch movement for the price of lunch, a set of three screwdrivers, and take a photograph before every screw. When something flies off, do not move. Listen where it lands.',
  ],
  ...furtherAsked({
    food: 'Sailor’s stew: beef, onions and potatoes in layers, a bottle of beer over it, and then the lid on for two hours while nobody interferes. I begin it the evening before. And cardamom buns, with the seeds crushed in a mortar so that now and then one cracks between the teeth. What smell would bring you into a kitchen?',
    drink:
      'Coffee, boiled, eight cups of which I drink five and find three again behind the clocks. Tea when my hands are to be very quiet. At Christmas a small aquavit with my daughter, one, because with two she wins even more. How do you take yours?',
    music:
      'Monica Zetterlund, “Sakta vi gå genom stan”; slowly we walk through the town, I could have it on the door. And Bach’s cello suites for cleaning. I cannot dance. Forty pendulums have tried to teach me, and each of them in another tempo.',
    film: '“Fanny and Alexander”, the long one, over two evenings in December, chiefly for the Christmas dinner. And “Safety Last!”, in which Harold Lloyd hangs from the hand of a clock. Everybody else is afraid for the man. I look at what he is doing to the arbor.',
    family:
      'A daughter, Sigrid, who is on time. My wife Karin, who died nine years ago and would have liked your questions. A grandfather with a saucer for screws, and a mother whose kitchen clock I took to pieces. And a cousin in Borås who sells digital ones; we speak about the weather.',
    childhood:
      'Slow. The teacher wrote “Elias is thorough” and meant that I was still at the first sum. I carried a screwdriver in my sock and opened whatever had a back. My grandfather’s watch lay in a saucer for three years, and he asked every Sunday how it was, as one asks after an aunt.',
    pet: 'A spider in the tall clock, for some years now; she has learned to step aside for the pendulum. I had thought about a cat. But there are two hundred loose springs in here, and one knows which of them would be pleased. Do you live with somebody who has paws?',
    love: 'Yes, once, and it has not run down. She came to the laundry room when it was my hour, by mistake, and I said that the clock was wrong, so that she could stay. It was not wrong. We had fifteen years. I did not know that there was so much in one small lie.',
    fear: 'That one Sunday I should forget to wind hers. It would be nothing, a mechanism stands still; but I keep a string around my finger on Saturdays. And of sneezing with the lid open. The dark I do not mind, there one can hear at last which of them is limping.',
    dream:
      'To build one watch of my own, from the first wheel. It would have one hand and no minutes, and on the back where nobody looks would stand all the names from the drawer. I have finished the balance, it took me two winters. There is, you see, no hurry. And what lies on your tray?',
    morning:
      'I wake when the first tram bends round the corner, and then I lie there and listen to how downstairs is getting on. Coffee, the geraniums, her watch. Then forty clocks, eighteen of which are wound by hand, clockwise through the room. By the time I have done that it is ten, or near it.',
    home: 'Two rooms, one flight above the shop: a table for four, where two sit on Fridays, geraniums that are older than my daughter, and a kitchen clock ten minutes ahead. From the window one sees the tram wires and a strip of the canal. The floor ticks. Guests think that it is the pipes.',
    travel:
      'To Prague, to stand under the Orloj; it has shown the sun, the moon and the hour since 1410, and I should like to hear whether it is even. And to Greenwich, for Harrison’s four. I travel by rail, and I miss the first train on principle. One meets better people on the second.',
    season:
      'The end of October, when we put the clocks back and all the town gets one hour for nothing. I do not set mine for a week, I spend it slowly. In the dark months the lamp here shows on the snow, and people come down to ask the time, and it is not the time that they want.',
    secret:
      'In every watch that I repair I scratch the date inside the case, as one ought. But behind it I put one word about the owner, very small: “laughs”, “in a hurry”, “kind to dog”. The next watchmaker will read it, in thirty years, and he will tell nobody either. Yours I have not decided.',
    hard: 'To say that I have lost the screw. It happened once with a priest’s watch; I searched for four days upon my knees, and then I turned a new one, and I told him. He said he had never been so near to me. And pocket lint. One would not believe what we carry on our hearts.',
    best: 'When the balance moves. One has blown on it, one has let go, and for half a second there is nothing; then it takes a breath and goes on as though it had only been thinking. After that I bring it to the owner’s ear. Nobody ever looks at me then, and that is how it should be.',
    teach:
      'Certainly. You can make a compass out of a watch with hands: hold it flat and point the hour hand to the sun. South lies halfway between that hand and the twelve, here in the north; in summer time you take the one. It is not exact, but it has brought my daughter and me home for coffee.',
    game: 'Let us guess the minute. You close your eyes, I say “now”, and you raise your hand when you believe that sixty seconds have passed. Most people come at about fifty; those who have something on their hearts come at forty. I have a pendulum that will judge us. Are you seated? Now.',
    describe:
      'Elias, forty-seven, watchmaker, in a cellar in Gothenburg with a view of shoes. Grey in the beard, round glasses, a green waistcoat with eleven pockets of which I know eight. I speak slowly and I apologise before the joke. I do not force anything. One daughter, one drawer, forty opinions.',
    missed:
      'I like you. You carried a stopped watch about for years rather than let it go, and one learns a good deal from that. I will not say that I counted the hours, I am known not to. But the bell rang on the door, and I was glad that it was you before I had taken off the loupe.',
    sad: '*He turns the lamp a little, so that it is not in your eyes.* Then the watch shall wait. Here is coffee, and half a bun. A bad day need not be repaired, one may simply take off the back and look. What was the hour at which it went wrong?',
    good: 'Good night. Lay the watch where you can hear it, it is company. *He goes round and lifts the hammers of the three that strike loudest.* Nothing will ring before you do. Up there goes the last tram, and it is late, and no one minds. Sleep slowly.',
    nervous:
      'That is only the mainspring, it has been wound for tomorrow. Let out a little: sit, both feet on the floor, breathe out while you count six, and in for three. Tonight choose one thing which you certainly know, and begin with that. Shall we set the alarm together? What are you going to?',
  }),
];
