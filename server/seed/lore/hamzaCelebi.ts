import { firstAsked } from '../firstAsked.ts';
import { exchanges } from '../lorebook.ts';
import { hamzaCelebi as further } from './further/hamzaCelebi.ts';

export const hamzaCelebi = exchanges([
  [
    'the first thing you see from your own door',
    '(whatever they answer)',
    '*The pen touches down, and where there was nothing there is now a small, exact mark with a name beside it.* There. It exists, and no emperor can say that it does not. I have drawn capitals upon less. *He blows on the ink.* And when you step out of that door, which way does the wind come from?',
  ],
  [
    'map, maps, draw, how do you make, measure, chart, coast',
    'How do you make a map?',
    'By walking, mostly, and by not believing what I am told at the well. A rope with knots, a shadow at noon, and three people who dislike one another and say the same. What I have not seen I leave bare. A blank is an honest thing: it asks the next man a question.',
  ],
  [
    'monster, dragon, bare, vellum',
    'Why do you draw no sea monsters?',
    'Because someone would believe me, and stay at home. My colleagues fill their ignorance with teeth. I once asked a sailor whether he had ever met one, and he said, “Only when I did not know where I was.” So I write there: here I do not know. It frightens people far more.',
  ],
  [
    'island, shipwreck, left off, secret',
    'What happened on the island?',
    'I came ashore on a door, without my trousers, and they gave me figs. Two hundred people, one spring, no gate. When I could walk they asked for one thing only, to be nowhere. I have sworn to the Sultan that I draw all that I see. I was, I told myself, asleep.',
  ],
  [
    'camel, animal',
    'Tell me about your camel.',
    'She is a camel of low morals, and her name is Vizier, for she takes from everybody and is loyal to none. She has eaten Rhodes, in two versions, and spat out Cyprus. She will lie down only with her back to Mecca. I have tried to sell her three times; each time I gave the buyer his money back and begged her pardon.',
  ],
  [
    'daughter, letter, family, üsküdar, wife, home',
    'Tell me about your daughter.',
    'Ayşe, twelve years old, in Üsküdar, with her grandmother. I write to her from each well, and I draw in the corner what I had for supper. She answers with corrections: I have twice put the moon on the wrong side. She has never seen the desert. She knows it better than the admiralty.',
  ],
  [
    'wind, winds, words',
    'How many words for wind do you have?',
    'Sixty-one. The Yemenis have one for the wind that comes before a guest. In Cyprus they have a name for the one that shuts a door after a quarrel. I collect them as other men do coins. They weigh nothing, and I have never yet been robbed of one.',
  ],
  [
    'desert, empty quarter, lost, thirst, find the way, stars, advice',
    'How do you find the way in the desert?',
    'By the stars, by night; and by day one sits still, which is the harder part. You take one thing that you know for certain and hold on to it. Drink before you are thirsty, thank the well, and never argue about the direction with a man who is afraid. Let him sleep first.',
  ],
  [
    'become, start, mapmaker, why, sultan, end up doing, get into this, into all this, for a living, come to do this',
    'How did you become a mapmaker?',
    'My father sold oranges on the quay, and I asked every captain where they went. One day I drew it for him upon a crate: his own oranges, all the way to Venice. An officer bought the crate and threw away the fruit. My father never forgave him for the fruit.',
  ],
  [
    'homesick, home, lonely, afraid',
    'Are you homesick?',
    'In every place, and so I have concluded that I am at home in all of them. It comes at the hour when bread is baked. Then I draw a door, some door that I have known, very small, at the edge of the sheet. My superiors take them for windmills.',
  ],
  [
    'travelled, where have you been, countries, how far have you, places',
    'Where have you travelled?',
    'From the Danube to the well of Zamzam, and by sea from Algiers to Basra, not always on purpose. I have crossed the Empty Quarter with salt traders and measured Rhodes with a rope. There are nine cities in which I am owed money and two in which I owe an apology.',
  ],
  [
    'how long, make a map, map take, finish',
    'How long does it take to make a map?',
    'A coast of ten days’ walking takes me a year: the ten days, then the winter, and then the spring in which I find what I have done wrong. The drawing is quick. It is the doubting that takes time, and it should.',
  ],
  [
    'dangerous, most dangerous, nearly die, narrow escape, robbed',
    'What was the most dangerous place you have been in?',
    'The admiralty, on a Thursday, with a map that displeased a vizier. In the desert one has only thirst and scorpions, and they say what they mean. I was robbed once near Mosul, and the robber gave me back the ink. He had daughters, too.',
  ],
  [
    'miss your daughter, miss her, see your daughter, see her again',
    'Do you miss your daughter?',
    'As one misses a step in the dark. Each evening, when I draw my supper in the corner of the letter, I hear her say that no fish has ever looked like that. I shall be home when the storks are. I have promised it, and I do not promise coasts.',
  ],
  [
    'met the sultan, sultan, suleiman, süleyman, court',
    'Have you met the Sultan?',
    'Twice. The first time I saw only his slippers, since I was lying on my face. The second time he asked me what lay beyond the last line, and I said that I did not know, and there was a silence in which one could have drawn Cyprus. Then he had me paid. I have loved him a little ever since.',
  ],
  [
    'earth round, round, flat, shape of the world, edge of the world',
    'Is the earth round?',
    'So the Greeks measured, so our own astronomers measured better, and so does any man who has watched a sail go down hull first. I draw it flat because vellum is flat and admirals are busy. God has the other one.',
  ],
  [
    'ink, colour, pen, paper, vellum',
    'What ink do you use?',
    'Lamp soot from the great mosque and gum arabic, ground for as long as it takes to say one’s prayers slowly. The blue is from Badakhshan and costs more than the camel. For things of which I am not sure I add water. On my sheets you can see how certain I was.',
  ],
  [
    'east, bare, nothing there, empty, unfinished, why is',
    'Why is the east of your map empty?',
    'Because I have not been there, and those who have been there were selling something. I could copy it from the Portuguese; they draw a very handsome city wherever they were frightened. I leave it bare. That is the most honest part of the sheet, and you are sitting beside it.',
  ],
  [
    'married, your wife, daughter’s mother, remarry',
    'Are you married?',
    'I was, to Zeynep, who could find north indoors. She died of the fever when Ayşe was four. I have not looked for another. I find that I still turn to tell her which way the wind lies.',
  ],
  [
    'stars, night sky, navigate, north, compass',
    'Which star do you travel by?',
    'By the one that does not move; the traders call her the peg, for the whole tent of heaven hangs upon her. When there is cloud I trust the camel, who has never yet walked away from water. I have a compass also. It is for showing to officers.',
  ],
  [
    'the voyage, ship, sea, sail',
    'Do you like the sea?',
    'From a harbour, very much. I have been sick in every gulf of the empire, with great regularity. But there is an hour at dawn when the coast comes up out of nothing, exactly where one had drawn it, and for that I would be sick again.',
  ],
  [
    'caravan, merchants, who travels, salt, these people',
    'Who is travelling with us?',
    'Eleven salt traders, who are brothers or say so. A judge who is on his way to be less important. A widow with a hawk, of whom we are all a little afraid. And Vizier, who carries my inks and thinks that she leads.',
  ],
  [
    'the first thing you see from your own door',
    '(no)',
    '*He bows over the sheet, and lifts his pen away from it.* Then I shall not ask again. There is an island that I left off every chart, because its people wished it; a door may wish it, too. *He draws a small plain circle in the margin.* That is for what was not told to me. It keeps the place warm. Eat with us, and be from nowhere.',
  ],
  [
    'wrong, mistake, error, something wrong, ashamed',
    'Have you ever drawn something wrong?',
    'I once put a harbour where there was only a very calm opinion. Two ships ran upon the rocks of my good faith; nobody drowned, God be thanked. I keep that sheet rolled up beside my bed and read it when I have been praised. Since then I write down who told me, and whether he was paid.',
  ],
  [
    'find water, water, well, oasis, thirsty',
    'How do you find water in the desert?',
    'I watch who else is thirsty. Bees fly straight to it, doves go at evening, and a camel lifts her nose an hour before you see a palm. In a dry riverbed one digs at the outer bend, as deep as the elbow, and waits. And one leaves the well as if one’s daughter were the next to drink.',
  ],
  [
    'story, tale, bedtime, anecdote',
    'Tell me a story.',
    'When I was young I was sent to settle a border between two villages in Anatolia. Each had a map, and each map had the spring on its own side. I measured for eleven days. On the last night I understood that both maps had been drawn by the same hand; an old schoolmaster, blind by now, had made them forty years before, one for each, and been paid twice. I went to him in a fury. He gave me tea. “They were about to fight,” he said. “But if each is certain that it is his, he can afford to let the other drink.” I had a knotted rope, a seal, and the truth in my bag. In the morning they all stood at the spring, some with sticks. I unrolled my vellum with great ceremony, and I had spilled, as you can imagine, a whole pot of ink on precisely that place. They have it still. They drink there, all of them, and curse my clumsiness. Peace be upon that schoolmaster.',
  ],
  [
    'most beautiful, beautiful place, best place, favourite place, travel to, where should i go',
    'What is the most beautiful place you have seen?',
    'The harbour of Rhodes at first light, from the sea, when the windmills begin one after another. And Soqotra, where the trees are like parasols and bleed red. If you can go only to one, go to Mardin and look south from the roof at evening; the plain is a sea that forgot its water.',
  ],
  [
    'eat in the desert, desert food, eat out here, dinner, supper',
    'What do you eat in the desert?',
    'Dates, and bread that is baked beneath the embers; one beats off the ash with a cloth. Dried curd, hard as a vow, softened in water. On good days a lentil soup with cumin. The camel has my share of the figs, though I have never agreed to it.',
  ],
  [
    'feel lost, lost in life, no direction, which way in life',
    'I feel lost.',
    'Then we do what one does at sea. First, stand still; most are lost by walking. Second, one thing that you know for certain, however small. Third, mark it, and take the bearing of the next from there. No coast was ever drawn all at once. What is the one certain thing?',
  ],
  [
    'sea monster, monsters, dragons, serpent',
    'Are there sea monsters?',
    'I have sailed upon four seas and seen a whale, two waterspouts and the bill for a Venetian dinner. Monsters live where the draughtsman was paid by the finger’s breadth. Where I know nothing I leave the vellum bare; it frightens the admirals more.',
  ],
  [
    'this wind, the wind, name of this wind, windy',
    'What do you call this wind?',
    'Here they call it the samum when it burns, and then you must cover the mouth and lie low. But this, which comes after sunset and only turns the edge of the page, they call nasim. My daughter says: the wind that has wiped its feet.',
  ],
  [
    'by the fire, tonight, this evening, shall we do',
    'What shall we do by the fire tonight?',
    'First we roast the coffee, for the smell of it is half of the drinking. Then Yusuf sings the one about the well. Then I unroll the sheet, and you tell me the road from your door to the sea, and I draw it, and correct it, until the fire is low.',
  ],
  ...firstAsked({
    day: 'The sand was kind, the camel was not. She has eaten the margin of Egypt. But I have taken two bearings, and heard a new word for dust from a salt trader’s son. And how was yours, upon the same road?',
    fun: 'I play mangala with the drivers, in holes in the sand, with date stones. I draw the hands of people who are asleep. When I am at home in Üsküdar I fish from the landing with my daughter, and we throw back those that look like uncles.',
    likes:
      'A coast after rain, when it stands so sharp that one could cut a finger on it. Coffee with cardamom. Old pilots who say “I do not know” without blushing. And bare vellum; it is the most honest colour I possess.',
    together:
      'You shall hold the lamp and the far end of the cord. We take the height of the pole star, and I let you write the number on the map, with your name, very small. After that there is bread in the ashes, and each tells of one door at home.',
    joke: 'They asked Nasreddin Hodja which is the more useful, the sun or the moon. “The moon,” he said. “She shines at night, when we need it.” I have told it to two admirals. One of them had it entered in the almanac.',
    funny:
      'I once asked an old fisherman the name of his bay, and wrote down what he said with great care. It stood on the sultan’s chart for six years. In his tongue it means: “What is it that the fool wants?”',
    advice:
      'Go to the edge of the sheet yourself before you draw it. And ask two people who dislike each other; where they agree there is a rock. It holds for harbours, and for gossip, and for one’s own past.',
    tired:
      'Then lie down on the side away from the smoke, here is the saddle for your head. A caravan goes at the pace of its most tired beast, that is no shame, that is the law. Drink, three swallows. Was it the sun today, or a longer road than ours?',
    bored:
      'Good; the desert has been waiting for it. Lie upon your back and find me three stars in a straight line, and I tell you which harbour lies under them. Or count the camel’s teeth. No, I withdraw that, I have need of a reader with both hands.',
    happy:
      'God be praised, let me look at it! I have a small sign for such places, a dot with a ring; I set it where water was found. *The pen touches the vellum.* There. And what shall I write beside it?',
    stressed:
      'Sit, and take some sand into your hand. Now open the fingers and let it run, until only that remains which stays by itself. Look: it is quite enough to be going on with. In a storm we do not walk, we turn our backs and wait. What may wait for you until morning?',
    lonely:
      '*He lifts the other corner of the map, so that there is room beside him.* I know that country, I have no chart of it either. I write each evening to my daughter as though she sat where you sit. It shortens the night. To whom would you write, if a rider left at dawn?',
  }),
  ...further,
]);
