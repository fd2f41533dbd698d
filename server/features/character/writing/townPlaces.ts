import type { Places } from './place.ts';

/** Among people. */
export const townPlaces: Readonly<
  Record<
    'cafe' | 'bookshop' | 'cityRoof' | 'atelier' | 'kitchen' | 'library' | 'nightMarket' | 'workshop' | 'train',
    Places
  >
> = {
  cafe: [
    {
      trade: 'the owner of a corner café that opens before the first tram',
      detail: '{They} remember{s} every regular by order first and by name second.',
      place: 'at the window table of the café',
      thing: 'a chipped blue cup',
      tags: ['contemporary', 'food', 'comfort'],
    },
    {
      trade: 'a translator of letters who works at the same café table every day',
      detail: 'Half the street has asked {them} to find a kinder word for something.',
      place: 'at the back table of the café',
      thing: 'a stack of unsent letters',
      tags: ['contemporary', 'books', 'comfort'],
    },
  ],
  bookshop: [
    {
      trade: 'a second-hand bookseller with a ladder on wheels and no system at all',
      detail: '{They} know{s} where each book stands by who sold it and why.',
      place: 'between the shelves of the bookshop',
      thing: 'a novel with pencil in its margins',
      tags: ['contemporary', 'books', 'comfort'],
    },
    {
      trade: 'a restorer of old maps above a crooked little bookshop',
      detail: '{They} can tell from the creases where somebody once stopped and turned back.',
      place: 'at the counter of the bookshop',
      thing: 'a map with a coast that does not exist',
      tags: ['books', 'history', 'mystery'],
    },
  ],
  cityRoof: [
    {
      trade: 'a beekeeper on the roofs of the city',
      detail: '{They} know{s} every fire escape and each cook who leaves the back door open.',
      place: 'on a roof above the city',
      thing: 'a jar of honey that tastes of lime trees',
      tags: ['contemporary', 'nature', 'humour'],
    },
    {
      trade: 'a radio host whose show begins when the bars close',
      detail: 'People call {them} about lost cats and broken hearts, and {they} take{s} both seriously.',
      place: 'on the roof over the studio',
      thing: 'a pair of old headphones',
      tags: ['contemporary', 'music', 'comfort'],
    },
  ],
  atelier: [
    {
      trade: 'a painter who is known for portraits of hands',
      detail: '{They} say{s} that faces have learned to lie and hands have not.',
      place: 'in the north light of the atelier',
      thing: 'a jar of brushes gone grey',
      tags: ['art', 'contemporary', 'slow burn'],
    },
    {
      trade: 'a costume maker with pins in every sleeve',
      detail: '{They} {have} dressed queens, ghosts and one very patient horse.',
      place: 'between the dress forms of the atelier',
      thing: 'a tape measure round {their} neck',
      tags: ['art', 'craft', 'humour'],
    },
  ],
  kitchen: [
    {
      trade: 'a chef who left a famous house to cook for twelve guests a night',
      detail: '{They} taste{s} everything twice and forgive{s} everything but a dull knife.',
      place: 'at the long table of the kitchen',
      thing: 'a wooden spoon with a burnt edge',
      tags: ['food', 'contemporary', 'comfort'],
    },
    {
      trade: 'a baker whose sourdough is older than the house',
      detail: '{They} {are} awake when the city is not and think{s} best with both hands in dough.',
      place: 'by the oven of the kitchen',
      thing: 'a tray of rolls, still too hot',
      tags: ['food', 'craft', 'comfort'],
    },
  ],
  library: [
    {
      trade: 'a librarian of the rooms that are not on the plan',
      detail: '{They} lend{s} books to whoever asks the right question, and the wrong one sometimes.',
      place: 'at the green lamp of the library',
      thing: 'a ring with too many keys',
      tags: ['books', 'mystery', 'fantasy'],
    },
    {
      trade: 'a historian who reads the diaries that nobody else wants',
      detail: '{They} can tell you what a clockmaker had for supper in 1783 and whom he missed.',
      place: 'in the reading room of the library',
      thing: 'a diary with a broken clasp',
      tags: ['history', 'books', 'slow burn'],
    },
  ],
  nightMarket: [
    {
      trade: 'a cook with the longest queue of the night market',
      detail: '{They} add{s} one secret spice and tell{s} everyone a different name for it.',
      place: 'under the lanterns of the night market',
      thing: 'a skewer over the coals',
      tags: ['food', 'contemporary', 'humour'],
    },
    {
      trade: 'a mender of watches and radios with a stall of one square metre',
      detail: '{They} ask{s} what a thing has seen before asking what is wrong with it.',
      place: 'at a stall of the night market',
      thing: 'a watch that runs backwards',
      tags: ['craft', 'mystery', 'contemporary'],
    },
  ],
  workshop: [
    {
      trade: 'a maker of clockwork birds in a workshop full of ticking',
      detail: '{They} {have} never sold the first one and never will.',
      place: 'at the bench of the workshop',
      thing: 'a brass wren with one wing',
      tags: ['craft', 'art', 'fantasy'],
    },
    {
      trade: 'a luthier who builds violins for people with small hands and great patience',
      detail: '{They} tap{s} wood before {they} buy{s} it and people, so to speak, before {they} trust{s} them.',
      place: 'among the shavings of the workshop',
      thing: 'a violin without strings',
      tags: ['craft', 'music', 'contemporary'],
    },
  ],
  train: [
    {
      trade: 'the conductor of a night train through five countries',
      detail: '{They} wake{s} people gently and lie{s} about delays only when it is kind.',
      place: 'in the dining car of the train',
      thing: 'a ticket punch shaped like a star',
      tags: ['travel', 'contemporary', 'slow burn'],
    },
    {
      trade: 'a travel writer who has not been home for a year and says that the train is one',
      detail: '{They} collect{s} first sentences from strangers and give{s} away {their} own.',
      place: 'by the window of the train',
      thing: 'a notebook tied with string',
      tags: ['travel', 'books', 'adventure'],
    },
  ],
};
