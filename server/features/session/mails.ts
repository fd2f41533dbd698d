import type { Mail } from '#server/providers/mail/mailProvider.ts';

/** A code as people read it: three groups of four. */
const grouped = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');

export const signUpMail = (to: string, code: string, link: string): Mail => ({
  to,
  subject: 'Confirm your e-mail for Liora',
  text: [
    'Welcome to Liora.',
    'Open this link to confirm your e-mail and sign in:',
    link,
    `Or enter this code where you signed up: ${grouped(code)}`,
    'The link and the code work once, within 24 hours. If you did not sign up, you can ignore this mail.',
  ].join('\n\n'),
});

export const knownEmailMail = (to: string, signInLink: string): Mail => ({
  to,
  subject: 'You already have a Liora account',
  text: [
    'Somebody, probably you, tried to sign up at Liora with this e-mail.',
    'There is an account with it already. You can sign in here:',
    signInLink,
    'If it was not you, there is nothing to do: nothing has changed.',
  ].join('\n\n'),
});
