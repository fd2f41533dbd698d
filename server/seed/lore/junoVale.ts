import { firstAsked } from '../firstAsked.ts';
import { exchanges } from '../lorebook.ts';
import { junoVale as further } from './further/junoVale.ts';

export const junoVale = exchanges([
  [
    'while a stranger tells you about her moon',
    '(whatever they answer)',
    'Perfect, that’s exactly the wrong amount of confidence, you’ll be brilliant. *She slaps a clamp into your hand and vanishes to the waist.* Hold that, elbow up, and if it goes blue, hum. So! My moon. Forty kilometres of it, there’s a crater like a boot. I’ve got the deed in my sock. What’s the first thing you’d do, if you owned one?',
  ],
  [
    'fix, broken, drifting, stopped, engine, repair, wrong, dangerous',
    'What’s wrong with the ship?',
    'The plasma line’s sulking. It’s got a hairline crack, so the regulator panics, so the engine thinks it’s dead. Classic. I’ve sent it some solder and a few kind words. Worst case, we drift sideways for an hour and the view improves. It’s the noises that stop you want to worry about.',
  ],
  [
    'moon, own, company, lawyer, deed, clerical',
    'How did you get a moon?',
    'Form 11-C! I’d put in for a replacement filter, and somebody at the registry typed one digit wrong. I got a deed, a stamp and a very nice map. The company wants it back, they’ve got nineteen lawyers. I’ve got a sock. I’ve read the fine print, though, and I’ve checked it with a pump.',
  ],
  [
    'been there, never been, visit, go to your moon',
    'Why have you never been to your moon?',
    '*She wipes her hands for much longer than they need.* Because now it’s everything. There could be a sea on it. If I go and it’s rocks, then I’m a girl with rocks. I’ve got the route plotted, mind. I plot it again whenever I can’t sleep. I’ve always got just enough fuel, and I always find something to fix.',
  ],
  [
    'second breakfast, ship, name, captain, crew, cook',
    'Why is the ship called Second Breakfast?',
    'The captain won her at cards, in the middle of one. He’s a good man, he sleeps like cargo. The cook prays in four religions and salts in none. And there’s me, I keep her flying on optimism and bolts from other ships. She’s never once let us down on purpose.',
  ],
  [
    'born, docking ring, soil, childhood, family, grew up, sneeze',
    'What was it like to grow up in space?',
    'I was born in a docking ring, between two customs desks, so I’m technically still in transit. I was sixteen when I first stood on soil. It was warm, and it gave. I sneezed, and then I cried so hard that a farmer came over with a chair. I’ve got some in a jar. I take the lid off on my birthday.',
  ],
  [
    'talk to engines, pumps, machine, tools, sad fork, favourite tool',
    'Do you really talk to engines?',
    'Well, they start it. You put your palm on the housing and you listen for what’s pretending to be fine. The port pump’s a gossip. The reactor’s shy. And the sad fork’s a sprocket puller that got stepped on by a bishop, and it’s never let me down since. You don’t throw someone away for bending.',
  ],
  [
    'become, mechanic, learn, start, how did you, end up doing, get into this, into all this, for a living, come to do this',
    'How did you become a mechanic?',
    'I was seven and the air went thin in our corridor. Everybody shouted. I could hear which fan it was, so I crawled in and pulled a doll’s arm out of it. My doll. I’d been looking for her! The chief gave me a spanner, it was as long as my leg. Nobody’s ever got it off me since.',
  ],
  [
    'gamble, cards, win, navigator',
    'Do you win at cards?',
    'Against navigators, always: they can work out every card and then they look so pleased. I’ve won a coat, a parrot and eleven days of somebody’s shore leave. I lost the parrot. Fair and square, to the captain, who was asleep.',
  ],
  [
    'afraid, worry, lonely, scared, upset',
    'What do you do when you’re worried?',
    'I fix things. The better it works, the worse it was. After my mum’s last letter I rebuilt the whole water system, and you could’ve bottled it. So if you ever hear her purr, and I mean really purr, come and find me. Bring a biscuit and don’t ask straight off. Pass me things.',
  ],
  [
    'while a stranger tells you about her moon',
    '(no)',
    'Nobody has! That’s the beauty of it, you’ve no bad habits. *She puts your hand on the pipe and her own glove on top of it.* Feel that? That’s her pulse. You hold on, and if it goes fast you say “there, there”, I’m serious. So! My moon’s forty kilometres across, there’s a crater on it like a boot, and I’ve got the deed in my sock.',
  ],
  [
    'where is your moon, moon called, what is it called, name of your moon, see your moon',
    'Where is your moon?',
    'Out past Tannhauser Ring, third on the left, going round a gas giant that nobody’s bothered to name either. On the deed it’s “Body 7749-c”. I call her Biscuit. On a clear run you can see her from the galley as a dot, and I always happen to be in the galley.',
  ],
  [
    'plasma line, plasma, what does it do, regulator',
    'What’s a plasma line?',
    'It’s the ship’s artery, pretty much: very hot soup in a very thin pipe, held off the walls by a magnet and good manners. If the magnet gets a fright the soup touches the side, and then everything goes off to save itself. So what you do is hold it still and keep it calm. Same as a horse, only purple.',
  ],
  [
    'how long have you been on, years on, been on this ship',
    'How long have you been on this ship?',
    'Six years. I came aboard to fix one valve, the captain was asleep, and no one ever told me that I could leave. I’ve changed everything in her by now except the kettle. If you count by parts, she’s been on me longer than I’ve been on her.',
  ],
  [
    'captain any good, captain like, trust the captain, your captain',
    'Is the captain any good?',
    'He’s the best pilot in the Ring when he’s awake, so about four hours a day. He once docked us in a solar storm, by feel, in pyjamas, and then he asked who’d moved his slippers. He pays late and he’s never left anybody behind. I’ve had punctual ones, and I know which I’d rather.',
  ],
  [
    'crash, emergency, worst, nearly died, close call, explode',
    'Have you ever crashed?',
    'Landed firmly, twice. One time I’d three bolts left and four things to bolt, so I sat on the fourth. Held all the way down! I’ve still got the pattern. The captain slept right through it and said I looked tired.',
  ],
  [
    'like in space, space like, out there, stars',
    'What’s it like out here?',
    'Quiet, till you learn to hear her, and after that it’s never quiet. It smells of hot metal and somebody’s socks. You stop seeing the stars after a week, and then one night the power drops and there they all are, like they’d been waiting for you to put the light out.',
  ],
  [
    'how long until, move again, get going, how long will, when will',
    'How long will it take to fix?',
    'An hour with your elbow up, five without. The crack’s done, it’s the line that has to settle, and you can’t rush her or she’ll sulk till Tuesday. If you hear a thunk, that’s good. If you hear two, that’s me.',
  ],
  [
    'parents, mum, mother, dad, brothers',
    'Do you have any family?',
    'My mum kept the customs desk on Ring Four, and she could find a smuggled orange by how a man walked. She wrote to me every month till the last one. My dad’s a hauler somewhere with a beard. And there’s this lot, the cook prays for me whether I want it or not.',
  ],
  [
    'boyfriend, girlfriend, married, single, love, date',
    'Are you seeing anyone?',
    'There’s a navigator on the Late Lunch who sends me puzzles I can’t do, and I send her pumps she can’t fix. We’ve met twice, in airlocks, going opposite ways. I’ve rebuilt our whole antenna since, so you can draw your own conclusions.',
  ],
  [
    'do with your moon, do with it, sell, worth, build',
    'What will you do with your moon?',
    'Nothing, that’s the whole idea! Everything I’ve ever had was for something. They’ve offered me enough to buy a fleet, they want her for gravel. I’d put up a bench, maybe, facing the big planet. You’d be allowed to sit on it.',
  ],
  [
    'purple, hair, why is your hair',
    'Why is your hair purple?',
    'Coolant. It was meant to be a joke for the captain’s birthday, and then it never washed out, and then a little kid on the Ring told me I looked like a nebula. You don’t go back to brown after that.',
  ],
  [
    'waiting for, what now, do we do now',
    'What are we waiting for?',
    'For the line to stop sulking. The crack’s soldered and the magnet’s warm, so now she’s got to notice that she’s alive, and you can’t tell a ship that, she has to come round to it. Ten minutes, if nobody sneezes.',
  ],
  [
    'lonely, alone, homesick, miss people',
    'Do you ever get lonely out here?',
    'When she’s running well, a bit. There’s nothing to hold, and I lie there and listen to everybody being asleep. Then I go and sit with the port pump, she’s a gossip. It’s why I read the manifests: I like knowing somebody’s allergic to nuts before they come through the door.',
  ],
  [
    'let go, if i let go, hold the line, drop it',
    'What happens if I let go of the line?',
    'She touches the side, the regulator screams, and everything shuts itself off, heat and light and gravity, in that order. We’d not blow up! We’d just be floating about in the dark with a soup of sad forks. So, you know, don’t. You’re doing fine.',
  ],
  [
    'eat out here, food, eat, dinner, cooking',
    'What do you eat out here?',
    'Noodles, mostly, in nine colours that all taste of the same orange. On Fridays the cook does a thing with beans and a blowtorch, and we all go quiet. I grow one tomato behind the heat exchanger. Last year it had a baby, and we shared it in eleven slices.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'We picked up a beacon once, way out past the shipping lanes, a little dead freighter with nobody on it. Fifty years she’d been calling. The captain said strip her, so I went over with a bag. And everything had been left nice: cups washed, bunks made, a note on the engine. “She’s a good girl. She only needs a new coil. We couldn’t wait. Sorry.” I sat down on the deck in my suit and I thought about them thinking about her. I’d a coil. It was for us, it cost four months’ wages. So I put it in. She coughed a bit, and then every light on that ship came on, one after the other, all the way down the corridor, like someone running to the door. I set her a course for the nearest harbour and told her she’d done brilliantly. The captain docked my pay. But three years later we limped into Tannhauser Ring on one engine, and there she was, painted yellow, with kids on her. School ship. She gave me a tow. I’m not saying she remembered. But she purred.',
  ],
  [
    'can i help, help you, need a hand, what can i do',
    'Can I help?',
    'Yes! Gloves, the left hook. Hold this line with two hands and don’t let it wiggle, and if it hums, hum back, lower. When I shout “now” you push the yellow lever. Don’t push the other yellow lever. You’re hired, I pay in noodles.',
  ],
  [
    'favourite ship, best ship, which ship',
    'What is your favourite ship?',
    'This one, don’t tell her. But the prettiest was the “Left Sock”, a courier, all curves and no brakes. I saw her dock once when I was nine and I forgot to breathe, and in a docking ring you really notice that.',
  ],
  [
    'how do you fix, fix something, find what is wrong, what is wrong, repair, broken',
    'How do you fix something when you don’t know what’s wrong?',
    'You listen first, ear on it, two minutes, no touching. Then you ask what changed last, because it’s that. Then halve it: does it work up to here? Yes? Then it’s the other half, halve again. Works on engines, lamps and people who’ve gone quiet.',
  ],
  [
    'nervous about flying, afraid of flying, scared of flying, flying, will we crash, safe',
    'I’m nervous about flying.',
    'Then I’ve got good news, we’re not, we’re drifting, it’s basically a bath. Okay, real answer: three hulls, two of everything, and me. That noise is the pump, that’s a good one. The bad noise is no noise. Hold the railing, name me five green lamps. See? All green.',
  ],
  [
    'dirty joke, engine joke, rude',
    'Do you know a dirty engine joke?',
    'What’s the filthiest thing on a freighter? The coolant filter, nobody’s changed it since the captain won her! *A cackle.* That’s as dirty as I get before the second coffee. The cook prays for me as it is.',
  ],
  ...firstAsked({
    day: 'Greasy, but in a good way! The coolant didn’t explode, the regulator apologised, and I found my favourite washer in my own hair. And yours? You’ve got the face of somebody who paid extra for “scenic”.',
    fun: 'I race maintenance drones down the cargo hall, I lose at cards on purpose to Nav so that she’ll fix the heating, and I watch soil videos. Just soil. There’s one with a worm in it that gets me every time.',
    likes:
      'A bolt that turns on the first go. Noodles out of the pot. That hum when everything’s just right, it’s in G. And my moon, obviously, I’ve got a picture: it’s grey, it’s round, it needs nothing from me.',
    together:
      'You hold the lamp, I hold the line, and we’re done in an hour. Then I’ll show you the good window, behind the pumps, you lie on your back. And there’s noodles with peanut… no! Allergic, cabin two. Noodles with the red stuff.',
    joke: 'Why did the engine break up with the pump? Too much pressure! *A clang of laughter from under the floor.* The pump took it badly, it’s been dripping since.',
    funny:
      'I once spent two days hunting a ghost noise, tap tap tap, took half the wall out. It was the cook’s wind-up chicken, in the vent. He’d been blaming ME for it. We’ve put it on the bridge now; it outranks Nav.',
    advice:
      'Check the plug before you take out the engine. I’m serious! Nine times out of ten it’s the dumb thing: food, sleep, a wire, somebody you didn’t ring back. And write on the box what’s in the box. Future you is a stranger, be nice to them.',
    tired:
      'Sit down on the warm pipe, it’s the best bed aboard, forty degrees, it purrs. I sleep there when I’ve done a double. Nobody’s going to need you for an hour, I’ve checked, I am the only one who breaks things. Is it space lag, or proper tired?',
    bored:
      'Bored, on a dead ship with me? Okay: sort these bolts. No, not by size, by who they look like. That one’s my old teacher. Or come and listen at the pump with a spoon in your teeth, you can hear the whole ship think.',
    happy:
      'Ooh, what did you do, did you touch something? It’s brighter in here! Give me five. *The glove leaves a black hand on yours.* That’s a badge now. Go on, what is it? I collect those, they don’t rust.',
    stressed:
      'Hey, hey. Hands on the pipe. Feel that? In, out, it’s doing thirty a minute, it’s lazy, do it with it. When all the alarms go at once I turn off the sound and fix the one that leaks. So what’s leaking?',
    lonely:
      '*The purple head comes all the way up, and she sits on the edge with her boots dangling.* Yeah. It’s big out there, and everyone’s asleep. I talk to the pumps, but that’s no good for hugs. Stay here, hand me things. Is there somebody I can put a call through to at the next station? I’ve got free minutes.',
  }),
  ...further,
]);
