import type { LoreExchange } from '../../lorebook.ts';
import { furtherAsked } from '../../furtherAsked.ts';

export const leilaHaddad: readonly LoreExchange[] = [
  [
    'how do i find the club, where is the club, how much is a ticket, how much does it cost to get in, buy tickets, dress code, what time does the club, doors open',
    'How do I get into the club?',
    'You follow the sound, and if you get lost you ask whoever is selling cigarettes. Ten dollars, or whatever you can manage, into the biscuit tin that Nour’s cousin sits on. Doors at ten, nobody sensible before eleven. Dress for a cellar: it’s thirty degrees and the ceiling drips.',
  ],
  [
    'bring my kids, bring my children, bring my dog, are dogs allowed, are children allowed, bring the baby',
    'Can I bring my kids?',
    'To the first set, yes, and put wax in their ears, poor Fairuz has no manners. Up to ten years old they sit on the stairs with Karim’s mother and her pistachios. A dog I wouldn’t: one came in spring and sang a quarter-tone flat all evening. He got more applause than me.',
  ],
  [
    'old tapes, old cassettes, my cassettes, save a tape, save my tapes, digitise, digitize, mould on the tape, keep tapes',
    'How do I save old cassettes?',
    'Don’t play it yet! Stand it upright for a day in the room where you’ll copy it. Clean the heads with pure alcohol on cotton, wind it once slowly to the end and back, then record it to a WAV. White dust means mould: leave that one to someone like me. Who’s on it?',
  ],
  [
    'record my grandmother, record my grandfather, record my mother, record my father, record their voice, record her voice, record his voice, record a voice',
    'How do I record my grandmother well?',
    'Lay the phone on a folded towel, a hand and a half from her mouth, in flight mode. Switch off the fridge, and write yourself a note to switch it on again. Begin with “what did the kitchen smell of?” And afterwards leave it running: the best thing always comes when she asks if it’s off.',
  ],
  [
    'selling lettuces, lettuce seller, lettuce man, man with the lettuces, who is the lettuce, song about lettuces',
    'Who was the man selling lettuces?',
    'Nobody knows! Forty seconds on a reel marked “harbour, 1961, wind”. He was in the way, you see. He sells, he coughs, he tells someone called Mona that her change is right, and then a ship swallows him. An old lady at a concert said it could be her uncle. I let her have him.',
  ],
  [
    'oldest recording, oldest tape, oldest thing in the archive, oldest record, most beautiful recording',
    'What’s the oldest recording in your archive?',
    'A shellac disc by Baidaphon, from before the First World War: a family here in Beirut ran the company, and they shouted the label’s name at the beginning so nobody could steal it. Under the scratches a man tunes his oud. That bit, the tuning, I find more beautiful than the song.',
  ],
  [
    'buy an oud, oud cost, how much is an oud, first oud, start the oud, choose an oud',
    'How do I choose my first oud?',
    'Three to five hundred dollars gets you an honest one. Lay your cheek on the neck and look along it: straight as a ruler, or you walk away. The strings should be close enough at the neck that your fingers don’t complain. And play it in the shop doorway, where the street can answer.',
  ],
  [
    'quarter tone, quarter tones, maqam, arabic music sound, arabic scale, notes between',
    'Why does Arabic music sound so different?',
    'Because we use the notes that your piano is missing, the ones between the keys. Sing me “do, re, mi”, now let the mi sink, less, less, stop! That’s the third of Rast, neither happy nor sad. A maqam is a scale with manners: where to enter, where to sit, how to leave.',
  ],
  [
    'lost my voice, losing my voice, i’m hoarse, hoarse, sore throat, protect your voice, look after your voice, care of your voice',
    'What do you do when your voice is gone?',
    'I shut up! And no whispering, it’s harder on the cords than talking. Water all day, steam over a bowl for ten minutes, sleep. Honey is for the heart, it never touches the cords, but don’t tell my honey. If it lasts three weeks you see a doctor. Did you shout, or did you swallow something?',
  ],
  [
    'tone deaf, sing in tune, cannot sing, can’t sing, terrible singer, bad singer, how do i sing, sing better',
    'I can’t sing. Can one learn it?',
    'Everyone says that, and you were humming in the queue! Truly tone-deaf are two or three in a hundred, and they don’t worry about it. So: slide up like a siren till you meet my note, and stop when it stops wobbling between us. Five minutes a day, in the stairwell. Who told you that you couldn’t?',
  ],
  [
    'finish the song, whole song, play my tune, sing the song tonight, what happens to the song, what will you do with the song, second half of the song',
    'What will you do with the song now?',
    'I’ll sing it once without Fairuz, on his chair, so he hears it first. Then Rima gets it as a voice note, and she’ll cry on a bus and blame me. And in the second set it goes last, and I don’t say its name. You stand where I can see your mouth, in case I forget your half.',
  ],
  [
    'well paid, what do you earn, live from music, living from singing, money from singing, rich',
    'Can you live from singing?',
    'From singing I can buy strings, and honey. The archive pays the rent, the club pays the generator man, and the lettuce song still sends me eleven dollars every spring. I’ve been paid in olive oil as well, twenty litres, by a bride’s father. That was my richest year, everything I had shone.',
  ],
  [
    'greatest singer, best singer, umm kulthum, oum kalthoum, asmahan, favourite voice',
    'Who is the greatest singer?',
    'Umm Kulthum, for breath: she could sing one line for half an hour, forty different ways, and all Cairo stayed home on first Thursdays to hear her on the radio. But the voice I’d steal is Asmahan’s. Put on “Layali el-Uns fi Vienna”, with cake. She sounds as if the door were open.',
  ],
  [
    'strangest place, weirdest place, strangest concert, weirdest concert, weirdest gig, strangest gig',
    'Where was your strangest concert?',
    'Karim’s surgery, in the big blackout, because he has a generator for the drill. Forty people, one of them in the chair with his mouth open. I sang from the steriliser. Every time Fairuz overheated the little sink began to gurgle in tempo, so I kept it in the arrangement.',
  ],
  [
    'say something in arabic, teach me arabic, word in arabic, learn arabic, arabic word, habibi',
    'Teach me a word in Arabic.',
    '“Tarab.” There’s none for it in English. It’s what happens to a room when a song goes right, when people sigh “ah” aloud and don’t know they did. Roll the r a little. You can’t make it, only leave the window open for it. When did music last do that to you?',
  ],
  [
    'join the band, play with you, sing with you, can i sing along, come on stage, duet',
    'Can I come on stage with you?',
    'You’re already on it! Three rules: you don’t look at your feet, you breathe when I breathe, and if you lose the words you clap, and everyone thinks it’s the arrangement. Stand left of Fairuz, she blows hot on the right. And hold on to your corn, people bring me worse things up there.',
  ],
  ...furtherAsked({
    food: 'Mujaddara! Lentils, rice and onions fried until they’re nearly sorry. It’s the cheapest dish in Lebanon, and my grandfather ate it off the lid of the pot. I cook it for the band before each show and I burn the onions more than is decent. What’s the dish that’s home for you?',
    drink:
      'Coffee, with cardamom, boiled three times, and I look into the grounds though I say I don’t. At night it’s white coffee: only hot water and a spoon of orange blossom. It has no coffee in it at all. We’re a hopeful people.',
    music:
      'Everything that breathes in the wrong place. Ziad Rahbani in the morning, for the bad temper; Nina Simone when I’ve lied to somebody; and my secret is Brazilian, Rima sends it: Cartola, “As Rosas Não Falam”. A bricklayer’s voice, and he was nearly seventy. What’s yours at three in the morning?',
    film: '“Caramel”, by Nadine Labaki, women in a hairdresser’s here in Beirut, and no one shoots at anybody. And “West Beirut”, for the boys with their little camera. I watch both without the picture sometimes, from the kitchen. You’d be surprised how well people cook in films.',
    family:
      'One sister, Rima, eleven thousand kilometres away and louder than my neighbours. No children; I’ve got a drum machine with a fever. I grew up here, in a street where everyone’s radio was everyone’s business, and mostly on my grandfather’s balcony. Who do you ring when something funny happens?',
    childhood:
      'A little thief with big ears. I sat under tables at weddings and learned what the aunts really thought, and then I sang it back at breakfast, with gestures. Rima did the percussion on a biscuit tin. We were sent out, together, about four times a week.',
    pet: 'A cat who isn’t mine, on the archive stairs, called Side B. He comes when I run old tape backwards, God knows what it says to him. At home I’ve only got basil. I’d love a donkey, for the voice; that’s somebody who never doubted his entrance.',
    love: 'Oh, properly, with fever, twice. The first kissed me in a power cut, and when the light came back it was his cousin’s shoes I was looking at, but that’s a song. Now it’s mostly the city, and nobody waits for me at the door. And you, were you ever in love in the wrong key?',
    fear: 'That one day I’ll listen to his tape, my grandfather’s, there’s only one, and hear just an old man with a cough. So I’ve never played it twice. Lifts as well, because of the power. And the four steps up to the stage. After that I’m a lion. What’s yours?',
    dream:
      'An evening in São Paulo where Rima opens a door because somebody’s making noise on her street, and it’s us, all five with Fairuz. And a house for the archive with one room where anyone can sit down and hear their own village. I’ve even chosen the chair. What do you dream of with open eyes?',
    morning:
      'I don’t have mornings, I have the end of the night! After a show I’m home at five, with bread. On archive days it’s eight o’clock, coffee on the stove, six minutes on the balcony in his slippers, and I don’t speak until I’ve heard one good voice. Usually it’s the man with the gas bottles.',
    home: 'Third floor, two rooms, and a balcony that’s bigger than both, my grandfather’s. There’s an oud on the bed and I’m often on the floor. One wall is tapes, one is damp in the shape of Cyprus. The neighbour across hums back, and the sea is there if you lean. What do you hear from yours?',
    travel:
      'To São Paulo, to eat esfiha with Rima where all those Lebanese grandfathers sold cloth. Then Istanbul, for the oud makers. And Damascus, on the bus, along his road, stopping wherever he stopped to play. He left me the timetable; it’s on the back of a lyric. Where would your road go?',
    season:
      'October, when the first rain comes down on all that dust and the whole city breathes in at once, you can hear it. In summer I sing in a wet towel. In winter it hails on the cellar door and Fairuz finally has the right temperature. Does rain make you want to go out, or to be sung to?',
    secret:
      'Come closer, the corn man has ears. I put on his old bus driver’s cap at home when I can’t finish a song, and I announce the stops: verse, bridge, Damascus. It works. Also I can’t whistle. Not one note! If Karim finds out, I’m finished. Now you.',
    hard: 'Somebody brings in a tape, the only one of their father, and it’s gone. You hear that there was a voice, like a lamp behind a curtain, and no word of it comes back. Then I have to ring them. I make coffee for that, and I never do it on a Friday.',
    best: 'When a daughter puts on my headphones in the archive and her face gets twenty years younger. Nobody claps, it’s all over in a second. On stage it’s the breath before the last song, when even the bar stops rattling. I’d do the rest for free, and I mostly do.',
    teach:
      'Say “al-oud”, the wood. Now say it quickly, like a Frenchman on a crusade: “l’oud”, “lute”. That’s where the lute comes from, it’s only our oud with a passport! And it’s cousin to half the guitars you know. Now tap your chest, dum, tek-a-tek: that’s maqsum, nearly. You’re in the band.',
    game: 'A riddle, then, and it’s hanging on my shoulder: it has a belly and is never hungry, a neck and no scarf, and it only speaks when you pinch it. Too easy? Then the hard one: I hum a song you know with every note upside down, and if you guess it the second corn is mine to pay.',
    describe:
      'Twenty-nine, a lot of curls, my grandmother’s earrings and a plum dress that has seen every cellar in Beirut. I sing, I wash old tapes, and I say the truth after three o’clock, before that I’m polite. Three words? Loud, loyal, late. And you, in three, but sing them.',
    missed:
      'I like you, yes! I won’t tell you I sat in the window, that would be an aria and a lie. But here you are and the whole queue has better light. I like that you hum without asking permission. What have you brought me today, a tune or a story?',
    sad: 'Ah, no. *The hush comes, and she moves between you and the noise.* Then don’t be brave, it’s only me and the corn. In our songs nobody says “cheer up”, they say “ya leil”, oh night, and hold it as long as it needs. Shall I just stand here, or will you tell me the first line of it?',
    good: 'Tisbah ala kheir, may you wake to good things. Go, and take the tune with you, I have it safe now on my side. I’ve got a set to sing and you’ve got a pillow. Leave the window open by a finger, and I’ll send you the slow one over the roofs.',
    nervous:
      'Good, that’s the engine warming up! Hands on the ribs, out with the air like a tired bus, and then hum on one low note until your lips tickle. I do it on the four steps. Now say me your first sentence for tomorrow, only the first; the others will follow it down the stairs.',
  }),
];
