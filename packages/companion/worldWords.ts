/** Words of a card, and a tag, that put a character into a world of `worlds.rive`. */
export const worldWords: Readonly<Record<string, { readonly tag: RegExp; readonly words: RegExp }>> = {
  food: {
    tag: /^(?:food|cook\w*|bak\w*)$/u,
    words:
      /\b(?:baker\w*|cook\w*|chef|kitchen|bread|pastr\w+|restaurant|caf[eé]|tea|coffee|wine|cheese|food|chocolat\w*|brew\w*|noodle\w*|loaf|menu)\b/giu,
  },
  music: {
    tag: /^music$/u,
    words:
      /\b(?:music\w*|piano|violin\w*|cell(?:o|ist)|guitar\w*|sings?|singer|songs?|jazz|band|compos\w+|orchestra|choir|drum\w*|dj|opera|record|tunes?|radio)\b/giu,
  },
  books: {
    tag: /^books?$/u,
    words: /\b(?:books?|booksh\w+|librar\w+|novel\w*|writer|author|poet\w*|archiv\w*|translator|editor|diary)\b/giu,
  },
  art: {
    tag: /^art$/u,
    words:
      /\b(?:artist|paint\w*|draw\w*|sculpt\w*|photograph\w*|gallery|illustrat\w*|design\w*|theatre|actor|actress|danc\w+|ballet)\b/giu,
  },
  craft: {
    tag: /^craft$/u,
    words:
      /\b(?:craft\w*|carpent\w*|mechanic\w*|repairs?|mends?|smith|forge|clocks?|watch\w*|tailor|sew\w*|knit\w*|potter\w*|kiln|workshop|glassblow\w*|luthier|bookbind\w*|engine\w*|shears)\b/giu,
  },
  nature: {
    tag: /^nature$/u,
    words:
      /\b(?:garden\w*|forest\w*|ranger|botan\w*|flower\w*|florist|farm\w*|bees?|animals?|mountain\w*|herb\w*|moss|orchard|vineyard|reef)\b/giu,
  },
  journey: {
    tag: /^(?:travel|adventure)$/u,
    words:
      /\b(?:sail\w*|sea|ocean|pilot|travel\w*|journey|explor\w*|trains?|courier|guides?|maps?|cartograph\w*|harbou?r|lighthouse|pirate|diver|surf\w*|island|caravan)\b/giu,
  },
  science: {
    tag: /^science$/u,
    words:
      /\b(?:scientist|astronom\w*|telescope|stars|physic\w*|chemi\w*|biolog\w*|laborator\w*|research\w*|mathemat\w*|observatory|geolog\w*|inventor|hydrophone|whales?)\b/giu,
  },
  history: {
    tag: /^history$/u,
    words:
      /\b(?:histor\w*|archaeolog\w*|ancient|medieval|victorian|antiqu\w*|museum|roman|samurai|renaissance|dynasty)\b/giu,
  },
  mystery: {
    tag: /^mystery$/u,
    words:
      /\b(?:detective|mystery|crime|cases?|clue\w*|investigat\w*|spy|thief|noir|journalist|reporter|ghost\w*|haunted|forensic\w*|police|séances?)\b/giu,
  },
  fantasy: {
    tag: /^fantasy$/u,
    words:
      /\b(?:magic|witch\w*|wizard|mage|sorcer\w*|elf|elv\w+|dragon\w*|fae|fair(?:y|ies)|vampire\w*|spell\w*|enchant\w*|curse\w*|knight|demon|goddess|potion\w*|immortal|werewolf)\b/giu,
  },
  space: {
    tag: /^(?:science fiction|sci-?fi|cyberpunk)$/u,
    words:
      /\b(?:space\w*|starship|android|robot\w*|cyber\w*|galax\w*|planet\w*|mars|orbit\w*|astronaut|colony|neon|hacker|drone\w*|freighter|moon)\b/giu,
  },
  care: {
    tag: /^(?:health|medicine)$/u,
    words:
      /\b(?:nurse|doctor|medic\w*|therap\w*|physio\w*|counsel\w*|healer|teacher|teaches|midwife|coach\w*|hospital|clinic|ward|social worker|firefighter|paramedic)\b/giu,
  },
};

/** Whether words are of a world of `worlds.rive`. */
export const isOfWorld = (world: string, words: string): boolean => {
  const found = worldWords[world];
  return found !== undefined && words.search(found.words) !== -1;
};
