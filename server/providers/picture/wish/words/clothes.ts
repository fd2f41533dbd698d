import type { Appearance } from '#contract/appearance.ts';
import { say, type Accessory, type Term } from '../term.ts';

const outfit = (outfit: Appearance['outfit'], ...phrases: readonly string[]): [string, Term][] =>
  say({ noun: 'outfit', look: { outfit } }, ...phrases);

const off =
  (...things: readonly Accessory[]) =>
  ({ accessories }: Appearance) => ({ accessories: accessories.filter((worn) => !things.includes(worn)) });

const glasses = off('glasses', 'roundGlasses');
const earrings = off('studs', 'hoops', 'drops');
const hats = off('beret', 'brimmedHat', 'flatCap', 'beanie');
/** Things with a colour of their own are nouns, which take the accent colour. */
const cloth = (wear: Accessory, without: Term['without'] & {}, ...phrases: readonly string[]): [string, Term][] =>
  say({ noun: 'accent', wear, without }, ...phrases);
const thing = (wear: Accessory, without: Term['without'] & {}, ...phrases: readonly string[]): [string, Term][] =>
  say({ wear, without }, ...phrases);

export const clothesWords: readonly [string, Term][] = [
  ...outfit('tee', 't shirt', 'tshirt', 'tee', 'tank top'),
  ...outfit('turtleneck', 'turtleneck', 'turtle neck', 'polo neck', 'roll neck', 'rollneck'),
  ...outfit('knit', 'sweater', 'jumper', 'pullover', 'cardigan', 'knitwear', 'knit', 'woolly jumper'),
  ...outfit('shirt', 'shirt', 'blouse'),
  ...outfit('blazer', 'blazer', 'suit', 'suit jacket', 'tuxedo'),
  ...outfit('coat', 'coat', 'trench coat', 'overcoat', 'raincoat', 'parka'),
  ...outfit('hoodie', 'hoodie', 'sweatshirt'),
  ...outfit('dress', 'dress', 'gown', 'sundress', 'evening dress', 'evening gown', 'summer dress'),
  ...outfit('wrap', 'wrap', 'kimono', 'robe', 'wrap dress', 'tunic'),
  ...outfit('cloak', 'cloak', 'cape', 'robes'),
  ...outfit('uniform', 'uniform', 'military uniform'),
  ...outfit('flightJacket', 'jacket', 'flight jacket', 'bomber jacket', 'leather jacket', 'aviator jacket'),
  ...outfit('waistcoat', 'waistcoat', 'vest'),
  ...outfit('apron', 'apron'),
  ...outfit('labCoat', 'lab coat', 'labcoat', 'white coat'),
  ...outfit('sari', 'sari', 'saree'),
  ...outfit('armour', 'armour', 'armor', 'plate armour', 'plate armor', 'breastplate', 'chainmail'),
  ...outfit('armour', 'knight'),
  ...outfit('flightJacket', 'pilot'),
  ...outfit('labCoat', 'doctor', 'scientist'),
  ...outfit('apron', 'chef', 'baker', 'barista'),
  ...outfit('cloak', 'wizard', 'witch', 'sorceress', 'druid'),
  ...say({ noun: 'outfit' }, 'clothes', 'outfit', 'clothing', 'dressed', 'clad'),

  ...thing('glasses', glasses, 'glasses', 'eyeglasses', 'spectacles', 'reading glasses'),
  ...thing('roundGlasses', glasses, 'round glasses', 'round spectacles', 'round framed glasses', 'wire glasses'),
  ...thing('drops', earrings, 'earrings', 'drop earrings', 'dangling earrings', 'long earrings'),
  ...thing('studs', earrings, 'studs', 'stud earrings', 'ear studs'),
  ...thing('hoops', earrings, 'hoops', 'hoop earrings', 'big hoops'),
  ...thing('necklace', off('necklace'), 'necklace', 'pendant'),
  ...say({ without: off('studs', 'hoops', 'drops', 'necklace', 'circlet') }, 'jewellery', 'jewelry'),
  ...say({ without: () => ({ accessories: [] }) }, 'accessories', 'accessory'),
  ...say({ without: hats }, 'headgear', 'headwear'),
  ...cloth('scarf', off('scarf'), 'scarf', 'shawl', 'woollen scarf'),
  ...cloth('beret', hats, 'beret'),
  ...cloth('brimmedHat', hats, 'hat', 'brimmed hat', 'wide brimmed hat', 'straw hat', 'sun hat', 'sunhat', 'fedora'),
  ...cloth('flatCap', hats, 'cap', 'flat cap', 'newsboy cap'),
  ...cloth('beanie', hats, 'beanie', 'woolly hat', 'wool hat', 'knit cap', 'knitted hat'),
  ...thing(
    'flower',
    off('flower'),
    'flower in her hair',
    'flower in his hair',
    'flower in their hair',
    'flower in the hair',
  ),
  ...thing(
    'flower',
    off('flower'),
    'flowers in her hair',
    'flower crown',
    'rose in her hair',
    'flower in hair',
    'hair flower',
    'flower behind her ear',
  ),
  ...thing('circlet', off('circlet'), 'circlet', 'crown', 'tiara', 'diadem'),
  ...thing('headphones', off('headphones'), 'headphones', 'headset'),
  ...thing('freckles', off('freckles'), 'freckles', 'freckled'),
  ...thing('beautyMark', off('beautyMark'), 'beauty mark', 'beauty spot', 'mole'),
  ...thing('scar', off('scar'), 'scar', 'scarred'),
];
