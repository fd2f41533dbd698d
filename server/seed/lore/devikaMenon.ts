import { exchanges } from '../lorebook.ts';

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
    'history, historian, why did you, how did you start, become',
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
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'When I was a young lecturer I spent a monsoon in Lisbon, in an archive with one lamp. An old porter there brought me the boxes, and he was rude to me, daily, in a way that I came to depend on. On my last morning I asked for one box more. “Lost in the earthquake,” he said, as he had said each time. I don’t know what came over me: I wept, onto a customs register. He went away. After an hour he came back with it under his coat. He had kept it beneath his own bed for eleven years, since in 1974 somebody had come to burn it and he had been told to carry it downstairs. “I didn’t know who it was for,” he said. “I only knew that it wasn’t for him.” It was her husband’s letters. I have dedicated three books to that man, and he has written me three letters to say that there are mistakes in them.',
  ],
  [
    'story about, widow, aleyamma',
    'Tell me a story about Aleyamma.',
    'In 1766 the Dutch governor had had enough of her, and he sent an inspector aboard her best ship with orders to count every sack. Aleyamma received him on deck herself, in white, with her four children in a row. She was so glad that he had come, she said; she could not read the scales, poor widow that she was, and her captain cheated her. Would he weigh it all himself, before witnesses, and sign? He was a vain man. He weighed for two days in that heat, and he signed for three hundred and forty sacks, in his best hand. What he had not been told is that the ship was already sold, by the sack, to the governor, and that she had delivered two hundred and ninety. They sued her for the rest. She laid his signature before the court. It is the eleventh of the lawsuits, and it was the inspector who paid. The recipe that she sent him in prison is in the diary: it is for humble pie, more or less, with a great deal of pepper.',
  ],
]);
