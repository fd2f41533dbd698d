import {
  array,
  constantFrom,
  integer,
  letrec,
  oneof,
  option,
  record,
  shuffledSubarray,
  string,
  tuple,
  type Arbitrary,
} from 'fast-check';

/** JSON as text, with all that a parser and a writer lose between them. */
const oddNumber = constantFrom('12345678901234567890', '9007199254740993', '1.0', '-0', '1e400', '0.1000');
const oddText = constantFrom('"\\ud800"', '"\\u0000"', '"\\u202Ea\\u200B"', '"<img src=x onerror=alert(1)>"', '"\\/"');
const text = oneof(
  oddText,
  string({ unit: 'binary', maxLength: 12 }).map((value) => JSON.stringify(value)),
);
const space = constantFrom('', '', ' ', '\n\t');

export const anyJson = letrec<{ json: string; list: string; object: string }>((tie) => ({
  json: oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    oddNumber,
    integer().map(String),
    constantFrom('null', 'true', 'false'),
    tie('list'),
    tie('object'),
  ),
  list: tuple(array(tie('json'), { maxLength: 4 }), space).map(
    ([items, gap]) => `[${gap}${items.join(`${gap},`)}${gap}]`,
  ),
  object: tuple(
    array(tuple(constantFrom('"a"', '"__proto__"', '"1"', '""'), tie('json')), { maxLength: 4 }),
    space,
  ).map(([members, gap]) => `{${gap}${members.map(([key, value]) => `${key}${gap}:${value}`).join(`,${gap}`)}}`),
})).json;

type Member = readonly [key: string, json: string];

const flag = constantFrom('true', 'false', 'null', '"true"', '0');
const words = oneof(
  array(text, { maxLength: 3 }).map((items) => `[${items.join(',')}]`),
  anyJson,
);
const entry = record({
  keys: words,
  secondary_keys: words,
  content: text,
  extensions: anyJson,
  enabled: flag,
  insertion_order: oneof(oddNumber, integer().map(String)),
  use_regex: flag,
  position: constantFrom('"before_char"', '"after_char"', '4'),
  odd: anyJson,
}).map(
  (members) =>
    `{${Object.entries(members)
      .map(([key, json]) => `"${key}":${json}`)
      .join(',')}}`,
);
const book = record({ entries: array(entry, { maxLength: 3 }), extensions: anyJson, scan_depth: anyJson }).map(
  ({ entries, extensions, scan_depth }) =>
    `{"entries":[${entries.join(',')}],"extensions":${extensions},"scan_depth":${scan_depth}}`,
);

const maybe = (key: string, json: Arbitrary<string>): Arbitrary<readonly Member[]> =>
  option(json).map((value) => (value === null ? [] : [[key, value] as const]));

const usedMembers = tuple(
  constantFrom('"Mara"', '" Mara\\u202e Quint "', '42').map((name) => [['name', name] as const]),
  oneof(text, anyJson).map((first) => [['first_mes', first] as const]),
  ...['description', 'personality', 'scenario', 'mes_example', 'creator_notes', 'system_prompt'].map((key) =>
    maybe(key, oneof(text, anyJson)),
  ),
  maybe('post_history_instructions', text),
  maybe('alternate_greetings', words),
  maybe('tags', words),
  maybe('character_book', oneof(book, anyJson)),
).map((members) => members.flat());

/** What no field of Liora's is. Keys can come twice. */
const unusedMembers = array(
  tuple(constantFrom('extensions', 'assets', 'creator', 'nickname', '__proto__', 'constructor', '7', 'ü'), anyJson),
  { maxLength: 5 },
);

const shuffled = (members: readonly Member[]): Arbitrary<readonly Member[]> =>
  shuffledSubarray([...members], { minLength: members.length });

const objectOf = (members: readonly Member[], gap: string): string =>
  `{${gap}${members.map(([key, json]) => `${JSON.stringify(key)}:${gap}${json}`).join(`,${gap}`)}${gap}}`;

/** The object with the fields; by itself it is a card of V1. `unused` is the JSON of what no field of Liora's is. */
export const anyData = tuple(usedMembers, unusedMembers, space).chain(([used, unused, gap]) =>
  shuffled([...used, ...unused]).map((members) => ({
    data: objectOf(members, gap),
    unused: unused.map(([, json]) => json),
  })),
);

/** A card of V2 or V3 as text: `render(2)` and `render(3)` differ by the names of their version alone. */
export const anyNestedCard = tuple(
  anyData,
  array(tuple(constantFrom('create_date', 'fav', '__proto__', 'name', 'description'), anyJson), { maxLength: 3 }),
  space,
).chain(([{ data, unused }, extra, gap]) =>
  shuffled([['spec', ''], ['spec_version', ''], ['data', data], ...extra]).map((members) => ({
    unused,
    render: (version: 2 | 3): string =>
      objectOf(
        members.map(([key, json]): Member => {
          if (key === 'spec') return [key, `"chara_card_v${version}"`];
          return key === 'spec_version' ? [key, `"${version}.0"`] : [key, json];
        }),
        gap,
      ),
  })),
);
