import type { Accessory } from './term.ts';

/** As many as an appearance holds. */
const MOST = 5;

/** Things of which one is worn at a time. */
const PLACES: readonly ReadonlySet<Accessory>[] = [
  new Set<Accessory>(['glasses', 'roundGlasses']),
  new Set<Accessory>(['studs', 'hoops', 'drops']),
  new Set<Accessory>(['beret', 'brimmedHat', 'flatCap', 'beanie', 'circlet', 'headphones']),
];

/** Puts a thing on; what was at its place comes off, and the first one where there are too many. */
export const putOn = (worn: readonly Accessory[], thing: Accessory): Accessory[] => {
  const place = PLACES.find((things) => things.has(thing));
  const kept = worn.filter((other) => other !== thing && place?.has(other) !== true);
  return [...kept, thing].slice(-MOST);
};
