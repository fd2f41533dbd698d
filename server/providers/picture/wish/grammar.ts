import { say, type Term } from './term.ts';

/** Words that say how the words around them belong together. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** An adjective after them belongs to the noun before: "her hair is red". */
export const LINKS = set('is are was were in of dyed tied worn coloured colored put pulled cut that which to');
export const DETERMINERS = set('a an the her his their its my our your some any this these those');
/** A noun phrase ends before them. */
export const ENDS = set(
  'with wearing wears wear has have having on at by under over from for while like as who looking stands standing sits ' +
    'sitting near beside behind against into through during before after between among above below holding leaning walking',
);
/** They stand between an adjective and its noun, or beside a verb, and change nothing. */
export const NEUTRAL = set(
  'very really quite slightly so rather beautiful pretty lovely gorgeous handsome silky shiny thick natural simple elegant ' +
    'old new cosy cozy woollen woolen wool silk leather cotton linen velvet knitted satin denim wind blown messy large huge ' +
    'little tall deep vivid also just nice classic heavy striped framed ornate',
);
export const NEGATIONS = set('no not without never minus sans remove isnt arent doesnt dont');
export const AND = set('and plus');
export const OR = set('or nor');
export const BUT = set('but yet however except');

export const negations: readonly [string, Term][] = say(
  { negates: true },
  'take off',
  'takes off',
  'taking off',
  'took off',
  'rid of',
  'instead of',
  'rather than',
);
