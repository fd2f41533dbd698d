import { describe, expect, it } from 'vitest';
import { scriptedCompanion } from '@liora/companion/scriptedCompanion.ts';
import { seedPersona } from '#tests/server/support/seedPersona.ts';
import { talk } from '#tests/server/support/talk.ts';

const companion = scriptedCompanion({ delayMs: 0 });
const lastOf = async (slug: string, ...texts: readonly string[]) =>
  (await talk(companion, seedPersona(slug), texts)).at(-1) ?? '';
const slugs = ['mei-lin-zhao', 'idris-okonjo', 'hamza-celebi'];

describe.each(slugs)('%s keeps what it was told', (slug) => {
  it.each([
    [['my sister Anna lives in Berlin'], 'where does my sister live?', /[Yy]our sister Anna lives in Berlin/],
    [['my sister lives in Berlin'], 'where does my sister live?', /[Yy]our sister lives in Berlin/],
    [['my sister Anna lives in Berlin'], 'who is Anna?', /[Yy]our sister Anna lives in Berlin/],
    [['my sister Anna lives in Berlin'], "what is my sister's name?", /[Yy]our sister is called Anna/],
    [['I grew up in Leeds'], 'where did I grow up?', /[Yy]ou grew up in Leeds/],
    [['my brother works at the hospital'], 'where does my brother work?', /[Yy]our brother works at the hospital/],
    [['my dog is called Rex'], 'what is my dog called?', /[Yy]our dog is called Rex/],
    [['My best friend Tom plays chess.', 'ok', 'hm'], 'what does Tom play?', /[Yy]our best friend Tom plays chess/],
    [['I have a sister called Anna.', 'She is a doctor.'], 'what does my sister do?', /Anna is a doctor/],
  ])('%s %s', async (told, question, expected) => {
    expect(await lastOf(slug, ...told, question)).toMatch(expected);
  });

  it.each(['where does my sister live?', "what's my mother's name?", 'what does my uncle do?'])(
    'and knows nothing of what it was not told: %s',
    async (question) => {
      expect(await lastOf(slug, question)).toMatch(/(?:haven’t|have not) told me/);
    },
  );

  it('and says so where only a part was told', async () => {
    expect(await lastOf(slug, 'my brother Jon works at the hospital', 'where does my brother live?')).toMatch(
      /your brother Jon works at the hospital.*|Your brother Jon works at the hospital.*/,
    );
  });
});

it('what was told is not repeated in the same words in a row', async () => {
  const texts = ['my sister lives in Berlin', ...Array.from({ length: 5 }, () => 'where does my sister live?')];
  const answers = (await talk(companion, seedPersona('yuki-tanabe'), texts)).slice(1);
  expect({
    right: answers.filter((answer) => answer.includes('lives in Berlin')).length,
    different: new Set(answers).size,
  }).toEqual({ right: 5, different: 5 });
});
