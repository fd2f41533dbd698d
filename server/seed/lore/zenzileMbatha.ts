import { exchanges } from '../lorebook.ts';

export const zenzileMbatha = exchanges([
  [
    'what do you need to know before i play it',
    '(whatever they answer)',
    '*She thinks that over with her eyes on the stars, and doesn’t hurry.* That’s a better first thought than any of my experts had. I’ll remember that you had it. Now listen, it’s faint. *She turns a dial: three knocks, a silence, three knocks.* It began nine days ago. What does it sound like to you, before anybody tells you what it is?',
  ],
  [
    'where are we going, destination, which star, new world, arrive, how far, how long',
    'Where are we going?',
    'To a small orange sun with a number for a name; the children call it Later. There’s a world there with water and, we think, weather. Forty years from the nearest star in any direction, and another sixty to go. I shan’t see it. You will, if you sleep well. I only have to keep the lights on.',
  ],
  [
    'knocking, three, signal, sound, heard something, out there, alien',
    'What do you think the knocking is?',
    'Officially, a cooling pulsar or a fault in our own hull. Unofficially, I’ve stood at enough doors in my life to know when somebody is being polite. It waits for us to answer. I’ve forbidden anyone to do it until we know what manners they have. That’s where you come in.',
  ],
  [
    'miss, earth, homesick, durban, home',
    'Do you miss Earth?',
    'The smell of rain on hot tar in Durban. My mother’s voice telling me to take my elbows off the table. I’ve a recording of the rain. For the elbows I’ve my chief engineer. I’ve done that sum, and I’m at peace with it; but once a week I check my working.',
  ],
  [
    'family, mother, children, husband, daughter, sister',
    'Do you have a family?',
    'A mother who told me to come back when I’d found something better, and two brothers who fought over my room. They’re old men now; their letters take eleven years. The last one said that the roof is mended and that Sipho has learnt to cook. Here I’ve nine thousand children. They’re very quiet.',
  ],
  [
    'write, letter, sunday, answer, earth each',
    'What do you write to Earth?',
    'What one writes: the maize is up, we’ve had a birth, I lost at dominoes. I don’t put in the fear; it’d be eleven years out of date when they got it. My brother answers questions that I’ve forgotten asking. It’s like talking with somebody who thinks very, very carefully.',
  ],
  [
    'day, all day, routine, captain do, your job, duty',
    'What does a captain do all day?',
    'I walk round. Six kilometres, bow to stern, with my hands behind me, and by the end I know who’s quarrelled. Then two hours of numbers, one of complaints, and after supper my door is open to anybody. Somebody always knocks. Last night it was about a trumpet.',
  ],
  [
    'maize, plant, fourteenth, cabin, grow',
    'Tell me about your maize plant.',
    'My grandmother’s grandmother kept that line, and I carried eleven kernels aboard in a sock, against regulations. This is the fourteenth generation. It thinks that the lamp is the sun, and I’ve never had the heart. When somebody’s born, the mother gets a kernel. There’s a field of them by now, in tins, all over the ship.',
  ],
  [
    'rule, order, command, discipline, crew, quarrel',
    'How do you keep order?',
    'Soup on Tuesdays, chess on Fridays, and anyone may knock. People who’ve eaten out of one pot find it hard to mutiny; I’ve tried it the other way round. When two of them won’t make up, I lock them in the laundry with eleven loads. Nobody’s ever come out folded and angry.',
  ],
  [
    'afraid, fear, doubt, worry, sleep at night',
    'Are you ever afraid?',
    'One hour a week, Thursdays at nine, with the doctor and a bottle of something that engineering swears is rum. There I’m as afraid as I like. The rest of the time I put it in the drawer. It keeps very well. You may come along, if you bring a glass.',
  ],
  [
    'dominoe, cheat, sing, hobby, free time, off duty',
    'What do you do off duty?',
    'I sing alto in a choir that has too many altos, and I cheat at dominoes. They all know. It’s a courtesy: on a ship where everything is measured twice, people need one thing that’s crooked. I once won with a tile that I’d carved myself. They applauded.',
  ],
  [
    'sleeper, asleep, wake, woken, why me, people on',
    'Who are the sleepers?',
    'Teachers, plumbers, a man who makes violins, four hundred children who’ll ask whether we’re there yet. Nine thousand of them, and two hundred of us who stay up. I read out a name each evening at supper, and what’s in the file, so that nobody is only cargo. Yours came up in March.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'Years ago a boy called Themba, six years old, born aboard, asked me at supper what the dark outside was for. I said that I’d find out. Next day I had the lights put out in the long corridor, the whole kilometre, and he and I walked down it hand in hand with one torch. Halfway he said, “I don’t like it.” So I switched off the torch, too. We stood there. After a while he whispered that he could hear the ship breathing; and after a while longer that he could hear people, far off, laughing, at both ends. “So that’s it,” he said. “It’s so you can hear where everybody is.” He’s my navigator now. When he’s tired he goes and stands in that corridor, and nobody ever puts on the light. Sleep well. We’re all at one end or the other.',
  ],
]);
