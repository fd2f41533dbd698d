import type { Appearance } from '#contract/appearance.ts';
import { say, type Term } from '../term.ts';

interface Hues {
  readonly hair?: Appearance['hairColor'];
  readonly cloth?: Appearance['outfitColor'];
  readonly eyes?: Appearance['eyeColor'];
  readonly skin?: Appearance['skin'];
}

const hues = ({ hair, cloth, eyes, skin }: Hues, ...phrases: readonly string[]): [string, Term][] =>
  say(
    {
      of: {
        ...(hair !== undefined && { hair: { hairColor: hair }, beard: { hairColor: hair } }),
        ...(cloth !== undefined && { outfit: { outfitColor: cloth }, accent: { accentColor: cloth } }),
        ...(eyes !== undefined && { eyes: { eyeColor: eyes } }),
        ...(skin !== undefined && { skin: { skin } }),
      },
    },
    ...phrases,
  );

/** The nearest colour that there is for each thing. */
export const colours: readonly [string, Term][] = [
  // Alone it is what lamps give.
  ...say({ noun: 'hair', look: { hairColor: 'honey' } }, 'light hair', 'light haired'),
  ...say({ noun: 'skin', look: { skin: 'fair' } }, 'light skin', 'light skinned'),
  ...say({ noun: 'eyes', look: { eyeColor: 'blue' } }, 'light eyes', 'light eyed'),
  ...hues({ hair: 'black', cloth: 'ink', eyes: 'darkBrown', skin: 'ebony' }, 'black', 'jet black', 'raven'),
  ...hues({ cloth: 'ink' }, 'ink'),
  ...hues({ hair: 'silver', cloth: 'charcoal', eyes: 'grey' }, 'grey', 'gray', 'dark grey', 'dark gray'),
  ...hues({ cloth: 'charcoal' }, 'charcoal'),
  ...hues({ hair: 'silver', eyes: 'grey' }, 'silver', 'silvery'),
  ...hues({ hair: 'silver', cloth: 'cream', skin: 'porcelain' }, 'white', 'snow white'),
  ...hues({ cloth: 'cream', hair: 'platinum', skin: 'porcelain' }, 'cream', 'ivory', 'off white'),
  ...hues({ cloth: 'sand' }, 'sand', 'beige'),
  ...hues({ cloth: 'camel' }, 'camel', 'caramel', 'khaki'),
  ...hues({ hair: 'chestnut', cloth: 'camel', eyes: 'brown', skin: 'bronze' }, 'brown'),
  ...hues({ hair: 'espresso', eyes: 'darkBrown', skin: 'umber' }, 'dark brown', 'chocolate'),
  ...hues({ hair: 'honey', eyes: 'hazel', skin: 'tan', cloth: 'sand' }, 'light brown'),
  ...hues({ hair: 'espresso', eyes: 'darkBrown', skin: 'umber' }, 'dark'),
  ...hues({ hair: 'blond', eyes: 'blue', skin: 'fair' }, 'fair'),
  ...hues({ eyes: 'grey', skin: 'porcelain', hair: 'platinum' }, 'pale'),
  ...hues({ hair: 'copper', cloth: 'crimson' }, 'red'),
  ...hues({ hair: 'auburn', cloth: 'crimson' }, 'dark red', 'burgundy', 'maroon', 'crimson', 'scarlet', 'wine red'),
  ...hues({ hair: 'copper', cloth: 'rust' }, 'orange', 'rust', 'rusty', 'terracotta', 'ginger', 'copper', 'coppery'),
  ...hues({ hair: 'auburn' }, 'auburn'),
  ...hues({ hair: 'chestnut' }, 'chestnut'),
  ...hues({ hair: 'espresso' }, 'espresso'),
  ...hues(
    { hair: 'honey', skin: 'honey' },
    'honey',
    'strawberry blond',
    'strawberry blonde',
    'dark blonde',
    'dark blond',
  ),
  ...hues({ hair: 'blond', cloth: 'mustard', skin: 'honey', eyes: 'amber' }, 'golden', 'gold'),
  ...hues({ hair: 'blond', cloth: 'mustard' }, 'yellow', 'mustard'),
  ...hues({ hair: 'platinum' }, 'platinum'),
  ...hues({ hair: 'pepper' }, 'salt and pepper', 'greying', 'graying'),
  ...hues({ cloth: 'rose', hair: 'rose', skin: 'rosy' }, 'pink', 'rose', 'rosy'),
  ...hues({ cloth: 'olive', skin: 'olive' }, 'olive'),
  ...hues({ cloth: 'forest', hair: 'teal', eyes: 'green' }, 'green', 'emerald', 'dark green', 'bright green'),
  ...hues({ cloth: 'teal', hair: 'teal', eyes: 'blue' }, 'teal', 'turquoise', 'cyan', 'aqua'),
  ...hues(
    { cloth: 'navy', hair: 'midnight', eyes: 'blue' },
    'blue',
    'navy',
    'navy blue',
    'dark blue',
    'royal blue',
    'bright blue',
  ),
  ...hues({ cloth: 'sky', hair: 'teal', eyes: 'blue' }, 'light blue', 'sky blue', 'pale blue', 'baby blue', 'ice blue'),
  ...hues({ cloth: 'plum', hair: 'violet', eyes: 'violet' }, 'purple', 'violet', 'plum'),
  ...hues({ cloth: 'lilac', hair: 'violet', eyes: 'violet' }, 'lilac', 'lavender', 'mauve'),
  ...hues({ eyes: 'hazel' }, 'hazel'),
  ...hues({ eyes: 'amber', hair: 'honey' }, 'amber'),
  ...hues({ skin: 'tan', cloth: 'sand' }, 'tan', 'tanned', 'sun kissed'),
  ...hues({ skin: 'bronze' }, 'bronze', 'bronzed'),
  ...hues({ skin: 'umber' }, 'umber', 'deep brown'),
  ...hues({ skin: 'ebony' }, 'ebony', 'very dark'),
  ...hues({ skin: 'porcelain' }, 'porcelain', 'very pale'),
];
