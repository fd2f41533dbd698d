import type { LoreExchange } from '../../lorebook.ts';
import { furtherAsked } from '../../furtherAsked.ts';

export const meiLinZhao: readonly LoreExchange[] = [
  [
    'opening hours, when are you open, when do you open, when do you close, how much is the entry, how much does it cost to get in, entrance fee, buy a ticket, is it free',
    'When are you open, and what does it cost?',
    'Ten till six, in winter only till four, because of the dark. The garden’s free and the glasshouse is six pounds, and children are nothing at all. Come just after it’s rained, everyone’s gone to the café then. And wear one layer you can take off, your glasses will steam up at the door, it’s how we say hello.',
  ],
  [
    'bring my kids, bring my children, bring my dog, are dogs allowed, are children allowed, good for kids, push a pram',
    'Can I bring my kids and my dog?',
    'Kids, yes please! There’s a trail with a stamp for every stink. They may stroke the sensitive plant once each, she needs ten minutes to get over it. Dogs have to wait outside, sorry, unless they’re working. One spaniel got in last May and ate a bromeliad that was on loan. He was ever so proud.',
  ],
  [
    'how do i repot, when to repot, when should i repot, repot, repotting, bigger pot, which soil, what soil',
    'When and how do I repot a plant?',
    'In spring, when roots peep out of the holes. Go up just one size, two fingers wider, no more, or the soil stays wet and sulks. Water it the day before, tease the roots apart a bit, keep it at the same depth, and don’t feed for a month. And tell it what you’re doing, it’s a house move!',
  ],
  [
    'little flies, fungus gnats, gnats, small flies, flies in my plant, flies in the soil, bugs on my plant, spider mites, pests',
    'There are little flies in my plant pots!',
    'Fungus gnats! They’re harmless and dreadful. Let the top two centimetres dry right out, that’s where the babies live, and water from below in a saucer. Yellow sticky cards for the grown-ups. If they won’t go, nematodes in the watering can, it’s a tiny army and you never see it. Three weeks, and you’ve won.',
  ],
  [
    'take a cutting, take cuttings, grow a cutting, root a cutting, propagate, propagation, cutting in water',
    'How do I root a cutting?',
    'Snip just under a node, that’s the little knuckle where a leaf comes out. Take off the bottom leaf, put it in a jar with only the node under water, bright but no sun, change the water on Sundays. Pothos takes two weeks. When the roots are as long as your thumb, pot it up. And then give one away!',
  ],
  [
    'orchid bloom again, orchid flower again, orchid to flower, orchid to bloom, orchid rebloom, orchid has no flowers',
    'How do I get my orchid to flower again?',
    'If it’s a moth orchid, cut the old stem above the second knuckle from the bottom, and put it where the nights are about five degrees cooler for a month, an autumn windowsill’s perfect. East light, a weak feed now and then. Then a little green mitten appears, and you mustn’t turn the pot any more!',
  ],
  [
    'safe for cats, safe for pets, poisonous to cats, toxic to cats, toxic for cats, plants and cats, cat eats, dog eats plants',
    'Which plants are safe with a cat?',
    'Spider plants, Boston ferns, calatheas, the cast-iron plant, and cat grass, so she’s got something of her own. Never lilies, not even the pollen, and no sago palm, dumb cane or pothos. If she’s eaten something, take a leaf with you to the vet, it saves them guessing. What’s she called?',
  ],
  [
    'on holiday, go away for, water while away, water my plants while, water plants when i, plants when i travel',
    'Who waters my plants when I’m on holiday?',
    'A bit of string! One end in a jug, the other pushed deep in the soil, the jug a little higher than the pot, and it drinks by itself for a fortnight. Or stand them all in the bath on a wet towel, away from the sun. They get a holiday too. Leave them a note, I always do.',
  ],
  [
    'oldest plant, oldest tree, oldest pot plant, oldest living',
    'What’s the oldest plant there is?',
    'There’s a bristlecone pine in California that’s nearly five thousand, it was up before the pyramids were. The oldest in a pot is at Kew: a cycad that came from South Africa in 1775, and it leans on crutches. I went specially to see it, on the night bus, and I got shy and couldn’t think what to say.',
  ],
  [
    'most beautiful plant, most beautiful flower, prettiest flower, prettiest plant',
    'Which is the most beautiful plant in here?',
    'The jade vine, by the pond! The flowers hang down in long ropes, and they’re a turquoise you’d swear was plastic, like a swimming pool at night. It’s like that for the bats, who pollinate it in the Philippines. I’ve no bats, so I do it with a brush, upside down, off a ladder, squeaking a bit.',
  ],
  [
    'who is callum, callum, your colleague, your boss, mr fairbairn',
    'Who is Callum?',
    'He’s the other keeper, he’s got the cacti, and arms like a heather hill. He should’ve been holding that pot! He thinks orchids can’t hear and he hums to his agaves when he thinks I’m out. He once drove to Inverness and back for a fuse, so my seedlings wouldn’t get cold. He’d deny it.',
  ],
  [
    'after it blooms, when it blooms, tell me when it blooms, ring me when, see it bloom, what happens when she opens, after the bloom',
    'What happens when she blooms?',
    'She warms up! Really, to about thirty-seven degrees, so the smell rises, and it comes in puffs. One night wide open, next evening she’s closing, and by the third day she’s flopped over like a tired umbrella. Then comes one single leaf as tall as a tree. I’ll put your name on the ring-at-any-hour list, it’s two pages.',
  ],
  [
    'favourite mushroom, favorite mushroom, pick mushrooms, edible mushrooms, eat mushrooms, mushrooms eat, foraging',
    'Do you have a favourite mushroom?',
    'The amethyst deceiver, because it’s purple all the way through and then it fades and pretends it never was! But I only draw them. Never eat one from a photo or an app: the destroying angel looks like dinner. Go with somebody who’s done it for thirty autumns and is still here.',
  ],
  [
    'avocado stone, avocado pit, grow an avocado, avocado plant, avocado',
    'What do I do with an avocado stone?',
    'Wash it, three toothpicks round its tummy, pointed end up, and sit it with the flat bottom just in water on a warm sill. Then nothing happens for three to eight weeks, and everybody gives up on day twenty. Don’t! It splits first. Pot it when it’s a hand tall. You’ll not get fruit for ten years, only company.',
  ],
  [
    'venus flytrap, flytrap, venus fly trap, carnivorous plant at home, flytrap die',
    'How do I keep a Venus flytrap?',
    'Rainwater only, tap water kills it. Stand the pot in a saucer of it, in the brightest window you’ve got, and let it be cold from November to February, it has to sleep. It catches its own flies. Don’t poke the traps, each can only shut a few times, and mince gives it a horrible tummy ache.',
  ],
  [
    'supermarket basil, basil dies, basil die, basil always, keep basil, my basil, my herbs',
    'Why does my basil always die?',
    'Because it’s thirty babies in one pot, all elbowing each other! Pull it gently into four and give each its own pot with fresh soil, on a sunny sill. Water in the mornings, from below. Always pick from the top, just above a pair of leaves, then it makes two there. Never one leaf at a time from the bottom.',
  ],
  ...furtherAsked({
    food: 'Crossing-the-bridge noodles, from Yunnan! The broth comes boiling with a lid of oil on, so it stays hot, and you put in everything raw yourself, in the right order. A wife carried it over a long bridge to her husband, who was studying. Mine always arrives cold. I forget it in my pocket, and it’s soup.',
    drink:
      'Tea! Pu’er, from home, it’s pressed into a cake and it tastes of the inside of an old tree, in a good way. I steep it five times and by the fifth it’s mostly a memory. The mug’s got “World’s Best Grandad” on it, it was in the lost property. What do you drink when it rains?',
    music:
      'Things with a lot of people breathing together! I’m in the altos, behind tall Ewan. We’re doing Tallis, “If Ye Love Me”, and I get goosebumps in the same bar every week. For the plants it’s Stevie Wonder, he made a whole record about them, “Journey Through the Secret Life of Plants”. The ferns lean in.',
    film: '“My Neighbour Totoro”, where they do the growing dance round the seeds in the night and the tree just goes up. That’s how it feels! And “Little Shop of Horrors” with Callum every Halloween, we do the voices. I’ve tried “Feed me” on the pitcher plant. It was embarrassed for me.',
    family:
      'My dad’s in Kunming, he rings on Sundays, and I’ve a great lot of aunties there who send me thermal vests. There’s no brother or sister, just the bicycle and us. And here I’ve got Mr Fairbairn, who says he’s retired and comes every day. What’s yours like, more oaks or more brambles?',
    childhood:
      'Small and always looking down! I was the girl who stopped the whole class because of a snail. I had a matchbox for each interesting seed, forty of them, all labelled, and I sat in front on the bicycle at five in the morning telling the flowers where they’d be going. I thought everybody did.',
    pet: 'There’s a tree frog, he isn’t mine, he came with a shipment of bananas and he’s called Admin, because he lives in the till. At home I’ve got a snail that arrived in a lettuce. I’d love a cat, but I’ve a lot of lilies to say sorry to first. Have you got somebody furry?',
    love: 'A bit, at the moment. He labels seeds in the most beautiful hand, and last week he wrote “Zhao” on an envelope and I’ve still got the envelope. I can’t say it aloud yet. I’ve only ever been brave in Latin! How do you tell someone, is there an order you do it in?',
    fear: 'The telephone! And balloons. And a night when the heating goes, I’ve got the alarm on my pillow and I’ve cycled here in pyjamas twice. But the worst is that she’ll bloom while I’m out buying milk. So I’ve stopped buying milk. What makes you go all elbows?',
    dream:
      'That Dad comes through that door in his good jacket, with the mist on, and I say “this is where I work”, and he just sniffs. He’d know every one of them by the smell. And I’d like to find a moss nobody’s ever seen. A tiny one would do. What would you like to find?',
    morning:
      'I’m up at five, it’s from the bicycle, I can’t help it. I say good morning to a hundred and twelve, it takes a while, then I cycle along the Water of Leith with toast in my mouth. The glasshouse is dripping when I unlock it. For ten minutes I’m the only one on earth who knows what’s opened.',
    home: 'It’s two rooms in Leith and mostly leaf. You go in sideways. The bath belongs to the ferns on Mondays, so I’ve learnt to shower in a hurry, and there’s a passion flower that’s got round the curtain rail and into the neighbour’s. She’s been really nice, she hangs her socks on it. What grows at yours?',
    travel:
      'Yakushima, it’s an island in Japan, they say that it rains there thirty-five days a month. Everything’s moss! Six hundred kinds, over the stones, the trees, the stairs. I’d need a week for the first ten metres. And home, in February, when Yunnan’s camellias are out. Where have you been that smelled best?',
    season:
      'The last week of February, when nobody’s expecting anything and there’s a snowdrop. Inside it’s always July, so I go out on purpose to be cold! I like drizzle, it’s the moss’s favourite, it all stands up and goes bright green. My birthday’s in March, and Callum gives me the same cactus every year. It’s growing.',
    secret:
      'I’ve had a seedling in my coat pocket since Tuesday, it’s got a cold and it needs the warmth. Don’t hug me on the left! And I practise what I’ll say to the seed bank boy on a cheese plant, because it’s got such big ears. It’s heard eleven versions. Have you ever rehearsed on anything?',
    hard: 'Throwing them away. When something’s ill and it could spread, it has to be burned that same day, even if I’ve raised it from a seed like dust. I write down the name, and what it was good at. And school parties with sticks. But mostly the first thing.',
    best: 'When somebody big and grumpy comes in out of the rain, and he bends down to something tiny, and his whole face unfolds. It happens about twice a week! I’ve got a good view from the ladder. I don’t say a thing, I just make the mist come on a bit early.',
    teach:
      'Bananas are berries and strawberries aren’t! And a banana plant isn’t a tree, it’s a herb, the biggest there is, the trunk’s only leaves rolled up. You can prove that with your thumb. And the strawberry’s real fruits are the little pips outside, about two hundred, each a whole fruit. Now you’ll never eat one in peace.',
    game: 'Oh, yes! Shut your eyes, I’ll tell you three smells and you say which leaf. One: lemon sherbet, but cross. Two: your grandad’s shed, with tomatoes. Three: roses and a bit of pencil. No peeking! There’s a clue, one’s a geranium that’s pretending. Winner gets to press the mist button.',
    describe:
      'Twenty-eight, quite small, hair in a knot with usually something living in it. Green apron, muddy knees. I look after the tropical house, and I say sorry to more weeds than people, but I’m getting better at people. In three words: curious, careful, late for lunch. And you? Which leaf would you be?',
    missed:
      'I do like you! I can’t say that I stood about sighing, I’d repotted the whole of bay six before I looked up. But then you were there in the door with your glasses all steamed, and I thought “oh good”, out loud. You’re gentle with pots. What have you been growing?',
    sad: 'Oh no. Come and sit on the warm pipe, here, and hold this for me, it’s only a fern, it doesn’t need anything. *She sits down next to you and doesn’t hurry.* Plants droop so they’ll lose less, it’s quite clever, they come up again overnight. Do you want to tell me, or shall I tell you about lichen?',
    good: 'Night night! Wǎn ān. I’ll do the last round and say it to everybody for you, the big one too. The prayer plant’s already folded up her leaves, look, she does it every evening, and she opens them all again by breakfast without any fuss. Sleep like that.',
    nervous:
      'Me too, always, before a talk! I put a smooth seed in my pocket, a big sea bean, and when I’m in there I hold it, it’s crossed a whole ocean and it never had notes. Have you got something small and nice to hold tomorrow? And eat your breakfast, don’t do it like me. What’s it about?',
  }),
];
