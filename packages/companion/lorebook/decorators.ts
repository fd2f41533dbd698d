/** A content without its decorators, and those that count: their values by their names. */
export interface Decorated {
  readonly content: string;
  readonly decorators: ReadonlyMap<string, string>;
}

/** Decorators are the lines at the beginning of a content that begin with `@@`; a third `@` marks what stands in for an unknown one. */
const decorator = /^@@(@?)([a-z_]+)(?: ([^\n]*))?$/u;

const KNOWN: ReadonlySet<string> = new Set([
  'activate',
  'dont_activate',
  'activate_only_after',
  'activate_only_every',
  'keep_activate_after_match',
  'dont_activate_after_match',
  'depth',
  'reverse_depth',
  'role',
  'position',
  'scan_depth',
  'additional_keys',
  'exclude_keys',
  'ignore_on_max_context',
]);

/**
 * Takes the decorators of V3 off a content. What is about the interface, about greetings by their number and about models that take
 * instructions apart is left out, as V3 lets one do; then what stands in for it counts. Of two of a name the first does.
 */
export const undecorated = (content: string): Decorated => {
  const lines = content.split('\n');
  const isDecoration = (line: string) => line.trim() === '' || decorator.test(line.trim());
  const first = lines.findIndex((line) => !isDecoration(line));
  const decorators = new Map<string, string>();
  let mayStandIn = false;
  for (const line of first === -1 ? lines : lines.slice(0, first)) {
    const [, third = '', name = '', value = ''] = decorator.exec(line.trim()) ?? [];
    if (name === '') continue;
    const isAsked = third === '' || mayStandIn;
    if (isAsked && KNOWN.has(name) && !decorators.has(name)) decorators.set(name, value.trim());
    if (isAsked) mayStandIn = !KNOWN.has(name);
  }
  return { content: first === -1 ? '' : lines.slice(first).join('\n').trimEnd(), decorators };
};

/** A whole number that a decorator says, not below 0; undefined where it says none. */
export const countIn = ({ decorators }: Decorated, name: string): number | undefined => {
  const value = decorators.get(name);
  return value !== undefined && /^\d{1,6}$/u.test(value) ? Number(value) : undefined;
};

/** The keys that a decorator says, none of them empty. */
export const keysIn = ({ decorators }: Decorated, name: string): readonly string[] =>
  (decorators.get(name) ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
