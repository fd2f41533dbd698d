/** A content without its decorators, and those that count: their values by their names, each as often as it may be said. */
export interface Decorated {
  readonly content: string;
  readonly decorators: ReadonlyMap<string, readonly string[]>;
}

/** Decorators are the lines at the beginning of a content that begin with `@@`; a third `@` marks what stands in for one that does not count. */
const decorator = /^@@(@?)([a-z_]+)(?: ([^\n]*))?$/u;

const keysOf = (value: string): readonly string[] =>
  value
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');

type Check = (value: string) => boolean;
const always: Check = () => true;
const isWhole: Check = (value) => /^-?\d{1,6}$/u.test(value);
const isCount: Check = (value) => /^\d{1,6}$/u.test(value);
const hasKeys: Check = (value) => keysOf(value).length > 0;
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.includes(value);

/** Those that are known, with what their values have to be: others, and other values, do not count. */
const KNOWN: ReadonlyMap<string, Check> = new Map([
  ['activate', always],
  ['dont_activate', always],
  ['activate_only_after', isCount],
  ['activate_only_every', isCount],
  ['keep_activate_after_match', always],
  ['dont_activate_after_match', always],
  ['depth', isWhole],
  ['reverse_depth', isWhole],
  ['role', oneOf('system', 'user', 'assistant')],
  ['position', oneOf('before_desc', 'after_desc')],
  ['scan_depth', isCount],
  ['is_greeting', isCount],
  ['additional_keys', hasKeys],
  ['exclude_keys', hasKeys],
  ['ignore_on_max_context', always],
]);
/** The one that may be said several times. */
const REPEATED = 'additional_keys';

/**
 * Takes the decorators of V3 off a content. What is about the interface and about models that take instructions apart is left out, as V3 lets
 * one do; then what stands in for it counts. Of two of a name the first does.
 */
export const undecorated = (content: string): Decorated => {
  const lines = content.split('\n');
  const isDecoration = (line: string) => line.trim() === '' || decorator.test(line.trim());
  const first = lines.findIndex((line) => !isDecoration(line));
  const decorators = new Map<string, readonly string[]>();
  let mayStandIn = false;
  for (const line of first === -1 ? lines : lines.slice(0, first)) {
    const [, third = '', name = '', value = ''] = decorator.exec(line.trim()) ?? [];
    if (name === '' || (third !== '' && !mayStandIn)) continue;
    const counts = KNOWN.get(name)?.(value.trim()) ?? false;
    mayStandIn = !counts;
    const said = decorators.get(name) ?? [];
    if (counts && (said.length === 0 || name === REPEATED)) decorators.set(name, [...said, value.trim()]);
  }
  return { content: first === -1 ? '' : lines.slice(first).join('\n').trimEnd(), decorators };
};

/** What a decorator says first; undefined where it is not there. */
export const valueIn = ({ decorators }: Decorated, name: string): string | undefined => decorators.get(name)?.[0];

/** The number that a decorator says; undefined where it is not there. */
export const countIn = (decorated: Decorated, name: string): number | undefined => {
  const value = valueIn(decorated, name);
  return value === undefined ? undefined : Number(value);
};

/** The keys that a decorator says, each time that it is there. */
export const keysIn = ({ decorators }: Decorated, name: string): readonly (readonly string[])[] =>
  (decorators.get(name) ?? []).map(keysOf);
