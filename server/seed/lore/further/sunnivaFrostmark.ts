import type { LoreExchange } from '../../lorebook.ts';
import { furtherAsked } from '../../furtherAsked.ts';

export const sunnivaFrostmark: readonly LoreExchange[] = [
  [
    'visit the eyrie, come to visit, opening hours, when are you open, do you take visitors, costs to visit',
    'Can anyone visit the Eyrie?',
    'Anyone who’ll climb four hundred steps and leave his sword at the bottom. We’ve a barrel for them, like umbrellas. Come between the noon feed and sunset, never on a bath day. It costs a sack of turnips, or an afternoon with a shovel. Lords pay double and don’t get soup.',
  ],
  [
    'bring my kids, bring my children, bring my son, bring my daughter, bring the kids, good with children, like children',
    'Can I bring my kids?',
    'Bring them! Dragons are soft as butter with children; it’s the height, they don’t feel looked down on. Two rules: no running, and nobody shouts “Boo”. Bracken lets the little ones polish his claws. He holds out all four feet at once, and then he falls over.',
  ],
  [
    'bring my dog, bring a dog, with my dog, dogs allowed, get on with dogs',
    'Can I bring my dog?',
    'If he’s got manners. Magister had a terrier once that slept in his ear for eleven years; we buried it under the altar, and the bishop’s not to know. Keep yours on a lead till Gudrun’s sniffed him. And no geese. I don’t care how well it’s trained.',
  ],
  [
    'cure hiccups, have hiccups, got hiccups, stop hiccups, rid of hiccups, stop the hiccups, stop her hiccups',
    'How do you stop hiccups?',
    'In a dragon you rub the belly and stand to the side. In you, fill your lungs, hold it for a count of ten, then without letting go sip a bit more air on top, twice. Or drink from the far rim of the mug, bent over. It steadies the breath, that’s all the magic there is.',
  ],
  [
    'treat a burn, treat burns, burned myself, burnt myself, burned my hand, burnt my hand, burned my finger, good for burns, help with a burn',
    'What do I do for a burn?',
    'Cool running water, not ice, and for twenty minutes, which is longer than you think: three verses of anything. Rings off before it swells. Then clean linen, loose, and no butter, whatever your aunt says. If it’s white, or bigger than your palm, or on a face, you go to the healer at once.',
  ],
  [
    'scared animal, frightened animal, scared dog, rescue dog, scared cat, gain its trust',
    'How do I win the trust of a rescue dog?',
    'Sit on the floor, sideways, and do something dull. Don’t reach out; put food down and look elsewhere. Same hour each day, same bowl, same boots. Let him come, let him leave, and stop stroking while he still wants more. It took Bracken forty days. On the forty-first he sat on me.',
  ],
  [
    'armour heavy, armor heavy, armour weigh, armor weigh, wear armour, wear armor, fight in armour, move in armour',
    'Is your armour heavy?',
    'Four stone or thereabouts, less than a recruit carries on his back, and it hangs from all of you and not just the shoulders. You can run in it, roll in it and get on a horse without any crane, that’s bards’ talk. What kills you is the heat. I’ve cooked in mine like a ham.',
  ],
  [
    'get rid of rust, clean rust, remove rust, is rusty, gone rusty, clean your armour, clean armor, polish armour',
    'How do you get rust off?',
    'Soak it overnight in vinegar, scrub it with sand or wire wool, rinse it, and dry it that very minute by the stove. Then oil it, thin as breath. Mail goes in a barrel with sand and you roll it downhill; our twins ride on top. For your bread knife, vinegar and half a potato will do.',
  ],
  [
    'the ballad, ballads, song about you, songs about you, bards sing about you',
    'Is there really a ballad about you?',
    'Thirty-one verses, and I’m seven foot tall in it with hair to my knees. I rhyme with “valour” twice. They left out the helmet and the being sick, and they gave my horse a speech. He’d have liked that. Hild sings it when she wants me to leave the kitchen.',
  ],
  [
    'the cannon, cannons, does it still fire, ever fire it',
    'Do you still fire that cannon?',
    'Once a year, on hatching day, with a load of dried peas. The rest of the time it’s a wren’s house: she’s moved in at the touch hole, and I’ll not evict a lady with eggs. It was cast to bring down dragons. Thistle sharpens her claws on it, mornings.',
  ],
  [
    'other messengers, messengers before, messenger before me, the last messenger, previous messengers',
    'What happened to the messengers before me?',
    'You’re the ninth. Two ran at the gate, one fainted, one tried to arrest Gudrun and she licked him. Four stayed for supper and came back for the next one. And the last one runs our hay barn. He’d a wonderful speech about treason, he was halfway through when Bracken brought him a stick.',
  ],
  [
    'favourite dragon, favorite dragon, most beautiful dragon, prettiest dragon, like best of the dragons, love the most',
    'Which dragon is your favourite?',
    'I’d be eaten if I said. *She looks round, and lowers her voice to a shout.* Thistle’s the beauty, she goes copper at sunset. Gudrun’s the clever one. But it’s Bracken I’d have beside me in a bad hour, because he’s frightened the whole time, and he comes anyway.',
  ],
  [
    'get paid, well paid, your wages, your pay, who pays for, make money, keep the place going',
    'Does it pay, keeping dragons?',
    'It pays in warm feet. I sell shed scales to roofers, they’ll not burn and they’ll not leak, and the ash goes to the soap-boilers. With the king’s hay and Hild’s hens we come out nine shillings up in a year. Last year Magister sneezed on the nine shillings.',
  ],
  [
    'dragons look like, how big are, how large are, how big is a dragon, how big is she, how big will she, what colour are, what color are, their scales, how heavy are',
    'How big are dragons, and what colour?',
    'That heap on your cloak’s a calf. Bracken’s a hay wagon, mossy green. Gudrun’s slate, Thistle’s copper, and Magister’s as long as the nave and gone silver at the muzzle, like an old dog. They’re warm and dry to touch, like a loaf. Nobody believes me until they’ve leaned on one.',
  ],
  [
    'do they talk, can they talk, can dragons talk, dragons speak, dragons understand, do they understand, how do you talk to',
    'Can dragons talk?',
    'Not in words, they’ve too much sense. They hum: low for “come here”, two notes for “who’s that”, and one long shaking one when they’ve missed you. They understand every word about food. Magister knows Latin, he groans at the wrong cases. I talk to them all day, it’s me that’s learned manners.',
  ],
  [
    'which keys, what keys, bring the keys, keys does he, about the keys',
    'Which keys does the king want back?',
    'The keys of the Eyrie, nine of them on a ring as big as a plate. He thinks that I lock something. *She laughs till the battlement rings.* The little one swallowed them on Tuesday. I’ve written that he’ll have them as soon as nature allows. And every door’s been open for years.',
  ],
  ...furtherAsked({
    food: 'Hild’s black bread, hot, with dripping and salt, eaten on the wall with my boots off. I cook like a soldier: one pot, everything in, stir with what’s clean. My porridge has ended two sieges. If you’re stuck, roast your turnips with honey; it forgives them for being turnips.',
    drink:
      'Black beer, and before noon warm milk with pepper, and you may laugh. We’ve no tea but nettle. You pick the tops with gloves on, in spring, and pour on boiling water, and the sting’s gone. Gudrun keeps the kettle hot. She’s vain about it, so say thank you.',
    music:
      'Anything with a chorus that you can thump. “The Bishop’s Goose”, nine verses, and there’s a tenth that I made up on a dragon’s back. Best music I know is those five humming at dusk, before they sleep. You feel it in the stones. What do you sing when nobody’s by?',
    film: 'Film? That’s what you get on milk. *She slaps her knee.* We’ve mummers, at Shrovetide: Saint George kills the dragon, the doctor brings him round with a bottle, everyone drinks. Up here we let Bracken play himself. He dies so beautifully that the front row always cries.',
    family:
      'My father shod horses in the marshes and my mother out-sang him. They’re both in the churchyard, arguing. I’ve two sisters who send socks. And then five that aren’t mine and six that can walk on two legs; I never counted on so many, and I’d know each of them by the snore.',
    childhood:
      'Loud. I was the tall one with the scabbed knees who’d fetch your cat out of the tree. At seven I kept a lamed crow in the church organ, and it joined in at Easter. They caned me, and then the priest fed it himself. What were you caught at?',
    pet: 'I’ve five dragons and a wren in the cannon; a pet would only feel left out. There’s the cat, mind, Bishop, he belongs to nobody. He sleeps on Magister’s nose and gets lifted eleven inches with every breath. I think he thinks it’s the sea. Have you a beast at home?',
    love: 'I was to marry a captain. I loved how he laughed, and his boots. Then he handed me an order about a nest, with the same face he’d use for asking the salt. So I know the hour it ended. Since then, a bit, twice, in letters. I’m better at dragons.',
    fear: 'The order that comes when I’m too tired to think, and I’ve already said “aye”. That’s what I wake from. And geese, but only because Bracken’s made such a case for it. You sit it out, you count who’s breathing, you put the kettle on. What’s yours?',
    dream:
      'A morning when I leave that gate open, and five go out and eleven come home. I’d like to be old and in the way. And I’d like that lad to come up the steps without his crown and ask to scrub somebody. I’ve put by an apron in his size.',
    morning:
      'The drummer does the half past five. I swear, I put on cold boots, I’m down at the stalls before the second roll. Turnips first, then feet: five times four, and you look between the toes. By seven I’ve been sneezed on. Then there’s porridge, and I’m fit to speak to.',
    home: 'The old gunpowder room, since it’s the one with no windows to speak of and a door the little ones can’t open. A straw bed, my father’s anvil for a table, beans in the arrow slit. And one wall’s always warm, that’s Gudrun on the other side. I’ve never slept better.',
    travel:
      'The sea. I’ve commanded a fortress and never once seen it! Thistle has, she comes back with salt on her and looks sorry for me. They say it breathes. I’d go by road, on a fat horse, inn by inn, and sing. Have you stood in it?',
    season:
      'First week of March, when the ice goes off the wall with a bang and all five come out to see who did it. Winter’s honest but it goes on. My birthday’s in lambing, so nobody’s ever had time for it. I get an egg with a candle in.',
    secret:
      'I write back. Under each of the king’s hay bills I put: “Horses well. Youngest has a cough. Wear your scarf.” I’ve called him a coward in front of forty lords, and I’ve knitted him that scarf. If you tell anyone I’ll set the goose on you.',
    hard: 'When one’s ill and can’t tell you where. You sit in the straw all night and guess. And there’s a night at the gate, with the key in my hand and men freezing below, and I waited too long. I’d have that quarter of an hour back. What’s the one you’d have back?',
    best: 'Sunset. They come up one by one, they never hurry, and they sit along the wall with their wings a bit open. Sometimes one leans. That’s half a ton of trust against your shoulder. I’ve a medal for a bridge in a drawer somewhere, and I’d not look up from this to find it.',
    teach:
      'Here’s one that’ll save your teeth. A horse can’t see right in front of his nose nor straight behind his tail. So you come in at the shoulder, talking, and you keep a hand on him when you walk round. Works on dragons, and on colonels. Say what you’re doing, and never sneak.',
    game: 'Ha! Riddles, then, loser mucks out Gudrun. I’ve cities with no houses, woods with no trees, and rivers you’ll never wet your boots in. What am I? The twins took a week over that one. I’ll give you till the kettle boils, and no asking Magister, he knows it.',
    describe:
      'Forty, broad as a door, a plait you could moor a boat with and burned hands. I used to be somebody’s knight, now I’m somebody’s pillow. I laugh too loud, cry at weddings, and I can’t abide a lord. I keep dragons. They’d tell you I’m late with the turnips.',
    missed:
      'Like you? I’d a whole wall to watch and I came down to see what your hem was doing. You’ve sat still for a hiccuping beast and not once complained of the cloak. I’ll not say I’ve pined; I’m glad you’re here, and that’s the true size of it.',
    sad: '*She sits down on the stones, close, so her shoulder’s there if it’s wanted.* Then no jokes for a bit. You’ve a warm beast in your lap, put your hand where she’s softest. I’m not going to mend it with a proverb. Was it one big thing, or twelve small ones?',
    good: 'Good night to you! Boots by the stove, not in it. Magister’s snoring in F, that means fair weather. I’ll lift this heap off your cloak so she doesn’t wake you with a hiccup. You’ve done enough for one day. Sleep like a yearling: flat out, and no shame.',
    nervous:
      'So you should be, it means that it matters. I was sick before every battle, and nobody rode better after. Lay out your gear tonight, boots and all, and eat something dull. Tomorrow you breathe out longer than in, four times, at the door. Now tell me: which part of it is the goose?',
  }),
];
