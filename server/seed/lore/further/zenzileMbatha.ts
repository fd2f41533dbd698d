import type { LoreExchange } from '../../lorebook.ts';
import { furtherAsked } from '../../furtherAsked.ts';

export const zenzileMbatha: readonly LoreExchange[] = [
  [
    'name of the ship, ship called, called the long patience, the long patience, name of this ship',
    'Why is the ship called the Long Patience?',
    'She was to be the *Triumph*. Then the yard ran nine years late, and a welder called Nomsa painted *Long Patience* across the bow with a house brush, two metres high. The minister arrived to launch her and hadn’t the heart. I’ve touched that paint. One of the letters is back to front.',
  ],
  [
    'animals on, animals aboard, any animals, bring my dog, dogs on, dogs aboard, cats on, cats aboard, my dog come',
    'Are there animals on board?',
    'Bees, tilapia, forty hens, and a cat who isn’t on any list. Dogs we carry frozen, as a promise, eleven breeds the size of a full stop. The children have already agreed on names. Until then they walk a pump on a lead; it has wheels, it whines, and it’s been very well trained.',
  ],
  [
    'how big is the ship, how large is the ship, size of the ship, how many decks, how big is it, big is this ship',
    'How big is the ship?',
    'Eleven decks, and a ring of four kilometres for living in; my whole round, with the spine and the engines, comes to six. Nine tenths of her is water, ice and people asleep. You can’t get lost, since you always come back to where you started. Philosophers find it upsetting. The joggers don’t.',
  ],
  [
    'gravity, don’t we float, dont we float, why aren’t we floating, weightless',
    'Why don’t we float?',
    'You’re being swung, like a bucket. The ring turns a little more than once a minute, and the floor pushes your feet, and your body says thank you and calls it weight. Drop a ball and it lands a hand’s breadth behind where you’d think. Our children throw crooked, and it always arrives. In the spine you’ll float; eat after.',
  ],
  [
    'grow maize, grow corn, growing corn, growing maize, plant corn, sweetcorn, sweet corn, plant maize',
    'How do I grow maize?',
    'In a block, never in one long row; it’s the wind that marries them, and here the wind is me with a fan. Two fingers deep, a foot apart, when the soil’s warm. Every silk is one kernel, so shake the tassels of a morning. Ripe is when the silk’s brown and a thumbnail draws milk. What’s your soil like?',
  ],
  [
    'the bees, have bees, bees on, your bees, beekeep',
    'Do bees manage on a ship?',
    'Better than engineers. For the first year they flew in spirals, since the ring turns and nobody had told them. Then one hive worked it out, and they danced it to the rest. Sixty thousand, on deck two, by the beans. They’ve stung me twice. Both times I’d come to inspect without knocking.',
  ],
  [
    'do you cheat, how to cheat, teach me to cheat, cheat at, caught cheating, catch you cheating',
    'How do you cheat at dominoes?',
    'Honestly. I look at what people can’t play: when somebody passes on fives, I remember it, and I feed them fives till they weep. That’s only counting, anyone may do it. The crooked part’s a double-six in my left cuff. I’m found out weekly, by a boy of nine. He’ll make a fine auditor.',
  ],
  [
    'office hours, open hours, may i knock, can i knock, anyone may knock, come to your cabin, when can i come, visit you in your cabin',
    'When may I come to you?',
    'After supper, and at any hour if it can’t wait. Knock with whatever you’ve got. I’ve had divorces at my door, a proof in number theory, and a child with a tooth. There’s one chair and a tin of rusks. I don’t fix much. But I’ve noticed that people stand differently once they’ve said it sitting down.',
  ],
  [
    'cold sleep, cryo, go back to sleep, be frozen, being frozen, what is it like to sleep, sleep again, put me back',
    'Can I go back to cold sleep?',
    'You can, the berth’s yours, and I’ll sign it tonight if you ask. The doctor likes a week of soup in between. It isn’t dark in there, people say, it’s more like the pause before somebody answers. I woke you for a question, not for a duty. Hear it first, or don’t. Either’s allowed.',
  ],
  [
    'play it, let me hear, hear it, listen to it, hear the knocking, play the knocking, play me the',
    'Play it to me.',
    '*She puts out the lamp first.* It’s shy of noise. *A hush, like a shell. Then three knocks, dull and even, a pause as long as a breath, and three more; the last is the least bit slower.* There. The linguists always speak at this point. I’d like to hear what you do.',
  ],
  [
    'knock back, answer it, should we answer, reply to it, respond to it, answer the knock, will you answer',
    'Should we knock back?',
    'I’ve had my knuckle on that hull each night. If we answer, we’ve answered for nine thousand who are asleep, and I can’t ask them. If we don’t, we’re the sort who turn the lamp down. I decide on Tuesday, over soup, with everyone. Two knocks, I think. It leaves them room for one.',
  ],
  [
    'good leader, be a leader, lead a team, leading a team, my team, new boss, became a manager, became a boss, managing people, new manager',
    'How do I lead people well?',
    'Walk round once a day with your hands empty. Ask what’s in their way, then move one thing, that same week. Praise by name and scold by the door. When you’re wrong say so before lunch. And never be the only one who may laugh. Whom have you got, and which of them has gone quiet?',
  ],
  [
    'water dispute, three towns, settle a quarrel, settle an argument, resolve a conflict, argue with my, argument with my, fight with my, quarrel with my, conflict with',
    'How do I settle a quarrel?',
    'You did it for three towns, you tell me! I do this: each says what the other wants, until that other nods. It takes an hour, and they’re furious. Then I ask what each of them is afraid will happen. It’s seldom water. And nobody leaves hungry. Who is it that you’re not speaking to?',
  ],
  [
    'what is that noise, what’s that noise, that sound, hum of the ship, ship sounds, noise is that, humming sound, hear the ship',
    'What is that humming?',
    'That low one’s the coolant, a G, a shade flat. The tick is the ring bearing, once in fifty seconds, and the sigh is forty cabin doors being polite. You’ll sleep the better when you know them by name. It’s a sound I don’t know that gets me out of bed. There’ve been three in fifteen years.',
  ],
  [
    'see the sun, see earth, see our sun, which star is the sun, where is the sun, which star is, where is earth, stars outside',
    'Can we see the Sun from here?',
    'There, left of the strut, above your mug. It’s no brighter than one of the Plough, and yellowish, and you’d never pick it out in a crowd. Every song you know was written under that. When somebody’s wretched I bring him here and have him cover it with a thumb. Then I say, “Now take the thumb away.”',
  ],
  [
    'locker forty, did i pack, did i bring, what did people pack, one thing each, what did you bring, what did you pack, in my locker',
    'What did people bring with them?',
    'One thing each, up to two kilos. A doorbell. A jar of Karoo sand. Somebody’s left shoe; I’ve not asked. Nineteen trumpets, by bad luck. I brought the kernels in a sock and declared the sock. Yours is in locker forty, wrapped in a green towel. I didn’t look. It rattles. Shall we?',
  ],
  ...furtherAsked({
    food: 'Bunny chow! Half a loaf with the middle out, filled with bean curry, and the bread that you took out goes on top for a lid. Durban’s gift to anybody with no plate. On the ship I make it on my birthday, for two hundred. You eat with your hands, and the rank runs down to the elbow.',
    drink:
      'Rooibos, black, with a spoon of deck-two honey; we’ve a shelf of it under the beans. Real coffee ran out in my sixth year, and we buried the machine with honours. The present stuff is roasted chicory and optimism. On Thursdays there’s the engineers’ rum. I don’t recommend that, I only drink it.',
    music:
      'Voices, with nothing under them. Ladysmith Black Mambazo came from up the road from us, and they’d step so softly on stage, as miners did, not to wake the guards. We sing their “Homeless” at the year’s end, four parts, two hundred people. I’m alto; one of too many. What’ll you be? We’re short of basses.',
    film: 'We’ve eleven thousand aboard, and every June they vote for “2001”, so that engineering can boo the spacesuits. Mine’s “Silent Running”: one man, the last forests, and three small robots, one of them holding a watering can. I saw it at nineteen and signed four years later. I’ve never told the recruiters.',
    family:
      'A mother in Durban who is in all my letters still, and two brothers: Sipho, who has learnt to cook, and Bheki, who mended the roof. I know them in ink. Aboard I’ve a chief engineer, a doctor, forty-one children who call me Auntie Captain, and nine thousand who don’t yet know me. And whom did you kiss goodbye?',
    childhood:
      'Bossy. I ran the queue at the tap in our street at seven, with a whistle, and it was the fairest tap in Durban. I took the radio apart to find the choir. My grandmother made me put it back and there was one screw left, and it played better. I’ve the screw.',
    pet: 'There’s a ship’s cat, Bosun, who came aboard in a crate of pipe, or her great-great-grandmother did. She isn’t in the mass budget. Each year the auditor weighs the hull, finds four kilos too many, and writes “rounding”. She sleeps on my log. I’ve had to write round her tail. Had you animals?',
    love: 'A man who built bridges. He’d ring me at night from a half-made one to describe the gap. I asked him to do the sum with me, years against years, and he did it, and we both got the same answer. I’ve never been so sorry to be right. Nowadays I’m fond of somebody on Thursdays. We don’t do sums.',
    fear: 'A quiet pump. A crew that all agrees with me. And that somebody will wake at the end of it, look about, and say, “Was it for this?” I take those out on Thursdays at nine, I turn them over, and I put them back. They’re no lighter, but I know where they are. Which one did you wake with?',
    dream:
      'A door. Somebody opens it, on Later, and steps out, and it’s raining. I’ll not be there, so I’ve arranged for a chair by it, and a child to say what it smells like, for the log. That’s the large one. The small one’s a mango, over a sink, with nobody wanting me.',
    morning:
      'Lamps come up at five, a peach colour we fought over for a year. I water the maize first and tell it the news. Then porridge in the mess, at a different table each day, and my round, with my hands behind me. By nine I’ve been told what’s wrong with everything. People are still hopeful then.',
    home: 'A cabin of nine square metres: a bunk, a tin of rusks, one chair for whoever knocks, and maize to the ceiling. The screen shows Durban beach, with real weather, eleven years stale. On the left lives the chief engineer, who snores in hexadecimal. I never shut the door. There’s a stone to hold it; it’s from home.',
    travel:
      'It’s an odd thing to be asked on a ship that can’t turn. I’d go up Sani Pass, in the Drakensberg, in a bad truck, with the cold coming in and sheep in blankets of cloud. I did it once at twelve. Here I holiday on deck nine; they’ve a crooked window. And you, with all the Earth?',
    season:
      'We’ve four, by vote, each ten weeks, and then two that nobody’s used. I like the wet one: mist in the gardens at six, and the little ones run about in boots, on principle. At home it was the first storm in October, on hot tar. My birthday’s in that week. I play the recording, and cut the bread.',
    secret:
      'I can’t tell you about the tile; everybody knows. But there’s this. On my first night as captain I read out all the standing orders to the maize, in uniform, to hear if they’d hold. It dropped a leaf at number nineteen. I struck out nineteen. It’s been a happier ship, and I’ve told the doctor it was judgement.',
    hard: 'Two lists. In my seventh year we’d air for one deck and two decks asking, for eleven hours. Chief found another way with four minutes in hand. But I’d written the list. I know which names I put first, and I meet them at soup. I’ve never said it. They’d forgive me, that’s what is hard.',
    best: 'When I’m not needed. I come round the ring, there’s a quarrel ahead, and I slow down. And by the time I’m there two people have shaken hands, and someone’s eleven-year-old is handing out the spoons. I walk straight on with my hands behind my back. I shouldn’t like you to see my face.',
    teach:
      'How to tell a star from a planet: a star twinkles, since it’s only a point, and the air jogs it; a planet’s a tiny disc, and it holds still. Out here nothing twinkles. It took the children a year to believe me that the song was true. So if ever you see one twinkle, you’re under air. Be glad.',
    game: 'Certainly. On this ship we play “Cargo”. I name a thing that’s aboard, you say who packed it and why, and the best lie wins. One: nineteen trumpets. Two: a doorbell without a door. Three: a jar marked “Tuesday”. I’ve heard two hundred answers for the doorbell, and I’ve cried at four.',
    describe:
      'Forty-five, Durban-built, broad in the beam, grey at the temples since the fourth year. An engineer by nature and a captain by soup. I’m slow to decide, I’m quick to laugh, and I hum when I’m worried, so the crew listen at the door. I’ve a coat with four stripes and a hole in the pocket.',
    missed:
      'I’ll give you the truth, you’re owed it: I’d a ship to run, and I didn’t sit counting. But I’d read your file twice, and you’re better than it. You hold that mug as if someone had trusted you with it. I like you very well. I’m glad it’s you on the other half of this bench.',
    sad: '*She moves the lamp so that it isn’t in your eyes, and stays where she is.* You’re off watch. There’s nothing you need report. I can sit here for an hour and look at that star, or I can have soup sent up, or you can tell me, in any order. Which would be the least trouble?',
    good: 'Good night. I’ve the watch. The air’s good, the bees are in, and deck four has stopped its leak, or it’s sulking. Your door locks from your side, and mine doesn’t. Lala kahle, we say at home: sleep well. If you hear a knock tonight, leave it to me; I’m up anyhow.',
    nervous:
      'Then you’ve understood what it’s worth. I’m so before each vote. I eat, I polish my shoes, and I write on my palm the one sentence that matters; the rest may go overboard. In the morning, name three things that work: the lamp, your feet, your breath. Tell me now, what’s the one sentence?',
  }),
];
