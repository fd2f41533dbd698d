import type { Appearance } from '#contract/appearance.ts';
import type { Occasion } from '../../../image/clothesAt.ts';
import { say, type Term } from '../term.ts';

const at = (setting: Appearance['setting'], ...phrases: readonly string[]): [string, Term][] =>
  say({ look: { setting } }, ...phrases);
const dressed = (
  occasion: Occasion,
  setting: Appearance['setting'] | null,
  ...phrases: readonly string[]
): [string, Term][] => say({ occasion, ...(setting && { look: { setting } }) }, ...phrases);
const when = (timeOfDay: Appearance['timeOfDay'], ...phrases: readonly string[]): [string, Term][] =>
  say({ look: { timeOfDay } }, ...phrases);
const lit = (light: Appearance['light'], ...phrases: readonly string[]): [string, Term][] =>
  say({ look: { light } }, ...phrases);

export const placeWords: readonly [string, Term][] = [
  ...at(
    'cafe',
    'cafe',
    'coffee shop',
    'coffeehouse',
    'coffee house',
    'tea room',
    'tearoom',
    'tea house',
    'teahouse',
    'tea shop',
    'restaurant',
    'bistro',
    'bar',
    'pub',
  ),
  ...at('bookshop', 'bookshop', 'bookstore', 'book shop', 'book store'),
  ...at('observatory', 'observatory', 'telescope', 'planetarium'),
  ...at('forest', 'forest', 'woods', 'woodland', 'jungle', 'trees', 'grove'),
  ...at('sea', 'sea', 'ocean', 'shore', 'seaside', 'coast', 'harbour', 'harbor', 'pier'),
  ...at('greenhouse', 'greenhouse', 'conservatory', 'glasshouse', 'hothouse'),
  ...at('cityRoof', 'rooftop', 'roof', 'roof top', 'city roof', 'skyline', 'city', 'downtown', 'skyscrapers', 'street'),
  ...at('atelier', 'atelier', 'art studio', 'studio', 'painters studio'),
  ...at('kitchen', 'kitchen', 'bakery'),
  ...at('library', 'library', 'archive'),
  ...at('starship', 'starship', 'spaceship', 'space ship', 'space station', 'in space', 'outer space', 'astronaut'),
  ...at('mountains', 'mountains', 'mountain', 'summit', 'peak', 'alps', 'cliff', 'hills'),
  ...at('nightMarket', 'market', 'bazaar', 'lanterns'),
  ...say({ look: { setting: 'nightMarket', timeOfDay: 'night' } }, 'night market'),
  ...at('castle', 'castle', 'throne room', 'palace', 'fortress', 'throne'),
  ...at('desert', 'desert', 'dunes', 'sahara'),
  ...at('garden', 'garden', 'rose garden', 'orchard', 'park', 'meadow', 'field of flowers', 'flower field'),
  ...at('workshop', 'workshop', 'garage', 'workbench'),
  ...at('train', 'train', 'railway carriage', 'train compartment', 'railway'),

  ...dressed('beach', 'sea', 'beach', 'sandy beach', 'surfing'),
  ...dressed('beach', null, 'swimming', 'swimming pool', 'sunbathing'),
  ...dressed('stove', 'workshop', 'forge', 'smithy'),
  ...dressed('stove', null, 'baking', 'cooking'),
  ...dressed('flight', 'starship', 'cockpit'),
  ...dressed('ski', 'mountains', 'skiing', 'ski slope', 'snowboarding'),
  ...dressed('gym', null, 'gym', 'workout', 'working out', 'jogging', 'yoga'),
  ...dressed('office', null, 'office', 'meeting room', 'job interview'),
  ...dressed('gala', null, 'gala', 'opera', 'ballroom', 'wedding', 'red carpet'),
  ...dressed('clinic', null, 'hospital', 'clinic', 'laboratory', 'lab'),

  ...when('morning', 'morning', 'dawn', 'sunrise', 'daybreak', 'early morning'),
  ...when('day', 'day', 'daytime', 'midday', 'noon', 'afternoon', 'daylight'),
  ...say(
    { look: { timeOfDay: 'goldenHour', light: 'sun' } },
    'golden hour',
    'sunset',
    'setting sun',
    'low sun',
    'late afternoon',
  ),
  ...when('dusk', 'dusk', 'evening', 'twilight', 'blue hour', 'nightfall'),
  ...when('night', 'night', 'midnight', 'nighttime', 'night time', 'starry', 'stars', 'starlight', 'night sky'),

  ...lit('window', 'window', 'window light', 'windowlight'),
  ...lit('sun', 'sun', 'sunlight', 'sunshine', 'sunny', 'sunlit'),
  ...lit(
    'lamp',
    'lamp',
    'lamplight',
    'candle',
    'candles',
    'candlelight',
    'candlelit',
    'firelight',
    'fireplace',
    'fireside',
    'warm light',
  ),
  ...lit('moon', 'moon', 'moonlight', 'moonlit', 'full moon'),
  ...lit('neon', 'neon', 'neon light', 'neon lights', 'cyberpunk'),
  ...lit('overcast', 'overcast', 'cloudy', 'clouds', 'grey sky', 'gray sky', 'diffuse light', 'soft light'),
  ...say({ weather: 'rain' }, 'rain', 'rainy', 'raining', 'drizzle', 'storm', 'stormy', 'thunderstorm', 'downpour'),
  ...say({ weather: 'snow' }, 'snow', 'snowy', 'snowing', 'snowfall', 'snowflakes', 'blizzard', 'winter'),
  ...say({ weather: 'fog' }, 'fog', 'foggy', 'mist', 'misty', 'haze', 'hazy'),

  ...say({ style: 'noir' }, 'black and white', 'monochrome', 'film noir', 'noir'),
  ...say(
    { style: 'vintage' },
    'sepia',
    'vintage photo',
    'vintage photograph',
    'vintage style',
    'retro style',
    'old photograph',
  ),
  ...say({ style: 'pastel' }, 'pastel colours', 'pastel colors', 'pastel tones', 'pastel palette', 'pastel style'),
  ...say({ style: 'cinematic' }, 'cinematic', 'film still', 'movie still'),
];
