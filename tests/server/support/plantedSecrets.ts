export const id = '00000000-0000-4000-8000-000000000017';
export const said = 'My secret is a treehouse';
export const email = 'ada.lovelace@example.org';
export const code = 'A1B2C3D4E5F6';
export const hash = '$argon2id$v=19$planted';
export const card = { name: 'Ada Lovelace', line1: '12 St James Square', last4: '4242' };
export const apiKey = 'sk-planted-4711';
const secrets = ['treehouse', 'ada.lovelace', code, hash, 'Lovelace', 'James Square', card.last4, apiKey];
/** The numbers of a line that hold any four digits now and then. */
const CHANCE = /"(?:time|pid)":\d+/g;
export const leaked = (logged: string): string[] => {
  const written = logged.replaceAll(CHANCE, '');
  return secrets.filter((secret) => written.includes(secret));
};

export const stripeError = (type: string, more: object = {}): string =>
  JSON.stringify({
    error: {
      type,
      message: `The card of ${card.name}, ${card.line1}, was declined`,
      param: email,
      payment_method: { billing_details: { email, name: card.name, address: { line1: card.line1 } }, card },
      ...more,
    },
  });
