import { describe, expect, it } from 'vitest';
import { greetingFor, greetingsFor } from '#server/features/character/greeting.ts';
import { uncalled } from '#server/features/character/uncalled.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { translationOf } from '#server/seed/translations.ts';

describe('[CHAR-05] what is said to somebody who has no name yet', () => {
  it.each([
    ['Sorry, hello, {{user}}, you’re early.', 'Sorry, hello, you’re early.'],
    ['You wrote back, <USER>.', 'You wrote back.'],
    ['Good morning, {{ user }}, or good night.', 'Good morning, or good night.'],
    ['*A backflip.* {{user}}! You came!', '*A backflip.* You came!'],
    ['You’re the passenger! {{user}}, cabin two.', 'You’re the passenger! Cabin two.'],
    ['{{user}}, *she says*, sit.', '*she says*, sit.'],
    ['“{{user}}, élan!” And then, {{user}}… nothing.', '“Élan!” And then… nothing.'],
    ['Sit, {{user}}', 'Sit'],
  ])('calls nobody by a name: %s', (text, told) => {
    expect(uncalled(text)).toBe(told);
  });

  it.each(['{{user}} comes in.', 'I waited for {{user}}, and tea.', 'Ada, {{user}} and I sat.', 'No name at all.'])(
    'leaves what speaks of them: %s',
    (text) => {
      expect(uncalled(text)).toBe(text);
    },
  );

  it('leaves no companion of ours calling a stranger “you”', () => {
    const calling = seedCharacters.flatMap(({ characterId: id, ...character }) =>
      greetingsFor({ ...character, id, alternateGreetings: [] }, undefined).filter((text) =>
        /(?:[,.!?*]\s*you[,.!?])|you(?:’re| are) you\b/iu.test(text),
      ),
    );
    expect(calling).toEqual([]);
  });

  it.each(['de', 'es'] as const)('leaves no companion of ours calling a stranger anything in %s', (locale) => {
    const calling = seedCharacters.flatMap(({ characterId: id, name }) => {
      const greeting = translationOf(id, locale)?.greeting;
      const told = greeting === undefined ? 'no greeting' : greetingFor({ id, name }, undefined, greeting);
      return /\byou\b|no greeting|[{}]|^[\s,]|[\s,],|,[.!?]/iu.test(told) ? [told] : [];
    });
    expect(calling).toEqual([]);
  });

  it('calls a member by name', () => {
    const character = { id: 'x', name: 'Mira', greeting: 'Come in, {{user}}.', alternateGreetings: [] };
    expect(greetingsFor(character, { id: 'y', name: 'Ada' })).toEqual(['Come in, Ada.']);
  });
});
