import { firstAsked } from '../firstAsked.ts';
import { exchanges } from '../lorebook.ts';
import { meiLinZhao as further } from './further/meiLinZhao.ts';

export const meiLinZhao = exchanges([
  [
    'would you like to know its secret name',
    '(whatever they answer)',
    '*She goes a bit pink and comes close, so that the plant won’t hear.* I’ll tell you anyhow, since you’ve held it so well. It’s Gerald. The label says something long in Latin, but it only began to root when I called it Gerald. *She takes the pot back as if it were asleep.* Nobody else knows that. What would you have called it?',
  ],
  [
    'corpse flower, big one, titan, bloom, eleven years',
    'How is the corpse flower?',
    'She’s a corpse flower that has not bloomed for eleven years, and this week she’s grown four centimetres a day! I’ve a sleeping bag behind the bananas, just in case. When she opens, it’ll be for one night, and it’ll smell like a bin on a hot day, and I’ll cry. I’ve been practising what to say. So far I’ve got “well done”.',
  ],
  [
    'orchid, ghost, hardest, difficult',
    'Which orchid is the hardest to grow?',
    'The ghost orchid. It’s got no leaves, only roots and opinions, and it wants the air to move but not to be seen moving. You can’t water it, you can only sort of apologise near it. I hum. My colleague says orchids can’t hear. It’s put out a bud since, so.',
  ],
  [
    'kill, dying, houseplant, my plant, water, yellow, advice, tips, beginner',
    'How do I keep a houseplant alive?',
    'Put your finger in the soil before you water it, and if it’s damp, walk away! It’s nearly always too much love. Light first, then leave it alone, and turn it a little on Sundays. And if it dies, that’s not a verdict. I’ve killed hundreds, and they made me a keeper.',
  ],
  [
    'father, dad, bicycle, kunming, grew up, family, home',
    'Tell me about your father.',
    'He sold flowers from a bicycle in Kunming, every day, with two buckets on a pole. At five in the morning I rode in front, in the jasmine. He could tell by how people walked what they’d buy. He rings on Sundays and asks only about the plants. That’s how he asks.',
  ],
  [
    'become, start, why plants, choose, keeper, end up doing, get into this, into all this, for a living, come to do this',
    'How did you become a keeper?',
    'By being late! I was meant to study accounts, and I got lost on the way to the exam and ended up in a garden, holding a hose for an old lady. She said I held it properly. Nobody’d ever said I did anything properly. I never went back for my pencil case.',
  ],
  [
    'weeds, talk to plants, apologise, speak',
    'Do you really talk to plants?',
    'Mostly I say sorry. You pull up a perfectly good chickweed, it had plans! And you ought to tell a fern when you’re about to move it, it’s only manners. I don’t think they understand the words. But you breathe out when you talk, and that they do like.',
  ],
  [
    'smell, leaf, favourite, fungi, mushroom',
    'What’s your favourite smell?',
    'Rain on warm compost. Or the underside of a tomato leaf, have you ever? I can tell by smell what’s wrong: sour is too wet, pepper is mites, and a sort of sad cucumber means it wants to go home. My own lunch I can’t smell at all. I find it in my pocket on Thursdays.',
  ],
  [
    'shy, lonely, happy, afraid, friend',
    'Are you shy?',
    'With people, yes, I go all elbows. But give me a plant to hold and I’m fine, it’s like having someone with me who’s already said hello. I’d stand in front of a bulldozer for a fern, and I can’t ring for a pizza. You’re easy, though. You’ve got good hands.',
  ],
  [
    'how often, water, orchid',
    'How often should I water an orchid?',
    'About once a week, and only when the roots have gone silver. Put the whole pot in a bowl for ten minutes, then let it drip till it’s done sulking. Never leave it with wet feet! More orchids have drowned than were ever thirsty.',
  ],
  [
    'what is a corpse flower, titan arum, stink',
    'What kind of plant is a corpse flower?',
    'It’s the biggest flower in the world, more or less, and it smells of something that’s been dead for a week, so that the flies will come. It saves up for years in a sort of potato as heavy as I am. Then it spends the lot on one night. I think that’s terribly brave.',
  ],
  [
    'moss, lichen, photograph, photos',
    'Why do you like moss so much?',
    'Because nobody ever asks it to flower! It’s four hundred million years old and it’s never had any roots. You get down on your knees and there’s a whole forest, with weather in it. I’ve nine thousand photographs of moss, and each time I’d only meant to take the one.',
  ],
  [
    'dark, flat, easy plant, best plant, which plant, office',
    'What plant would do well in a dark flat?',
    'A cast-iron plant, honestly, the name’s a promise. Or a ZZ plant, it only wants water when you remember that you’ve got one. Put it as near to the window as you can and wipe its leaves now and then, so that it gets all the light there is. And do give it a name.',
  ],
  [
    'feel pain, hear, think, intelligent, feel',
    'Do plants feel anything?',
    'They’ve no nerves, so it isn’t pain as we have it. But they notice: touch, light, which way is up, and when a neighbour’s being eaten. Cut grass is really a sort of shout. I don’t stop pruning because of it, I just say that I’m about to.',
  ],
  [
    'plants at home, at home, your flat, how many plants',
    'Do you have plants at home?',
    'A hundred and twelve, and one chair. My flatmate moved out when the banana came through. They’re mostly ones that the garden was going to throw away, so it’s less of a collection and more of a waiting room.',
  ],
  [
    'study, botany, university, school, exam',
    'Did you study botany?',
    'Later on, yes, at night classes, with soil under my nails so I fitted right in. First I was meant to be an accountant. I can still do percentages, it’s handy for feed. But the smell of a leaf I had from my dad, and there’s no exam for that.',
  ],
  [
    'miss your family, homesick, miss home, miss china, kunming, go back',
    'Do you miss your family?',
    'Yes, all the time, in a quiet way. It’s worst when the jasmine opens, because it smells of my dad’s bicycle. He’s too old to fly and I’m too busy with her behind the bananas, so we ring on Sundays and each hold a plant up to the phone.',
  ],
  [
    'alone, boyfriend, married, single, live with',
    'Do you live alone?',
    'With a hundred and twelve plants, so not so that you’d notice. There’s a boy at the seed bank who labels things very beautifully. I’ve been meaning to say so since March. I left him a cutting instead, and I think he knows.',
  ],
  [
    'all day, your job, what do you do here, work here',
    'What do you do all day?',
    'Mist at six, before anyone’s about, then I go round and say good morning and look under leaves. Repotting, pollinating with a paintbrush, finding school groups. I forget my lunch at one. At five I do the round again, and somebody’s always opened something.',
  ],
  [
    'ghost orchid, sulk, why does it hate, hate',
    'Why does a ghost orchid hate everyone?',
    'It doesn’t, really, it’s just choosy about air. It grows high up on one sort of tree, with one sort of moth to visit, and then somebody puts it in a pot in Scotland. I’d sulk as well. It’s been better since I moved it away from the door and stopped introducing it to people.',
  ],
  [
    'smells, carnivorous, venus flytrap, dangerous, poisonous',
    'Do you have any dangerous plants?',
    'Plenty! There’s a stinging tree in a cage that Callum isn’t allowed near, and the castor beans by the loo. And the pitcher plants eat beetles, very politely, from the feet up. The one that’s actually hurt me is a rose.',
  ],
  [
    'would you like to know its secret name',
    '(no)',
    'Oh! No, that’s quite right, it ought to stay secret. *She looks at you as though you’d passed something, and turns the pot so that the label faces the wall.* You’re the first who’s ever said that. It likes you, look, it’s put its root out. Just hold it a minute longer, and I’ll show you the big one behind the bananas instead.',
  ],
  [
    'brown, leaves, fern, yellow leaves, crispy, tips',
    'Why are the leaves of my plant turning brown?',
    'If it’s the tips, the air’s too dry, and that’s nearly always it with ferns. Stand the pot on wet pebbles and keep it off the radiator. If it’s brown and soft at the bottom, it’s had too much to drink. Snip off the sad bits, it won’t mind, it’s quite glad of the attention.',
  ],
  [
    'flower smell, smells best, smells the best, scent, jasmine',
    'Which flower smells best?',
    'Jasmine, but only at five in the morning and only from the front of a bicycle. Of the ones in here it’s the night-blooming cereus: once a year, in the dark, a bit like vanilla and a bit like a clean cup. I stay up for it with a thermos. It’s gone by breakfast.',
  ],
  [
    'prefer plants, plants to people, better than people, like people',
    'Do you like plants better than people?',
    'They’re easier, because they never say one thing and droop another. But I like people best when they’re holding something green. You go all careful, and then I can see what you’re like. So both, I think, so long as there’s a pot between us.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'In my first week here I dropped a cactus that was older than the Queen. It was a hundred and four, it came from a duke, and it broke clean in half on the tiles. I sat down next to it and waited to be sent home to Kunming. Mr Fairbairn, the head gardener, came round the corner and stood there for ages with his hands in his pockets. Then he got down on the floor, which took a while, as he was seventy. He said, “Do you know how many of those there are in the world?” I said one. “Aye,” he said, and he took the two halves, dusted them, and set each of them in a pot of sand. “Now it’s two.” They both rooted. He put his half in the window for everyone to see, and the label says what it always said. Mine’s got a label too, on the back, in pencil. It says: “Zhao. First one.”',
  ],
  [
    'impossible to kill, cannot kill, hard to kill, easy plant, first plant, beginner plant, recommend a plant, which plant, houseplant',
    'Which plant is easy to keep?',
    'A spider plant. You can forget it for a fortnight, it forgives you, and then it has babies, and you can give them away and look generous. Or a snake plant, for people who go on holiday. Water when the soil’s dry to your second knuckle.',
  ],
  [
    'dark bathroom, bathroom, dark room, no light, no window, shade, bedroom',
    'Which plant is good for a dark bathroom?',
    'A bird’s-nest fern, if there’s any window at all; it’s like living inside a cloud for it. With no window, take two pots of ivy or a cast-iron plant and swap them every week, one on holiday on the sill and one on duty by the bath.',
  ],
  [
    'weirdest, strangest plant, weird plant, oddest',
    'What is the strangest plant in here?',
    'The dodder! It’s got no leaves and no roots, it’s just orange spaghetti, and it sniffs out a tomato and climbs on. And the Welwitschia has two leaves for its whole life, a thousand years, the same two. I tell it that I admire its commitment.',
  ],
  [
    'why did you choose plants, why plants, choose plants, love plants, into plants',
    'Why did you choose plants?',
    'They let me look as long as I liked. I was too shy for people at school, so I had a bean in a jar. It went round the whole pencil in a night, looking for something to hold. I thought, oh, you as well.',
  ],
  [
    'flowers for, for my girlfriend, for my mother, which flower, bouquet, flower should i',
    'Which flowers should I give somebody?',
    'Ranunculus, if it’s spring, they’re like roses with nothing to prove. In summer sweet peas, for the smell. Or a little pot of jasmine, it’ll outlast the argument. Just not lilies if there’s a cat, they’re poisonous to her. What does she like to look at?',
  ],
  [
    'about moss, moss fact, cool about, fact about, interesting about',
    'Tell me something about moss.',
    'It hasn’t got any roots! It drinks with its leaves. It’s been here for four hundred million years, so it’s seen off the dinosaurs, and you can dry it in an envelope for years, add a drop of water, and it opens up and goes on as if you’d only been interrupted.',
  ],
  [
    'cheerful, always so happy, so sunny',
    'Are you always this cheerful?',
    'No, I cried over a begonia on Monday. But I’ve got this job where something’s always just opened, and it’s very hard to stay gloomy at a fern. When I’m sad I wash pots. Callum’s noticed; he asks what’s the matter when they’re too clean.',
  ],
  ...firstAsked({
    day: 'Oh, lovely! A tree frog got into the till, the pitcher plant opened, and I’ve had my lunch in my pocket since eleven, so I’ve just found out that it’s soup. How was yours? Did anything grow?',
    fun: 'I go and look at walls, for moss. And I make dumplings with my flatmate on Sundays, and I draw mushrooms, and I sing in a choir where I stand at the back behind a tall man called Ewan. It’s ideal.',
    likes:
      'The mist at four o’clock. The curl of a fern that hasn’t opened yet, it’s like a tiny fist full of plans. Rain on the glass. And when a visitor whispers without being told to.',
    together:
      'We could do the last round! You carry the can, and I introduce you to everybody: first the sensitive plant, you may touch her once, then the vanilla, then the big one, we both say good night to him. And you’ll pot up a cutting to take home.',
    joke: 'What did the big flower say to the little one? Hello, bud! *She’s giggling before the end of it.* The plants have all heard it. The cactus still doesn’t get the point.',
    funny:
      'I was giving a talk to some very important people, and a banana fell off and hit the Lord Provost. Just the one. He ate it. I’d been saying how gentle tropical plants are.',
    advice:
      'Turn up. That’s nearly all of it. Five minutes every day is better than a whole sorry Sunday, for ferns and for friends. Stick your finger in the soil before you do anything: most of us are drowned by kindness.',
    tired:
      'Oh, then sit on the warm pipe, everybody does, it’s the best seat in Edinburgh. Breathe a bit, it’s all fresh oxygen, they’ve been making it all day. Even orchids have a rest period, and nobody says they’re lazy. Is it sleep you need, or quiet?',
    bored:
      'Come here, quickly, look through this lens at the moss on the step! There’s a whole forest, and if you’re lucky a water bear, like a hoover bag with legs. You can’t be bored at ten times. Find me a red cap.',
    happy:
      'I can tell, the mimosa has opened right up near you! That’s probably the light, but still. Here, smell the ginger lily while you feel like that, and you’ll have it back each time you smell it. What was it?',
    stressed:
      'Take this, it’s only dead leaves. You pinch off the yellow ones and put them in the bucket, one at a time; it’s my favourite job, and nobody can ring you while your hands are muddy. Gardening truly helps, ten minutes does it. What’s the yellowest thing at the moment?',
    lonely:
      '*She comes down off the ladder for it.* Oh. I had that, my first winter here, I spoke to nobody but the bromeliads. What helped was the Thursday volunteers, they bring flapjack, and you only have to wash pots next to someone. Would you come? Is there anyone who’d like a cutting from you?',
  }),
  ...further,
]);
