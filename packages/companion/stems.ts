/** Words that say nothing of what a question is about. */
const common = new Set(
  `a about above again ago all also always am an and another any anybody anyone anything are around as ask at away back bad be because
  been before began begin being best better big bit both but by bye call called came can cannot come could day did do does done down each
  early easiest easy else enough even evening ever every everybody everyone everything favourite feel few find first for from fun gave get
  give go goes going gone good got great had happen happened hard hardest has have he hear hello her here hers hey hi him his hope hour
  how i if important in interesting into is it its joke just keep kind kinds knew know known last late least less let like likes little
  long look looks lot lots love loved low make makes many may maybe me mean might mind minute moment more morning most much must my myself
  name need never new next nice night no nobody none nor not nothing now of off often ok okay old on once one ones only or other others our
  out over own people perhaps person place please put question quite rather really right said same saw say see seem shall she should show
  small so some somebody someone something sometimes somewhere soon sort sorts start still stop story such sure take talk tell than thank
  thanks that the their them then there these they thing things think this those though three through till time to today told tomorrow
  tonight too took tried try turn two under until up us use used usual very want wants was way we week weekend well went were what when
  where which while who whole whom whose why will wish with without wonder word words world would year years yes yesterday yet you young
  your yours yourself am'nt bigger biggest worst worse prettiest rarest oldest newest strangest describe explain different difficult`.split(
    /\s+/u,
  ),
);

/** Other words for what cards name. */
const sameThing = new Map([
  ['glasshouse', 'greenhouse'],
  ['hothouse', 'greenhouse'],
  ['conservatory', 'greenhouse'],
  ['violin', 'fiddle'],
  ['photo', 'photograph'],
  ['mum', 'mother'],
  ['mom', 'mother'],
  ['dad', 'father'],
  ['grandma', 'grandmother'],
  ['grandpa', 'grandfather'],
  ['kid', 'child'],
  ['taught', 'teach'],
  ['wrote', 'write'],
  ['written', 'write'],
  ['sold', 'sell'],
  ['bought', 'buy'],
  ['built', 'build'],
  ['broken', 'break'],
  ['caught', 'catch'],
  ['fought', 'fight'],
  ['slept', 'sleep'],
  ['swam', 'swim'],
  ['flew', 'fly'],
  ['won', 'win'],
  ['drank', 'drink'],
  ['ate', 'eat'],
  ['children', 'child'],
]);

/** The part of a word that its forms share: "orchids" and "orchid" give "orchid", "baking" and "bakes" give "bak". */
export const stemOf = (word: string): string => {
  const singular = word
    .toLowerCase()
    .replace(/'s?$/u, '')
    .replace(/(?<=[^aeiou])ies$/u, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/u, '')
    .replace(/(?<=[^siu])s$/u, '');
  const same = sameThing.get(singular) ?? singular;
  const plain = same.length > 4 ? same.replace(/(?<=[aeiouy]\p{L}*)(?:ing|ed)$/u, '') : same;
  return plain.replace(/([^aeiouls])\1$/u, '$1').replace(/e$/u, '');
};

/** The stems of those words of a text that can be its subject, each once. */
export const subjectsIn = (text: string): readonly string[] => [
  ...new Set(
    (text.replace(/[‘’]/gu, "'").match(/\p{L}[\p{L}\p{M}'-]*/gu) ?? [])
      .flatMap((word) => [word, ...(word.includes('-') ? word.split('-') : [])])
      .map((word) => word.toLowerCase().replace(/'s$/u, ''))
      .filter((word) => word.length > 2 && !common.has(word))
      .map(stemOf),
  ),
];

const kin = /^(?:mother|father|brother|sister|daughter)$/u;
const trade = /^(?:er|r|ery|ry|ist)$/u;

/** Whether two stems are of one family: "bak" and "bakery" are. */
export const areAkin = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short === long ||
    (short.length > 2 && !kin.test(long) && long.startsWith(short) && trade.test(long.slice(short.length)))
  );
};
