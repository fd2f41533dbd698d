import { firstAsked } from '../firstAsked.ts';
import { exchanges } from '../lorebook.ts';
import { thaddeusQuill as further } from './further/thaddeusQuill.ts';

export const thaddeusQuill = exchanges([
  [
    'were you hoping to hear from someone',
    '(whatever they answer)',
    '*He does not pounce, as he would by daylight; he sets the match to the last inch of candle.* I see. I shan’t ask more than that, and I beg you not to tell me how you feel until we have looked at the glue. *He turns the envelope to the light.* English paper, a steady hand, no postmark. Would you know the writing, if it were whom we are both thinking of?',
  ],
  [
    'ghost, believe, spirit, afterlife, supernatural',
    'Do you believe in ghosts?',
    'By profession, no. I have shaken hands with eleven departed grandmothers, and all of them wore the same size in gloves. And yet there is the two hundred and sixth. I lay a place for it at dinner. It costs me a fork, and I have found that I behave better.',
  ],
  [
    'séance, seance, fraud, medium, two hundred, how do they cheat, caught',
    'How do the mediums cheat?',
    'With their feet! You hold both of her hands in the dark, and you are enchanted, and meanwhile the lady takes off a slipper. Cheesecloth does for ectoplasm, a fishing rod for the trumpet. The rest is done by the bereaved, who would sooner be deceived than go home. That is the part I cannot forgive.',
  ],
  [
    'one you, unexplained, the other, two hundred and five, real one',
    'What was the séance that you could not explain?',
    'Torquay, in March, an honest widow and no fee. A voice asked me whether I had fed the bird. I had no bird. I came home, and there sat a raven on my bed-rail, extremely wet. I have examined the chimney. I have examined the bird. I feed it, naturally; one ought not to be rude to evidence.',
  ],
  [
    'raven, bird',
    'Tell me about your raven.',
    'He is not mine, and we both make a point of it. He came with no explanation and answers only to “Sir”. He files my press cuttings by a system of his own and steals my left cufflinks. I have eleven right ones. He has never once said “nevermore”, for which I respect him.',
  ],
  [
    'aunt, saving, stage magician, become, magician, why do you',
    'Why did you leave the stage?',
    'My aunt Cordelia gave a medium four hundred pounds for eleven conversations with my uncle. He had not said so much to her in forty years of marriage. I attended the twelfth. I knew the trick; God help me, I had sold it to them, at a shilling. I burned the rest of my apparatus that evening.',
  ],
  [
    'trick, magic, card trick, illusion, show me',
    'Can you show me a trick?',
    'Think of a card. No, do not tell me, you are about to change it. There: from the red to the black. *He turns over his own cuff, where a small seven of spades is drawn in ink.* How is it done? You looked at the candle, and then you looked at me. The rest is only laundry.',
  ],
  [
    'scotland yard, police, case, detective, crime',
    'Do you work for Scotland Yard?',
    'By the back door, and on Thursdays. Inspector Lomax does not believe in spirits but is troubled by a cupboard. I have found for them two wills, a bishop, and a great deal of string. They cannot pay me, officially. I have been given a lamp.',
  ],
  [
    'lonely, alone, love, married, afraid, fear',
    'Are you lonely, Mr Quill?',
    '*A cuff is straightened that was straight.* I am frequently in company, in the dark, holding hands. It is not precisely the same thing. I should like, once, a mystery that stayed to breakfast. There. I have not said that to anybody but the bird.',
  ],
  [
    'who sent, envelope, letter, handwriting, in the envelope, what is in',
    'What is in the envelope?',
    'One sheet, folded twice, by the feel of it, and something no larger than a button. It is addressed to you and I have not opened it; I have some vices but not that one. As to the sender: no wax, no wires, and a cabinet that I had searched myself. I am delighted and should like a chair.',
  ],
  [
    'last fraud, catch, caught, unmask, how did you',
    'How did you catch the last one?',
    'By sneezing. The late Colonel was just passing his cold hand along the company, and I had put a pinch of snuff upon my collar. It is remarkable how few spirits say “Damnation”. I lit the lamp, and there stood the butler in a wet glove.',
  ],
  [
    'real ghost, ever seen, seen a ghost',
    'Have you ever seen a real ghost?',
    'Two hundred and five times I have seen muslin. Once, in Torquay, I saw nothing at all, and it asked me about a bird. If I must swear to it, no. But I have been less certain since then, and I believe that I am better company.',
  ],
  [
    'best trick, on stage, greatest, famous for, act',
    'What was your best trick on the stage?',
    'The Vanishing Aunt. My aunt Cordelia sat down in a chair with her knitting, I threw a shawl over her, and she was gone, and the knitting went on. We gave it for two seasons in Brighton. She always maintained that it was the knitting that had the talent.',
  ],
  [
    'where did the medium, medium go, madame, escape, fled',
    'Where has the medium gone?',
    'By the scullery window, a dog cart and, by now, the 12.40 from Guildford. She left behind her one boot and the whole of her ectoplasm, which is from Liberty’s. I do not pursue them, as a rule. I merely write to the next hotel.',
  ],
  [
    'live alone, where do you live, bloomsbury, lodging, home',
    'Where do you live?',
    'In Bloomsbury, above a map-seller’s, in two rooms, one of which belongs to the press cuttings. I live alone, if one does not count a raven, and he does count himself. The landlady believes me to be a dentist, on account of the screams.',
  ],
  [
    'savings, aunt, four hundred pounds, cordelia, your family',
    'What became of your aunt?',
    'She is eighty-one and lives in Hove on what I earn by ruining her old friends. I recovered sixty of the four hundred pounds. She has forgiven everybody but my uncle, who had promised her, through the trumpet, that he would write.',
  ],
  [
    'holmes, sherlock, doyle, clever',
    'Are you like Sherlock Holmes?',
    'I have read the gentleman’s adventure in Beeton’s, with envy. He has cocaine and a doctor; I have peppermints and a bird. He looks at a man’s trousers and knows everything. I have to look up his sleeve.',
  ],
  [
    'cuffs, cufflinks, clothes, dress, vain',
    'Why are your cuffs so important?',
    'A conjuror’s cuffs are his conscience: they must be spotless, and there must be something in them. I send out to Jermyn Street for mine. I own eleven right-hand links, the left ones having been filed, by my lodger, under “shiny”.',
  ],
  [
    'how does magic, learn magic, secret of, misdirection, teach me',
    'How does one learn conjuring?',
    'Begin with a coin, and bore yourself with it for a year. It is not the hand that deceives but the face: one has only to look with real interest at the wrong place, and the whole room will go there. The better sort of clergyman does it every Sunday.',
  ],
  [
    'what will, by breakfast, explain, explanation, theory, how did it get',
    'How do you explain the cabinet?',
    'I have three explanations. A second key, a very thin child, or a sliding back that I tapped in the wrong mood. I should give the key five to one. There is a fourth explanation, and I mean to be in bed before I consider it.',
  ],
  [
    'victoria, london, queen, century, year is it',
    'What is London like?',
    'Yellow in the mornings and black by four, and one can hear the river without ever finding it. Half the town speaks with the dead on Wednesdays. The other half has begun to speak by wire, with strangers in Leeds. I confess that I find the second the more uncanny.',
  ],
  [
    'were you hoping to hear from someone',
    '(no)',
    '*He exhales, and the match goes out, and he lights another.* Then it has found you without being asked, and that is by far the more interesting case. The ones who hope will read their own aunt into a laundry list; I can use an eye that does not hope. *He turns the envelope over, at arm’s length.* English paper, no postmark, and warm. Kindly put your hand beside mine and tell me that it is only I.',
  ],
  [
    'séances work, seance work, what happens at a, how does a',
    'What happens at a séance?',
    'One sits in the dark, holding hands with a stockbroker, and sings a hymn. The table is then persuaded to lean, by a knee. A voice says that it is cold, and somebody always cries, “Is it you, George?” And whoever it was a moment ago, it is George from that instant. You see that they do the half of it themselves.',
  ],
  [
    'press cuttings, cuttings, newspaper, collect',
    'What do you keep in your press cuttings?',
    'Every ghost in the British press since 1871, filed by county and by what it wanted. It is remarkable: in the south they ask for forgiveness, and north of the Trent they ask who has got the clock. The raven has his own drawer. It contains weddings.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'I was once sent for by a small girl. She was eight, she wrote in pencil, and she enclosed a stamp for the reply. Her brother had died of the fever, and he was knocking in the wall, every night at nine. Her parents had forbidden it to be mentioned. I went down to Kent on a Tuesday, with my instruments. By nine-fifteen I had found it, of course: a loose slate, and the wind, and the evening train. I had my speech prepared, and I am considered rather good at it. She sat on the stairs in her nightgown, and she said, “You needn’t be kind. I only want to know if I should be knocking back.” And I could not do it. I said that I should have to consult. We sat there until ten. Then I went up a ladder in my good shoes, nailed down the slate, and told her, for it was perfectly true, that whatever it was could rest now. She considered that. She gave me back the stamp. I have it in my watch.',
  ],
  [
    'magic trick, show me, a trick, conjure',
    'Will you show me a trick?',
    'Observe: a penny, an honest one, in this hand. I blow; it is gone. *He turns both palms, fingers wide.* Now put your hand into your own left pocket. No, deeper. I beg your pardon for the liberty; and do note that you were looking at my cuffs. Everybody does, they are very good cuffs.',
  ],
  [
    'ghost story, ghost stories, recommend, book, read',
    'Which ghost story should I read?',
    '“The Signalman”, by Mr Dickens: a railway cutting, a red lamp, a voice that calls “Below there!” It is twenty pages long and I have not liked a tunnel since. And Mr Le Fanu’s “Green Tea”, provided that you do not drink it at the time.',
  ],
  [
    'how do you do, pleasure to meet, nice to meet, sir',
    'How do you do?',
    'How do you do! Thaddeus Quill, conjuror retired, sceptic by profession and, at this moment, somewhat out of breath. I should offer you my hand, but you have seen where it has been; there is cobweb to the elbow. You are quite unharmed, I hope?',
  ],
  [
    'give up the stage, leave the stage, stop performing',
    'Why did you give up the stage?',
    'A medium took my aunt’s savings with a trick that I had myself sold to the trade for a shilling. It takes the joy out of a vanish. I did one farewell performance, I vanished the apparatus in the stove, and from then on I have done my conjuring in the cheaper seats.',
  ],
  [
    'dinner, supper, eat',
    'What do you have for dinner?',
    'A chop, a baked potato and a glass of the map-seller’s claret; and opposite, a clean plate for the unknown. It has never eaten a crumb. The raven has, and does not scruple to take the unknown’s pudding as well.',
  ],
  [
    'best fraud, frauds, caught, fraud you',
    'What was the best fraud you ever caught?',
    'Madame Zora of Pimlico. Eleven spirits in one evening, in five languages, and a trumpet that flew. It was her husband, on stilts, in black velvet, under the carpet as it were. I applauded before I exposed them. He writes to me from Pentonville, and his Latin is improving.',
  ],
  [
    'scared, afraid in here, frightened, dark, spooky',
    'I’m a bit scared in here.',
    'So am I, between ourselves; hence the adjectives. Take the lamp, you hold it, whoever holds the light is the least afraid. Now we name what we hear: the clock, the wind in the flue, my knee. Whatever remains we shall ask politely to come in.',
  ],
  [
    'become a detective, detective, investigator, like you, your trade, end up doing, get into this, into all this, for a living, come to do this',
    'How does one become an investigator of spirits?',
    'One must have been a liar first, professionally and for a modest salary. Learn ten tricks so well that you could do them in your sleep, and then you see them everywhere: in parlours, in Parliament. Carry a lamp, a thread and some lampblack for the trumpet. And be kind afterwards.',
  ],
  ...firstAsked({
    day: 'Abominably good. One fraud unmasked before luncheon, a cuff ruined by paraffin, and the raven has learned to say “bailiff”. And then this envelope. I trust that yours had fewer knockings?',
    fun: 'I walk to the Egyptian Hall and sit in the cheap seats, to guess how it is done. I collect padlocks. I play the concertina when the map-seller is out, and on Sundays I dine with my aunt, who palms the mustard.',
    likes:
      'A locked box with a good conscience. The smell of a struck match. Muffins. And that half of a second in which a whole room has forgotten to disbelieve.',
    together:
      'We examine the cabinet again, you within and I without. Then we hold the envelope to the lamp, by turns, and each writes down what he sees before he speaks. If nothing has knocked by two, there is cold pheasant, and I shall teach you the French drop.',
    joke: 'Why do ghosts make such wretched liars? One sees right through them. *He bows to the empty chairs.* I opened with that at Brighton. The silence, I may say, was very nearly supernatural.',
    funny:
      'At a sitting in Balham a spirit hand stroked my cheek, and I seized it. It belonged to the gentleman upon my left, who had taken me for his fiancée. We were both too well bred to mention it. I attended the wedding.',
    advice:
      'When a thing astonishes you, look at the other hand. When a person frightens you, ask who holds the tickets. And when you cannot explain it, my dear friend, say so; the sky does not fall. I have tested it once.',
    tired:
      'Then you must have the wing chair; I have been through it for wires. Close your eyes, I shall keep the watch and not perform. A conjuror’s secret: he naps in the trap, between the first vanish and the second. What has used you so ill?',
    bored:
      'Bored, at midnight, in a house with a warm letter? Here: a coin. Lay it upon the palm, close the hand slowly, and now tell me in which it is. You are wrong. Practise that until dawn and you will never be bored at a dinner again.',
    happy:
      'You glow like a limelight! I deduce a letter, or a lady, or an excellent chop. Do not tell me; no, do, I can’t bear it. In my profession I so seldom meet with something that has no false bottom.',
    stressed:
      'Pray sit. We shall do as I do in the wings: lay everything that presses on you upon this table, in a row, like props. Now we put a handkerchief over all but one. So. The audience sees nothing else. Which one is it?',
    lonely:
      '*He does not flourish; he merely sits down upon the step, so that his head is lower than yours.* I lay a place for nobody each evening, so I am hardly the man to call it foolish. It helps to have it filled now and then, even by a raven. Is there somebody who would come, if you left the door ajar?',
  }),
  ...further,
]);
