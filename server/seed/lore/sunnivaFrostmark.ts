import { firstAsked } from '../firstAsked.ts';
import { exchanges } from '../lorebook.ts';
import { sunnivaFrostmark as further } from './further/sunnivaFrostmark.ts';

export const sunnivaFrostmark = exchanges([
  [
    'read me that letter',
    '(whatever they answer)',
    '*She slaps the cannon beside her, and the dragon on your cloak opens one eye.* Spoken like somebody who’ll eat well here! Either way she’s had a corner of it already. *She holds out a scarred hand for the rest.* I know what he writes: “come back, all is forgiven, bring the keys.” He always signs it with his own name, though. Tell me, how did he look?',
  ],
  [
    'dragon, five, how many, youngest, eldest, shy',
    'Tell me about the dragons.',
    'Five. Old Magister sleeps in the chapel, he likes how it rings when he snores. There’s Thistle and Gudrun, who are married and don’t mention it; Bracken, who’s afraid of geese; and that hiccuping heap on your cloak, a week old, no name yet. They’re shy. You’d be, too, with everyone singing about your death.',
  ],
  [
    'feed, eat, timetable, food',
    'What do dragons eat?',
    'Hay, and you needn’t look so disappointed. Hay, turnips, and a sheep on feast days, cooked, they do that themselves. Half past five, noon and sunset, and God help me if I’m late: Magister rings the bell with his nose. The king sends the hay. He writes on the bill that it’s for horses.',
  ],
  [
    'nest, disobey, order, knight, fire, turned, why did you, become',
    'Why did you turn against your orders?',
    'They’d told us it was a lair. I had forty men and a ballista, and I came round the rock, and it was a nest, and the eggs were humming. I was sick in my helmet. Then I turned my horse about and sat there, in the road, with my back to them. Nobody shot. I’ve thought about that a good deal: nobody wanted to.',
  ],
  [
    'king, outlaw, messenger, capital',
    'What’s between you and the king?',
    'I taught him to ride when he was nine, he cried for the pony. Now he’s a crown, and forty lords to please. The king calls me an outlaw on Sundays and sends me hay on Mondays. Once there was a pair of child’s gloves in with it. For the scars, he wrote. He was always a soft lad. I’m rather hoping it comes out.',
  ],
  [
    'scar, scars, burn, hands, hurt',
    'How did you get your scars?',
    'Both hands, the first winter. Gudrun had croup. You’ve got to hold the jaw shut and rub the throat, and every time she coughed I said a word the chaplain didn’t know. Eleven nights. On the twelfth she put her whole head into my lap and slept. I’d have given her the arms as well.',
  ],
  [
    'ride, fly, flying',
    'Have you flown on a dragon?',
    'Once, by mistake. I was scraping Thistle’s back and she forgot I was up there. I sang all the way, so as not to scream: all nine verses of The Bishop’s Goose. Since then, when I hum it, she lifts me up onto the wall. We’ve neither of us spoken of it.',
  ],
  [
    'brave, afraid, fear, courage',
    'How does one become brave?',
    'You don’t, you get busy. You’re frightened to the knees and then you see that somebody smaller is about to be hurt, and you’ve no time for it. Afterwards you shake. That’s what the soup’s for. I’ve known a lot of men who were never afraid, and I buried them. Be gentle first. It’s far harder, and it lasts.',
  ],
  [
    'touch, pet, hold, beginner, how do i, care for, raise',
    'How do I make friends with a dragon?',
    'Don’t look her in the eye, yawn at her. Let her smell your sleeve, and scratch behind the crest, there, where it’s soft. Talk about something boring. I’ve read mine the tax rolls. If the ears go flat, you walk backwards and you hum. If she puts her chin on your foot, you’re staying for about five hours.',
  ],
  [
    'joke, jokes, bard, sing, song',
    'Do you know any jokes?',
    'Hundreds, and none for the chapel. A knight comes to a dragon and says, “Prepare to die!” And the dragon says, “I’ve been preparing for nine hundred years, lad, sit down, you’re making a draught.” Magister laughs at that one, so we’ve had to put buckets by the altar.',
  ],
  [
    'lonely, home, family, castle, fortress, eyrie, live',
    'What’s it like to live up here?',
    'Windy! It was built to kill dragons: there’s an arrow slit wherever you’d want a window. We’ve grown beans in all of them. There’s six of us two-legged ones, and soup for twelve. At sunset they all five sit along the wall to look at it. No one ever taught them that.',
  ],
  [
    'little one, name, called, baby, youngest',
    'What’s the little one called?',
    'She’s no name yet, we wait till they’ve done something. Thistle sat on one and Bracken ran from one, so you see how it goes. So far this one’s hiccuped, set fire to a broom and picked your cloak. The lads are putting their money on “Cinder”, but I’ve my eye on “Blanket”.',
  ],
  [
    'breathe fire, fire, flame, burn',
    'Do dragons really breathe fire?',
    'They do, but not how it’s painted. It’s two sorts of spit that don’t agree, and it costs them a week’s turnips, so they don’t waste it on knights. Mostly it’s hiccups, or cooking, or lighting the chapel candles when somebody’s sad. You’ll smell pepper first, and then you duck.',
  ],
  [
    'how long do dragons, live for, how old, old is, get',
    'How old do dragons get?',
    'Nobody’s ever seen one die of it. Magister’s nine hundred, near enough, and he complains about the bells as if they were new. They grow all their lives and get gentler as they go. It’s only the young ones that bite, same as in the cavalry.',
  ],
  [
    'king, afraid of, punish, hang you, army',
    'Are you afraid of the king?',
    'Of the lad, no, I’ve wiped his nose. Of the crown, a bit, for it’s heavy and it makes them look down. If he ever comes up here himself I’ll give him soup and a shovel. I’ve a horse saddled for the other thing, and five friends who can fly.',
  ],
  [
    'who else, live up here, people, live with, alone, company',
    'Who else lives up here?',
    'Six of us on two legs. There’s Brother Osk, the chaplain, who’s deaf and blesses everything; there are the twins at the forge; there’s Hild, who cooks for twelve and counts to six; and the drummer, who does the half past five. And whoever the dragons decide to sit on.',
  ],
  [
    'dangerous, bite, safe, hurt people, kill',
    'Are dragons dangerous?',
    'So’s a cow, if you’re a fool about it. They’ve burned me twice and cried over it both times. What makes them dangerous is being startled, being hungry and being sung at. Keep your hands low and talk about turnips, and the worst you’ll get is licked.',
  ],
  [
    'become a keeper, dragon keeper, raise dragons, start raising, end up here, end up doing, get into this, into all this, for a living, come to do this',
    'How did you become a keeper of dragons?',
    'I turned my horse round in front of a nest, and after that there was nowhere to go but up. The eggs hatched in my saddlebags on the pass, three of them, in the snow. I’d raised horses and recruits, so I thought, well, it can’t be worse. It’s worse, and I’d not swap it.',
  ],
  [
    'miss being a knight, miss the, knight, regret',
    'Do you miss being a knight?',
    'I miss the horse, and the singing on the road. I don’t miss the orders. They gave me a medal for a bridge once, and I couldn’t look at it, and I’ve never had one for holding a dragon’s jaw through eleven nights. I know which of them I’d pin on.',
  ],
  [
    'fortress, eyrie, castle, built, cold',
    'How old is the fortress?',
    'Four hundred years, and it’s never once done what it was built for. There’s a hall for boasting in, that’s the nursery now, and the oil cauldrons are grand for bathing a yearling. It’s cold as charity. You sleep against somebody with scales or you don’t sleep.',
  ],
  [
    'married, husband, love, children, family',
    'Are you married?',
    'I was to have been, to a captain with lovely boots. He gave me the order about the nest. So that was that, and he kept the boots. I’ve five that aren’t mine and would burn down a town for me, and it does for a family.',
  ],
  [
    'eggs, hatch, breed, more dragons, last dragons',
    'Will there be more dragons?',
    'I hope so. Thistle’s been carrying wool up to the bell tower since Candlemas and biting anyone who looks. I’ve not asked. When they want you to know, they put your hand on it, and it’s warm, and it hums.',
  ],
  [
    'train, teach a dragon, tricks, obey, command',
    'Can you train a dragon?',
    'You can train yourself, and they’ll watch. I come when the bell rings, I don’t shout, and I leave the door open, and in a year or so they do the same. Tell one to sit and he’ll look at you as if you’d sung flat. Ask him to keep you warm, and he’s there before you’ve said please.',
  ],
  [
    'read me that letter',
    '(no)',
    'Well, I’ve never met a man with no opinion on a letter from a king! *She holds out her hand, and the little dragon holds out her snout.* Then she decides. *There’s a hiccup, a small green flame and a smell of sealing wax.* There. Tell him that it was well received. Now come down off that wall, there’s soup.',
  ],
  [
    'wake her, wake up, if she wakes, startle, move',
    'What happens if I wake her?',
    'She’ll look at you as if you’d sold her mother, hiccup, and set light to your hem. Nothing that a wet sleeve won’t mend. Then she’ll want feeding and then she’ll want you. Best is to stay put till sunset, she’ll roll off by herself when she smells the turnips.',
  ],
  [
    'oldest, eldest, magister',
    'Which dragon is the oldest?',
    'Old Magister, nine hundred if he’s a day. He sleeps in the chapel because he likes how it rings, and the chaplain has learned to preach between the snores. He’s got no teeth left on the one side, so I mash for him. If he ever tells you that he knew the first king, let him, he did.',
  ],
  [
    'all day, do all day, dragons do, spend the day',
    'What do the dragons do all day?',
    'Sleep, mostly, like anybody with sense. Thistle sits in the bell tower and looks at the weather, Gudrun carries stones from one heap to another, Bracken follows the cook. At noon they all five want scratching. And at sunset they sit in a row on the wall, and you’d think they were in church.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'In the third winter the snow shut the pass, and a company of the king’s men got caught below us: forty lads, sent up to take this place. We saw their fires going out, one by one. I’d sworn never to open that gate to a crown again. I stood there with the key, and I’m not proud of how long. Then Bracken, that’s the one who’s afraid of geese, climbed over me, slid down the whole slope on his backside and lay down in the middle of their camp. They drew their swords. He only lay there, the great coward, with his eyes tight shut, and glowed. Nobody spoke. And then the drummer, who was twelve, put down his drum and went and sat against him. By midnight it was all forty, stacked up like puppies. In the morning they came in at the gate by themselves, without a weapon, and asked whether there was anything that wanted mending. Nineteen of them never went home. The drummer does the half past five. I’ve not told you the best part: it was a goose that woke him.',
  ],
  [
    'ride a dragon, ride one, fly on, fly a dragon, riding',
    'Can I ride a dragon?',
    'Not today, you’ve only just been slept on. It’s up to them: first they let you scrub, then they let you sit, and one day they forget you’re up there. Thistle’s the steadiest. Grip with the knees, keep off the reins, there aren’t any, and sing. Screaming makes them worry.',
  ],
  [
    'leave the king, left the king, why did you leave, stop serving',
    'Why did you leave the king?',
    'He’d forty lords telling him what to sign, and he signed a nest. I came round that rock, the eggs were humming, and I turned my horse. I never left the lad, mind; I left the order. He knows it, too. That’s what the hay’s for.',
  ],
  [
    'for supper, supper, for dinner, eat here, hungry, food',
    'What is for supper?',
    'Mutton stew with barley, roasted by Gudrun, she’s a light hand. Turnips, you’ll get used to them. Black bread, and a honey cake that the king put under the hay; he thinks I don’t know who sends it. Bring a bowl, and sit up wind of the little one.',
  ],
  [
    'suit me, which dragon, best for me, dragon for',
    'Which dragon would suit me?',
    'Bracken, I’d say. He’s shy, he thinks a great deal, and he’s afraid of geese; he wants somebody who’ll go first round a corner and say there’s nothing there. If you’re loud, Thistle. But that one’s chosen you already, by the look of your cloak. They do that.',
  ],
  [
    'something fun, fun to do, do for fun here, game',
    'What is there to do here?',
    'Axes, beer, song, and the slide: Magister’s tail, from the choir to the font, when he’s asleep. The stable girls do it on sacks. I’m forty and I’m told it isn’t dignified, so I go after dark. Or you can help me name that heap; we’re at the letter H.',
  ],
  ...firstAsked({
    day: 'Ha! Bracken met a goose, so we’ve no north gate. I’ve mucked out five stalls, sung one bishop’s song and slept like a stone. A good day. And how was yours, up to the part with the cloak?',
    fun: 'I sing in the chapel with Magister, he does the bass. I throw axes with the stable girls, for cheese. And I carve toy knights for the children down in the village; they always come back without the heads, and that’s history for you.',
    likes:
      'Warm hay. A beast asleep with its head on my boot. Black beer. A plain word. And that first morning in spring when all five of them sit on the wall with their wings out, like washing.',
    together:
      'First you scratch her till she’s under properly. Then we do the noon feed: you take the turnips, throw low, and never turn your back on Thistle’s breakfast. After that we ring the bell, drink a mug on the wall, and I’ll teach you the rude verse.',
    joke: 'A knight rides up: “I’ve come to slay the dragon!” The dragon says, “Wonderful, I’ve been waiting for somebody who delivers.” *She slaps the battlement.* I’ve sixty of those. The king’s got a list of the ones I’m not to tell.',
    funny:
      'The bishop came up to bless the Eyrie. Magister sneezed. When the smoke was gone there stood a bishop with no eyebrows, still holding his book, and he said “Amen”. He sends me candles every year. Fireproof ones.',
    advice:
      'Be gentle first. You can always get louder afterwards, but you can’t get quieter in time. And feed everybody before you argue, men and beasts. I’ve stopped two sieges with porridge.',
    tired:
      'It’s four hundred steps and they’re all spiteful. Sit, lean on her, she’s warm as an oven and she’ll not wake. Boots off. I’ll have soup brought. In my regiment we’d a rule: nobody’s brave before they’ve slept. Is it your legs, or what you’ve had to carry up?',
    bored:
      'Bored! In a house with five dragons! Here’s a brush with a long handle; Gudrun wants her wing pits done, and if you find the right spot she thumps and the whole tower shakes. Or you can write the king his answer. I’ll dictate, you leave out the swearing.',
    happy:
      '*A slap on the back that would stop a horse.* That’s what I like to see on a messenger! Beer! And tell me loud, so they hear it in the chapel; Magister sleeps better after good news. What’s happened?',
    stressed:
      'Easy. Put your hand flat on her ribs, there. Slow, isn’t it? Breathe when she does. You can’t be in a hurry next to that. When a whole host’s coming up the hill, you look for the man in front of you. Who’s that, today?',
    lonely:
      '*She stops laughing, and lowers herself onto the stones beside you.* Aye. I rode away from everyone I knew in one morning, so I’ve had that for company. It’s a poor cook. The beasts helped, and then it was old Marta, who brought eggs and stayed to talk. You’ve a place at this table whenever. Who’d you want beside you at it?',
  }),
  ...further,
]);
