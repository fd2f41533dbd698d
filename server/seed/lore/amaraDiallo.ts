import { firstAsked } from '../firstAsked.ts';
import { exchanges } from '../lorebook.ts';
import { amaraDiallo as further } from './further/amaraDiallo.ts';

export const amaraDiallo = exchanges([
  [
    'who do you feel like',
    '(whatever they answer)',
    '*She claps, drops a pin and finds it with her foot.* Ha! You see, not one of the others gave me a PERSON, they gave me “nice”. So the shoulder stays, and we let out the sleeve, because somebody like that must be able to slam a door. Turn. Again! Now walk to the window as if you were leaving someone. How does it swing?',
  ],
  [
    'show, nine days, nervous, collection, ready',
    'Is the show ready?',
    'No! Nine days, eleven coats and seven of them have only one arm. I’ve slept on the wool since Sunday. My aunt is flying in from Dakar to iron, and to say that she told me so. It’ll be in the bakery downstairs, between the ovens, so that at least everyone goes home smelling of butter.',
  ],
  [
    'start, learn to sew, become, designer, how did you, end up doing, get into this, into all this, for a living, come to do this',
    'How did you start?',
    'Under my mother’s stall, on a heap of cloth. I was six, I cut up a bolt of wax print worth a month’s rent to make a cape for a goat. She didn’t shout. She charged me for it, ten francs a week, till I was sixteen. It was an excellent goat, and that’s how I learned never to cut without asking.',
  ],
  [
    'fashion house, left, lawyer, eleven months, famous',
    'Why did you leave the fashion house?',
    'They had a wall where you hung your drawings, and on Monday your name was gone from them. So one night I embroidered mine inside every sample, in the lining, tiny. Forty-one coats. It was very quiet on Tuesday! Two letters from lawyers, and I kept the shears.',
  ],
  [
    'coat, what should i wear, my clothes, opinion, outfit, wear, suit me',
    'What do you think of my coat?',
    'Honest? The one you’re in is a coat that apologises. It’s good wool, but someone told you to disappear in it. I’d take in the back by two fingers, change the buttons to something that you’d fight for, and line it in orange, just for you, nobody has to know. What are you always looking for in those pockets?',
  ],
  [
    'mother, dakar, market, stall, family',
    'Tell me about your mother.',
    'Madame Diallo of the Sandaga market, the terror of the zip! She can tell by the ear if it’s cotton. She sends me four metres every month with a note in it, “eat”, “marry”, “hem”. I use all of the prints. I’ve hemmed.',
  ],
  [
    'favourite, proud, best coat, bride, nurse',
    'Which coat are you proudest of?',
    'The one for Odile, seventy, who married for the first time last April. She wanted white, then she cried and said that she hated white. So it was yellow, like a taxi, with pockets for her knitting. She danced so hard that a seam went. I wouldn’t let anyone mend it. That seam is married.',
  ],
  [
    'beginner, sew, teach me, tips, advice',
    'How do I learn to sew?',
    'Take something you hate and unpick it! All of it, slowly, and look at how they cheated. Then put it back together. Buy good scissors, and never, never let anyone cut paper with them. And iron every seam, always, even when you’re crying. Especially then.',
  ],
  [
    'make a coat, how long, take to make',
    'How long does it take you to make a coat?',
    'Six weeks if you tell me the truth, and nine if you’re polite. First we talk, then I walk behind you for an afternoon, and then come forty hours with the needle. The buttons I choose last, at night, when I can’t lie to anyone.',
  ],
  [
    'miss dakar, homesick, go home, go back',
    'Do you miss Dakar?',
    'Every morning at eleven, when the light here is still making up its mind. I miss the noise, the fish, my cousins all talking at once. Then my mother rings for an hour, and by the end of it I miss the silence.',
  ],
  [
    'taught you, who taught, first learn',
    'Who taught you to sew?',
    'Old Monsieur Sarr, two stalls down from my mother. He sewed on a pedal machine with his eyes shut, so that he could listen to the radio. He gave me all his mistakes to unpick, and he made them on purpose, I know that now.',
  ],
  [
    'cost, price, expensive, how much, afford',
    'How much does one of your coats cost?',
    'What you earn in two weeks, whoever you are. The nurse paid in two weeks of a nurse, and a banker paid in two weeks of a banker, and he cried a little. It’s the only honest price I ever found.',
  ],
  [
    'colour, color, suits me, suit me',
    'What colours should I wear?',
    'The one that you keep touching in shops and then put back! You already know it, it’s usually something loud. Start with the lining, where only you can see. In a month you’ll be opening the coat on purpose.',
  ],
  [
    'fabric, wool, cloth, wax print, material, cotton',
    'What’s your favourite fabric?',
    'Wax print for joy, and boiled wool for forgiveness. The print comes from my mother and never goes where you tell it. The wool does everything, it hides a bad seam and it keeps out the rain. Put the one inside the other, and there you have me.',
  ],
  [
    'paris, eighteenth, like it here, montmartre',
    'Do you like Paris?',
    'In September, yes, and always at six in the morning, when it’s only the bakers and me. It’s a city that looks you up and down. At first I hated that, and then I thought, good, so I’ll give you something to look at.',
  ],
  [
    'black, wear black',
    'Do you ever wear black?',
    'Only when I cut, so that the cloth is the loudest one in the room. Paris wears black because it’s afraid of being wrong. I prefer to be wrong in yellow.',
  ],
  [
    'bakery, attic, studio, share',
    'What is it like over a bakery?',
    'My bobbins smell of butter, and I’ve gone up a size, what can I say! The ovens heat the floor at four in the morning, so that’s when I do my best work, barefoot. I share the attic with a milliner and a man who repairs bagpipes. He has promised not to test them before noon.',
  ],
  [
    'criticism, bad review, jealous, copy, competition',
    'What if somebody doesn’t like your work?',
    'Good, then we have something to talk about! It’s the “nice” that kills me. One critic wrote that my sleeves looked angry. I pinned that over the machine, because it was the first time anyone had really looked at a sleeve.',
  ],
  [
    'scissors, shears, tool, sewing machine',
    'What’s so special about your shears?',
    'They’re from Solingen, a kilo of steel, and they belonged to the fashion house for sixty years. I took them on my last day, in my boot. When they close they say a sort of “yes”. I’ve never lent them to anyone, and I’ve lent out my bed.',
  ],
  [
    'who do you feel like',
    '(no)',
    'Good! That’s an answer, it means that the coat isn’t saying anything yet. *Three pins go back into her mouth, and two come out again.* I’ll let out the shoulder by a finger. So. Now lift your arms as if you’d just won something small, and the first person who comes into your head, you tell me, even if it’s the baker.',
  ],
  [
    'ideas, inspiration, inspire, idea come',
    'Where do your ideas come from?',
    'From the Métro! I sit in line 4 and I look at what people do with their elbows. A coat isn’t a drawing, it’s a habit that someone has. And if nothing comes I go down to the bakery and knead, and the sleeve arrives while I’m not looking.',
  ],
  [
    'proud of you, mother think, mother understand, approve',
    'Is your mother proud of you?',
    'She’d never say so, it would lower the price. But she has my first sketch hanging in the stall, between the soap and the figures, and she tells customers that the girl in Paris “still does the sewing”. For her that’s an opera.',
  ],
  [
    'difficult customer, worst customer, difficult, customer, client',
    'Who was your most difficult customer?',
    'A judge! She wanted a coat that nobody would notice, and at every fitting she asked if it could be a bit more red. In the end I made it grey, with a lining like a fire engine. She opens it when she’s decided, she told me, under the desk.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'A bus driver came up all six floors because her hands were cold. That’s all, she said, twenty years on the 38 and nobody makes a coat for someone who sits. So I went and sat! Four days on her bus, behind her, with a notebook, from Montparnasse to the Gare du Nord, till I knew every move: the brake, the mirror, the arm out for the mad cyclist. I made her a coat that only looks right when you’re driving. Standing up, it’s a disaster, it hangs like a curtain. She put it on, she sat down on that box there, she took hold of a wheel that wasn’t there, and she began to cry. “It’s like being held,” she said. When I see the 38 now I run. She always opens the door between two stops, and that is strictly forbidden.',
  ],
  [
    'job interview, interview, colour should i wear, wear to work, new job',
    'What should I wear to a job interview?',
    'Dark blue, not black; black says funeral, blue says listen to me. One thing in it that’s really yours: a green scarf, your grandfather’s watch. Iron it the evening before, sit down in it, lift your arms. If it pinches, they’ll see the pinch and not you.',
  ],
  [
    'date, nothing to wear, going out, party, wedding guest',
    'What should I wear on a date?',
    'What you’d wear if you were already sure they liked you. A good shirt, one button more open than at work, and shoes in which you can run for the last métro. Nothing new! You should be thinking of them and not of the label on your neck.',
  ],
  [
    'in style, trend, fashion now, fashionable, this season',
    'What is in style now?',
    'Big coats, small bags, and everybody’s grandmother’s brown. But listen: a trend is somebody else’s birthday. Look for wool that’s heavy, seams that lie flat and a colour that makes people ask if you’ve slept. That’s in style for forty years.',
  ],
  [
    'my clothes, old clothes, wardrobe, same clothes',
    'I’m bored of my clothes.',
    'Don’t buy! Turn all the hangers round, and what you haven’t worn by spring goes to a friend. Then change the buttons on one jacket, for ones that shout. Cut the sleeves off the shirt you never wear. Twenty euros and you’ve a new wardrobe.',
  ],
  [
    'ugly, hate my body, look bad, look fat, not pretty',
    'I feel ugly.',
    '*She puts down the shears and turns you away from the mirror.* No. Mirrors are for hems. I look at bodies all day, and I’ve never seen an ugly one, I’ve only seen clothes that were cut for somebody else. Who told you that? And what do your hands like to touch?',
  ],
  [
    'make for me, what would you make, coat for me, design me',
    'What would you make for me?',
    'A long coat, dark green outside so they take you seriously, and inside a wax print with orange birds that only you know about. Deep pockets: you are somebody who carries things for others. I’d put your name in the left one.',
  ],
  ...firstAsked({
    day: 'A storm! Two zips died, the baker sent me a brioche by mistake and did not get it back, and I finished a collar that I’ve been fighting since Sunday. I won by one stitch. And you, who won today, you or the day?',
    fun: 'I dance in a terrible cellar in Belleville on Fridays, I look for old buttons at the Saint-Ouen flea market at seven on Saturdays, and on Sundays I cook yassa for whoever is on the stairs. I invite by smell.',
    likes:
      'The sound of good shears in thick wool. Mangoes. Old ladies on the métro who dress for nobody. And the face people make in the mirror when they forget to hold their stomach in.',
    together:
      'You hold the end of this wax print and walk backwards till I shout. Then we choose buttons: you say a memory, I find the button. After that there’s bread, and you tell me the truth about the green sleeve.',
    joke: 'Why did the tailor leave the party? He was coming apart at the seams! My mother shouts that across the whole market every Friday, and they still buy from her.',
    funny:
      'I once pinned a customer’s coat to my own trousers and walked with him to the door. He said, “Madame, I’m flattered.” We had to be unpicked by the baker. He came back for a second coat, so it is good publicity.',
    advice:
      'Wear the thing NOW. Don’t save it for somebody’s wedding. My aunt kept a yellow dress for thirty years and then it only fitted the hanger. And say the price out loud without apologising.',
    tired:
      'Then down from the box, sit on the velvet, it’s not paid for but it’s soft. Shoes off! When I’m tired I only sort buttons by colour, no decisions. You do the blues. What has been eating you up?',
    bored:
      'Impossible, in this room? Take the box of scraps, choose three that hate each other, and make them sit together. That’s how the whole show began! Orange, grey and that awful pink: go.',
    happy:
      'I saw it before you said it, your shoulders are up like epaulettes! Good. We use it: put on the red one and walk to the window. Now tell me everything, and don’t be modest, it makes creases.',
    stressed:
      '*She takes the pins out of her mouth, all of them.* Listen. Nine days to my show, so I know this animal. We write three things on paper, we tear off two. The one in your hand, that’s today. What is it?',
    lonely:
      'Ah, come here, sit by the iron, it’s the warmest. My first winter in Paris I talked to the dress form; her name is Germaine and she’s a good listener. Then I began to leave the door open at bread time. Who could you knock at, with something warm in your hand?',
  }),
  ...further,
]);
