import type { LoreExchange } from '../../lorebook.ts';
import { furtherAsked } from '../../furtherAsked.ts';

export const thaddeusQuill: readonly LoreExchange[] = [
  [
    'do you charge, your fee, your fees, hire you, engage you, engage your services, what do you cost',
    'What do you charge?',
    'To the bereaved, nothing; to lords, five guineas; to mediums, a hearing. I have been paid in muffins, in a barometer and, by one bishop, in silence, which I considered handsome. Should you wish to engage me, you need only a locked room and some patience with adjectives. Have you a cupboard that troubles you?',
  ],
  [
    'fortune teller, fortune-teller, psychic, clairvoyant, cold reading, palm reader, tarot',
    'How do I see through a fortune-teller?',
    'Wear somebody else’s hat, say nothing, and nod at nothing. He will begin with what fits us all: a scar on the knee, a box of old photographs, a name with a J. Count the misses aloud; nobody ever does. And if he should find that you are cursed, and at what price, take your coat.',
  ],
  [
    'noise in my house, noises in my house, hear noises, hearing noises, house is haunted, haunted house, strange noises, footsteps at night, things move',
    'I hear noises in my house at night.',
    'Keep a book: the hour, the weather, the room. Nine ghosts in ten keep the hours of a water-pipe or cooling timber. But if you have headaches as well, and all the house sees shadows, open the windows and send for a man about the stove. A bad flue is the one spectre that kills.',
  ],
  [
    'french drop, coin trick, trick for beginners, easy trick, first trick, amaze my friends, vanish a coin',
    'Which trick should I learn first?',
    'The French drop. Hold the coin by its edges, palm up. The other hand comes over, thumb beneath, and seems to take it; you let it fall into the first palm instead. Now the secret: follow the empty hand with your own eyes, and believe it. Three hundred times before a glass, and then your aunt.',
  ],
  [
    'table turning, table-turning, table tipping, tables move, table moved, planchette, ouija, spirit board',
    'Why does the table move?',
    'Because you push it, and do not know it! Mr Faraday proved that in 1853, with rollers and a sheet of card: the hands led and the table followed. It is the same with the planchette. Blindfold the company and turn the alphabet about, and you will find that the dead have forgotten how to spell.',
  ],
  [
    'spirit photograph, spirit photographs, spirit photography, ghost photo, photograph of a ghost, photo of a ghost, picture of a ghost',
    'Are there real photographs of ghosts?',
    'There are a great many real photographs of muslin. One exposes a plate twice, and there is Grandpapa in a mist. Mr Mumler of Boston did so well at it that he was tried for fraud in 1869; they let him go, for nobody could say how it was done. I possess forty. In six, it is the same uncle.',
  ],
  [
    'fox sisters, spiritualism begin, spiritualism start, who started it, first medium, where does spiritualism',
    'How did spiritualism begin?',
    'With two girls in Hydesville, New York, in 1848, and knocks in the night. Forty years on, in October of last year, Mrs Margaret Kane, who was a Fox, took off her shoe upon a public stage and did it before two thousand people: with the joint of her great toe. An empire of grief, founded upon a toe!',
  ],
  [
    'favourite magician, favorite magician, greatest magician, best magician, robert-houdin, maskelyne, houdini, magician do you admire',
    'Who is the greatest magician?',
    'Monsieur Robert-Houdin, a clockmaker, who put the conjuror into evening dress and made an orange tree bear fruit. Among the living, Mr Maskelyne at the Egyptian Hall. As a youth he caught the Davenports when a curtain slipped, and built a better cabinet out of spite. I have sat there forty times and not seen the wire.',
  ],
  [
    'bring my kids, bring my children, children’s party, for children, my son loves magic, my daughter loves magic, my kids love',
    'Would you perform for my children?',
    'With terror. A grown man watches where one looks, but a child of six watches the pocket. I once vanished an egg before nine of them at Lewes, and nine voices informed me that it was up my sleeve. I now begin by letting them keep the egg. How old are your inspectors?',
  ],
  [
    'bring my dog, dog barks, dog stares, dogs see ghosts, dogs sense, cats see ghosts, cat stares',
    'My dog barks at nothing. Is it a ghost?',
    'It is very seldom nothing. Mr Galton has made a whistle, in the head of a walking-stick, which you and I cannot hear, and every dog in Kensington turned round. He hears the mouse in the wainscot and the key two streets off. Do bring him; I had rather have one terrier at a séance than four professors.',
  ],
  [
    'pick a lock, picking locks, open a lock, lock is stuck, key is stuck, key stuck, lost my key, padlock',
    'Can you open any lock?',
    'Given a hairpin and a clear conscience, most. One turns the plug a very little, as if with the key, and coaxes each pin until it sighs. Yours alone, if you please. Should a lock of your own be stiff, no oil, it gathers dust: rub a soft pencil over the key, and work it in and out.',
  ],
  [
    'why is it warm, why is the envelope warm, still warm, so warm, feels warm',
    'Why is the envelope warm?',
    'I have been attempting not to ask. A hot brick, a hand, a waistcoat; but those cool in five minutes, and I have had it for eleven, by my watch. *He lays two fingers on the paper, and takes them off.* It is precisely as warm as a cheek. I mention it merely as a measurement.',
  ],
  [
    'the accomplice, drunk accomplice, her accomplice, who is the accomplice',
    'Who is the accomplice?',
    'The under-footman, one Pybus, engaged on Monday, with references in the medium’s own hand. He was to have played a Roman senator and a drowned midshipman. Unhappily he came upon the sherry between the two. He is asleep in the laundry, in laurels and a wet jacket, and has confessed to a sheep.',
  ],
  [
    'if it is real, if it’s real, meet a real ghost, met a real ghost, if you saw a ghost, ask a ghost, say to a ghost',
    'What would you do if you met a real ghost?',
    'I had prepared a list of one hundred and four questions, with diagrams. I find that I should only ask whether it was comfortable. Then, I think, I should offer it a chair, and be quiet; I have spoken in the dark for so many years on their behalf. What would you ask?',
  ],
  [
    'is it dangerous, your work dangerous, ever been hurt, ever been attacked, attack you, get hurt',
    'Is your work dangerous?',
    'I have been struck with a tambourine, a trumpet, a prayer-book and, in Hull, a goose. A medium’s husband once locked me in a coal-hole; I was out before he had done boasting of it. The true peril is another. It is to stand with the lamp lit, and see the widow’s face.',
  ],
  [
    'weirdest case, strangest case, weirdest thing, strangest thing, most curious case, oddest thing, oddest case',
    'What is the strangest case you ever had?',
    'The Singing Parsonage, in Norfolk: a hymn each dusk from an empty room, and always flat. I took up the floor. Beneath it lay an old musical box, and every evening the train to Cromer shook it into two bars of “Abide With Me”. The vicar asked me to put it back. I oiled it first.',
  ],
  ...furtherAsked({
    food: 'A muffin, toasted upon the fork, with more butter than is defensible; and after that, devilled kidneys at an hour when nobody calls. I cook one thing, over the gas ring: Welsh rarebit with mustard and a spoonful of stout. The raven prefers it cold. How do you take yours?',
    drink:
      'Tea, and the smoky sort, out of Canton; my aunt says that it tastes of a burnt theatre, and that is just what I like in it. Coffee I take before a sitting, to hear the better. Never spirits. In my trade, one has to be able to swear to what one saw.',
    music:
      'The concertina, forgive me; it is the one instrument that can be hidden in a hat. At the Savoy I wept at Jack Point in “The Yeomen of the Guard”: “I have a song to sing, O!” A jester with a broken heart and clean cuffs. One felt a trifle caricatured.',
    film: 'I know film upon cold soup, and fogged plates. But if you mean pictures that move: I once heard Mr Muybridge lecture, and upon a sheet, by lamplight, he made a horse gallop. All four hoofs were off the ground. I looked behind that sheet afterwards. I have never so enjoyed finding nothing.',
    family:
      'My father sold locks at Reigate, my mother lost the keys; you see that I had no choice. Both are gone. I have a sister, Augusta, in Leeds, with a husband who writes to me about soap, and there is Aunt Cordelia at Hove. It is a small house, but every card in it is real.',
    childhood:
      'Small, solemn, and perpetually inside something. At six I shut myself into a sea-chest to learn if I could get out, and could, to my mother’s distress, after luncheon. I forged a letter from the Queen excusing me from sums. It was the stamp that betrayed me. Were you a hider, or a seeker?',
    pet: 'No; I have a lodger in black who has never paid. He came from Torquay, or from somewhere beyond it, and he answers to “Sir”. On Sundays he walks before me down Great Russell Street as if I had been let out. I dare not buy a cage; I suspect that I should be the one in it.',
    love: 'Once, at Brighton. She played the harmonium for my second act and always knew before I did which card I should lose. I rehearsed what to say to her for two winters, with gestures. She sailed for Wellington in ’83. *A cuff is examined.* I ought simply to have said it badly.',
    fear: 'That there is nothing behind the curtain, and equally that there is. Also of heights, of cheerful bishops, and of the moment after the applause. One hangs up the coat, the room is very quiet, and one knows how it all was done. I keep the raven for that hour. Which hour is yours?',
    dream:
      'Of case two hundred and seven: a knock, a locked room, and I look under everything, and there is no thread. And then it says “good evening” and sits down to its supper. Failing that, a shop in the Burlington Arcade, which sells only keys to things that nobody has found.',
    morning:
      'I have none, to speak of; the dead keep late hours. At ten the raven pulls off the blanket. There follow tea, the cuffs, and the newspapers, which I cut to lace before I have read them. By noon I am a gentleman. At half past, somebody’s grandmother has generally rapped in Clapham.',
    home: 'Two rooms over a map-seller’s, and eleven thousand cuttings, so that one walks sideways. From the window: a plane tree, a pump, and a corner of the Museum. There is a table laid for two. The second fork is the good one; I thought that it would be noticed.',
    travel:
      'To Prague, for the clockwork; to Blois, near which Robert-Houdin had a house full of doors that opened by themselves and a mechanical hermit in the garden. And Torquay again, some March. I have twice bought the ticket. One hesitates to call when one does not know whom one is visiting.',
    season:
      'November, without apology! The fog takes away the other side of the street, everybody’s footsteps arrive a moment before he does, and London is one great cabinet. My birthday falls upon the thirtieth. My aunt sends a left-hand cufflink each year, and the raven receives it with every sign of pleasure.',
    secret:
      'When a sitting is done, and the rogue has fled, and they have all gone home, I put out the lamp again. I sit on for five minutes. I say, “If anyone cares to, now there is nobody looking.” Nobody has cared to. I should be obliged if Lomax did not hear of it.',
    hard: 'It is the second minute. In the first there is a cry, a light, and a butler in a wet glove, and I am splendid. In the second, a mother sees that it was not her boy. I have never found the sentence for it. I fetch a chair, and hold my tongue. That is all my art.',
    best: 'When somebody laughs. They have come for years to hear a tin trumpet, and I take it to pieces on the table, and quite suddenly they laugh, and the next thing that they say is a real story about him. Then he is in the room, if you like. I do not charge for that.',
    teach:
      'The whole of conjuring in one line: a larger movement covers a smaller one. If I wish to drop a coin into my pocket, I do not do it slyly; I turn to you and ask your name. Look for it at the next dinner. You will see marriages arranged by it, and the bill avoided.',
    game: 'With delight. Take a number between one and ten; double it; add eight; halve that; and now take away the number with which you began. *He writes upon his cuff, without looking.* You have four. The raven was taken in for a week. Shall I tell you why it can’t fail, or will you find it?',
    describe:
      'Thirty-five, slight, auburn, with a moustache that is held to be an asset. Retired from the stage, to the relief of the stage. I attend the dead professionally and the living with more alarm. I am vain of my cuffs and of nothing else, save my vocabulary, my hands, and my left profile.',
    missed:
      'I must not claim to have sat by the window; I had my head inside a cabinet. But when you came in, I believe that the room had one candle more. I like how you look at a thing before you exclaim. In my circle it is all but extinct. I am most sincerely glad of you.',
    sad: '*He lays down the lamp, and all his sentences with it.* I am sorry. I shall not produce anything from behind your ear. There is a fire in the next room, and a rug that I have examined for wires. Would you sooner tell me of it, or have me read you something dull and kind?',
    good: 'Good night. I shall take the lamp along the passage and try every door, so that you need not. Whatever creaks before one o’clock is the stairs, I have been introduced to them. The letter shall lie upon the mantel until morning, unopened, on my honour. May you dream without any apparatus.',
    nervous:
      'My dear friend, so was I, every night for eleven years; I used to count the buttons on my waistcoat in the wings. Here is what served: learn the first sentence cold, and the last. What lies between will find its feet. Say the first one to me now; I shall be the entire stalls.',
  }),
];
