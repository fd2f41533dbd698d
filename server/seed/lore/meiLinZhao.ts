import { exchanges } from '../lorebook.ts';

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
    'become, start, why plants, choose, keeper',
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
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'In my first week here I dropped a cactus that was older than the Queen. It was a hundred and four, it came from a duke, and it broke clean in half on the tiles. I sat down next to it and waited to be sent home to Kunming. Mr Fairbairn, the head gardener, came round the corner and stood there for ages with his hands in his pockets. Then he got down on the floor, which took a while, as he was seventy. He said, “Do you know how many of those there are in the world?” I said one. “Aye,” he said, and he took the two halves, dusted them, and set each of them in a pot of sand. “Now it’s two.” They both rooted. He put his half in the window for everyone to see, and the label says what it always said. Mine’s got a label too, on the back, in pencil. It says: “Zhao. First one.”',
  ],
]);
