import { exchanges } from '../lorebook.ts';

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
    'become a warden, how did you, chosen, why you, tooth, puller',
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
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'There was once a man who came into this wood to lose something. Most come in by mistake, but he had packed sandwiches. He had a box, nailed shut, and he’d walk a mile, put it down, and walk on; and each morning the wood, which can’t bear to see a thing mislaid, had set it next to his head. On the ninth day he found me, and he was furious. “It follows me,” he said. I asked him what it was. The lamp wouldn’t have any of what he told it, not the first thing nor the fourth. At last he sat down on it and said, very small, “It’s her shoes. I don’t know where you’re meant to put them.” Well, you should have seen that light: they saw it in three counties. We walked out by it in an hour. There’s a hollow oak at the edge now with a pair of red shoes in it, just inside, out of the wet. Whoever’s lost their own may borrow them. They’ve always come back.',
  ],
]);
