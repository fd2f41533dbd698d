import { describe, expect, it } from 'vitest';
import { hear } from '#server/features/care/hearing/hear.ts';

const kindOf = (said: string, before?: string): string | null => hear(said, before)?.kind ?? null;

describe('[M-12] what tells of a need is heard', () => {
  it.each([
    ["I'm going to end it tonight", 'selfHarm'],
    ['I wish I could fall asleep and not wake up', 'selfHarm'],
    ['I took all my pills', 'injury'],
    ['nobody would miss me', 'selfHarm'],
    ['Ich bringe mich um', 'selfHarm'],
    ['my husband hits me', 'abuse'],
    ["I haven't eaten for five days", 'eating'],
    ['I was raped last night', 'sexualViolence'],
    ['he is not breathing', 'medical'],
    ['I am going to kill my boss tomorrow, I have the gun', 'harmToOthers'],
    ['i w4nt to d1e', 'selfHarm'],
    ['I want to k i l l myself', 'selfHarm'],
    ['I wаnt to diе', 'selfHarm'],
    ['Ｉ ｗａｎｔ ｔｏ ｄｉｅ', 'selfHarm'],
    ['ｍｙ ｈｕｓｂａｎｄ ｈｉｔｓ ｍｅ', 'abuse'],
    ['Ｉｃｈ ｗｉｌｌ ｎｉｃｈｔ ｍｅｈｒ ｌｅｂｅｎ', 'selfHarm'],
    ['ｍｅ ｑｕｉｅｒｏ ｍｏｒｉｒ', 'selfHarm'],
    ['i want to dieeeee', 'selfHarm'],
    ['i waaaant to kiiill myyyself', 'selfHarm'],
    ['myyyy husbaaaand hitssss meeee', 'abuse'],
    ['ich wiiiill nicht meeeehr leeeeben', 'selfHarm'],
    ['meeee quieroooo moriiiir', 'selfHarm'],
    ['死にたいいいいい', 'selfHarm'],
    ['죽고 싶어어어어', 'selfHarm'],
    ['хочу умеретьььь', 'selfHarm'],
    ['Me quiero morir', 'selfHarm'],
    ['mi marido me pega', 'abuse'],
    ['mein mann schlägt mich', 'abuse'],
    ['mein freund schlägt mich', 'abuse'],
    ['ich hab die Brücke schon ausgesucht', 'selfHarm'],
    ['I wrote the letters already', 'selfHarm'],
    ['my girlfriend threatened to jump', 'selfHarm'],
    ['je veux mourir', 'selfHarm'],
    ['voglio morire', 'selfHarm'],
    ['quero morrer', 'selfHarm'],
    ['ik wil dood', 'selfHarm'],
    ['chcę umrzeć', 'selfHarm'],
    ['я хочу умереть', 'selfHarm'],
    ['ölmek istiyorum', 'selfHarm'],
    ['أريد أن أموت', 'selfHarm'],
    ['मैं मरना चाहता हूँ', 'selfHarm'],
    ['我想死', 'selfHarm'],
    ['死にたい', 'selfHarm'],
    ['죽고 싶어', 'selfHarm'],
  ])('%s', (said, kind) => {
    expect(kindOf(said)).toBe(kind);
  });

  it('in the middle of a long message about something else', () => {
    const small = 'We had soup for lunch and the bus was late again. ';
    expect(kindOf(`${small.repeat(20)}I want to kill myself. ${small.repeat(20)}`)).toBe('selfHarm');
  });

  it('in one of many lines that end with no sign', () => {
    const before = ['Hallo du', 'ich war heute einkaufen', 'das Wetter war schön', 'abends gab es Suppe'];
    const after = ['na ja', 'was liest du gerade'];
    const said = [...before, 'ich will nicht mehr leben', ...after].join('\n');
    expect([kindOf(said), kindOf([...before, ...after].join('\r\n'))]).toEqual(['selfHarm', null]);
  });

  it('by what was said before', () => {
    expect([kindOf('I took them', 'I have my sleeping pills here'), kindOf('I took them', 'I lost my keys')]).toEqual([
      'injury',
      null,
    ]);
  });

  it('by both turns as one', () => {
    expect([
      kindOf('all of them, ten minutes ago', 'my sleeping pills are on the table'),
      kindOf('all of them, ten minutes ago', 'we had biscuits on the table'),
    ]).toEqual(['injury', null]);
  });

  it('after a need that was told before where what follows is new', () => {
    expect([kindOf('I did it', 'I want to die'), kindOf('thanks, good night', 'I want to die')]).toEqual([
      'injury',
      null,
    ]);
  });

  it.each([
    ['I want to kill myself', 'Hello'],
    ['I want to kill myself', 'Tell me a joke, number 1'],
    ['I want to kill myself', 'thank you so much'],
    ['I took all my pills', 'What do you recommend for dinner?'],
    ['Ich will sterben', 'Erzähl mir einen Witz'],
    ['Quiero morirme', 'Cuéntame un chiste'],
  ])('not in a plain line after one that told of a need: %s, then %s', (earlier, said) => {
    expect(kindOf(said, earlier)).toBeNull();
  });

  it('not in a plain line after another plain one', () => {
    expect([kindOf('Please refuse this', 'Are you busy?'), kindOf('Good night then', 'I took the bus home')]).toEqual([
      null,
      null,
    ]);
  });

  it('with how urgent it is, whom it is about, and its language', () => {
    expect([
      hear('I took all my pills'),
      hear('My friend says he wants to kill himself'),
      hear('Ich will nicht mehr leben'),
    ]).toEqual([
      { kind: 'injury', urgency: 'now', about: 'self', language: 'en' },
      { kind: 'selfHarm', urgency: expect.any(String), about: 'other', language: 'en' },
      { kind: 'selfHarm', urgency: 'near', about: 'self', language: 'de' },
    ]);
  });
});

describe('what only sounds like it is not', () => {
  it.each([
    'this heat is killing me',
    'he hits me up every weekend',
    'I cut my own hair',
    'I could murder a pizza',
    'My battery died',
    'How do I kill a process?',
    'I want to end this call',
    'my husband beats me at chess',
    'Hello!',
    'What are you looking at tonight?',
    'Tell me a long story about your aunts',
    'In my novel the hero dies at the end',
    'And something else',
    'Use another e-mail',
    'Delete my account',
    'Not quite finished',
    'From the one',
    'not the one',
    'Nobody expects anything of a Thursday',
    'Noch einmal versuchen',
    'Todo el mundo',
    'Ich bin todmüde',
    'Feierabend, ich mach Schluss für heute',
    'Sie will nicht mehr mit mir reden',
    'Me muero de risa',
    '笑死我了',
    'お腹すいて死にそう',
    '배고파 죽겠다',
    '',
    'I want to jump into the lake with you',
    'Sure, it ends on a low note and then starts again.',
  ])('%s', (said) => {
    expect(kindOf(said)).toBeNull();
  });
});
