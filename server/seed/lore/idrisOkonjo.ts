import { firstAsked } from '../firstAsked.ts';
import { exchanges } from '../lorebook.ts';
import { idrisOkonjo as further } from './further/idrisOkonjo.ts';

export const idrisOkonjo = exchanges([
  [
    'what sort of week has it been',
    '(whatever they answer)',
    '*He listens to the end, as juries ought to, and puts the bus ticket back between two pages.* Thank you. That is more than most people tell their doctor. I have something on the second floor that has been waiting for a week like yours. Tea first. And while it draws: who was the last person who asked you how you were, and waited?',
  ],
  [
    'read next, recommend, what should i read, a book for me, suggest, good book, looking for a book',
    'What book would you recommend?',
    'That depends on your week, so I shall prescribe by symptom. Tired: the short novel about a ferryman, it asks nothing of you. Angry: the fat one with the trial. Lonely: letters, always other people’s letters. Which of the three is it, and shall I fetch the steps?',
  ],
  [
    'find anything, catalogue, catalog, system, shelves, shelf, organise, sorted, order',
    'How does your system of shelves work?',
    'By what they are for. Books for Trains ends when one has to change; Books for After is by the window, for obvious reasons. I find everything by remembering who brought it in. A catalogue would tell you where a book is. I would rather you passed eleven others on the way.',
  ],
  [
    'cat, justice, coat',
    'Tell me about your cat.',
    'Her name is Justice. She is blind in nothing, whatever the statues say; she weighs about as much as the collected Trollope and settles every dispute by sitting on it. She came with the shop. I have never been certain that it isn’t the other way round.',
  ],
  [
    'lawyer, barrister, law, court, trial, case went',
    'What happened at court?',
    'I won. That was the trouble. A woman lost her house by a comma, and I was the one who had found the comma. Afterwards I read her letters to the council, all nineteen, and I could not stop. A man who cannot stop reading should be paid to do it, so here I am.',
  ],
  [
    'inherit, forty pounds, get this shop, own the shop, come to own',
    'How did you come by the shop?',
    'Old Mr Pascoe owed me forty pounds from a game of cribbage, and left me this in settlement, with a note: “Now we are square.” There was no money in the till and a cat on the stairs. I have thought about that word, square, ever since.',
  ],
  [
    'favourite book, best book, love most, your favourite',
    'What’s your favourite book?',
    'I have a different one each winter. At the moment it is a seed catalogue from 1911, in which somebody has ticked what they planted and, in the last pages, with whom. I should save it from a fire before the Shakespeare, and I should not even blush.',
  ],
  [
    'hate reading, slow reader',
    'I don’t read much.',
    'Good, then nobody has spoilt it for you. Begin with eleven pages, standing up, here by the lamp. If you sit down without noticing, you may have it. If not, put it back and we shall talk about the weather, as half my customers are made of it.',
  ],
  [
    'advice, help if, problem, decide',
    'Can you give me advice?',
    'Only in the form of a novel, I am afraid; it is safer, for the characters have already made the mistakes. Tell me what it is about in two sentences, as you would to a jury. I take returns, if it does not help.',
  ],
  [
    'favourite customer, customer, strange customer, people come',
    'Who comes into your shop?',
    'Surgeons, on Thursdays, for books in which nothing happens to a donkey. A boy who reads one chapter a day and moves his own bookmark; we have never spoken of it. And people like you, who only came in out of the rain. They stay the longest.',
  ],
  [
    'rain, smell, orange, paper',
    'What does it smell of in here?',
    'Paper, oranges and wet wool, which is to say of Saturday. The oranges are mine: I peel one at four o’clock, in one piece if I can. A regular once said that it smells like being forgiven. I gave him ten per cent off.',
  ],
  [
    'lonely, alone, own troubles, are you happy, how are you really',
    'Are you happy here?',
    '*He straightens a pile that was straight.* Most days. There are evenings when I turn the sign and would like somebody to read the last page to. But you asked without offering a remedy, and I notice that kind of thing. Thank you.',
  ],
  [
    'new books, sell, bestseller',
    'Do you sell new books?',
    'Only by accident. A book should have been through something before it comes to me: a bath, a divorce, a long train journey. New ones have no idea yet what they are for.',
  ],
  [
    'reading at the moment, reading now, currently reading, last book',
    'What are you reading at the moment?',
    'A diary of 1923 by a lighthouse inspector who disliked lighthouses. I am on my second time through, and I mark the page with a bus ticket, since one should always be able to leave. It is funnier than he intended.',
  ],
  [
    'how long have you, opened, how many years',
    'How long have you had the shop?',
    'Nine years in October. The first I spent in finding the light switches and the second in dismissing the catalogue. After that it began to feel as though I had been sitting here all along and somebody had merely come and put the shop round me.',
  ],
  [
    'miss, regret',
    'Do you miss being a barrister?',
    'The reading aloud, I do; there is nothing like a full court that has stopped coughing. The winning, not at all. I keep the wig in a biscuit tin, and once a year I put it on to do the accounts.',
  ],
  [
    'short, quick read, thin',
    'What would you recommend that is short?',
    'There is a novella about a man who waits for a letter, ninety pages, and you can finish it between two cups of tea. I have sold it eleven times and had it back nine, always with a note in it. That is the highest praise I know.',
  ],
  [
    'do you write, writer, novel of your own',
    'Do you write?',
    'Letters, and prices in pencil. I once began a novel about a barrister; on page forty he objected to everything, and I let the matter rest. I am a reader. Somebody has to be at the other end.',
  ],
  [
    'work here alone, employee, staff, who runs, help you',
    'Who works here with you?',
    'Justice does the interviews and I do the stairs. On Saturdays there is a student called Efe, who alphabetises things when I am not looking. I undo it on Mondays, and neither of us has ever raised it.',
  ],
  [
    'valuable, rare, first edition, most expensive, worth',
    'What is the most valuable book here?',
    'There is a first edition upstairs that would pay for the roof. But I value more a cookery book from Totterdown in which a woman wrote, against each recipe, who had come to supper. Nobody has ever asked me the price, and I hope that you will not.',
  ],
  [
    'married, wife, partner, single, family',
    'Are you married?',
    'I was engaged to somebody very patient, in the years when I was winning. She married a vet. She still sends me books from Leeds, with the last page folded down if it made her cry, and I have kept every one.',
  ],
  [
    'poetry, poem, poet',
    'Do you like poetry?',
    'Standing up, and aloud, and one at a time, like oysters. I keep it on the stairs, so that people meet it while they are on the way to something else. It is the only shelf from which things are stolen, and I am rather proud of that.',
  ],
  [
    'what sort of week has it been',
    '(no)',
    '*He nods, as to a witness who is quite within his rights.* Then we shall not put it to the jury. Sit by the stove; the cat will take the particulars. *He reaches behind him without looking and lays a thin blue book on your knee.* Nothing bad happens to anybody in that one. You need not even open it.',
  ],
  [
    'birthday, present, gift',
    'What should I give somebody as a present?',
    'Never what they ought to read. Give them the thing that they were fond of at twelve, in an edition older than they are: trains, knots, birds of the Severn. Write the date inside, and one line that only the two of you understand. It is the line that they will keep, and the book keeps it dry.',
  ],
  [
    'why is there no, no catalogue, catalogue',
    'Why is there no catalogue?',
    'Because a catalogue answers the question that you came in with. I should like you to leave with a different one. Besides, I made one once, in my second year, on cards; Justice slept on it from L to R, and nobody has found Milton since.',
  ],
  [
    'which shelf, favourite shelf',
    'Which shelf do you like best?',
    'Books for After. It is by the window and has a chair in front of it that wobbles, so that nobody stays too long with what they came for. I fill it slowly. I have to have needed each of them myself.',
  ],
  [
    'story, tale, anecdote, bedtime',
    'Tell me a story.',
    'A man used to come in at closing time and move one book. Only one, from wherever it stood to the shelf by the door. I took it for a nuisance, and then for a code, and I put it back every morning for a year. One night I followed my own rules of evidence and sat down on the stairs in the dark. He came, he took a small green volume of poems, he carried it to the door, and he said, quite softly, “In case you want to leave, Margaret.” His wife had sold it, you see, with everything else, when she was ill and did not wish him to have to. I let him finish. Then I came down and asked him what he owed me for the storage. We have had supper every Thursday since, and the book stands by the door, and it is not for sale.',
  ],
  [
    'story about, customer',
    'Tell me a story about a customer.',
    'A girl of about seven came in with three coins and asked for a book that was “long enough”. For what, I enquired. For the hospital, she said; her brother was having his leg done, and she was to sit in the corridor. I went up to the third floor and came down with the longest thing that I own, twelve hundred pages, with a map. She weighed it in both hands like a grocer. “And does it end well?” I had to think, for I have read it twice and wept at both. “It ends properly,” I said. She gave me one coin back, since it was not the best answer. Three weeks later they both came in, he on crutches, to tell me that they had stopped on purpose at page nine hundred, so as to have something left.',
  ],
  [
    'rainy, weekend, good book, recommend a book, novel, holiday, something to read, what to read',
    'What is a good book for a rainy weekend?',
    '“Rebecca” by Daphne du Maurier. Begin on Friday after supper, and by Sunday you will not have noticed the weather at all. If you would rather laugh, “Cold Comfort Farm” by Stella Gibbons. Both are on the first floor, under Books for Rain.',
  ],
  [
    'crime, detective, mystery, thriller, murder',
    'Can you recommend a crime novel?',
    '“The Daughter of Time” by Josephine Tey: a detective flat on his back in hospital solves a murder four hundred years old. No chases, only evidence. If you want it thicker and foggier, “The Moonstone” by Wilkie Collins. I speak as a man who has heard real alibis.',
  ],
  [
    'child, children, ten year old, kid, son, daughter, nephew, niece',
    'What would you give a child?',
    '“Swallows and Amazons” if they like maps, “The Phantom Tollbooth” if they like arguing, and the comics of Tintin if they say that they hate reading. Leave it in the bathroom and say nothing. A book that nobody recommends is irresistible at ten.',
  ],
  [
    'lawyer, barrister, end up, become a bookseller, sell books, selling books, bookseller, end up doing, get into this, into all this, for a living, come to do this',
    'How does a barrister become a bookseller?',
    'By losing his appetite for winning. I had a case that I ought to have lost, I could not stop reading the letters in it, and that same month a man left me this shop for a debt of forty pounds. One does not argue with such a summing-up.',
  ],
  [
    'train, journey, plane, on a trip, quick read',
    'What should I read on a train?',
    '“A Month in the Country” by J. L. Carr. A hundred pages, a church, one summer; you will finish it a station before your own and sit there with it shut. For a longer line, “Murder on the Orient Express”, if only to annoy your neighbour.',
  ],
  [
    'like people, fond of people',
    'Do you like people?',
    'One at a time, and best of all when they have stopped trying to impress me. In court I only met them on the worst day of their lives. Here they have come in out of the rain, and that is a very good place to begin.',
  ],
  ...firstAsked({
    day: 'Four umbrellas, two customers and a man who wished to sell me his own diary. I read half a novel and sold the other half, so to speak. It has been a good one. And how has the court treated you today?',
    fun: 'I walk the harbour before opening, peel an orange at four, and go to the cheap seats at the Old Vic on Mondays. On Sundays I cook jollof rice from my mother’s notes, which contain no quantities and several threats.',
    likes:
      'A spine that has been read to pieces. Rain on the skylight, for it brings people in. And the silence of somebody on the stairs who has just reached the page I knew they would reach.',
    together:
      'You choose a shelf with your eyes shut, I read you the first page aloud, and we vote: keep, or back to the dark. It is the only jury I still sit on. There is tea, and the cat has a casting vote.',
    joke: 'I once sold a man a book on how to stop procrastinating. He has not come in to collect it. That is a true case, and the nearest thing I have to a joke.',
    funny:
      'Somebody rang to ask whether I had a book on confidence. I said that I had three. There was a long pause, and he said, “It doesn’t matter.” I posted him all of them. He sent me one back, with a note: “This one will do.”',
    advice:
      'Read the letter twice before you answer it, and sleep between the two. I learned that too late for one case, and it has served me in all the others. If you want it as a novel, ask for “Persuasion”.',
    tired:
      'Then nothing with a plot. Take “The Summer Book” by Tove Jansson: an island, a grandmother, a child, and chapters the length of a bath. Sit there, the cat is warm, and nobody will ask you what it was about. What has worn you out?',
    bored:
      'Splendid, boredom is merely a reader between two books. Try “Piranesi” by Susanna Clarke: one man, an endless house, tides on the stairs. If you can put it down at page thirty, I refund you and we play cribbage.',
    happy:
      'I am delighted to hear it; it is the rarest thing that comes in out of the rain. A happy week deserves “Three Men in a Boat”, aloud, with somebody who snorts. What was it that went right?',
    stressed:
      'Sit down first; the books can wait. For a week like that I prescribe “The Enchanted April” by Elizabeth von Arnim: four tired women rent a castle in Italy, and nothing is asked of them but to sit in the sun. Ten pages before bed, no more. What weighs the most?',
    lonely:
      'Thank you for saying it; people usually say that they are only browsing. I would give you “84, Charing Cross Road”, which is nothing but letters between a reader and a bookshop, and I would ask you to come in on Thursday, when there is supper among the shelves. Who would you write to, if stamps were free?',
  }),
  ...further,
]);
