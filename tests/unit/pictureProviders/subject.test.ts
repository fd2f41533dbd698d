import { describe, expect, it } from 'vitest';
import { promptFor } from '#server/providers/picture/wish/promptFor.ts';
import { isAboutSomebody } from '#server/providers/picture/wish/subject.ts';
import { plainOptions, portraitSubject } from './support/portraitSubject.ts';

const aboutSomebody: readonly string[] = [
  '',
  '…',
  // People, by a word.
  'a woman in red',
  'an old fisherman mending his nets',
  'two friends laughing in a cafe',
  'a knight on a white horse',
  'a pianist at a grand piano',
  'ladies having tea',
  'a dog and a woman',
  'portrait',
  'a picture of my girlfriend, please',
  // The character, by a pronoun.
  'she is reading a book',
  'her by the sea',
  'he walks his dog',
  'they are dancing',
  'you at the beach',
  'Show me yourself!',
  'Can you send me a photo of you with your cat?',
  'a golden retriever on her lap',
  'a dragon curled around him',
  'a cat licking her face',
  'her garden at dusk',
  'feeding her cat',
  'your cat on the sofa',
  'a rose in her hair',
  // Looks, clothes and moods.
  'red hair, in the forest',
  'long, curly, red hair',
  'blue eyes',
  'a big smile',
  'confident',
  'laughing',
  'a red dress',
  'a leather jacket and round glasses',
  'round glasses',
  'beach, sunset, red dress',
  'glasses',
  // Where, when, and at what.
  'in the mountains at golden hour',
  'by the sea',
  'at night',
  'with a golden retriever',
  'holding a lantern',
  'riding a motorcycle through the desert',
  'sitting on a bench in the park',
  'a walk on the beach',
  'a close-up',
  'surprise me',
  'a little closer',
  'Send me a picture',
  'What are you doing today?',
  // Other languages.
  'mit roten Haaren am Meer',
  'am Meer bei Sonnenuntergang',
  'ein rotes Kleid',
  'Strand, Sonnenuntergang, rotes Kleid',
  'eine Frau mit einem Hund',
  'du am Strand',
  'Schick mir ein Bild von dir mit deinem Hund',
  'lesend im Garten',
  'Kaffee trinken im Garten',
  'ein Selfie am Strand',
  'Nahaufnahme',
  'als Ritterin',
  'auf einem Pferd',
  'im Schnee',
  'ein Ritter vor einer Burg',
  'con un perro en el parque',
  'una mujer y su gato',
  'ella en la playa',
  'playa, vestido rojo',
  'leyendo un libro',
  'leer un libro en el jardín',
  'de noche',
  'sonriendo',
  'al atardecer en la playa',
  'une femme devant un château',
  'avec un chien',
  'au café',
  'toi à la plage',
  'uma mulher na praia',
  'você com um gato',
  'una ragazza con un cane',
  'tu al mare',
  'retrato',
  // Of others nothing is read.
  'лес ночью',
  '海辺の犬',
];

const aboutNobody: readonly string[] = [
  // Animals.
  'golden retriever',
  'a golden retriever',
  'Golden retriever puppies asleep in a basket',
  'a cat with blue eyes',
  'a cat, blue eyes, fluffy',
  'a fluffy dog wearing a red scarf',
  'a wolf howling at the moon',
  'a lioness and her cubs',
  'a bear raising his head',
  'two swans on a lake',
  'a king penguin',
  'Show me a golden retriever!',
  'Please draw a dragon breathing fire',
  'Can you send me a picture of a cat?',
  'I want to see a red panda',
  'a portrait of a cat',
  'my dog on the sofa',
  'foxes in the snow',
  // Things.
  'a vintage car',
  'a bowl of ramen',
  'a cup of coffee on a wooden table',
  'strawberries and cream',
  'an old lighthouse keeper’s lamp',
  'a bouquet of roses',
  'a red dress on a hanger',
  'a leather jacket on an old chair',
  'a sword in a stone',
  'a Ferrari',
  'a snowman',
  'a chess board, close-up, soft light',
  'books, candles, rain on the window',
  'a spaceship above Saturn',
  'the statue of a man',
  'a painting of a ship in a storm',
  'abstract pattern, pastel colours',
  // Places.
  'a calm sea',
  'mountains at golden hour',
  'a castle on a hill',
  'an empty street at night, rain, neon lights',
  'the Eiffel Tower',
  'a market full of people',
  'a forest without people',
  'a cosy living room, nobody there',
  'a Japanese garden with a small bridge',
  'sunset over the ocean',
  'A landscape. No people.',
  'a cottage in the woods, cinematic',
  'an empty room without anyone',
  'Paint me a picture of the aurora',
  'starry night sky',
  // Other languages.
  'ein Golden Retriever',
  'Hund',
  'Zeig mir einen Hund im Schnee!',
  'Ein Bild von einem alten Leuchtturm, bitte',
  'eine Katze mit blauen Augen',
  'Berge im Nebel',
  'ein Schloss auf einem Hügel',
  'ein leerer Wald ohne Menschen',
  'Bergsee bei Sonnenaufgang',
  'eine Tasse Kaffee auf einem Holztisch',
  'un perro',
  'un golden retriever en la nieve',
  'Dibújame un dragón',
  'una foto de un castillo',
  'un bosque sin gente',
  'montañas al atardecer',
  'un gato con ojos azules',
  'un chien dans la neige',
  'Dessine-moi un mouton',
  'une photo d’un phare',
  'la mer au coucher du soleil',
  'un cachorro na praia',
  'uma foto de um farol',
  'um castelo numa colina',
  'un cane nella neve',
  'una foto di un faro',
  'un castello su una collina',
  'montagne innevate',
];

describe('[N-36] a wish', () => {
  it.each(aboutSomebody)('is about somebody: %s', (prompt) => {
    expect(isAboutSomebody({ prompt })).toBe(true);
  });

  it.each(aboutNobody)('is about nobody: %s', (prompt) => {
    expect(isAboutSomebody({ prompt })).toBe(false);
  });

  it.each([
    ['Maren and a golden retriever', 'Maren Solberg', true],
    ['a boat, Solberg at the helm', 'Maren Solberg', true],
    ['a rose', 'Rose Hale', false],
    ['a golden retriever', '', false],
  ])('names its character or not: %s', (prompt, name, isAbout) => {
    expect(isAboutSomebody({ prompt, name })).toBe(isAbout);
  });

  it.each([
    ['The car broke down today', true],
    ['A beautiful sunset!', true],
    ['Tell me about golden retrievers', true],
    ['Send me a picture', true],
    ['Send me a picture of yourself', true],
    ['Send me a picture of your dog', true],
    ['Could you draw me a picture of a castle?', false],
    ['Schick mir ein Bild von einem Hund', false],
    ['Schick mir ein Bild von dir', true],
    ['Der Hund bellt', true],
    ['Mándame una foto de tu perro', true],
    ['Mándame una foto de un perro', false],
    ['Envoie-moi une photo de toi', true],
    ['I miss the sea. Show me a photo of a lighthouse, please', false],
  ])(
    'that was said in a conversation is about the character, unless a picture of something is asked for: %s',
    (prompt, isAbout) => {
      expect(isAboutSomebody({ prompt, isSaid: true })).toBe(isAbout);
    },
  );
});

const promptOf = (prompt: string, setting: 'forest' | null = null) =>
  promptFor(
    {
      prompt,
      appearance: portraitSubject,
      options: { ...plainOptions, setting },
      seed: 'one',
      signal: new AbortController().signal,
      onProgress: () => {},
    },
    10_000,
  );

describe('[N-36] a prompt', () => {
  it('of a thing describes nobody, and keeps what was chosen', () => {
    expect([promptOf('a golden retriever, noir'), promptOf('a golden retriever', 'forest')]).toEqual([
      'a golden retriever, noir. black and white, film noir, strong shadows',
      'a golden retriever. in a forest, natural colours, detailed, high quality',
    ]);
  });

  it('of somebody beside a thing describes the character', () => {
    expect(promptOf('she walks a golden retriever')).toMatch(
      /^she walks a golden retriever\. portrait of an adult woman in the thirties, /,
    );
  });
});
