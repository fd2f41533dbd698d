import type { Appearance } from '#contract/appearance.ts';
import { say, type Term } from '../term.ts';

const held = (thing: Appearance['held'] & {}, ...phrases: readonly string[]): [string, Term][] =>
  say({ look: { held: thing }, without: (look) => (look.held === thing ? { held: undefined } : {}) }, ...phrases);

export const heldWords: readonly [string, Term][] = [
  ...held('cup', 'cup', 'mug', 'coffee', 'tea', 'cocoa', 'hot chocolate', 'cup of tea', 'cup of coffee', 'mug of tea'),
  ...held('book', 'book', 'novel', 'reading', 'notebook', 'diary', 'open book', 'reading a book', 'old book'),
  ...held('flower', 'flower', 'bouquet', 'bunch of flowers', 'bouquet of flowers', 'holding flowers', 'holding a rose'),
  ...held('lantern', 'lantern', 'holding a lamp', 'storm lantern', 'oil lantern'),
  ...held('letter', 'letter', 'love letter', 'envelope', 'postcard'),
  ...held('guitar', 'guitar', 'acoustic guitar', 'playing guitar', 'ukulele', 'guitarist'),
  // There they are part of another thing.
  ...say(
    {},
    'flower print',
    'flower pattern',
    'flower shop',
    'flower bed',
    'coffee table',
    'book cover',
    'reading lamp',
  ),
];
