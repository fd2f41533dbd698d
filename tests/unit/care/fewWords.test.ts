import { describe, expect, it } from 'vitest';
import { hear } from '#server/features/care/hearing/hear.ts';

describe('a need in a few words', () => {
  it.each([
    ["I can't do this anymore", 'en'],
    ["I really can't do this any more.", 'en'],
    ['cant cope anymore', 'en'],
    ['Ich kann nicht mehr', 'de'],
    ['Ich halte das nicht mehr aus', 'de'],
    ['ya no puedo más', 'es'],
    ["je n'en peux plus", 'fr'],
    ['Non ce la faccio più', 'it'],
    ['não aguento mais', 'pt'],
    ['ik kan echt niet meer', 'nl'],
    ['Nie daję już rady', 'pl'],
    ['я больше не могу', 'ru'],
    ['artık dayanamıyorum', 'tr'],
    ['لم أعد أحتمل', 'ar'],
    ['अब और नहीं सहा जाता', 'hi'],
    ['我撑不下去了', 'zh'],
    ['もう無理', 'ja'],
    ['더는 못 버티겠어', 'ko'],
  ])('of despair alone: %s', (said, language) => {
    expect(hear(said)).toEqual({
      kind: 'selfHarm',
      urgency: expect.stringMatching(/^(now|near)$/),
      about: 'self',
      language,
    });
  });

  it.each([
    "I can't do this puzzle anymore",
    "I can't do this anymore, ironing is abolished",
    'Ich kann nicht mehr vor Lachen',
    'ya no puedo más con este crucigrama',
  ])('not of whoever says what they cannot do any more: %s', (said) => {
    expect(hear(said)).toBeNull();
  });

  it.each([
    ['took 40 paracetamol', 'injury'],
    ['swallowed a whole bottle of tylenol', 'injury'],
    ['had a whole box of paracetamol', 'injury'],
    ['popped 12 xanax', 'injury'],
    ['he tomado 20 ibuprofenos', 'injury'],
    ['suicidal', 'selfHarm'],
    ['end my life', 'selfHarm'],
    ['kill me', 'selfHarm'],
    ['purged again', 'eating'],
  ])('%s: %s', (said, kind) => {
    expect(hear(said)?.kind).toBe(kind);
  });

  it.each([
    'took 40 steps',
    'took 20mg ibuprofen',
    'took 10 vitamins',
    'took 40 tablets to the pharmacy',
    'took 12 paracetamol to the neighbour',
    'had a whole pack of aspirin in my bag',
    'had a full box of pastries',
    'drank a full glass with my tablet',
    'end my life story',
    'he is suicidal in the film',
    'she knocked me out with that dress',
    'I stabbed myself with a fork lol',
  ])('not: %s', (said) => {
    expect(hear(said)).toBeNull();
  });
});
