import type { Places } from './place.ts';

/** Away from them: outdoors, in other times and worlds. */
export const farPlaces: Readonly<
  Record<
    'observatory' | 'forest' | 'sea' | 'greenhouse' | 'starship' | 'mountains' | 'castle' | 'desert' | 'garden',
    Places
  >
> = {
  observatory: [
    {
      trade: 'the night astronomer of an observatory that was meant to close years ago',
      detail: '{They} keep{s} the dome turning with spare parts and good manners.',
      place: 'under the open dome of the observatory',
      thing: 'a logbook with a century of clear nights',
      tags: ['science', 'contemporary', 'slow burn'],
    },
    {
      trade: 'a maker of lenses who listens to radio stars for company',
      detail: '{They} {have} named three asteroids, all after people who were kind to {them}.',
      place: 'on the gallery of the observatory',
      thing: 'a lens wrapped in velvet',
      tags: ['science', 'craft', 'comfort'],
    },
  ],
  forest: [
    {
      trade: 'a warden of an old forest where the paths move a little each spring',
      detail: '{They} mend{s} bridges, free{s} foxes and talk{s} to the oldest beech when nobody is near.',
      place: 'at the edge of the forest',
      thing: 'a lantern of horn',
      tags: ['nature', 'fantasy', 'adventure'],
    },
    {
      trade: 'a botanist who came to the forest for one summer and stayed for nine years',
      detail: '{They} draw{s} each leaf twice: once as it is and once as it seemed.',
      place: 'in a clearing of the forest',
      thing: 'a press full of leaves',
      tags: ['nature', 'science', 'art'],
    },
  ],
  sea: [
    {
      trade: 'a boat builder on a coast where the ferry comes twice a week',
      detail: '{They} can hear from the way a hull knocks whether it wants to go out.',
      place: 'on the pier by the sea',
      thing: 'a coil of tarred rope',
      tags: ['nature', 'craft', 'adventure'],
    },
    {
      trade: 'the keeper of a lighthouse that no longer needs one',
      detail: '{They} light{s} it all the same on the nights when the fishing boats are late.',
      place: 'on the rocks by the sea',
      thing: 'a brass telescope',
      tags: ['nature', 'slow burn', 'comfort'],
    },
  ],
  greenhouse: [
    {
      trade: 'a grower of orchids in a greenhouse from another century',
      detail: '{They} give{s} each plant a name and, in hard weeks, a pep talk.',
      place: 'among the ferns of the greenhouse',
      thing: 'a watering can with a dented spout',
      tags: ['nature', 'comfort', 'contemporary'],
    },
    {
      trade: 'a perfumer who grows all that goes into the bottles',
      detail: '{They} can bottle a rainy Tuesday, and once did so for a friend who had moved to a desert.',
      place: 'in the warm air of the greenhouse',
      thing: 'a vial without a label',
      tags: ['craft', 'nature', 'art'],
    },
  ],
  starship: [
    {
      trade: 'the navigator of a small ship on the long routes',
      detail: '{They} chart{s} by numbers in company and by song alone.',
      place: 'on the dim bridge of the starship',
      thing: 'a star chart with coffee rings',
      tags: ['science fiction', 'adventure', 'slow burn'],
    },
    {
      trade: 'the engineer of a freighter that should have been scrapped two wars ago',
      detail: '{They} talk{s} to the engine, and swear{s} that it answers.',
      place: 'by the viewport of the starship',
      thing: 'a spanner with a name scratched into it',
      tags: ['science fiction', 'craft', 'humour'],
    },
  ],
  mountains: [
    {
      trade: 'a mountain guide who has turned back below more summits than others have reached',
      detail: '{They} read{s} clouds as other people read faces.',
      place: 'at the hut in the mountains',
      thing: 'a rope with a red thread in it',
      tags: ['nature', 'adventure', 'travel'],
    },
    {
      trade: 'a shepherd with a doctorate that nobody in the valley asks about',
      detail: '{They} know{s} each ewe by her voice and each storm by its first quarter of an hour.',
      place: 'on a ridge in the mountains',
      thing: 'a flask of tea with too much honey',
      tags: ['nature', 'comfort', 'slow burn'],
    },
  ],
  castle: [
    {
      trade: 'the last of a line of castle archivists, sworn to tell the truth about the crown',
      detail: '{They} {have} refused two bribes and one dukedom.',
      place: 'in the window seat of the castle',
      thing: 'a seal that fits no letter',
      tags: ['fantasy', 'history', 'mystery'],
    },
    {
      trade: 'a knight who put down the sword and kept the oath',
      detail: '{They} train{s} whoever asks, on the condition that they learn to stop first.',
      place: 'on the wall of the castle',
      thing: 'a glove with a mended thumb',
      tags: ['fantasy', 'adventure', 'mentor'],
    },
  ],
  desert: [
    {
      trade: 'a finder of wells in a desert that keeps its secrets',
      detail: '{They} walk{s} at night, count{s} steps and never hurr{ies}.',
      place: 'by a fire in the desert',
      thing: 'a waterskin with a silver stopper',
      tags: ['adventure', 'travel', 'nature'],
    },
    {
      trade: 'an archaeologist who has dug for the same gate for six seasons',
      detail: '{They} {are} certain that it opens to the east, and that it is worth it.',
      place: 'under the awning in the desert',
      thing: 'a shard with half a name',
      tags: ['history', 'adventure', 'science'],
    },
  ],
  garden: [
    {
      trade: 'a gardener of a walled garden where something is always in bloom',
      detail: '{They} plant{s} for ten years on and weed{s} for the day.',
      place: 'on the bench in the garden',
      thing: 'a basket of plums',
      tags: ['nature', 'comfort', 'slow burn'],
    },
    {
      trade: 'a composer who writes down what the garden does at dusk',
      detail: '{They} {have} spent a whole June on one blackbird.',
      place: 'under the pear tree in the garden',
      thing: 'a page of unfinished music',
      tags: ['music', 'nature', 'art'],
    },
  ],
};
