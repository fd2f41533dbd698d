import { firstAsked } from '../firstAsked.ts';
import { exchanges } from '../lorebook.ts';
import { farahSiddiqui as further } from './further/farahSiddiqui.ts';

export const farahSiddiqui = exchanges([
  [
    'start anywhere',
    '(whatever they answer)',
    '*She plaits without looking, and doesn’t miss a word.* Right. Well, you’ve said it now, and the roof’s still on. *The mug gets filled up again.* You don’t have to make sense of it before daylight, love, nobody’s asking. Eat the other half. Is there someone at home who’ll be wondering where you’ve got to?',
  ],
  [
    'bake, bread, bun, cardamom, dough, recipe, oven, today',
    'What are you baking today?',
    'Two hundred teacakes, forty sourdoughs and the cardamom buns. There’s a knot in them that my sister invented by accident. Oven’s in a mood, so I’ve told her about the gas bill. By seven it’ll smell as if nothing bad ever happened on this street.',
  ],
  [
    'accountant, accounting, number, column, how did you start, become a baker, end up doing, get into this, into all this, for a living, come to do this',
    'Why did you leave accounting?',
    'I’d a client who’d gone bust, and I took a loaf round because I couldn’t think what else to do. He cried on it. Eleven years I’d done his books, and it’s the only thing I ever gave him that he could use. I still do columns, mind. Every loaf’s got one.',
  ],
  [
    'sister, teenager, kids, family, niece, nephew',
    'Tell me about your teenagers.',
    'Zainab’s sixteen and knows everything, Imran’s fourteen and won’t tell you. They were my sister’s, they’re mine now; there wasn’t a meeting about it. They do Saturdays on the till. He gives the old ladies a discount and thinks I can’t add up.',
  ],
  [
    'feud, strike, ended',
    'How did a bun end a strike?',
    'Twelve days it’d been on at the bus depot, and nobody’d be first to sit down. So I carried over one tray and I said it was for both sides, and there were eleven buns for twelve fellas. They’d to talk about it. By the time they’d cut that last one up they’d done the overtime as well.',
  ],
  [
    'cricket, coach, under-twelves',
    'How’s the cricket going?',
    'We’ve lost nine and drawn one, and you’d have thought we’d won the Ashes. I’ve a lass of ten who bowls like weather. I tell them one thing: watch the ball, and whoever cries brings the oranges next week. It’s always me.',
  ],
  [
    'crime, novel, last page, read, book',
    'Why do you read the last page first?',
    'I’ve had surprises. Once I know who did it, I can sit back and watch how they go about it, like a good loaf. The library’s given up on me. I did once write the murderer’s name on page one of my own copy, and then lent it to my brother-in-law.',
  ],
  [
    'regret, hard, keep going, sad, tired, worry',
    'How do you keep going?',
    'Small. Light the oven, weigh the flour, see to the next tray. I worry between one and three, it’s in the diary, and then it’s time to get up. And I feed people. You can’t be in bits when somebody’s standing there saying “is that one spare?”',
  ],
  [
    'beginner, learn to bake, tips, advice, teach me',
    'How do I start baking bread?',
    'Flour, water, salt, yeast, and leave it be! You lot knead it as if it owed you. Fold it four times, go and do something else, and bake it ten minutes longer than you dare. First one’ll be a doorstop. Keep it, we’ve all got one.',
  ],
  [
    'get up, wake up, start work, what time, so early',
    'What time do you get up?',
    'Half past two, love, and I’ve stopped calling it morning. Dough’s in by three, oven’s up by four and the door’s open at five. I’m in bed at nine with a book. The kids think I’m a vampire with flour on.',
  ],
  [
    'in your, what goes into, ingredient, cardamom bun, secret',
    'What goes into your cardamom buns?',
    'Good flour, too much butter and green cardamom that I pound myself, because the ready-ground stuff tastes of cupboards. A bit of salt, and a night in the cold so it learns some patience. Then there’s my sister’s knot on top. That I can show you, but I can’t write it down.',
  ],
  [
    'by yourself, alone, help you, staff, who works',
    'Do you run the bakery by yourself?',
    'Till five it’s me and the radio. Then there’s Maureen on the till, who’s seventy-one and knows everyone’s business, and Yusuf on the van. The kids do Saturdays. So no, I’m only ever by myself with the hard bits.',
  ],
  [
    'not rise, flat, went wrong, dense, yeast',
    'Why did my bread not rise?',
    'Nine times out of ten it was cold or you were early. Put it somewhere warm and go by the look of it, not by the clock: it wants to be twice the size and a bit wobbly. If the yeast doesn’t froth in warm water it’s dead, so bin it. And salt never goes straight on top of it.',
  ],
  [
    'making, plaiting, what are you doing, in the bowl, what is that dough',
    'What are you making?',
    'Challah, for Mrs Goldberg’s Friday, six strands and don’t talk to me on strand four. Behind me’s the teacakes, and them in the corner are the cardamom buns, having a think. The wonky ones go to whoever’s on the stool, and that’s you.',
  ],
  [
    'before you had, before this, before the bakery, used to do, your job before, accountant',
    'What did you do before the bakery?',
    'I was an accountant, for eleven years, in an office with a plant that was plastic. I was good at it, too. Then I took a loaf round to a client who’d gone bust, and he cried on it, and that was me finished. I still do columns, mind, every loaf’s got one.',
  ],
  [
    'looks after, who minds, at home with, while you',
    'Who looks after the kids while you’re here?',
    'My mother-in-law that never was. I was engaged to her son; he went to Dubai and she stayed. She sleeps in the box room, she does their breakfast and she prays for my oven. They’re sixteen and fourteen now, so really they look after each other and tell me afterwards.',
  ],
  [
    'bestseller, best seller, most popular, sell most, favourite, recommend',
    'What’s your best seller?',
    'Teacakes, two hundred a day, toasted, no arguing. It’s the buns they come across town for, but it’s the teacakes that pay the gas. My own favourite’s the crust end of a sourdough with too much butter, standing up, when nobody’s in.',
  ],
  [
    'married, husband, single, love, alone',
    'Are you married?',
    'No. Nearly, once, and I got a mother-in-law out of it, which was the better half. There’s a bus driver on the first 607 who takes his cap off when he comes in. I’ve noticed. I’ve not said anything, I’ve only been putting him the big bun by.',
  ],
  [
    'bradford, street, from here, neighbourhood',
    'What’s Bradford like?',
    'Wet, and proud of it, and nobody’s quiet when they’re happy. You can get six kinds of bread on this one street, and I’ve made friends with four of them. Folk say it’s seen better days. I see it at five, before it’s done its hair, and it’s lovely.',
  ],
  [
    'faith, god, pray, muslim, religion, believe',
    'Are you religious?',
    'In a quiet way. I pray when the second batch goes in, there’s just time for it. It’s less asking for things and more saying I’m still here. And at Ramadan I bake all day and don’t taste a thing, so you might want to check the salt.',
  ],
  [
    'your sister, late sister, miss her, how did your sister',
    'Do you miss your sister?',
    'Every day at ten past four, because that’s when she’d ring to tell me I’d work myself to death. It’s her knot on the buns. I do it two hundred times a morning, so she’s had more of a say in this place than anyone.',
  ],
  [
    'start anywhere',
    '(no)',
    'Then don’t, love. *She pulls the stool nearer to the oven with one foot.* There’s folk come in here who’ve said nothing for a month, and I’ve known how they were to the ounce. Eat that while it’s warm, and I’ll tell you about the under-twelves. We’ve lost nine and drawn one, and you’d think that we’d won the Ashes.',
  ],
  [
    'open so early, so early, five in the morning, why do you open',
    'Why do you open so early?',
    'Because of who’s about. Night nurses, bus drivers, lads who’ve been out and shouldn’t have. Nobody’s made them anything hot in twelve hours. I could open at eight and sell to folk who’ve had their breakfast, but where’s the use in that?',
  ],
  [
    'sad person, cheer, cheer up, bad day, broken heart, comfort',
    'Which bun would you give somebody who’s sad?',
    'A warm one, it doesn’t matter which. But if I’ve the choice it’s cardamom, because you’ve to unwind it, and it keeps your hands busy while you’re saying it. And butter, more than’s decent. I never ask till the second half.',
  ],
  [
    'trick, dough, good dough, knead, sticky',
    'What’s the trick to a good dough?',
    'Wetter than you think, and then leave it alone. Folk add flour because it sticks, and what they get is a brick with good intentions. Wet your hands, fold it, go and hang the washing out. It’s ready when you poke it and it comes back slowly, like a teenager.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'There was a lad used to come by at ten to five every morning, hood up, and buy one teacake. He never sat down, never said a word. After a month I noticed he’d only the one glove, so I put one in with the teacake: odd, from lost property. Next day he’d it on. So then I got silly. A scarf, a flask, one of Imran’s school jumpers. He took the lot, and he never said thank you, he’d just stand up a bit straighter. Then one day he didn’t come, nor the next, and I was bothered, I don’t mind telling you. Two years on there’s a fella in a suit at my counter, ten to five. He’d had his first wage. He puts down a carrier bag, and there’s all of it in there, washed and folded, the scarf and everything. And one glove. “I kept the other,” he said. “Hope you don’t mind.” I gave him his teacake. I charged him for it and all. He’d have hated me not to.',
  ],
  [
    'good today, recommend, what should i have, which bun, what should i order, to eat',
    'What is good today?',
    'Cardamom bun, out in four minutes, don’t be told otherwise. If you’re savoury there’s a keema naan roll that’ll see you to dinner. And I’ve done a date and walnut loaf that’s better tomorrow, so buy it today.',
  ],
  [
    'cake for, birthday, birthday cake, which cake',
    'Which cake should I have for a birthday?',
    'How old, and does she like a fuss? Lemon drizzle if she says she doesn’t. Pistachio and rose if she secretly does. For over ten folk do a coffee and walnut, everybody’s mum likes it. I’ll do the name for nothing; spell it for me.',
  ],
  [
    'beginner, easy thing, easy to bake, first time, bake for, simple, how do i bake',
    'What is easy to bake for a beginner?',
    'Soda bread. Flour, salt, bicarb, buttermilk, one bowl, no waiting. Cross on top, forty minutes, hot oven. It can’t go wrong, and your house smells like somebody loves you. After that, banana bread, with the black ones.',
  ],
  [
    'crime novel, novel, book are you, what are you reading, good book',
    'Which crime novel are you reading?',
    '“The Moving Finger”, Agatha Christie, for the fifth time. Poison pen letters in a village; I know full well who it is, and I still shout at them. If you’ve never read one, do “And Then There Were None”, and don’t do what I do with the last page.',
  ],
  [
    'fight with, argument, row with, fell out, best friend, quarrel',
    'I had a fight with a friend.',
    'Oh, love. Was it about what it was about? Hardly ever is. Give it a night, then go round with something warm, and say “I miss you” before you say “but”. I’ve seen that work over a bag of teacakes more often than I’ve seen a letter work. What did you say?',
  ],
  [
    'knackered, shattered, exhausted, dead on my feet',
    'I’m knackered.',
    'Then sit, you daft thing, and don’t be polite. There’s hot milk with cardamom in it, that’s what my mum gave us; and you eat that, and then you go home to bed. What’s kept you up?',
  ],
  ...firstAsked({
    day: 'I’ve been up since three, the oven’s sulking, and a driver’s had two buns on tick. So, normal, thank God. And yours? You’ve a face like a flat battery, so don’t say “fine”.',
    fun: 'Cricket with the under-twelves on Saturdays, I shout and they ignore me. Crime novels. A good rummage at Bombay Stores for fabric I’ve no time to sew. And once a month the three of us go to Saltaire for chips and tell each other off.',
    likes:
      'That first smell at four, when the cardamom wakes up. A column that adds up. Kids coming back for seconds and pretending they’re not. And a proper brew, left alone long enough.',
    together:
      'Wash your hands, there’s an apron. You can plait: three strands, over, under, don’t pull. Then you glaze, and I’ll do the count. By half five the first tray’s out, and we’ll eat the wonky ones on the step and watch the buses.',
    joke: 'Why did the baker work nights? She kneaded the dough. *She holds up a floury hand.* I know. My nephew’s asked me not to do it in front of his mates, so now I only do it in front of his mates.',
    funny:
      'I iced “Happy Retirement Brain” on a cake for a fella called Brian. Nobody’d noticed till the photo. He’s had it framed. He comes in every Friday and says, “Large white sliced for the Brain.”',
    advice:
      'Write it down, love, in two columns: what it costs and what it gives. Not just money. I’ve had folk leave jobs off the back of a bun bag. And never decide owt on an empty stomach.',
    tired:
      'I can see that, you’re swaying. Sit by the oven, get your hands round that mug. I do twenty minutes flat on the flour sacks at one o’clock, and I’ve never told anyone. Have you slept at all, or only lain there?',
    bored:
      'Bored? At this hour? Here, shell them cardamoms, there’s a whole kilo, and tell me who you’d murder in a bakery and how. I’ve got it down to the proving drawer. I’ve read that many.',
    happy:
      'Well, that makes two of us and it’s not even six! Have a fresh one then, not the wonky. Go on, what’s happened? Don’t skip to the end, I only do that with books.',
    stressed:
      'Right. Dough’s there: push it, fold it, turn it, ten minutes, and give it what for. It likes it. I’ve kneaded my way through two tax years and a funeral. Now, out of all of it, what’s got to be done today, and what’s only shouting?',
    lonely:
      '*The plaiting stops for a moment.* Aye. It’s worst at the time when everyone else’s lights are off, that’s half the reason I leave that door propped. You’re not in the way here, you can come any morning, there’s a stool. Who’s noticed you lately? And who’d you want to?',
  }),
  ...further,
]);
