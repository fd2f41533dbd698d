/**
 * Changes to JSON as text, so that all that is not changed stays as it was written: long numbers, the order of members, members of the
 * same name (of which the last counts, as for `JSON.parse`), `__proto__`, escapes of lone surrogates.
 * The functions take JSON that `JSON.parse` has accepted.
 */

interface Member {
  readonly key: string;
  /** Where key and value begin, and where the value ends. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

const scalar = /[^\s,\]}]+/y;
const space = /\s*/y;

const endOf = (pattern: RegExp, json: string, at: number): number => {
  pattern.lastIndex = at;
  pattern.test(json);
  return pattern.lastIndex;
};

const stringEnd = (json: string, at: number): number => {
  let index = at + 1;
  while (index < json.length && json[index] !== '"') index += json[index] === '\\' ? 2 : 1;
  return index + 1;
};

/** How deep arrays and objects are nested. Takes any text; what it says of one that is no JSON means nothing. */
export const depthOf = (json: string): number => {
  let deepest = 0;
  let depth = 0;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (character === '"') index = stringEnd(json, index) - 1;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
};

const valueEnd = (json: string, at: number): number => {
  let depth = 0;
  let index = at;
  while (index < json.length) {
    const character = json[index];
    if (character === '"') index = stringEnd(json, index);
    else if (character === '{' || character === '[') {
      depth += 1;
      index += 1;
    } else if (character === '}' || character === ']') {
      depth -= 1;
      index += 1;
    } else index = depth === 0 ? endOf(scalar, json, index) : index + 1;
    if (depth === 0) break;
  }
  return index;
};

const keyOf = (quoted: string): string => {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  const key: unknown = JSON.parse(quoted);
  return typeof key === 'string' ? key : '';
};

const membersOf = (object: string): readonly Member[] => {
  const members: Member[] = [];
  let from = endOf(space, object, object.indexOf('{') + 1);
  while (object[from] === '"') {
    const keyEnd = stringEnd(object, from);
    const start = endOf(space, object, object.indexOf(':', keyEnd) + 1);
    const end = valueEnd(object, start);
    members.push({ key: keyOf(object.slice(from, keyEnd)), from, start, end });
    const after = endOf(space, object, end);
    if (object[after] !== ',') break;
    from = endOf(space, object, after + 1);
  }
  return members;
};

/** The names of its members. */
export const keysOf = (object: string): ReadonlySet<string> => new Set(membersOf(object).map(({ key }) => key));

/** The JSON of a member; undefined where there is none. */
export const memberOf = (object: string, key: string): string | undefined => {
  const member = membersOf(object).findLast((one) => one.key === key);
  return member && object.slice(member.start, member.end);
};

/** The JSON of each item. */
export const itemsOf = (array: string): readonly string[] => {
  const items: string[] = [];
  let start = endOf(space, array, array.indexOf('[') + 1);
  while (start < array.length && array[start] !== ']') {
    const end = valueEnd(array, start);
    items.push(array.slice(start, end));
    const after = endOf(space, array, end);
    if (array[after] !== ',') break;
    start = endOf(space, array, after + 1);
  }
  return items;
};

/** The object with each value, which is JSON, in its member's place, or as one more member at the end. */
export const withMembers = (object: string, values: ReadonlyMap<string, string>): string => {
  const members = membersOf(object);
  const last = new Map(members.map((member) => [member.key, member]));
  let text = '';
  let at = 0;
  for (const member of members) {
    const value = values.get(member.key);
    if (value === undefined || last.get(member.key) !== member) continue;
    text += object.slice(at, member.start) + value;
    at = member.end;
  }
  const end = members.at(-1)?.end ?? object.indexOf('{') + 1;
  text += object.slice(at, end);
  const added = [...values].filter(([key]) => !last.has(key)).map(([key, value]) => `${JSON.stringify(key)}:${value}`);
  if (members.length > 0 && added.length > 0) text += ',';
  return text + added.join(',') + object.slice(end);
};

/** The object with one value in its member's place, or as its last member. */
export const withMember = (object: string, key: string, value: string): string =>
  withMembers(object, new Map([[key, value]]));

/** The object without the members of that name. */
export const withoutMember = (object: string, key: string): string => {
  const kept = membersOf(object).filter((member) => member.key !== key);
  return `{${kept.map(({ from, end }) => object.slice(from, end)).join(',')}}`;
};
