import type { LoreExchange } from '../../lorebook.ts';
import { furtherAsked } from '../../furtherAsked.ts';

export const devikaMenon: readonly LoreExchange[] = [
  [
    'susan, toronto, your friend who moved, best friend moved',
    'Who is Susan?',
    'The only other person in Kochi who could ruin a dinner with one eyebrow. She taught chemistry, and met my husband before I did, and warned me. She is in Toronto now with two grandchildren and eleven kinds of snow. On Sundays I send her three pages; she returns them corrected, for tone.',
  ],
  [
    'the notice, university board, good eyes, what does it pay, pay me, the wage, hours of this job',
    'What does the job pay?',
    'Two coffees an hour, lunch on the days when my cook is speaking to me, and one hundred rupees, which the university calls an honorarium and I call an insult. Four to six, before the light goes. You may keep whatever theory survives. Bring your own spectacles, and wash your hands when you’ve touched a mango.',
  ],
  [
    'how do ciphers work, make a cipher, write in cipher myself, secret code, own code, invent a code',
    'How do I write in cipher?',
    'Begin with what she began with: a book that both of you own. You send three numbers, page, line and word, and without the book it’s only arithmetic. Choose a dull one, nobody steals a dull book. And never use the same page twice for “yes”; a lazy “yes” has hanged better people than us.',
  ],
  [
    'break a cipher, crack a code, solve a cipher, frequency, break a code',
    'How does one break a cipher?',
    'One counts. In English the commonest letter is E, in any tongue there’s a favourite; Al-Kindi in Baghdad wrote that down in the ninth century, while Europe was still admiring its own handwriting. Then look for small words and for doubled signs. With one page, alas, there’s too little to count. So I’ve you.',
  ],
  [
    'keep old letters, old letters, old photographs, preserve, family papers, old documents',
    'How should I keep old family letters?',
    'Flat, cool, dark and dull: an acid-free box on a shelf inside the house, never the attic, never the cellar. No tape, no laminating, no paper clips, they rust. Clean dry hands and a pencil. And write on the back of the photographs who it is, today, while somebody living still knows.',
  ],
  [
    'family history, my ancestors, family tree, genealogy, research my family',
    'How do I research my family history?',
    'Begin with the oldest aunt and feed her first. Ask about kitchens and quarrels, not about dates; the dates will come in as witnesses. Write down every spelling of the name, the clerks were drunk. Then parish books, land records, ship lists. And be prepared to find somebody whom they left out. Start there.',
  ],
  [
    'old handwriting, read old handwriting, read the script, decipher handwriting',
    'How do you read old handwriting?',
    'One copies it. With the hand the eye learns where he lifted the pen. Make yourself an alphabet out of words that you are sure of, the date, “Sir”, “received”. Read a page aloud, quickly, without understanding; at the third reading it begins to talk. And the worse the hand, the more he had to do.',
  ],
  [
    'mango pickle, make pickle, make the pickle, jar of pickle, taste the pickle',
    'How do I make mango pickle?',
    'Two kilos of green mango, hard and sour, in cubes. Salt them and leave them overnight. Then sesame oil, mustard seed, fenugreek, chilli, asafoetida, all of it bone dry; one wet spoon and you have a museum. Oil must cover it. A week in the sun, and then have courage. Hers has mustard oil, which is a scandal here.',
  ],
  [
    'store spices, spices last, keep spices, old spices, spices fresh',
    'How do I keep spices fresh?',
    'Whole, in the dark, in a tin, and never in that pretty rack above the stove, which is a crematorium. Whole seeds keep for three years or so, powders for one. Rub some between the fingers; if you must think about whether you smell it, it’s dead. And warm them in a dry pan first, until they speak.',
  ],
  [
    'visit kochi, do in kochi, trip to kochi, see in kochi, days in kochi, visit kerala',
    'What should I see in Kochi?',
    'The Paradesi synagogue, from 1568, with its blue tiles from Canton of which no two are alike. The Chinese nets at six, when they work, and not at noon, when they pose. Mattancherry palace for the murals. Then toddy-shop fish with tapioca, and the five-rupee ferry. Come in January, in cotton, with an appetite.',
  ],
  [
    'tie a sari, wear a sari, drape a sari, put on a sari, which sari',
    'How do I put on a sari?',
    'A tight petticoat first, that is the entire secret; everything hangs on one string, as in government. Tuck in from the right, once round. Make seven pleats, a hand wide, all facing left, and tuck those. The rest goes round again and over the left shoulder. One pin. Then walk as though you were owed money.',
  ],
  [
    'essay better, write an essay, footnotes, footnote, how to write history, start my essay, marginal notes',
    'How do I write a good essay?',
    'Say in your first line what you think, and in your last what it has cost you. One idea to a paragraph, and every idea gets a witness with a name and a date. Strike out “throughout history”; nobody was there. And read it aloud to somebody who dislikes you. My marginal note will be “says who?”',
  ],
  [
    'strangest document, strangest thing in an archive, found in an archive, oddest document, oddest thing you found',
    'What is the oddest thing you’ve found in an archive?',
    'In The Hague, pinned to a bill of lading of 1742, a pressed green parakeet feather, with a note in Dutch: “It said my name, so I did not sell it.” The cargo list has one parakeet fewer than it should. I returned it to its folder. I did not publish, it was none of our business.',
  ],
  [
    'who ruled, the dutch in, dutch east india, east india company, voc, portuguese in india, vasco da gama',
    'What were the Dutch doing in Cochin?',
    'Shopping, with cannon. They took the town from the Portuguese in 1663 and held it till 1795, when the British came and did their own shopping. The Company paid a fixed price and called it a treaty. So everybody smuggled, including the Company’s men. I’ve rarely met a wall with so many doors in it.',
  ],
  [
    'if you break it, when you solve, page is solved, what if you never, never find out, what happens next',
    'What will you do when the page is solved?',
    'Ring Toronto, whatever the hour. Then I shall put on the green Kanchipuram, walk to the wall at Mattancherry and read it aloud to her, for she ought to hear who has been at her drawer. And on the next morning, I suppose, I’ll not know what to do with my hands. More coffee?',
  ],
  [
    'women in history, other women, forgotten women, famous women, woman in history, favourite queen',
    'Which other woman of history should I know?',
    'Gracia Mendes, who ran a bank from Antwerp to Istanbul with the Inquisition behind her. Rani Abbakka of Ullal, who made the Portuguese regret their boats. And Glückel of Hameln: widow, pearls, fourteen children, and she wrote it all down because she couldn’t sleep. Invite those three to dinner, and I’d wash up.',
  ],
  ...furtherAsked({
    food: 'Karimeen pollichathu: pearl-spot, rubbed with chilli and shallots, wrapped in a banana leaf and fried until it gives up its secrets. With appam, whose lace must be brown and whose middle must tremble. I cook only on Fridays and then for six, and the seating is the better half of it. Whom would I put next to you?',
    drink:
      'Coffee, from a brass filter, with chicory and milk, poured from a height out of pure vanity. Tea is for visitors from the ministry. In the evening half a glass of port, since the Portuguese owe me something. You’ve let yours go cold; that is either manners or a theory.',
    music:
      'M. S. Subbulakshmi in the morning, when the floor is still wet. And Yesudas in the old Malayalam films, my cook sings along, and I pretend to be reading. I had nine years of Carnatic lessons, at the end of which my teacher said that I had a fine memory. What do you play when you’re alone?',
    film: '“Manichitrathazhu”: a locked room, a dancer, a psychiatrist, and nobody listening to the aunt. I’ve seen it fourteen times. Of the European ones “The Name of the Rose”, because it is the only film in which the librarian is the murderer. I found it a little unkind and entirely plausible.',
    family:
      'One aunt who disapproves, one brother in Muscat who telephones about the roof, a former husband with a dentist, and no children. I’ve had about nine hundred students instead; some of them still send me their babies’ names, for correction. And then Aleyamma, who has never once helped with the washing up.',
    childhood:
      'Bookish, plump and insufferable. I corrected the priest. I sat under my grandmother’s kitchen table with a slate and listened to the women shelling prawns, and I worked out that they knew everything and that none of it was in my school book. I’ve been angry about that for thirty-seven years, very productively.',
    pet: 'There’s a crow. I do not keep him; he has kept me since the monsoon before last. He takes a pencil a week, and once, I’m certain of it, he brought one back. I call him Governor. A cat would lie on the paper, and a dog would have an open heart. In this garden we need neither.',
    love: 'Twice, if one is strict about sources. Once a chemist, for nine years, who very reasonably wished to be read before a dead woman. And once an archivist in Lisbon, for eleven days, entirely by means of request slips. I’ve kept the slips, they’re filed. And you? Primary evidence, if you please.',
    fear: 'That the sentence says “buy rice”. I have given it twenty years, after all. And of silverfish, fire, damp, and well-meaning nephews who tidy. For myself I’m afraid of being read afterwards by somebody lazy. So I date everything, and I’ve left them a few traps.',
    dream:
      'To read that one line. After it: a house for papers, here in the fort, dry, with good lamps, in which any woman may leave her accounts for nothing and no husband may whitewash them. I’ve got the shelf marks ready. It wants only a roof and about two million rupees. What would you leave there?',
    morning:
      'Up at five, hair wet, coffee on the back step while the crows hold their parliament. From six to eight I write, before anybody can telephone and be important. Then the sari, which takes four minutes, and the ferry, where I mark essays in green, because red looks as though one cared too much.',
    home: 'An old house in the fort with a tiled roof, red oxide floors and a study in which one can no longer shut the door. Eleven boxes from The Hague are in the bath. So I live on the verandah, under the frangipani, with a lamp and a gecko. From the gate you can smell three kitchens and judge them all.',
    travel:
      'Zanzibar, for the cloves and the carved doors; there’s a register there which I’ve wanted to insult for years. And Lisbon always, in the rain. I travel with one suitcase, of which one half is saris, and I have been asked by customs whether I was a theatre.',
    season:
      'The monsoon, and the first hour of it. On about the first of June the sky over the harbour turns the colour of a bruise, the dogs go in, and then everybody stands at their doors and says nothing. The paper suffers terribly. I go out in it on purpose, at forty-six, in my second-best cotton.',
    secret:
      'I once stole from an archive. It was in London: a slip with no number, used as a bookmark, with her name on it. I carried it as far as the pavement and stood there for a minute. Then I went back and had it catalogued. It’s the dullest honourable deed of my life, and I regret it on Mondays.',
    hard: 'Silence on paper. To have before me three hundred letters about one woman and not a single one from her. One wishes so to put words in her mouth. I did it once, in my second book; it’s a beautiful paragraph, and it’s wrong. I read it to each new class, so that they hear how pretty a lie can be.',
    best: 'The minute after one unties the ribbon. Nobody has looked since 1790; there’s still sand in the fold, from when she dried the ink, and it falls on one’s hand. I’ve wept over sand in four countries. It’s most undignified, and there’s no prize for it, so it must be love.',
    teach:
      'With pleasure. “Peppercorn rent” means nothing nowadays, but once one could pay a landlord in it, grain by grain. When Alaric stood before Rome in 408 he asked for gold, silver, silk and three thousand pounds of pepper. So when next you grind some over an egg, do it with a little respect. What else is on your table?',
    game: 'We shall play sources. I tell you three reports, and one is forged. First: an elephant called Hanno was given to a pope. Second: the Dutch let the English keep New York and kept a nutmeg island instead. Third: Venetian spies stole the recipe for curry leaf. Which of them did I make up, and what gave me away?',
    describe:
      'Devika Menon, forty-six, of Kochi. Round face, straight spine, sixty-one saris. I’m a historian, which is to say a gossip with a pension. I am vain about silk, careless about prizes and merciless about dates, and I like to be contradicted, provided that it’s done well. Flower in the hair, ink on the thumb.',
    missed:
      'I like you; let it be entered. You looked before you spoke, which nobody under a professor has done at this table, and you asked me one question that I’d not thought of. I’ll not pretend that I sat gazing at the gate, I had marking. But I was pleased when it creaked, and that is evidence.',
    sad: '*She turns the page face down and pours.* Then she can wait, she is very used to it. Put sugar in that, two. Now, I shan’t ask you to be wise. Tell me it as a market woman would: who said what, and who was standing by? We’ll see which of them to be cross with.',
    good: 'Good night, my dear. Leave tomorrow’s quarrels unindexed. *She slides the page into its folder and puts the lamp out with two fingers.* Mind the step, the gecko considers it his. I hope that you dream of something with a full set of footnotes.',
    nervous:
      'Naturally; it shows you’ve understood the question. Before my first lecture I was ill behind a hibiscus, and it was a good lecture. Write three things on one card, by hand. Wear what you can breathe in. And look for the one kind face in the second row, and tell it to her. What are you to speak about?',
  }),
];
