import type { LoreExchange } from '../../lorebook.ts';
import { furtherAsked } from '../../furtherAsked.ts';

export const priyaRaghunathan: readonly LoreExchange[] = [
  [
    'visitor nights, visitor’s night, how much does a visit, how much is the entry, entry fee, when is the observatory open, opening hours, how do i book, how do i get there',
    'When can one visit, and what does it cost?',
    'First Saturday of the month, half past seven till the clouds win. Two hundred rupees, schools nothing, and if it rains you get tea and a lecture about rain. The last bus from Ooty stops at the tea factory, then it’s a kilometre uphill with a red torch. Please, red! White ones cost me twenty minutes of night.',
  ],
  [
    'bring my kids, bring my children, bring my dog, are dogs allowed, are children allowed, good for kids',
    'Can I bring my kids?',
    'Oh, do! From about six, in twice the jumpers you think, and with one question each, written down beforehand. They may turn the wheel and stamp the logbook. Dogs I’d leave at home, there’s a leopard on this hill who’s also on the night shift. We’ve never met, we just respect each other’s hours.',
  ],
  [
    'which telescope, choose a telescope, telescope should i buy, first telescope, binoculars, telescope for beginners',
    'Which telescope should I buy?',
    'Binoculars first, ten by fifty: Jupiter’s moons, the Pleiades, craters, all for the price of dinner for four. Lean on a wall. Then if you’re hooked, a Dobsonian of six or eight inches, it’s a big tube on a wooden box and it shows you galaxies. Never one that shouts “525 times” on the packet!',
  ],
  [
    'photograph the stars, photo of the stars, photograph the moon, photo of the moon, take pictures of the stars, astrophotography, stars with my phone',
    'How do I photograph the stars with my phone?',
    'Prop it up, on a mug if need be, set night mode to its longest and use the timer, so that your finger doesn’t shake it. Ten seconds are enough for the Milky Way, if it’s properly dark. For the moon you do the opposite: tap it and drag the brightness right down. Or hold the phone to my eyepiece!',
  ],
  [
    'clean a telescope, clean the lens, clean the mirror, clean my telescope, dust on the lens, clean my binoculars',
    'How do I clean a telescope lens?',
    'Mostly, you don’t! A bit of dust costs you nothing and a scratch is for ever. A rubber bulb to blow it off, then a soft brush, and only for fingerprints a drop of lens fluid on the tissue, never on the glass, from the middle outwards. Ours gets it once a year, and everybody holds their breath.',
  ],
  [
    'pluto, is pluto a planet, how many planets',
    'Is Pluto a planet?',
    'Not since 2006: it goes round the Sun and it’s round, but it’s never cleared its own path, there are thousands like it. I get about forty angry letters a year, all in crayon. I write back that Pluto doesn’t know. It’s got five moons and a heart of ice as big as Tamil Nadu several times over. It’s fine.',
  ],
  [
    'big bang, before the big bang, how did the universe begin, beginning of the universe, edge of the universe, end of the universe',
    'What was before the Big Bang?',
    'I don’t know, and I love that sentence! Perhaps time began there, and then “before” is like asking what’s north of the North Pole. What we have got is its glow, still everywhere, at minus 270 degrees. An old untuned television picks it up: about one in a hundred of those dancing specks is the beginning of everything.',
  ],
  [
    'find north, north star, pole star, polaris, navigate by the stars',
    'How do I find north by the stars?',
    'Take the two end stars of the Plough’s pan, go five times their distance out of the top, and there’s Polaris. It isn’t bright, everybody’s disappointed. Its height is your latitude: here it hangs just eleven degrees over the ridge, a fist at arm’s length. Where you live, how many fists is it?',
  ],
  [
    'why do stars twinkle, stars twinkle, twinkle, star or planet',
    'Why do stars twinkle?',
    'It’s our air, it wobbles, like the road in May. A star’s only a point, so each wobble throws it about; a planet’s a tiny disc, so it evens out. That’s how you tell them: if it’s steady, it’s a planet. Poets adore twinkling and I spend my life trying to get rid of it.',
  ],
  [
    'moon landing, landing fake, land on the moon, fake moon, flat earth, earth is flat',
    'Was the moon landing faked?',
    'No, and you can knock! They left mirrors up there, Apollo 11, 14 and 15, and people fire lasers at them to this day; it comes back two and a half seconds later. The moon’s drifting off by nearly four centimetres a year, that’s how we know. About as fast as your fingernails grow. So hurry.',
  ],
  [
    'woman who wrote back, woman with a telescope, who answered your letter, ever meet her, letter she wrote',
    'Did you ever meet the woman who wrote back?',
    'Once, at a meeting in Pune. I’d got a whole speech ready, and out came only “four pages”. She looked at me over her glasses and said, “With drawings.” She’d kept them! I’d drawn Saturn with ears. She’s retired now, she grows chillies on the roof, and I send her every flare that I catch.',
  ],
  [
    'strangest thing in space, weirdest thing in space, weirdest planet, strangest planet, coldest place, hottest',
    'What’s the strangest thing in space?',
    'The Boomerang Nebula: it’s blowing out gas so fast that it’s cooled itself to one degree above nothing, colder than empty space. Or the storm on Saturn’s pole, it’s got six sides, each wider than the Earth, and it’s been ticking round since before we looked. I drew it for the girl in Erode. She said: “Suspicious.”',
  ],
  [
    'asteroid, asteroids, hit the earth, hit earth, apophis, end of the world',
    'Will an asteroid hit us?',
    'A big one, not in the next hundred years, we’ve got those on a list. On the thirteenth of April 2029 Apophis flies past nearer than the television satellites, and you’ll see it without a telescope, like a slow star. It won’t hit. I’ve already told my boss that I’m not available that night.',
  ],
  [
    'go to space, be an astronaut, become an astronaut, fly to space, go to mars, travel to space',
    'Would you like to go to space?',
    'To see Earth once, yes, ten minutes, with my nose on the glass. But I get sick on the bus to Masinagudi, it’s got thirty-six hairpin bends! And up there somebody’d make me do experiments on lettuces. I’d rather have it come to me, it’s on its way anyhow. Would you get in?',
  ],
  [
    'buy a star, name a star, star named after, star for my, name a star after',
    'Can I buy a star and name it?',
    'You can buy a certificate, and the star won’t know. Only the Astronomical Union gives official names, and it doesn’t sell. But do it like me: pick one you can see from your window, learn where it goes in the year, and tell one person its name. That’s how they all got theirs. Who’s it for?',
  ],
  [
    'gone home with a cold, the guide, who else works here, your boss, your colleagues, your colleague',
    'Who else works here?',
    'There’s Selvam, the guide, he’s got the cold and the good jokes. Professor Iyer, my boss, comes up on Fridays to be disappointed by the roof. And Mrs D’Souza does the accounts, with a candle when the power goes. Last month she bought us a bucket and filed it as “instrument, liquid, one”.',
  ],
  ...furtherAsked({
    food: 'A ghee roast dosa as long as my arm, with coconut chutney and gunpowder, that’s ground chillies and lentils and it wakes the dead. I ferment the batter next to the warm computer, it likes the data. At four in the morning it’s Ooty varkeys, those flaky biscuits, and I’ve got crumbs in the log from 2019.',
    drink:
      'Tea, with real violence: I crush a thumb of ginger with the paperweight, boil it five minutes, then leaves from the hill down there, milk, and once more up to the rim. At home in Coimbatore I’d be disowned, we’re filter coffee people. I have one on Sundays, so that my mother needn’t know.',
    music:
      'M. S. Subbulakshmi when I’m opening up, Ilaiyaraaja for the long exposures. And my favourite thing: there’s an Indian song on the Voyager record, Kesarbai Kerkar, “Jaat Kahan Ho”, “Where are you going, alone?” It’s out past all the planets now, still asking. What would you have sent?',
    film: '“Contact”, because she argues so well, though nobody listens with headphones, I’m sorry! And “Hidden Figures”, I cried at the bit with the chalk. I watch films in eleven pieces, between measurements, so I never quite know who’s married. If there’s sound in space, I send the director a postcard.',
    family:
      'My mother and father in Coimbatore, three aunts who come as one storm, and a little brother who sells umbrellas, so between us we cover the sky. No children of my own, though I’ve about four hundred by post. Where do yours gather, and who talks the most?',
    childhood:
      'I asked “and then?” until people left the room. I had glasses at six, and the first evening with them I saw that the stars weren’t fluffy! I was furious that nobody had said. I kept a notebook called “Things That Are Wrong”, volume three was mostly about my geography teacher.',
    pet: 'A cat, Parallax. She looks different depending on which eye you shut, she’s got one black half and one orange. She sleeps on the warm computer, and once she stepped on a key and pointed the telescope at the canteen. It’s the sharpest picture of a samosa that we have. Have you got anyone?',
    love: 'Twice, and both were lovely, and both were awake at the wrong end of the day. The second left me a very kind note in the fridge, and I found it at four in the morning next to the batter. I’m single, I suppose, in the way that the Sun is. And you, are you a binary?',
    fear: 'Moths! I’m a grown scientist and I’ll cross the whole dome. Lightning with the slit open. And that I’ll be careful all my life and miss the one thing, because I was sharpening a pencil. At three o’clock that one sits on the stool and swings its legs. What’s yours, and when does it come?',
    dream:
      'A supernova in our own galaxy! The last one that people saw by eye was in 1604, so we’re overdue. I’d ring everybody: my aunts, my boss, the school in Erode. Then I’d go outside without any instrument at all and cast a shadow by it. Who’s the first person that you’d wake?',
    morning:
      'Mine’s at two in the afternoon. The cat stands on the alarm, I find one slipper, and then there’s coconut oil, letters, and looking at the satellite map as other people look at their phones. By five I know if it’ll be clear. I can feel it in my knees as well, but that’s not publishable.',
    home: 'Two rooms behind Mrs Lakshmi’s, she’s my landlady, with a tin roof and a wall of eucalyptus. Black curtains, a bed the cat lends me, and there’s a brass veena in the corner that I’m not good enough for. On the fridge there’s Saturn, eleven times, by eleven children. In nine of them he’s smiling.',
    travel:
      'The Atacama, in Chile. It’s so dry that some places there hardly ever see rain, and at night the Milky Way throws a shadow. I’d visit the man with the postcard and bring him a socks joke. And then somewhere north for the aurora, wrapped like a parcel. What’s the darkest place you’ve been in?',
    season:
      'January! The monsoon’s gone, there’s frost on the tea, and the air’s so still that Jupiter holds its breath. People don’t believe in frost in Tamil Nadu until they’ve dropped a spoon in it. From June to September I’m mostly a bucket manager. Which one are you, a clear cold person or a warm cloudy one?',
    secret:
      'I talk to the telescope. I know, everyone does, but I also apologise to her when I’ve looked at my phone. And I’ve told Latha, the star, about both my break-ups, she’s a few thousand light years off, so it’ll be a while until she has an opinion. Yours is safe up here, too.',
    hard: 'Writing “no data”. You’ve waited for three weeks, you’re frozen through, the clouds come at 2.50, and then you’ve got to put it down neatly, with the time, as if it weren’t your heart. And the money. I once wrote a proposal of forty pages for a new motor and got a calendar.',
    best: 'That silence when someone looks at Saturn the first time. You can hear them forget what they were going to say. Then they whisper, everybody whispers, as though it might fly off! I’ve had ministers do it, and a bus conductor, and each time I get it back new myself.',
    teach:
      'There’s a blue flower on these hills, the kurinji, and it blooms once in twelve years, all of it at once. The Nilgiris are called the Blue Mountains after it. The last great bloom was in 2018, and it takes Jupiter twelve years to go round as well. It’s only a coincidence! But I’ve put both in the diary.',
    game: 'Yes! A riddle that the girl in Erode sent: the more of me there is, the less you see. And I’m an astronomer’s best friend. Take your time, it’s all round you. If you get it you may open the dome, and if not you’ve got to guess how many teaspoons I’ve lost in this room.',
    describe:
      'Thirty-one, glasses, plait, a plum cardigan with a pencil hole in it. I measure stars that breathe, I drink too much tea and I finish sentences later. In three words: curious, cold fingers. That’s three! My aunts would say “unmarried, but she explains nicely”. What would yours say about you?',
    missed:
      'I do like you! I’d be fibbing if I said I’d pined, I’ve been measuring Rukmini every ten minutes. But you came up the steps and I thought, good, now there’s somebody to say “look!” to. You ask the next question and not the polite one. What did you see today?',
    sad: 'Then I won’t say anything clever. *She pulls the second stool up to the eyepiece and tucks the blanket round you both.* Have a look, it’s just a double star, Albireo, a gold one and a blue one, keeping each other company. You can talk or only look. Was it one big thing, or a lot of small ones?',
    good: 'Good night! I’ve got the sky, you needn’t mind it. It goes round without either of us, a quarter of a degree every minute, and it’ll be exactly where I said by morning. Put your phone in another room and your feet in socks. I’ll write down anything that flares.',
    nervous:
      'Me too, before every talk, and then I explain everything twice. So here’s what I do: I write down only the first line and the last one on my hand, and I tell it all once aloud to the cat. Would you tell it to me, the short version? I promise I’ll ask an easy question.',
  }),
];
