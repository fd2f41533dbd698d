/** Words that tell whom or what a picture is of. */

const set = (...words: readonly string[]): ReadonlySet<string> => new Set(words.join(' ').split(' '));

/** Whoever a picture is asked of: they speak of nobody and nothing else. */
export const CHARACTER_PRONOUNS = set(
  'she he him herself himself you yourself your u ur hers yours shes hes youre thou thee someone somebody anyone',
);
/** They speak of the character, unless there are others before whom they could belong to. */
export const POSSESSIVES = set('her his');
/** What somebody has whom an animal or a thing is with. */
export const BODY = set(
  'face hair lap arm arms hand hands finger fingers shoulder shoulders cheek cheeks feet knees neck',
);
/** The same, of many, and of animals too: only at the beginning. */
export const PLURAL_PRONOUNS = set('they them their theirs themself themselves theyre');

/** Somebody, in one word. */
export const PEOPLE = set(
  'woman women man men lady ladies gentleman gentlemen guy guys gal girl girls boy boys person people human humans character figure',
  'girlfriend boyfriend wife husband partner lover fiancee fiance spouse couple friend friends family bride groom mother father mom mum dad',
  'sister brother aunt uncle grandmother grandfather grandma grandpa twin twins neighbour neighbor stranger crowd adult adults',
  'king queen prince princess emperor empress duke duchess lord knight warrior soldier samurai ninja pirate viking gladiator hunter huntress archer',
  'wizard witch sorcerer sorceress mage druid elf elves fairy vampire mermaid angel demon goddess god deity siren nymph orc dwarf hero heroine villain',
  'android cyborg superhero cowboy cowgirl monk nun priest priestess shaman bard rogue ranger paladin assassin spy detective thief rebel',
  'doctor nurse surgeon teacher professor student librarian writer author poet painter dancer ballerina singer musician actor actress model',
  'chef cook baker barista waiter waitress bartender farmer gardener sailor captain pilot astronaut engineer mechanic blacksmith lawyer judge',
  'athlete runner swimmer surfer boxer fighter skater climber rider driver hiker traveller traveler tourist explorer photographer magician jester',
  'beauty redhead brunette blonde blond cutie hottie muse model portrait headshot selfie nobleman boss secretary maid butler',
);
/** How such words end. */
const PERSON_ENDING = /(?:(?:wo)?m[ae]n|person|people|ologist|[bcdghmnrt]ist|girl|boy|lady|ress)$/;
const NO_PEOPLE = set(
  'snowman snowmen human german roman ottoman mist twist wrist fist gist heist dress mattress fortress cypress press watercress',
);

export const isPerson = (word: string): boolean =>
  PEOPLE.has(word) || (word.length > 5 && PERSON_ENDING.test(word) && !NO_PEOPLE.has(word));

/** What is done or shown by somebody, where it is the noun of a wish: "a walk on the beach". */
export const DOINGS = set(
  'walk stroll kiss hug picnic date closeup close up wink dance nap party vacation holiday trip hike swim bath workout shower ride toast cuddle embrace',
  'picture pictures photo photos image pic shot sketch drawing painting photograph illustration same more again closer bit little lot kind time way nap pose angle vibe look style outfit mood moment surprise one version variation smile grin laugh tear tears blush greeting wave nod gesture',
);

/** An animal or a thing, in one word and one of them. */
const THINGS = set(
  'dog puppy retriever labrador poodle corgi husky dachshund terrier shepherd beagle bulldog hound cat kitten kitty horse pony foal unicorn cow calf bull',
  'pig piglet sheep lamb goat chicken rooster hen duck duckling goose swan owl eagle hawk falcon crow raven parrot penguin bird sparrow robin peacock',
  'hummingbird flamingo pigeon dove seagull fox wolf bear panda koala kangaroo lion lioness tiger leopard jaguar panther cheetah elephant giraffe zebra',
  'rhino hippo monkey gorilla ape deer stag fawn moose elk reindeer bison buffalo rabbit bunny hare squirrel hedgehog raccoon badger otter beaver mouse rat',
  'hamster bat whale dolphin orca shark fish goldfish octopus squid jellyfish crab lobster seal walrus turtle tortoise frog toad lizard gecko snake',
  'crocodile dragon dinosaur phoenix griffin butterfly moth bee bumblebee ladybug beetle spider ant dragonfly snail animal pet creature monster',
  'flower rose tulip lily orchid sunflower daisy lavender bouquet plant cactus fern bonsai tree oak pine leaf leaves mushroom wheat vine',
  'apple orange lemon strawberry blueberry cherry banana grape peach pear fruit vegetable tomato pumpkin bread loaf croissant cake cupcake pie cookie',
  'pancake waffle pizza burger sandwich sushi ramen pasta spaghetti soup salad steak cheese chocolate icecream donut doughnut breakfast dinner meal food',
  'coffee espresso cappuccino latte tea teapot wine beer cocktail whisky cup mug glass bottle bowl plate jar',
  'car truck van bus train motorcycle motorbike bike bicycle scooter tram locomotive train plane airplane aeroplane helicopter rocket ship boat sailboat yacht',
  'submarine balloon tank robot spaceship starship ufo satellite telescope camera laptop computer phone keyboard guitar piano violin cello drum trumpet',
  'book letter notebook map clock watch lamp lantern candle mirror chair sofa couch bed table desk shelf vase basket box chest key sword shield dagger bow',
  'crystal gem diamond ring statue sculpture fountain poster logo icon pattern wallpaper abstract teddy doll toy puzzle umbrella suitcase',
);
/** A place, or what is seen of one. */
const SCENES = set(
  'house cottage cabin hut villa mansion castle palace fortress tower lighthouse bridge church cathedral temple shrine mosque pagoda pyramid ruin skyscraper',
  'building barn windmill farm village town city cityscape skyline street alley road path highway station airport harbour harbor pier market bazaar shop cafe',
  'restaurant bar library bookshop museum theatre theater school hospital office room bedroom kitchen bathroom attic cellar hall corridor staircase window',
  'balcony terrace rooftop garden park courtyard greenhouse orchard vineyard forest woods woodland jungle rainforest meadow field hill valley mountain mount',
  'volcano glacier canyon cliff cave waterfall river stream creek lake pond swamp sea ocean beach coast shore island reef lagoon desert dune oasis tundra',
  'landscape seascape scenery scene view panorama countryside sky moon sun planet earth galaxy nebula comet star aurora cloud rainbow lightning storm',
  'sunset sunrise snow snowfall fireworks campfire bonfire waves wave observatory workshop atelier studio garage space',
);
/** Where what somebody wears can lie or hang: then nobody wears it. */
export const FURNITURE = set(
  'table chair hanger mannequin shelf hook rack floor cushion desk counter bench bed sofa pillow stand wall drawer',
);

const singulars = (word: string): readonly string[] => [
  word,
  ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
  ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
  ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
  ...(word.endsWith('ves') ? [`${word.slice(0, -3)}f`] : []),
];

export const isThing = (word: string): boolean => word !== 'glasses' && singulars(word).some((one) => THINGS.has(one));
export const isScene = (word: string): boolean => singulars(word).some((one) => SCENES.has(one));

/** Said of whoever or whatever comes after them. */
export const ARTICLES = set(
  'a an the some this that these those two three four five six seven eight nine ten several many few lots both each every another my our its',
);
/** A phrase that begins with one says where or how; before one a noun ends. */
export const PREPOSITIONS = set(
  'in at on by under over with without wearing near beside behind inside outside between among against along across around through during before after above',
  'below beneath towards toward into onto from off like as for to of while when where that who which is are was were has have having surrounded covered',
  'next made full amid amidst upon via dressed holding',
);
/** They end in -ing and are things. */
export const NO_DOING = set(
  'building painting drawing ring king spring wedding evening morning ceiling string wing sling lightning icing pudding dumpling duckling clothing earring',
  'thing something nothing everything anything gosling sibling railing crossing stocking swing sterling',
);
/** Words of other languages that English has not: such a wish is not read. */
export const FOREIGN = set(
  'au bei beim der das und mit ein eine einem einer einen auf ist sie ihr ihre sich vom zum zur une les des du avec dans sur elle est aux el una con en su',
  'por del al il gli di della nel sulla uno che com em da dos um uma ela ele ao een het met op de la le ve bir bu ile jest na ze et',
);
/** Whoever says them speaks with somebody, and does not say what a picture is to show. */
export const SPOKEN = set('i im ive ill id we us me what why how tell lets did do does today yesterday');
