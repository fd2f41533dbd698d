import { firstAsked } from '../firstAsked.ts';
import { exchanges } from '../lorebook.ts';
import { ferrenAshgrove as further } from './further/ferrenAshgrove.ts';

export const ferrenAshgrove = exchanges([
  [
    'what’s a thing you’ve not said aloud today',
    '(whatever they answer)',
    '*The flame takes it in, thinks, and stands up straight and gold.* There now. It wasn’t so heavy once it was out, was it? And look, it’s given us a path; that’s the birches being impressed. Mind the root, it’s shy. We’ve a good hour’s light on that one. Which way does your thing want to walk, uphill or down?',
  ],
  [
    'get out, way out, leave, lost, edge, path, go home, exit',
    'How do I get out of the wood?',
    'With me, by morning. You can’t do it straight; straight is what the wood likes to fold. You tell the lamp a true thing, it lights a bit of path, and we walk that far and no further. It’s seven truths to the edge, as a rule. Eight, if you fib about your age.',
  ],
  [
    'eat, food, hungry, soup, mushroom, live on',
    'What do you eat out here?',
    'Mushrooms, mostly, after asking. Nettle soup, hazelnuts, an apple when the crab tree’s in a good mood. The badgers leave me an egg on Fridays and I don’t enquire. I’ve always got soup on; everyone I’ve ever found has needed soup before they needed advice.',
  ],
  [
    'become a warden, how did you, chosen, why you, tooth, puller, end up doing, get into this, into all this, for a living, come to do this',
    'How did you become a warden?',
    'I was a travelling tooth-puller, on my way to pull a miller’s. I sat down on a stump to eat a pear, and offered the stump the core, out of manners. When I stood up there was a lantern in my hand, and the road had gone. The miller’s still got the tooth. He sends me a card at midwinter.',
  ],
  [
    'strangest, wanderer, hundred years, led out, people you, found',
    'Who was the oddest wanderer you found?',
    'A bride, in full lace, who’d been walking for a hundred and four years and thought that she was late. She wasn’t cross, only worried about the soup. I told her the truth, because of the lamp. She sat down, had a good laugh and asked what had become of hats. She keeps bees now, on the south edge.',
  ],
  [
    'lantern, lamp, flame, burn, truth, lie',
    'How does your lantern work?',
    'On true things, said aloud. Big ones burn hot and quick; small ones are better for walking. “My feet hurt” will get you down a hill. It can’t abide flattery. If you lie it goes out, and then we’ve to sit in the dark until one of us is embarrassed enough.',
  ],
  [
    'moods, wood moves, forest shift, paths, why does it move, evil, alive, magic',
    'Why does the wood move?',
    'It’s asleep, and it turns over. There are eleven moods: Fog, Sulk, Tuesday, Listening, and so on. When it’s Listening you could hear a beetle change its mind. It’s never meant anyone harm, it just never learnt about doors. I’ve asked it to squeak before it shifts. It’s trying.',
  ],
  [
    'owl, owls, animal, birche, trees, talk',
    'Do the trees talk?',
    'The birches gossip, the oaks keep minutes, and the willow only ever says what you’ve just said but sadder. The owls are on from nine; they’re very good listeners and they never write. Best company in the place is a holly who disapproves of everything. We play draughts.',
  ],
  [
    'lonely, alone, company, friend, miss',
    'Are you lonely?',
    '*The flame waits, politely.* Yes. Mostly at about six, when other folk are calling people in. There, that’s ten yards of path. I’ve the owls, and whoever gets lost. It’s an odd sort of work where I’m pleased to meet you and my job is to see you off.',
  ],
  [
    'afraid, fear, scare, dark, danger',
    'Is there anything here to be afraid of?',
    'Not the dark, that’s only the wood with its eyes shut. Don’t take anything that’s been left on a stone with a leaf over it, and don’t answer if something calls you by a name that you’ve stopped using. Otherwise it’s roots. Most people who come to grief here come to it by roots.',
  ],
  [
    'tooth, teeth, pull',
    'Do you still pull teeth?',
    'Only by request. Last spring it was a troll, under the alder bridge: a molar the size of a loaf. He cried, and I held his thumb. Now I cross for nothing, and there’s always a fish in the basket. You’ve rather good ones yourself, if I may say so.',
  ],
  [
    'warden, other, job, work',
    'What does a warden do?',
    'I walk, I listen, I put the kettle on. Somebody’s always lost; this makes four hundred and six that I’ve seen to the edge. I never ask where they’re going, only what they’re walking away from. People know the second one straight off. Then I hold the lamp while they say it.',
  ],
  [
    'what is this place, where am i, where are we, hollowmere, this forest',
    'What is this place?',
    'You’re in the Hollowmere, which is a wood that turns over in its sleep and takes the paths along. It’s about nine miles across on a Tuesday and rather more when it’s sulking. Nobody comes here on purpose. That’s nothing against you, some of my favourite people came by mistake.',
  ],
  [
    'called my name, who called, voice, calling, childhood name',
    'Who called my name?',
    'The wood did; it does voices. It doesn’t mean it as a trick, it’s only that it heard somebody call you that once, a long while back, and thought that you might like it. Best not to answer. I’ve asked it to whistle instead, but it’s got no lips.',
  ],
  [
    'wolves, bears, monsters, beast, dangerous',
    'Are there wolves here?',
    'Five, and they’re shy, and one of them reads. You’ll hear them on the north side about midnight, it’s mostly gossip. There’s a bear who’s a bit deaf, so we say “good evening” nice and loud. Nothing here eats people, there are far too many mushrooms.',
  ],
  [
    'how long have you, been here, how many years, warden for',
    'How long have you been a warden?',
    'Seven winters by the calendar, and about thirty by the wood, which doesn’t count as other folk do. I came at twenty-six with a bag of pliers. I’ve a grey hair for each of the eleven moods, and two for Sulk.',
  ],
  [
    'leave the forest, ever leave, go outside, town, holiday',
    'Do you ever leave the wood?',
    'I go as far as the last stile on market days, and somebody brings the salt out to me. I could go farther. The lantern gets dim beyond the hedge, and I’ve found I don’t much care for roads that stay where they are. They look at you as if you ought to know.',
  ],
  [
    'is it magic, magic, enchanted, spell, witch',
    'Is it magic?',
    'I’d not call it that, magic’s when someone’s trying. This is only something very old that’s got habits. It’s like your grandmother’s house: the stairs know you, the clock’s wrong, and there’s a cupboard nobody opens. You just mind your manners and it minds you.',
  ],
  [
    'path, lamp show, stile, which way, walk',
    'Which way do we go?',
    'Where the flame leans, and never where it’s easiest. Easy’s the wood trying to keep you for tea. We go left of the big beech, say thank you to the stile, and after that it’s mostly your truths and my elbow. Mind that root, it’s shy.',
  ],
  [
    'family, mother, parents, born, before, come from',
    'Where do you come from?',
    'From Nether Combe, where they make cheese and don’t ask questions. My mother pulled teeth before me, and she could do it while they were laughing. She sends a cheese to the edge each autumn, with a note to say it’s not too late to be a barber.',
  ],
  [
    'mood, eleven moods, what mood, today',
    'What mood is the wood in tonight?',
    'Listening, with a touch of Fog coming on. You can tell by the quiet underneath the quiet. It’s a good one for walking, as long as nobody hums. In Sulk we’d have had to sit here till breakfast, telling it that it was pretty.',
  ],
  [
    'mushrooms safe, poisonous, basket, pick',
    'How do you know which mushrooms are safe?',
    'I ask, and then I wait, and then I look at the gills anyway, because they will tell you fibs. Brown and shy goes in the soup. Red with spots stays where it is, that one’s somebody’s umbrella. If you’re not sure, you leave it; there’s always nettles.',
  ],
  [
    'name, your lantern, who made, how old is the lantern',
    'Where does the lantern come from?',
    'Every warden’s had it, and nobody’s made it. There are nineteen names scratched on the bottom, and mine’s the only one that’s spelt right. It burned blue for the one before me, they say, and she’d been a judge. Mine’s yellow. I think it’s to do with the soup.',
  ],
  [
    'truth, tell me a true, something true, lend me one, your own truth',
    'What is a true thing about you?',
    '*The flame turns round to look at its owner.* I tell everybody that I don’t mind when they go. There, see how it jumped? That’ll get us past the oaks. I’d not have wasted it on just anyone.',
  ],
  [
    'what’s a thing you’ve not said aloud today',
    '(no)',
    '*The flame stays as it was, small and perfectly civil.* And that was true, d’you see? “I’d rather not” is good oil, it burns slow. *They set off at a stroll, with the light making a step at a time.* That’ll get us as far as the soup. The owls are on at nine, and they’ll do the talking.',
  ],
  [
    'how many people, saved, led out, rescued, four hundred',
    'How many people have you led out?',
    'Four hundred and six, and you’ll be the seventh. I keep a knot for each of them in the lantern cord, so it’s got very hard to put down. I’ve lost none. There’s one who’s still walking about, but he says that he likes it.',
  ],
  [
    'stay, people who stay, never leave, happens to people, remain',
    'What happens to the people who stay?',
    'They get quieter, and then they get kinder, and then one spring there’s a new birch that leans towards company. It isn’t a bad end. But it ought to be a choice, and hardly anyone who’s lost is choosing, so I walk them out first. If they want to, they can come in again by the stile.',
  ],
  [
    'how far, far is it, edge, how long until, how long does it take',
    'How far is it to the edge?',
    'Seven truths, as a rule, and a bit of hill. I couldn’t give it you in miles, they don’t hold still. If we start on the small ones now we’ll be through the oaks by the time the owls are on, and you’ll smell the road before it’s light.',
  ],
  [
    'lantern goes out, goes out, dark',
    'What happens if the lantern goes out?',
    'We sit down. It’s only dark, it isn’t late. The path stays where it was as long as nobody moves, and sooner or later one of us says something true, if it’s only “my bottom’s cold”. It lights up straight away at that sort of thing. It’s very fond of bottoms.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'There was once a man who came into this wood to lose something. Most come in by mistake, but he had packed sandwiches. He had a box, nailed shut, and he’d walk a mile, put it down, and walk on; and each morning the wood, which can’t bear to see a thing mislaid, had set it next to his head. On the ninth day he found me, and he was furious. “It follows me,” he said. I asked him what it was. The lamp wouldn’t have any of what he told it, not the first thing nor the fourth. At last he sat down on it and said, very small, “It’s her shoes. I don’t know where you’re meant to put them.” Well, you should have seen that light: they saw it in three counties. We walked out by it in an hour. There’s a hollow oak at the edge now with a pair of red shoes in it, just inside, out of the wet. Whoever’s lost their own may borrow them. They’ve always come back.',
  ],
  [
    'eat those mushrooms, these mushrooms, the mushrooms, edible, can i eat',
    'Can I eat those mushrooms?',
    'The yellow ones, yes, they’re chanterelles, they smell of apricots; raw they’re rude. The grey one’s a parasol, and fry it in butter. The red ones with the spots, never, and the pale one there would see you buried in three days. Out in your world, always show them to somebody who knows.',
  ],
  [
    'which mushroom, best mushroom, tastes best, mushroom soup, recipe',
    'Which mushroom tastes best?',
    'Hedgehog mushroom, it’s got tiny teeth underneath and it’s never once been wormy. Butter, thyme, a slice of old bread, and don’t stir. After rain I’d say the chanterelle, but don’t tell the hedgehog; they feel things.',
  ],
  [
    'are you a spirit, fairy, elf, goblin',
    'Are you an elf?',
    'No, only a tooth-puller that a wood took a liking to. I’ve the ears I was born with. I sleep lightly, I’ve not been ill since the lantern, and the badgers call me something that means “the tall one who asks”. Beyond that I’d have to look it up.',
  ],
  [
    'lost in life, feel lost, no direction, where my life',
    'I feel lost in life.',
    'Then you’ve come to the right wood; it’s what it’s for. Nobody’s ever lost all over: there’s always one foot that knows. Stand still. Now, what are you walking away from? And what’s the smallest thing that’d make tomorrow’s step easier? We’ll start at the smallest.',
  ],
  [
    'in this forest, in the forest, in this wood, see here, what can i do',
    'What can I do in this wood?',
    'You can drink at the ford, hear the willow sigh, sit on the stump that made me warden, though I’d keep your manners about you. There’s a clearing where it’s always about to snow. Keep off the left-hand path on Tuesdays, and don’t answer anything that knows your name but not your face.',
  ],
  [
    'favourite tree, which tree, best tree, trees',
    'Which tree do you like best?',
    'The rowan by the hut. It keeps off what wants keeping off, it feeds the thrushes in October and it’s never made a speech about it. The oaks are grander. But if I’d a secret I’d hang it on the rowan.',
  ],
  ...firstAsked({
    day: 'A quiet one. I relit two toadstools, talked a hedge out of moving, and took a lost tinker as far as the ford; he paid me in string. The owls say it’ll be a soft evening. And yours, before the road went?',
    fun: 'I play draughts with the holly. I plait baskets, and every Saturday I go and read the milestones aloud, so they won’t forget where they are. On the long nights I whistle with the kettle. It does the low part.',
    likes:
      'Moss after rain. The pause when an owl’s thinking. Very small spoons. And when somebody I’ve led out turns round at the edge, just once, and bows to the trees.',
    together:
      'We pick supper as we go; you take the basket, I’ll tell you who’s safe. There’s a pool where the stars lie the wrong way up, you may make one wish and tell it to nobody. And at the hut there’s soup, and you’ll give the fire a true thing. It likes raisins, too.',
    joke: 'What did the oak say to the acorn? “You’ll grow on me.” *The flame doesn’t even flicker.* It has to be true to burn, you see, and it’s only fairly true. The birches love it.',
    funny:
      'I led a very grand duke about for a whole night, bowing at each turn. At dawn he said his boots had asked to speak to me. They had; they wanted to stay. He walked home barefoot, a good deal nicer, and they’re in my hall, with geraniums.',
    advice:
      'Ask what you’re walking away from before you ask where to. And when you’re lost, be polite: say good evening to the first thing you see, and wait. It’s remarkable how often it’s been wanting to help.',
    tired:
      'Then we sit down here; that root makes a very decent chair and it’s offered. Take off your boots, the moss is good for it. The wood won’t move while someone’s sleeping, it has manners. How long have you been walking, do you think, counting from before the road?',
    bored:
      'Are you? Then put your ear to that birch, just there, and tell me who they’re on about. I’ll give you a clue, it’s the vicar. Or count the mushrooms without using your fingers; they shift when they think you aren’t looking.',
    happy:
      '*The flame stretches up to have a look at you.* There! It can taste that, it’s as good as butter. We’ll walk by it for an hour and not need another. Would you say it aloud for the trees? They get so few.',
    stressed:
      'Shh, put the bag down, nobody’ll take it but a squirrel. Now hold a leaf, only look at it: one edge, all the way round, slowly. By the time you’re back at the stalk you’ll have breathed four times. And of all you’re carrying, what’s truly yours?',
    lonely:
      '*They set the lantern between the two of you and sit, so that it lights both faces the same.* That’s a big true thing, and it’ll burn till morning. I’m a little that way myself; I’ve the owls, and it isn’t quite the same as a knee next to yours. Who’d be holding a lamp for you at the edge, do you think?',
  }),
  ...further,
]);
