/** A content without its decorators, and the names of those that count. */
export interface Decorated {
  readonly content: string;
  readonly decorators: ReadonlySet<string>;
}

/** Decorators are the lines at the beginning of a content that begin with `@@`; a third `@` marks what stands in for an unknown one. */
const decorator = /^@@@?([a-z_]+)(?: [^\n]*)?$/u;

/** Takes the decorators of V3 off a content. `@@activate` and `@@dont_activate` are known; the others are left out, as V3 lets one do. */
export const undecorated = (content: string): Decorated => {
  const lines = content.split('\n');
  const isDecoration = (line: string) => line.trim() === '' || decorator.test(line.trim());
  const first = lines.findIndex((line) => !isDecoration(line));
  const head = first === -1 ? lines : lines.slice(0, first);
  const names = head.flatMap((line) => decorator.exec(line.trim())?.[1] ?? []);
  return {
    content: first === -1 ? '' : lines.slice(first).join('\n').trimEnd(),
    decorators: new Set(names),
  };
};
