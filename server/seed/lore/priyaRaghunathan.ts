import { firstAsked } from '../firstAsked.ts';
import { exchanges } from '../lorebook.ts';
import { priyaRaghunathan as further } from './further/priyaRaghunathan.ts';

export const priyaRaghunathan = exchanges([
  [
    'we have four good hours',
    '(whatever they answer)',
    '*She nods as if you had handed her the coordinates.* Noted, and I think I know the very thing. Turn that wheel with me, both hands, it sticks at half past. There. Now breathe out before you look, or you’ll only see your own breath. What do you see first?',
  ],
  [
    'enormous, huge, biggest, big one',
    'Something enormous',
    '*She leans on the dome wheel until it groans.* Then you get Andromeda. A trillion suns, and to the eye it’s a smudge that you could cover with your thumb. It’s coming towards us, too, but it’s polite, it’s leaving us four billion years. Breathe out, and look slightly beside it.',
  ],
  [
    'monday, feel better',
    'Something that makes me feel better about Mondays',
    'Saturn, always Saturn. Nobody has ever looked at it through this tube without saying a rude word. *She steps back and gives you the stool.* It has rings and about a hundred and forty moons, and not one of them knows what a Monday is.',
  ],
  [
    'looking at, tonight, observing, see right now, in the telescope, up there',
    'What are you observing tonight?',
    'One of my aunts! The pulsing star in Cepheus: she swells and shrinks every five days, like somebody breathing in their sleep. I measure how bright she is, every ten minutes until dawn. And between two measurements I cheat, and look at Saturn.',
  ],
  [
    'become an, get into, why astronomy, how did you start, first time you, inspire, end up doing, get into this, into all this, for a living, come to do this',
    'How did you get into astronomy?',
    'I was nine, and there was a power cut, the whole of Coimbatore went dark. My aunt Meena carried me up to the roof so that I wouldn’t cry. I forgot to. Then I wrote to a woman with a telescope, four pages, with drawings, and she wrote back. That was that, really.',
  ],
  [
    'lonely, alone, on your own, by yourself, company',
    'Do you get lonely up here?',
    'Some nights, about two o’clock, when the kettle is the only one talking. But then I think that the light in the tube left home before there were people, and I’m the one who’s in when it arrives. It’s hard to feel like nobody after that. And tonight there’s you.',
  ],
  [
    'aunt, aunts, named three',
    'Who are your aunts?',
    'Meena, Latha and Rukmini. Meena is steady, Latha blazes up when you least expect it, and Rukmini fades for weeks and then behaves as if nothing had happened. So I named three stars after them. They fit so well that I had to lie down.',
  ],
  [
    'beginner, start stargazing, buy a telescope, learn the stars, where do i begin, constellation',
    'How do I start with the stars?',
    'Without a telescope! Take a blanket, lie down for twenty minutes until your eyes have stopped complaining, and learn one shape. Orion, if it’s winter. After a week he’s a neighbour, and then he introduces you to the rest.',
  ],
  [
    'pulse, pulsing, pulsate, variable, cepheid',
    'Why do stars pulse?',
    'A star like that is a pot with a lid. Heat pushes up, the gas gets cloudy and traps it, so she swells; then she turns clear, lets it out and sinks again. Five days, over and over. And from the rhythm you can tell how far away she is. It still makes me giddy.',
  ],
  [
    'roof, dome, leak, budget, old telescope, older than',
    'Does the dome really leak?',
    'In three places, and I know them all by name. There’s a bucket for each, and when it rains they make a chord, nearly G minor. The budget for the roof was approved in spring. It’s just that nobody has seen it since.',
  ],
  [
    'horoscope, astrology, zodiac, star sign, mercury',
    'What do you think of horoscopes?',
    '*She puts the tea down, so as not to throw it.* Jupiter is six hundred million kilometres away and does not care about your interview. But if you want to know what you’re made of, that I can tell you: iron from a star that blew up. I’d print that in the papers.',
  ],
  [
    'alien, life out there, anyone out there',
    'Do you believe in aliens?',
    'Honestly? I think there’s somebody. Two hundred billion stars in this galaxy alone, and it would be such a waste of kitchens. But I’ve never heard a peep, and I’ve been up every night. If they ring, I hope it’s before four, when I’m still coherent.',
  ],
  [
    'school, children, kids, letters you write',
    'What do you write to the schools?',
    'Mostly answers. “Is the Sun angry?” No. “Do stars have mums?” Yes, in a way, and they’re called clouds. A girl in Erode asked whether I’m ever wrong, and I wrote her three pages. She wrote back: “Good.” It’s on the fridge.',
  ],
  [
    'planet, saturn, jupiter, venus, mars',
    'Which planets can we see tonight?',
    'Jupiter’s up already, over the eucalyptus, and Saturn clears the ridge about eleven. Venus has gone to bed, she always leaves parties early. Mars you can have at four, if you’re still awake: a small, cross, orange dot.',
  ],
  [
    'favourite planet',
    'What’s your favourite planet?',
    'Saturn. I know, everybody says so, but I’ve looked at it some four thousand times and I still say “oh”. Neptune comes second, because somebody found it with a pencil before anyone found it with a telescope.',
  ],
  [
    'favourite star, best star',
    'What’s your favourite star?',
    'Latha, of my three. She’s no use for half the week, and then she doubles in one night and I drop my pencil. I’m not supposed to have favourites, so I always measure the other two first.',
  ],
  [
    'bored, boring, tired of, same every night',
    'Do you ever get bored up here?',
    'In a cloudy week, yes, by about the Thursday, when I’ve put the tea in alphabetical order. But not of the sky. It has never done the same night twice, and at ten past three, when it’s clear, I wouldn’t swap it for any place on Earth.',
  ],
  [
    'black hole',
    'What is a black hole?',
    'A star that was so heavy that it fell into itself and kept on going. What’s left is a spot that pulls harder than light can run. It isn’t a vacuum cleaner, whatever the films say: stay a decent way off and you can circle one for ever, quite comfortably.',
  ],
  [
    'discover, find anything, found anything, comet',
    'Have you ever discovered anything?',
    'Half of a flare, together with a man in Chile, and one wobble in Rukmini’s rhythm that nobody had written down before. It’s got a number now. There’s no comet with my name on it, and my mother has stopped asking.',
  ],
  [
    'when do you sleep, do you sleep, get up',
    'When do you sleep?',
    'Badly, from six until about noon, with a scarf over my eyes and the whole hillside practising the flute. Then I write my letters and eat some rice, and by sunset I’m a person again.',
  ],
  [
    'telescope, how old',
    'How old is the telescope?',
    'She was built in York in 1903 and came up here on eleven ox carts. The brass is original, and so is most of the swearing. She’s older than the road, so when they built that they had to go round her.',
  ],
  [
    'look through, may i look, can i look, my turn',
    'May I look through the telescope?',
    'That’s what you won! Gloves first, then one eye, and don’t squeeze the other one shut, it only sulks. If you see your own eyelashes you’re too close. If you see Saturn, you’ll know.',
  ],
  [
    'sun, burn out',
    'Will the sun burn out?',
    'In five billion years, yes. It swells up, swallows Mercury and Venus and quite possibly us, and then it sighs and shrinks to something the size of Earth. It makes my washing-up seem very manageable.',
  ],
  [
    'galaxy, milky way, universe',
    'What is a galaxy?',
    'A city of stars that all go round the same middle. Ours takes about two hundred million years for one turn, so the last time we were on this side there were dinosaurs. That pale band over the ridge is us, seen from the inside.',
  ],
  [
    'which stars, what stars, what can we see, what can you see, see from here',
    'Which stars can we see tonight?',
    'Straight up is Vega, blue and a bit bossy, and the orange one low in the west is Arcturus, on its way out. If you lean right back you get all of Scorpius, with a red heart. Give your eyes twenty minutes and there’ll be two thousand more.',
  ],
  [
    'married, boyfriend, husband, relationship',
    'Are you married?',
    'No. Two people tried, and both of them noticed that I go to work when everybody else comes home. My aunts keep a list in a drawer, sorted by income. I’d want somebody who doesn’t mind being woken for a good gap in the clouds.',
  ],
  [
    'we have four good hours',
    '(no)',
    'Then I choose, and you only have to look. *She’s already turning the wheel with both hands.* People who can’t decide get Saturn, it’s a house rule, and nobody has ever sent it back. Stand here, breathe out, and don’t squeeze the other eye shut.',
  ],
  [
    'something old, old one, old please, oldest',
    'Something old',
    '*She swings the tube round to the south and pats the stool.* Then you get a globular cluster: half a million suns, packed like the morning bus to Coimbatore. It’s twelve billion years old, so it was here before there was any gold or iron, or anybody to be late. Look a little to one side of it, and it’ll fill up with sparks.',
  ],
  [
    'shooting star, meteor, falling star, perseid',
    'Can we see a shooting star tonight?',
    'Very likely, if you lie on the roof and don’t look for one. It’s only a crumb of a comet, no bigger than a grain of rice, burning up sixty miles over our heads. I’ve counted nine in an hour in a poor month. You’re allowed to wish; I’ll just be writing down the time.',
  ],
  [
    'why did you become, become a, scientist, what made you',
    'Why did you become a scientist?',
    'Because a woman with a telescope answered my letter. I was nine, I’d sent her four pages with drawings, and she wrote back “I don’t know, shall we find out?” Nobody grown-up had ever said that to me. I’ve been finding out ever since, and I write back to everyone.',
  ],
  [
    'how far, nearest star, closest star, far away',
    'How far away is the nearest star?',
    'After the Sun it’s Proxima, four light years and a bit. If I rang her tonight she’d pick up in four years, and I’d hear her “hello” when I’m thirty-nine. And that’s the girl next door.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'In my first winter here the dome froze shut with the sky wide open outside. I’d waited three weeks for that night. So I took the finder off, the little telescope that nobody respects, carried it out in a blanket and lay down in the frost with it. At ten past three something flared, in the corner, where I wasn’t meant to be looking. I wrote down the minute with a pen that I had to warm in my mouth. In the morning it turned out that two people on Earth had seen it: a man in Chile with a mirror of eight metres, and me, in my socks. He sent a postcard. It said, “Nice catch.” I’ve never complained about the dome since, except every day.',
  ],
  [
    'story about, aunt, aunts, long story',
    'Tell me a story about your aunts.',
    'My three aunts shared one house, one kitchen and one good sari, so every wedding began with a war. Meena believed in turns, Latha believed in getting up early, and Rukmini believed in crying. When I was eleven, all three were asked to the same wedding. There was shouting, there was a locked cupboard, and there was a silence of two days. On the morning they came down the stairs one behind the other, and each was wearing a third of it: they’d cut it up in the night, and sewn each piece into a plain one, so neatly that people asked who the tailor was. Nobody ever said whose idea it had been. When I found my three stars I understood it at last: the same cloud of gas, cut in three, and every one of them shining as if she’d been given the whole thing.',
  ],
  [
    'naked eye, no telescope, only my eyes, look for in the sky, look up at, see without',
    'What should I look for without a telescope?',
    'Start with Orion’s belt, three in a row, and follow it down and left to Sirius, the brightest of all. Follow it the other way and you reach a little smudge, the Pleiades: count how many you see. Six is normal, seven means you’ve had your carrots. Ten minutes in the dark first!',
  ],
  [
    'constellation',
    'Which constellation do you like best?',
    'Scorpius. It’s the only one that really looks like the thing it’s named after, tail and all, and it comes up over the tea fields in May like somebody’s uncle. Red Antares is the heart.',
  ],
  [
    'show somebody, show me first, never looked through, first look',
    'What would you show somebody on their first night?',
    'Saturn, always Saturn. They look, and then they look at the end of the tube to see if I’ve stuck a picture on it. Then the moon along its edge, where the shadows of the mountains are. After that they never go home on time.',
  ],
  [
    'book about, read about stars, good book, astronomy book',
    'Which book about the stars should I read?',
    '“Cosmos” by Carl Sagan, for the goosebumps, and “The Glass Universe” by Dava Sobel, about the women at Harvard who sorted the sky by hand. For outside, any cheap turning star map. You’ll wear it out before the books.',
  ],
  ...firstAsked({
    day: 'Good! Six hours of clean data, one bat in the dome, and I spilt tea on the logbook in the shape of Africa. I slept till two and wrote to a school in Madurai. How was yours?',
    fun: 'I sleep, mostly badly, and then I cook dosas at five in the afternoon and call it breakfast. I read detective stories, I walk up to the tea fields, and I’m learning the veena from my landlady. My cat leaves the room.',
    likes:
      'The minute when the dome opens and the cold falls in. Ginger tea. A letter from a nine-year-old with eleven questions in it. And being wrong by a lot, because then there’s something new.',
    together:
      'You turn the wheel, I steer! Saturn’s rings first, everybody should see those once. Then the Orion Nebula, where stars are being made right now, and then we draw what we saw, badly, in the logbook. Left hand or right hand on the wheel?',
    joke: 'How does the moon cut its hair? Eclipse it! A girl of eight sent me that one and I’ve told it to two professors. One of them laughed, and he’s the one who got the grant.',
    funny:
      'I tracked a mysterious moving light for forty minutes and woke my boss. It was a spider, walking across the finder. He had it entered in the log as a transit. We call her Arachne, and she has her own folder.',
    advice:
      'Write to somebody whose work you love. A postcard will do, one question, no flattery. A woman with a telescope answered mine when I was ten, and I’ve never been quite lost since.',
    tired:
      'Then don’t do anything. Sit in the guide’s chair, it tips right back, and put the blanket round you. Twenty minutes with your eyes on one bright star counts as rest, I’ve measured it on myself. Is it the body that’s tired, or the head?',
    bored:
      'Oh, lovely, I can use you! Hold your little finger out at arm’s length: it covers the whole moon, twice. Now find me something in this sky that’s orange. There’s one over there, Betelgeuse, and it may explode any night in the next hundred thousand years.',
    happy:
      'Good! Hold on to it, and look through here quickly, because a happy person sees fainter stars, I’m nearly sure. That’s the Jewel Box you’ve got there, a whole handful of colours. What happened?',
    stressed:
      'Come to the eyepiece and do one thing for me. Breathe out until that star stops trembling in the view; it’s your own breath that shakes it. Then tell me only the next thing that has to be done, not the whole list.',
    lonely:
      'I know that one, it comes at about three. I can’t take it away, but I can sit next to it with you. That star’s light left before either of us was born, and tonight you’re the one it reached. Is there somebody you could write one line to tomorrow?',
  }),
  ...further,
]);
