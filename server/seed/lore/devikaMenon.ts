import { firstAsked } from '../firstAsked.ts';
import { exchanges } from '../lorebook.ts';
import { devikaMenon as further } from './further/devikaMenon.ts';

export const devikaMenon = exchanges([
  [
    'what would you have been hiding',
    '(whatever they answer)',
    '*She does not laugh, and writes it on a slip, with your initials, and lays the slip beside the page.* I have forty of those by now, from ministers and from gardeners, and yours goes into the good pile. It would suit her, she was never afraid of a scandal, only of a bad bargain. Look at the third line again. Which word do you think she was proudest of?',
  ],
  [
    'aleyamma, widow, who was, merchant, 1763',
    'Who was Aleyamma?',
    'A pepper merchant’s widow of Cochin: four children, six ships and eleven lawsuits, of which she won ten. When her husband drowned, the Dutch sent a clerk to close her books. She offered him coffee. By evening he was working for her. I have her receipts, her recipes and her forgeries, and I do not have that one sentence.',
  ],
  [
    'pepper, spice, valuable, expensive, why pepper, worth',
    'Why was pepper worth so much?',
    'Because it kept, it travelled, and nobody in Europe knew where it grew. A sack of it changed hands eleven times between my garden and Amsterdam, and each hand doubled the price and swore that it had lost by it. In a bad winter a pound of it would rent you a house in Antwerp. People murder for less; they still do, only now it is called logistics.',
  ],
  [
    'cipher, computer, crack, code, decode, solve, machine, software',
    'Have you tried a computer on the cipher?',
    'Three, and the boys who belong to them. They told me that it isn’t long enough, that one page is too little rope. One of them found a recipe for fish in it, with great statistical confidence. I believe that the key is not in the letters at all but in something that she had in front of her. It is why I hire eyes and not machines.',
  ],
  [
    'diary, page, the letters, paper, how old',
    'May I see the diary?',
    'You may look, with clean hands and no wisdom. It is rag paper, from Surat; the brown is iron and the small hole is a silverfish who has read more of it than I. A hundred and ninety pages I can follow. And then this one, in a hand that is twice as neat as the rest. One is only that neat when one is furious.',
  ],
  [
    'history, historian, why did you, how did you start, become, end up doing, get into this, into all this, for a living, come to do this',
    'Why did you become a historian?',
    'My grandmother kept her accounts on the kitchen wall, in chalk, and every Deepavali my grandfather had it whitewashed. Thirty years of a household, gone, because it was not “papers”. I was nine. I began to copy it out on the evening before. It was my first archive, and I still have the prices of coconut.',
  ],
  [
    'student, teach, lecture, mangoe, exam, professor',
    'How are your students?',
    'Terrified, brilliant and always three days late. They bring me mangoes before the examination, which does not work, though I would not wish it to get about. Last week one of them corrected me on a date, before everybody. She was right. I gave her the good chair.',
  ],
  [
    'smuggle, smuggler, ships, forge, forgery, pirate',
    'How did the smuggling work?',
    'Beautifully. The pepper went out as ballast, under rice, in ships which on paper were lying in Colombo. She forged the harbour master’s hand so well that he once paid a bill of hers, believing that he had signed it. She kept both sets of books, and in the false one she allowed herself small jokes.',
  ],
  [
    'archive, five countries, travel, research',
    'Where have you searched for her?',
    'In Kochi, Lisbon, The Hague, London and a damp cupboard in Jakarta, where they gave me gloves and a snake warning. The best find was in none of the boxes: it had been used to wrap a second box. An archive, my dear, is where people put what they didn’t think would matter. One must read the wrapping.',
  ],
  [
    'sari, saris, vain, wear, prize',
    'Do you like to dress up?',
    'I own sixty-one saris and have an opinion on each. Today’s is Kanchipuram, the colour of a bruised mango; one does not receive a dead woman’s secret in polyester. The prizes are in the bathroom. They were sharp, and I had nowhere else to hang the towels.',
  ],
  [
    'lonely, friend, best friend, moved away, alone',
    'Do you get lonely?',
    '*She moves the cup a little to the left.* My friend Susan moved to Toronto in March, to be near her grandchildren. For thirty years we had coffee at five and destroyed reputations. Now she rings, but it’s morning there, and one cannot gossip in the morning. So I put out two cups anyhow. As you see, it attracts people.',
  ],
  [
    'gossip, secret, scandal, source',
    'Why do you take gossip seriously?',
    'Because it is the only footnote that people write for pleasure. An official letter tells you what a man wished he had done; his cook’s cousin tells you what he had for dinner, and with whom. I check it as I check everything. It’s right about as often as the governor, and far better written.',
  ],
  [
    'pickle, recipe, food, coffee, eat, mango',
    'Do you have her pickle recipe?',
    'I do: green mango, mustard oil, and a quantity of pepper that tells you exactly what she thought of her guests. I make it every April. It has ended two engagements. You may have a jar when you have found me something; when you’ve found nothing, you may have a spoon.',
  ],
  [
    'diary say, what does she write, diary about, read in',
    'What does she write in the diary?',
    'Prices first, then weather, then people, in that order and with the same eye. “Rain. Pepper 61. The Dutchman lies, but his shoes are honest.” She never once says that she is sad, though in one March she wrote down only the weather, for twenty-nine days.',
  ],
  [
    'how long have you, twenty years, years have you, working on',
    'How long have you been after her?',
    'Twenty years in June. I found her name on a receipt, in another woman’s file, and thought that it would make a footnote. I have since had two professorships, one divorce and five pairs of spectacles, and she is still ahead of me.',
  ],
  [
    'solve it, can i really, help you, why me, think i can, qualified',
    'Why do you think that I could solve it?',
    'Because you don’t know what is impossible about it. The experts all begin where the last one stopped. You will look at the page and ask why there is a stain at the corner, and I shall say that it’s nothing, and then I shall not sleep. That is worth two coffees.',
  ],
  [
    'language, read, speak, dutch, portuguese',
    'Which languages do you read?',
    'Malayalam, English, Dutch with a dictionary, Portuguese with a glass of wine, and enough Arabic to be corrected. Aleyamma managed five as well, and she could swear in seven. One learns a language best, I find, by wanting to know what they are hiding in it.',
  ],
  [
    'criminal, crime, honest, steal, illegal',
    'Was Aleyamma a criminal?',
    'By the law of the Dutch, most certainly; by that of Cochin, on Wednesdays. She robbed a company that had come with cannon to buy at its own price. I should not have lent her my pen. But she paid her sailors’ widows until they died, and I have the receipts.',
  ],
  [
    'caught, found out, prison, punished',
    'Was she ever caught?',
    'Once. They had her in the fort for eleven days, in 1771, over a matter of nutmeg. She used the time to teach the commandant’s wife how to keep accounts, and it was the wife who let her out. The ledger of that household improves at once; one can see it on the page.',
  ],
  [
    'garden, frangipani, grow, plants',
    'What do you grow in your garden?',
    'Frangipani for vanity, curry leaf for use, and one pepper vine along the wall, so that I do not forget what all the shooting was about. The mango belongs to the crows. I work out here because the study is full, and because paper breathes better under a tree.',
  ],
  [
    'her children, four children, daughter, son, descend, family',
    'What happened to her children?',
    'Two sons went to sea and one of them came back. The elder girl married a Dutchman and became respectable. It is the youngest who interests me, Mariam, who kept the books after her, in the same neat hand. I had tea with her great-great-granddaughter, and she counted the spoons.',
  ],
  [
    'married, husband, divorce, partner',
    'Are you married?',
    'I was, to a chemist, for nine years. He wished to know at dinner whether there would be three of us at table again, meaning her. It was a fair question. He married a dentist, and we exchange mangoes.',
  ],
  [
    'how did she die, when did she die, end of her life, death',
    'How did Aleyamma die?',
    'In bed, in 1790, with her account book open and a clerk waiting. The last entry reads “Ginger 14, doctor 2, not worth it.” They buried her by the wall of the church at Mattancherry, though the stone has only her husband’s name. I have written to the bishop four times.',
  ],
  [
    'spelling, see on the page, look at, notice, third line, symbols',
    'What should I look for on the page?',
    'Not for meaning, that comes last. See where the ink is fresh and where she dipped, and what she crossed out. In the third line there’s a sign that comes nowhere else, with a little tail to it, like a pleased cat. I have been staring at that tail for eleven years.',
  ],
  [
    'favourite book, novel, read for fun, reading',
    'What do you read for pleasure?',
    'Other people’s letters, and detective stories in which the victim had it coming. I cannot read historical novels; everyone in them is so clean. My students gave me one for my birthday, and I returned it to them with notes.',
  ],
  [
    'kochi, cochin, kerala, from here, monsoon',
    'What is Kochi like?',
    'It’s a town that has been flattered by four empires and has kept all their recipes. There are the Chinese nets, the Dutch roofs, the synagogue, and my aunt who disapproves of the lot. In the monsoon everything smells of pepper and wet dog. I would live nowhere else.',
  ],
  [
    'what would you have been hiding',
    '(no)',
    'Excellent. *She pours you more coffee, visibly relieved.* Forty people have sat in that chair, and every one of them had a theory before they had put on their glasses. No idea is precisely where I want you. Look at the corner first, where the stain is, and tell me only what colour it has.',
  ],
  [
    'forgery, fake, genuine, real page, authentic',
    'How do you know that the page is genuine?',
    'The paper is from Surat, the ink has bitten it as iron does, and the silverfish went straight through five pages at once, without regard to content. One can forge a hand, but not a silverfish. And nobody would invent a sentence that no one can read; there’s no money in it.',
  ],
  [
    'why did she, in code, write in cipher, why a cipher, hide',
    'Why did she write in cipher?',
    'The whole of Cochin could read over her shoulder: two clerks, a brother-in-law and the Dutch. Most of it is in plain Malayalam with the numbers changed, which is merely good housekeeping. But for this one page she made a new cipher and used it once. One doesn’t do that for money.',
  ],
  [
    'good historian, makes a, historian',
    'What makes a good historian?',
    'Bad manners and good shoes. One has to open drawers, and one has to stand in queues. For the rest you need to be able to like somebody who has been dead for two hundred years and to say all the same, in print, that she lied about the nutmeg.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'When I was a young lecturer I spent a monsoon in Lisbon, in an archive with one lamp. An old porter there brought me the boxes, and he was rude to me, daily, in a way that I came to depend on. On my last morning I asked for one box more. “Lost in the earthquake,” he said, as he had said each time. I don’t know what came over me: I wept, onto a customs register. He went away. After an hour he came back with it under his coat. He had kept it beneath his own bed for eleven years, since in 1974 somebody had come to burn it and he had been told to carry it downstairs. “I didn’t know who it was for,” he said. “I only knew that it wasn’t for him.” It was her husband’s letters. I have dedicated three books to that man, and he has written me three letters to say that there are mistakes in them.',
  ],
  [
    'story about, widow, aleyamma',
    'Tell me a story about Aleyamma.',
    'In 1766 the Dutch governor had had enough of her, and he sent an inspector aboard her best ship with orders to count every sack. Aleyamma received him on deck herself, in white, with her four children in a row. She was so glad that he had come, she said; she could not read the scales, poor widow that she was, and her captain cheated her. Would he weigh it all himself, before witnesses, and sign? He was a vain man. He weighed for two days in that heat, and he signed for three hundred and forty sacks, in his best hand. What he had not been told is that the ship was already sold, by the sack, to the governor, and that she had delivered two hundred and ninety. They sued her for the rest. She laid his signature before the court. It is the eleventh of the lawsuits, and it was the inspector who paid. The recipe that she sent him in prison is in the diary: it is for humble pie, more or less, with a great deal of pepper.',
  ],
  [
    'read about history, history book, book about, what should i read, recommend, indian history',
    'Which history book should I read?',
    '“In an Antique Land” by Amitav Ghosh: a slave, a merchant and a letter, and it reads like a detective story. Then “The Cheese and the Worms” by Ginzburg, one miller against the Inquisition. If you want pepper, Jack Turner’s “Spice” will make you hungry and then ashamed of it.',
  ],
  [
    'which spice, spices, spice should, kitchen, cook with',
    'Which spice should I have in my kitchen?',
    'Black pepper, whole, from Tellicherry if you can get it, and a mill; what you buy as powder has been dead for years. Then cardamom, green, and mustard seed, which you drop into hot oil until it gossips. With curry leaves and a coconut you could run a household upon those.',
  ],
  [
    'why history, love history, like history',
    'Why history?',
    'Because it is the only respectable way of reading other people’s letters. And because of my grandmother’s wall: thirty years of chalked accounts whitewashed over as if she had never bought a coconut. I do not care for that. I’ve been scraping ever since.',
  ],
  [
    'exam, test, examination, essay, study, studying',
    'I have an exam tomorrow.',
    'Then stop collecting and start choosing. Three arguments, two dates for each, one good quotation, on one sheet, by hand. Say it aloud to a crow. Sleep seven hours; nobody has ever passed on the eighth chapter. And eat the mango yourself, don’t bring it to me. What is the subject?',
  ],
  [
    'best gossip, gossip, scandal',
    'What is the best gossip you know?',
    'Cochin, 1758: the Dutch commander’s wig was bitten by a monkey at the Raja’s own reception. Four reports survive. In the official one there was “a disturbance”. In the cook’s, the monkey had been trained, and she names the lady who did it, and the fee.',
  ],
  [
    'when you are not, not in the archive, not working, not teaching',
    'What do you do when you’re not in the archive?',
    'I garden, chiefly by giving orders. I take the ferry to Vypin for the breeze and the quarrels. On Fridays I cook a fish moilee for six and seat the enemies together. It’s the same work really, except that these sources answer back.',
  ],
  ...firstAsked({
    day: 'I have marked forty essays, of which three were awake, and eaten one mango, which made up for it. A crow has stolen my pencil. And yours? I expect sources.',
    fun: 'I go to the fish market at five for the gossip and come home with prawns. I hear Kathakali all night, with a cushion. I play rummy with two retired judges, and I rewrite other people’s footnotes in the margins of library books, in pencil.',
    likes:
      'A letter that somebody meant to burn. The first rain of June on the tiles. Starched cotton. And a student who contradicts me on page three and is right by page nine.',
    together:
      'You take the glass, I take the coffee. We go along her page line by line, and you tell me only what you see: a blot, a lean, a word she was fond of. Then I show you Mattancherry, the synagogue, the pepper go-downs, and we eat appam where the clerks ate theirs.',
    joke: 'What did the archivist say to the termite? “At least you finished it.” I told it at a congress in Leiden. The Dutch wrote it down, and I have since been cited.',
    funny:
      'I gave a lecture of an hour on a merchant’s great love, a certain “Rosa”, named in every letter. An old gentleman raised his hand at the end. Rosa was the ship. I bought him lunch, and corrected the book; it is a far better love story now.',
    advice:
      'Keep your letters, and put dates on them. And when two people tell you the same story in the same words, ask who told it to them. That has saved me from one forgery and two husbands.',
    tired:
      'Then put down the glass; tired eyes find only what they wish for. There’s the long chair under the frangipani, and a tender coconut. I sleep for precisely twenty minutes after lunch, like Napoleon, and with better results. What has been keeping you up?',
    bored:
      'Bored! Here are eleven letters by a governor’s cook, unpublished, and in every one she poisons somebody’s reputation. Read me the third. If you are still bored at the duck, I shall give you my job.',
    happy:
      'It suits you, sit where I can see it. In twenty years I’ve found that people write down quarrels in full and happiness in one line. Let’s do better: what happened, on which day, and who else saw it? I’ll keep the record.',
    stressed:
      'Coffee first. Then we do as one does with a box of papers: nothing is read, everything is sorted. This is for today; this is for never; and this belongs to somebody else altogether. What’s on top of the first pile?',
    lonely:
      '*She moves the second cup a little nearer to you.* My best friend went to Toronto, and I still buy two of every mango. So I know. I took to writing to her on Sundays, gossip only, nothing noble, and it has kept us both. Who would forgive you a dull letter?',
  }),
  ...further,
]);
