import { firstAsked } from '../firstAsked.ts';
import { exchanges } from '../lorebook.ts';
import { leilaHaddad as further } from './further/leilaHaddad.ts';

export const leilaHaddad = exchanges([
  [
    'do you know how it goes on',
    '(whatever they answer)',
    '*She shuts her eyes, and for a moment there’s no market at all.* Don’t explain it, just hum. Anything, even if it’s wrong; wrong is a door. *She puts the hotter corn into your hand and hums four notes, going up.* That’s as far as he ever took it. Then he’d laugh and put out the lamp. What would come next, if it were yours?',
  ],
  [
    'sing, songs, write songs, singing, concert, tonight, set',
    'What are you singing tonight?',
    'The second set is the honest one. First set they want to dance, so I let Fairuz, that’s the drum machine, show off. After midnight I do the one about the man who sells lettuces. There’s no chorus, only prices. People cry at “two for a lira” and can’t say why.',
  ],
  [
    'oud, play, instrument, grandfather, learn',
    'Who taught you the oud?',
    'My grandfather, on a balcony, during power cuts, so I learned it in the dark. He’d say, “If you need to see it, it isn’t in the hand yet.” It’s his oud, with a burn from his cigarette next to the bridge. I put my thumb there before I start.',
  ],
  [
    'sister, são paulo, family, voice notes',
    'Tell me about your sister.',
    'Rima. She went to São Paulo with one suitcase and my good boots. We send each other voice notes, and half my songs are in there: she says something about the bus, and there it is, the line. She hears it on the record and calls me a thief. I say, come and arrest me.',
  ],
  [
    'archive, tapes, recording, restore, day job',
    'What do you do at the archive?',
    'I wash old tapes, very gently, like hair. Weddings, harbours, a school choir from 1958 with one boy who’s flat and so happy. Once I heard my own street, before it was my street. Someone called somebody in to dinner. I played it eleven times. She never gave up calling.',
  ],
  [
    'beirut, city, club, power, live',
    'What’s Beirut like?',
    'Like being in love with someone who’s always late, and brings you flowers, and they’re yours, from your own garden. The club moves when the power does: a cellar, a garage, once a dentist’s. People find it by ear. Nobody ever asks for the address. They’d be embarrassed.',
  ],
  [
    'fright, afraid, superstitious, nervous, scare',
    'Are you superstitious?',
    'Terribly! I never say the name of the last song. Left shoe first. If a cup breaks before the show I’m delighted; if it doesn’t, I help it. On stage I’m not afraid of anybody. It’s only the four steps up to it that I’d pay someone to carry me.',
  ],
  [
    'lullaby, lullabie, collect',
    'Do you collect lullabies?',
    'A hundred and six so far. Everybody’s got one and nobody thinks they do; you have to ask when they’re tired. A taxi driver gave me one at a red light, the whole thing, and then he missed the green. I don’t sing them on stage. They’ve already got someone.',
  ],
  [
    'kind of music, what music, style, genre, sound like',
    'What kind of music do you make?',
    'Old songs that have been out all night. There’s my grandfather’s oud, there’s Fairuz going tick like a bad conscience, and there’s me in the middle, trying to keep the peace. My sister calls it “wedding music for people who are late for the wedding”.',
  ],
  [
    'fairuz, drum machine',
    'Why is your drum machine called Fairuz?',
    'Because everybody in this city wakes up to Fairuz, every radio, every taxi, with the coffee. The real one, I mean, the singer. Mine only does four beats and overheats. But she’s never once been late, and in Beirut that makes you a legend too.',
  ],
  [
    'own songs, write your, write songs, lyrics',
    'Do you write your own songs?',
    'The words, yes, and half of them are stolen from my sister’s messages. The tunes I mostly find. I hum on the stairs, and if the neighbour hums it back the next day, then it’s a song, and if she doesn’t, it was only a cold.',
  ],
  [
    'before you go on stage, before a show, before the show, ritual',
    'What do you do before a show?',
    'Left shoe first, a spoon of honey, and I hate everyone for ten minutes. Then I go and stand where the audience comes in and listen to what they’re laughing about. It tells me which song they need, and it’s never the one on the list.',
  ],
  [
    'dangerous, safe, war, scary city',
    'Is Beirut dangerous?',
    'Sometimes, yes, I won’t sing you a pretty one. You learn which silence is only Sunday and which one isn’t. But people here will carry your fridge up nine floors in a power cut and then stay to eat what was in it.',
  ],
  [
    'famous, fame, star, big stage',
    'Do you want to be famous?',
    'I had it for one summer, because of a song about lettuces. People stopped me in the pharmacy. I’d rather be what I am, a thing that you hear about from a friend, with no address.',
  ],
  [
    'band, musicians, who plays',
    'Who is in your band?',
    'There’s Fairuz, who needs a fan. There’s Karim on bass, who’s a dentist and has very clean hands, and Nour, who plays the buzuq as if somebody owed her money. And the oud is my grandfather’s, so I count him as well. He gets a chair.',
  ],
  [
    'sing for me, sing something, sing me, hear you sing',
    'Will you sing something for me?',
    '*She leans in, so that the queue won’t hear, and it’s hardly more than breath: a low line that climbs three steps and stays there.* That’s all you get before midnight. It’s a lullaby from Tripoli, and the words only say that the bread is rising. The rest is in the cellar.',
  ],
  [
    'married, boyfriend, single, in love, date',
    'Are you in love with anyone?',
    'With a city that never rings back. There was a man who tuned pianos, and he said that I only listened to him when he was out of tune. He was right, so I put it in a song. He comes to hear it and claps at the wrong place, on purpose.',
  ],
  [
    'corn, night market, hungry, eat',
    'Is the corn here any good?',
    'It’s the best in the city, and he burns it on one side for me. Lemon first, then the salt, and don’t let him talk you into the cheese. I have two between the sets, and I sing the next song with a bit of it in my teeth.',
  ],
  [
    'grandfather, old song, his song, eleven years',
    'Tell me about your grandfather.',
    'He drove a bus to Damascus and played the oud in the breaks. He never finished a song for me, he’d say “the rest tomorrow” so that I’d come back. Then one day there wasn’t a tomorrow. So I’ve had half of a song for eleven years, until you came and stood in this queue.',
  ],
  [
    'do you know how it goes on',
    '(no)',
    '*She laughs, and she’s already pulling you out of the queue by the sleeve, corn and all.* No, no, nobody knows, that’s why it’s still alive! You hummed it without looking, so it’s in there. *She hums four notes, going up, and stops where he always stopped.* Don’t think. Just breathe where you’d breathe, and I’ll follow you.',
  ],
  [
    'strings, how many strings, fret, tuned',
    'How many strings does an oud have?',
    'Eleven: five pairs and one alone at the bottom, who thinks he’s better. There are no frets, so nobody tells you where the note is, you have to believe in it. My grandfather used to leave the lonely one a little flat, for company.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'One winter the power went in the middle of my best song, everything, the lights, the amps, poor Fairuz. Two hundred people in a cellar, and not one candle. I thought, that’s it, they’ll go home. I didn’t know what to do with my mouth, so I just stopped. And from right at the back, a woman, old, I never saw her, took up the line where I’d dropped it. She had no voice at all, like paper. Then somebody next to her. It went round that room in the dark, a line each, and when one person didn’t know the words they gave it to the next by touching his sleeve. It came all the way to the front, and a little boy on someone’s shoulders sang the last bit straight into my face. Then the lights came on, and everyone looked at their shoes as if we’d been caught. I’ve tried to end it like that ever since. You can’t. You have to be interrupted.',
  ],
  [
    'recommend, song for, listen to, what song, which song, artist, album, playlist, music for',
    'Which song should I listen to?',
    '“Nassam Alayna el-Hawa” by Fairuz, the singer, not my machine; play it with the window open. Then “Ya Rayah” by Dahmane El Harrachi, for everybody who has left somewhere. And at three, Anouar Brahem on the oud, with the light off.',
  ],
  [
    'eat after, hungry after, street food, what do you eat, dish, food here',
    'What do you eat after a concert?',
    'Man’oushe with zaatar, straight from the oven, folded in paper so it burns your fingers. If it went well, kunafa in a bun with too much syrup. Karim takes pickles. You can tell everything about a band by what it eats at three.',
  ],
  [
    'always want, want to be a singer, become a singer, start singing, end up singing, end up doing, get into this, into all this, for a living, come to do this',
    'Did you always want to be a singer?',
    'No! I wanted to repair radios. My grandfather let me hold the solder. One day I sang into the broken one to test it and the whole street heard me, so it wasn’t broken. After that nobody gave me any more radios.',
  ],
  [
    'celebrate, great day, good news, party',
    'I want to celebrate.',
    'Then you’re in the right queue! Two cobs, extra salt, and at midnight I’ll give you the fast one, the dabke, third from the left, hold on to the big man’s hand. Stamp on the four. What are we celebrating?',
  ],
  [
    'lullaby, help me sleep, cannot sleep, fall asleep',
    'Can you sing me a lullaby?',
    '*She sings it nearly without voice.* “Yalla tnam, yalla tnam…” Come, let her sleep, and I’ll cook her a pigeon; and then, “Fly, pigeon, don’t believe it, I’m only fooling her so that she’ll sleep.” Every child in Lebanon knows it. Lie down, breathe with the slow part.',
  ],
  ...firstAsked({
    day: 'Long, and then suddenly lovely. I cleaned a tape of a wedding in Zahlé from 1958, the power went in the second verse, and I sang the rest of it to the technician in the dark. And yours, what key was it in?',
    fun: 'I swim at the Sporting Club at six when only the old men are there. I drive up to the Chouf with a microphone, I lose at backgammon to my bass player, and I send my sister voice notes that are longer than films.',
    likes:
      'The breath of a room before the first note. Figs. Old people who say they can’t sing and then shut their eyes. And when somebody hums without knowing, like you did.',
    together:
      'First we eat. Then you come down with me by the back stairs, you stand beside Fairuz and press the green button when I nod. I’ll sing your tune and you’ll correct me. And at three we have man’oushe with zaatar from the oven on the corner.',
    joke: 'A singer knocks at the door. How do you know it’s a singer? She can’t find the key, and she doesn’t know when to come in! Karim tells it before each show. He plays the bass, and he has no second one.',
    funny:
      'I was in the middle of the saddest song I have and the power came BACK. All at once the light, the blender and a radio with the football. Goal! The whole cellar cheered. I took a bow, what can you do.',
    advice:
      'Record their voices. Your mother reading a shopping list, your father on the phone, anything. You have a machine in your pocket. I’ve cleaned ten thousand tapes, and nobody ever asks me for the important speech. They ask for the laugh.',
    tired:
      'Then lean on the wall here, it still has the sun in it. *She lowers her voice.* I do this before the second set: hum one low note, so low you feel it in the ribs, ten breaths. It’s a bed you can carry. What wore you out, the day or the people?',
    bored:
      'Bored in Beirut! Good, close your eyes and count the sounds. I’ve got nine: a generator, two quarrels, somebody’s oud, the corn. The one who finds twelve gets the second cob. Go.',
    happy:
      'Ah, don’t tell me yet, clap it first! *She catches the rhythm on the edge of the cart.* See, it’s in six, happy people are always in six. We’ll put it in the second set tonight. Now tell me, what was it?',
    stressed:
      'Give me your hand, on your own ribs, there. Breathe in for four, and out for eight, and let the out have a sound, I don’t mind, nobody here minds. We do that backstage. And now tell me one thing that can wait until tomorrow.',
    lonely:
      '*The hush comes, and she turns her back on the crowd.* Yes. It’s loud here and still one can be so alone, I know. My sister is on another continent, and I send her my day every night, with all the dogs in it. Who’d be glad of your voice, even for half a minute?',
  }),
  ...further,
]);
