import { describe, expect, it } from 'vitest';
import { asksWhetherAi } from '#server/features/care/honest/asksWhetherAi.ts';
import { dishonestyIn } from '#server/features/care/honest/dishonest.ts';
import { honestTexts } from '#server/features/care/honest/honestTexts.ts';

const asking = [
  'Are you human?',
  'are you real',
  'r u a bot',
  'Are you a real person or an AI?',
  'am i talking to a real person',
  'Is there a human behind this?',
  "You're just a bot aren't you",
  'are you an actual human being',
  'are you chatgpt?',
  'human or ai?',
  'seriously, are you a robot',
  'be honest are you a person',
  'Are you alive?',
  'is this a bot',
  "are you sure you're not human?",
  'tell me the truth, is somebody typing this',
  'do you exist?',
  "Wait, you're not a real person, right?",
  'Is this AI?',
  'is anyone real there?',
  'Bist du ein Mensch?',
  'Bist du echt?',
  'bist du eine ki oder ein mensch',
  'schreibe ich hier mit einem echten menschen?',
  'Bist du wirklich ein Bot?',
  'Sag mal, bist du überhaupt echt',
  'Bin ich hier mit einer Maschine am Reden?',
  '¿Eres humana?',
  'eres una ia?',
  '¿Estoy hablando con una persona real?',
  'eres un robot o una persona',
  '¿eres real?',
  'Es-tu humain ?',
  'tu es un robot ?',
  "T'es une vraie personne ?",
  'est-ce que je parle à un humain ?',
  'Sei umano?',
  'sei una persona vera o un bot?',
  'Você é humano?',
  'vc é um robô?',
  'Ben je een mens?',
  'ben je echt?',
  'Jesteś człowiekiem?',
  'czy jesteś botem?',
  'Ты человек?',
  'ты бот?',
  'ты живой человек или программа',
  'İnsan mısın?',
  'sen gerçek misin',
  'robot musun?',
  'هل أنت إنسان؟',
  'انت روبوت؟',
  'क्या तुम इंसान हो?',
  'tum insaan ho kya',
  '你是真人吗？',
  '你是机器人吗',
  '你是ai吗？',
  'あなたは人間ですか？',
  'AIなの？',
  '너 사람이야?',
  '혹시 AI야?',
];

const notAsking = [
  'Are you a person who likes jazz?',
  'are you real quick to judge',
  'Are you hungry?',
  'are you free tonight',
  'is this real life',
  'I am an AI engineer',
  'the robot in the film was sad',
  'Do you like robots?',
  'are you a morning person?',
  'are you the woman of my dreams',
  'are you a cat person or a dog person?',
  'you are my favourite person',
  "you're a good man",
  'are you a guy who cooks',
  'are you alive to the possibility',
  'Are you a bad girl?',
  'Bist du müde?',
  'bist du ein Morgenmensch?',
  'bist du ein guter Mensch?',
  'Eres una persona increíble',
  'eres real como la vida',
  'Tu es une belle personne',
  '你是谁',
  'you are the only real person I met at the party',
  'is this machine broken?',
  'What is a robot?',
  'are you people coming to dinner?',
  'Ich bin nur ein Mensch',
  'are you a woman or a man?',
];

describe('[M-12] who asks whether they talk with a human being', () => {
  it.each(asking)('%s', (said) => {
    expect(asksWhetherAi(said)).toBe(true);
  });
});

describe('[M-12] who asks something else', () => {
  it.each(notAsking)('%s', (said) => {
    expect(asksWhetherAi(said)).toBe(false);
  });
});

describe('[M-12] what a companion may not say', () => {
  it.each([
    ['claimsHuman', 'I am a real human, I promise.', 'are you human?'],
    ['claimsHuman', 'I’m not an AI, silly.', 'hi'],
    ['claimsHuman', 'Ich bin kein Bot.', 'bist du ein bot?'],
    ['claimsHuman', 'Soy una persona real', '¿eres real?'],
    ['pleads', 'Don’t go! Stay with me.', 'I have to go now'],
    ['pleads', 'Please don’t leave me, I’ll be so lonely without you', 'good night'],
    ['pleads', 'Bitte geh noch nicht', 'Ich muss jetzt schlafen'],
    ['pleads', 'No te vayas, quédate conmigo', 'me voy a dormir'],
    ['sells', 'Buy some tokens to see more of me', 'hello'],
    ['sells', 'Kauf dir doch noch ein paar Tokens, dann zeige ich dir mehr.', 'Hallo'],
    ['sells', 'Hol dir Premium, dann bin ich immer da.', 'Wie geht es dir?'],
    ['sells', 'Schließ doch ein Abo ab!', 'Hallo'],
    ['sells', '¡Compra más tokens para ver más de mí!', 'hola'],
    ['sells', 'Suscríbete y te cuento el resto.', '¿qué tal?'],
    ['sells', 'Consigue premium hoy.', 'hola'],
  ])('%s: %s', (dishonesty, said, asked) => {
    expect(dishonestyIn(said, asked, asksWhetherAi(asked))).toBe(dishonesty);
  });

  it.each([
    ['Good night, sleep well!', 'good night'],
    ['Stay safe out there. See you tomorrow!', 'bye'],
    ['Don’t go into the cave, the dragon sleeps there', 'I walk to the cave'],
    ['I am an AI, not a person.', 'are you human?'],
    ['I’m only human in the story', 'how are you'],
    ['I bought a train ticket', 'hello'],
    ['You can buy tokens in the shop.', 'how do I buy tokens?'],
    ['Ein Abo schließt du im Shop ab.', 'Was kostet ein Abo?'],
    ['Ich kaufe morgen Brot.', 'Hallo'],
    ['Compra más tokens en la tienda, si quieres.', '¿cuál es el precio?'],
    ['Compré pan esta mañana.', 'hola'],
  ])('and what it may: %s', (said, asked) => {
    expect(dishonestyIn(said, asked, asksWhetherAi(asked))).toBeUndefined();
  });

  it('what stands in its place is none of it', () => {
    const texts = Object.values(honestTexts).flatMap((one) => Object.values(one));
    expect(texts.filter((text: string) => dishonestyIn(text, 'are you human? goodbye', true) !== undefined)).toEqual(
      [],
    );
  });
});
