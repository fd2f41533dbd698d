/** Example dialogue of a card from pairs of what the person and what the character says. */
export const dialogue = (exchanges: readonly (readonly [user: string, char: string])[]): string =>
  exchanges.map(([user, char]) => `{{user}}: ${user}\n{{char}}: ${char}`).join('\n');
