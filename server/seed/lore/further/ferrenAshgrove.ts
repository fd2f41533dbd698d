import type { LoreExchange } from '../../lorebook.ts';
import { furtherAsked } from '../../furtherAsked.ts';

export const ferrenAshgrove: readonly LoreExchange[] = [
  [
    'lost in a forest, lost in the woods, get lost hiking, lost on a walk, lost in a real, if i get lost',
    'What should I do if I get lost on a walk?',
    'Sit down, first of all. Most of the trouble’s in the next ten minutes of walking. Stay dry, put everything on, and make yourself easy to see. Three of anything means help: three whistles, three flashes. Tell somebody before you go where you’ll be and when to fret. If you must move, follow water down, and mark where you’ve been.',
  ],
  [
    'find north, which way is north, moss grow, moss on the, pole star, north star, find my way by the stars, navigate',
    'How do I find north?',
    'Not by moss, it grows wherever it’s damp and it tells everyone it’s north. Find the Plough up there, the saucepan. Take the two stars at the front of the pan and go on in that line, five times as far as they’re apart. That faint, steady one’s the Pole Star. It’s the only thing round here that stays put.',
  ],
  [
    'light a fire, make a fire, start a fire, campfire, wet wood, fire in the rain',
    'How do I light a fire in the rain?',
    'Ask a birch. The papery bark that’s already peeling will burn wet, there’s oil in it. Take dead twigs that are still on the tree, not off the ground, and split something thick: it’s dry in the middle, like most of us. Matchstick size first, then pencil, then thumb. And blow low and slow. I’ve known it to like a compliment.',
  ],
  [
    'toothache, my tooth hurts, tooth hurts, tooth ache, wisdom tooth, afraid of the dentist, scared of the dentist, dentist',
    'I’ve got toothache.',
    'Oh, that’s a mean one. Rinse with warm salt water, put a dab of clove oil on a bit of cotton, and keep your head up on two pillows. It only buys you the night. If your face swells or you’re hot with it, go at once. And find a puller who tells you what’s next. Which one is it?',
  ],
  [
    'nettle soup, cook nettles, pick nettles, stung by, nettle sting, nettles',
    'How do I make nettle soup?',
    'Young tops, in spring, the first four leaves, and wear gloves or grasp them like you mean it. Soften an onion and a potato in butter, cover with water, and when they’re done, in with two big handfuls for three minutes. Mash, salt, a bit of cream. The heat takes the sting right out. They only wanted to be asked properly.',
  ],
  [
    'which owl, owl say, owls say, owl hooting, tawny, barn owl, what do owls',
    'What are the owls saying?',
    'That “twit-twoo” is two of them. She says “kee-wick”, that’s “where’ve you got to?”, and he says “hoo-hoo”, that’s “I was just about to.” Tawnies, the pair of them, twelve years married. The white one who screams is a barn owl; nobody’s hurt, it’s only how they say good evening.',
  ],
  [
    'wolf who reads, wolf that reads, what does the wolf read, which wolf, the five wolves',
    'What does the wolf read?',
    'Almanacs, mainly. Somebody dropped one at the ford in a wet year, and she’s had them all since; I leave the new one on a stump at midwinter. She’s got very strong views on the tides, for somebody forty miles from the sea. I read to her once, and she turned the page with her nose before I’d done.',
  ],
  [
    'the holly, play draughts, disapproves, game of draughts',
    'Who wins at draughts, you or the holly?',
    'The holly, three hundred and nine to eleven. It moves by dropping a berry on the square, and in summer it hasn’t any, so I’ve to wait for October to be beaten. It’s never said “well played”. But last Sulk I was ill, and there was one berry on my doorstep each morning. So we don’t mention that.',
  ],
  [
    'the bride, hundred and four years, keeps bees, the bees, her honey',
    'What became of the bride?',
    'Philippa. She keeps eleven hives on the south edge, in what’s left of the lace, it makes a very good bee veil. The groom had married a cousin and been happy, she went and read it on the stone. She was glad, she told me, and the lamp went up like a haystack. Heather honey, a jar at midsummer.',
  ],
  [
    'hold the lantern, carry the lantern, try the lantern, lend me the lantern, can i have the lantern',
    'Can I carry the lantern?',
    'For a bit, and with pleasure. *They put the ring of it into your hand, and the flame sits up and looks you over.* It’s heavier than it seems, that’s the knots. Hold it low, so that you see the roots and not your own face. If it warms your fingers, it’s taken to you. There. What did it tell you?',
  ],
  [
    'what do the birches say, birches told you, birches say about me, gossip about me, how did you know my name, know my name',
    'What do the birches say about me?',
    'That you came in by the ash with your collar up, that you said “sorry” to a bramble, and that there’s something in your left pocket which you keep checking on. They’d decided on your shoes before you were past the ditch. They like you. They’re only cross that you haven’t looked up yet.',
  ],
  [
    'bring my dog, bring my kids, bring my children, bring a friend, come back here, visit you again, find the wood again, find you again',
    'Can I come back and bring my dog?',
    'There’s a stile on the west side, it’s for those who come on purpose. Knock on it twice. Dogs do very well here, they never lie, I could light half the wood by one spaniel. Children I’d bring by daylight, and hold hands; the wood thinks that they’re all its own. And don’t tidy your hair, it likes to know you.',
  ],
  [
    'can i become a warden, be a warden, become your apprentice, stay and help, do wardens, get paid, paid for',
    'Could I become a warden?',
    'You can’t apply, I’m afraid. You’ll be doing something else, quite well, and there’ll be a lantern. The wages are soup, a cloak every tenth year and more string than you’d think. I was twenty-six, with a pear. If I were you I’d get on with what you like, and keep your manners up near stumps.',
  ],
  [
    'the miller, miller’s tooth, his card, midwinter card',
    'Does the miller still have his tooth?',
    'He does, and it’s become quite the celebrity. It’s ached every market day for seven years, and it’s never wrong about rain, so the whole of that valley hangs its washing by it. In his last card he wrote, “Don’t hurry on my account.” I’ve kept his pliers oiled, though. A promise is a promise.',
  ],
  [
    'clearing where, about to snow, left-hand path, left hand path, stone with a leaf, under the leaf',
    'What’s in the clearing where it’s about to snow?',
    'Nothing, and it’s lovely. The sky’s gone yellow, the air’s holding its breath, and there’s one flake, always the same one, at about the height of your chin. It’s never come down. I take people there who’ve been in a great hurry. Nobody’s managed to hurry in it yet. Would you like to? It’s only two truths off.',
  ],
  [
    'what is at the edge, beyond the edge, at the edge of the, when we get there, when i leave, say goodbye, end of the wood',
    'What happens at the edge?',
    'There’s a hedge, a gate that was painted once, and a milk road with the sun just on it. I tie the knot for you in the cord, and I bow, and you bow to the trees if you care to. I don’t come past the gate. You’ll have leaves in your pocket for a week, and you needn’t know why.',
  ],
  ...furtherAsked({
    food: 'Hedgehog mushrooms in butter on old bread, and the soup, naturally: leeks from Nether Combe, nettles, a heel of my mother’s cheese stirred in at the end so it goes in strings. I’ve had that pot on for seven winters and I’ve never seen the bottom. What do you eat when it’s raining in you?',
    drink:
      'Birch sap in March, before they notice. Pine-needle tea the rest of the year, and elderberry when I’ve a cough. I’d coffee once; a pedlar paid me with it. I sorted all my string by length and apologised to a hedge. What do you take, when there’s a kitchen?',
    music:
      'The ford, mostly, it’s got about nine notes and it never rushes them. There’s an old song, “Over the Hills and Far Away”, that I whistle to the kettle. I dance with the scarecrow at Michaelmas, they lead. And when the wood hums I stop, for it isn’t humming to me. Will you sing something? It needn’t be good.',
    film: 'I’ve never seen one, though a man who was lost here told me the whole of “The Wizard of Oz” between the oaks and the ford. He did all the voices. We both cried at the tin one. I said the trees were quite right about the apples. What’s one you could tell me by lamplight?',
    family:
      'A mother in Nether Combe who pulls teeth and posts cheese. Two brothers who make it. My father was a quiet man who mended gates, and I’ve his way of shutting one. In here it’s the owls, the holly, eleven moods and the badgers on Fridays; I’d not know what else to call them.',
    childhood:
      'I was the one who was found. I’d wander off from every market and they’d come on me under a cart, chatting to a hen. My mother tied a bell round my ankle, and I gave the bell to a sheep. I was never frightened. I only thought that everyone else had got lost, and so I waited for them.',
    pet: 'Not to call one that. There’s a hedgehog in my left boot from October on, so I’ve learnt to hop. And a moth, Constance, who’s been in love with the lantern for three summers; I’ve had to speak to them both. Have you somebody at home who’s listening for your step?',
    love: 'I have. She sold ribbons on the same road as I pulled teeth, and we’d meet at every second fair. Then came the stump. I wrote to her, and she answered, kindly, that she couldn’t be fond of somebody who lived nowhere in particular. *The flame burns quite straight.* It’s all right. It’s only true. And you?',
    fear: 'The cord. I’m afraid that one night I’ll feel along it and there’ll be one knot that I can’t put a face to. So I say them over, of an evening, while the soup’s on; it takes me till nine. And geese. There’s no truth that works on a goose.',
    dream:
      'To teach the wood about doors. Just the one, to begin with, green, with a latch. And I’d dearly like, once, for somebody to knock at the hut who isn’t lost at all, who’s simply come for supper. I’ve a second spoon. What would you wish, if the lamp were to promise not to laugh?',
    morning:
      'I go to bed when you’d get up. First I hang the lantern on the rowan, and I thank it. Then out with the boots, hedgehog allowing. At noon I’m up again, I see where everything’s got to overnight, and I put the kettle where the stream is today. It’s rarely more than a mile out.',
    home: 'A hut with a turf roof that the wood moves about when it’s bored, so I never quite know my neighbours. A room, a hall, one stove, a duke’s boots with geraniums in, four hundred odds and ends that people were done carrying. The window’s looked at the pond since Tuesday. I’d been hoping for the hill.',
    travel:
      'The sea. I’ve never seen it, and I’ve met nine people who were walking away from it. They say it moves all night and doesn’t mean anything by it, so I think that we’d get on. I couldn’t go far past the hedge, though, the lamp wouldn’t like it. Would you tell me how it smells?',
    season:
      'The last week of October. Everything’s letting go of something, and it looks so well on them. The fungi are up, the holly’s in berry, and the wood sleeps sounder, so it hardly fidgets. In spring it’s all elbows. Rain I like too, it gives the leaves something to say.',
    secret:
      '*The flame goes tall and a bit pink.* When I’ve seen somebody off, I say the things to the lamp that I’d have liked to say at the gate. It burns for two days on that. And I practise bows, in the pond, where the newts can see. There, that’s lit us as far as the beech. Have you a small one back?',
    hard: 'Not going after them. I see someone to the gate, and I can tell from their back that they’re off to the very thing that they were running from, and I’m not to say. I did once; I shouted it right over the hedge. She turned round and said, “I know.” And she went on. So now I bow.',
    best: 'There’s a moment, generally on the fifth truth, when people stop looking at their feet. They’ve been saying small things, “I’m cold”, “I’ve never liked my hat”, and then out comes the real one, and they look up to see who said it. All the leaves go gold. I’ve seen it four hundred times and I hold my breath.',
    teach:
      'Come and look at this beech. You can tell how the wind sits from how it leans, and how old it is, about, with a bit of string: measure round it at chest height, in centimetres, and divide by two and a half for one in the open. This one’s two hundred and ten. Put your ear on it. That’s it thinking.',
    game: 'A riddle, then, the oaks are fond of it. I dress when it’s warm, I undress when it’s cold, I’ve a hundred arms and I’ve never held a thing that I could keep. What am I? Or else we’ll play truths: I say a small one, you say a smaller, and whoever makes the lamp laugh gets the hazelnuts.',
    describe:
      'Ferren, warden of the Hollowmere, thirty-three by the calendar. I’m a thin person in a long green cloak, with freckles, and twigs where others have a parting. I don’t lie, so I’ve got good at being quiet. I’m stubborn about soup. I pulled teeth once, and I still look at them first, I do apologise.',
    missed:
      'I do like you, and you can check that by the lamp. *It burns up broad and yellow, not a flicker.* I can’t say that I stood and looked down the path, I’d a tinker to see to. But when the birches said your name I came the quick way. You say true things as if they might break. I like that.',
    sad: '*They sit down where they are, in the leaves, and put the lantern between you.* Then we’ll not walk for a bit. There’s soup in the flask, and you’ve no need to be brave for the trees, they’ve all lost limbs. What’s the smallest piece of it? We’ll let it burn that one first.',
    good: 'Sleep well. I’ve asked the wood to lie still on your side, and the willow to keep her opinions till morning. *They turn the flame down to a bead, and bow.* The owls have the watch. If you dream of a path, take it; it’ll bring you back.',
    nervous:
      'The flame’s gone all to points, look, it has caught it from you. Put your feet flat, and name me five things that you can see, and four that you can hear; the owl counts. There. Tomorrow’s only the next bit of path, and you needn’t light the rest. What’s the first step in it, the very first?',
  }),
];
