import type { Appearance } from '#contract/appearance.ts';
import { say, type Look, type Term } from '../term.ts';

type Style = Appearance['hairStyle'];

/** Hair that is worn in a way, which "no" undoes. */
const worn = (style: Style, look: Look, ...phrases: readonly string[]): [string, Term][] =>
  say(
    {
      noun: 'hair',
      look: { ...look, hairStyle: style },
      without: ({ hairStyle }) => (hairStyle === style ? { hairStyle: 'loose' } : {}),
    },
    ...phrases,
  );
const whiskers = (facialHair: Appearance['facialHair'], ...phrases: readonly string[]): [string, Term][] =>
  say(
    {
      noun: 'beard',
      look: { facialHair },
      without: (look) => (look.facialHair === facialHair ? { facialHair: 'none' } : {}),
    },
    ...phrases,
  );
const hair = (look: Look, ...phrases: readonly string[]): [string, Term][] => say({ noun: 'hair', look }, ...phrases);
const like = (look: Look, ...phrases: readonly string[]): [string, Term][] => say({ of: { hair: look } }, ...phrases);

export const hairWords: readonly [string, Term][] = [
  ...say(
    { noun: 'hair', without: () => ({ hairLength: 'bald' }) },
    'hair',
    'haired',
    'locks',
    'tresses',
    'hairstyle',
    'haircut',
  ),
  ...hair({ hairColor: 'blond' }, 'blonde', 'blond', 'blondes'),
  ...hair({ hairColor: 'platinum' }, 'platinum blonde', 'platinum blond'),
  ...hair({ hairColor: 'espresso' }, 'brunette'),
  ...hair({ hairColor: 'copper' }, 'redhead', 'red head', 'redheaded', 'red headed'),
  ...hair({ hairTexture: 'curly' }, 'curls'),
  ...hair({ hairTexture: 'coily', hairLength: 'medium', hairStyle: 'loose' }, 'afro'),
  ...hair(
    { hairTexture: 'straight', hairLength: 'medium', hairStyle: 'loose' },
    'a bob',
    'bob cut',
    'bob haircut',
    'bobbed',
  ),
  ...hair({ hairLength: 'short', hairStyle: 'sideParted' }, 'pixie cut', 'pixie'),
  ...hair(
    { hairLength: 'cropped', hairStyle: 'sweptBack' },
    'buzz cut',
    'crew cut',
    'undercut',
    'cropped hair',
    'shaved sides',
  ),
  ...hair({ hairLength: 'bald' }, 'bald', 'bald head', 'shaved head', 'hairless'),
  ...hair({ hairStyle: 'loose' }, 'loose hair', 'hair down', 'hair loose', 'flowing hair', 'hair open'),
  ...hair({ hairStyle: 'bun' }, 'hair up', 'tied up', 'updo', 'hair tied back', 'pinned up'),
  ...worn('bun', {}, 'bun', 'chignon'),
  ...worn('topKnot', {}, 'top knot', 'topknot', 'man bun', 'high bun'),
  ...worn('ponytail', {}, 'ponytail', 'pony tail', 'tied back'),
  ...worn('sideBraid', {}, 'side braid', 'braid', 'plait', 'single braid'),
  ...worn('braids', {}, 'braids', 'plaits', 'pigtails', 'cornrows', 'twin braids', 'braided'),
  ...worn('braids', { hairTexture: 'coily' }, 'dreadlocks', 'dreads', 'box braids'),
  ...worn('fringe', {}, 'fringe', 'bangs'),
  ...worn('sideParted', {}, 'side parting', 'side part', 'side parted', 'parted hair'),
  ...worn('sweptBack', {}, 'slicked back', 'swept back', 'combed back', 'brushed back'),
  ...say(
    {
      // It has the accent colour.
      noun: 'accent',
      look: { hairStyle: 'covered' },
      without: ({ hairStyle }) => (hairStyle === 'covered' ? { hairStyle: 'loose' } : {}),
    },
    'headscarf',
    'head scarf',
    'hijab',
  ),
  ...whiskers('beard', 'full beard'),
  ...say(
    {
      noun: 'beard',
      look: { facialHair: 'beard' },
      without: ({ facialHair }) => (facialHair === 'moustache' ? {} : { facialHair: 'none' }),
    },
    'beard',
    'bearded',
  ),
  ...say(
    { noun: 'beard', look: { facialHair: 'beard' }, without: () => ({ facialHair: 'none' }) },
    'facial hair',
    'whiskers',
  ),
  ...whiskers('stubble', 'stubble', 'stubbly', 'short beard', 'unshaven'),
  ...whiskers('moustache', 'moustache', 'mustache'),
  ...whiskers('goatee', 'goatee'),
  ...say({ look: { facialHair: 'none' } }, 'clean shaven', 'cleanshaven', 'beardless', 'smooth shaven'),
  ...say(
    { of: { hair: { hairLength: 'long' }, face: { faceShape: 'long' } } },
    'long',
    'longer',
    'waist length',
    'very long',
  ),
  ...like({ hairLength: 'medium' }, 'medium', 'medium length', 'shoulder length', 'mid length', 'chin length'),
  ...like({ hairLength: 'short' }, 'short', 'shorter', 'very short'),
  ...like({ hairLength: 'cropped' }, 'cropped', 'shaved'),
  ...say({ of: { hair: { hairTexture: 'straight' }, nose: { noseShape: 'straight' } } }, 'straight', 'sleek'),
  ...like({ hairTexture: 'wavy' }, 'wavy', 'tousled'),
  ...like({ hairTexture: 'curly' }, 'curly', 'curled'),
  ...like({ hairTexture: 'coily' }, 'coily', 'kinky', 'frizzy'),
  ...like({ hairStyle: 'loose' }, 'loose', 'flowing', 'down'),
];
