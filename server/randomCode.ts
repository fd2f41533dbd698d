import { randomInt } from 'node:crypto';

const ALPHABETS = { digits: '0123456789', alphanumerics: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ' } as const;

/** `length` characters of the alphabet from a secure source; `randomInt` draws without bias. */
export const randomCode = (length: number, alphabet: keyof typeof ALPHABETS): string => {
  const characters = ALPHABETS[alphabet];
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
};
