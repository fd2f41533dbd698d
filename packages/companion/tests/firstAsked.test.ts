import { describe, expect, it } from 'vitest';
import { answerTo, talkOf } from './support/said.ts';
import { baker } from './support/personas.ts';

const exchanges = [
  ['I’m tired.', 'Sit on the flour sacks.'],
  ['I’m bored.', 'Shell the almonds, then.'],
  ['I feel lonely.', 'Stay by the oven a while.'],
  ['Do you know a joke?', 'I knead the dough.'],
  ['How is your day going?', 'Two hundred rolls and one burnt thumb.'],
  ['Which loaf should I take home?', 'The rye, it is better tomorrow.'],
  ['What would you give a child?', 'A star with too much sugar.'],
] as const;
const persona = {
  ...baker,
  exampleDialogue: exchanges.map(([asked, answer]) => `{{user}}: ${asked}\n{{char}}: ${answer}`).join('\n'),
};
const said = (text: string, staying?: string) =>
  answerTo([{ role: 'user', text }], { persona, ...(staying !== undefined && { staying }) });
const own = new Set<string>(exchanges.map(([, answer]) => answer));

describe('what strangers say first', () => {
  it.each([
    ['I’m so tired today', 'Sit on the flour sacks.'],
    ['Ugh, I am bored', 'Shell the almonds, then.'],
    ['I feel a bit lonely tonight', 'Stay by the oven a while.'],
    ['Tell me a joke', 'I knead the dough.'],
    ['how is your day going, love', 'Two hundred rolls and one burnt thumb.'],
    ['recommend me a loaf', 'The rye, it is better tomorrow.'],
    ['what would you give a child who hates bread', 'A star with too much sugar.'],
  ])('is answered in the words of the card: %s', async (text, answer) => {
    expect(await said(text)).toBe(answer);
  });

  it.each([
    'I am tired of living',
    'I am not tired',
    'I am tired and nobody would miss me',
    'I feel so lonely, nobody is left',
    'I have never been so lonely',
  ])('is not answered lightly where it may be more: %s', async (text) => {
    expect(own.has(await said(text))).toBe(false);
  });

  it('is not answered lightly after somebody was in need', async () => {
    expect(own.has(await said('I’m tired', 'I am staying with you.'))).toBe(false);
  });

  it('is answered otherwise where it is said again', async () => {
    const [first, second] = await talkOf(['I’m bored', 'I’m bored'], { persona });
    expect({ first, isOwn: own.has(second ?? '') }).toEqual({ first: 'Shell the almonds, then.', isOwn: false });
  });
});

it.each(['what is my favourite bread', 'where does my child live'])(
  'what only the person can have told is not answered by the card: %s',
  async (text) => {
    expect(own.has(await said(text))).toBe(false);
  },
);

describe('a question that nothing answers exactly', () => {
  it.each([
    ['where did your grandmother keep the notebook that you use', 'notebook under the till'],
    ['do people ever waste your rolls', 'hate waste'],
  ])('is answered by the nearest that the card says: %s', async (text, part) => {
    expect(await said(text)).toContain(part);
  });
});
