export interface Link {
  readonly kind: 'link';
  /** As it was written. */
  readonly text: string;
  readonly label: string;
  readonly href: string;
}

/** The longest address that is one, in UTF-16 code units. */
const ADDRESS_MAX = 2000;
/* Each stops before the next opening bracket, so that a line is read once however many there are. */
const LABELLED = /\[([^[\]]+)\]\((https?:\/\/(?:[^\s()<>[\]]|\([^\s()<>[\]]*\)){1,2000})\)/iy;
/* Nothing that hides or turns what stands beside it, and no punctuation of East Asia. */
const BARE = /https?:\/\/[^\s<>"`[\]\p{C}\u3000-\u303f\uff00-\uffef]{1,2000}/iuy;
const ENDINGS = new Set(".,;:!?'*_~”’»…|");
const CLOSERS = new Map([
  [')', '('],
  ['}', '{'],
]);
const HAS_ADDRESS = /https?:\/\//i;
const HIDES = /\p{C}/u;

/** Openers less closers. */
const balanceOf = (text: string, opener: string, closer: string): number =>
  text.split(opener).length - text.split(closer).length;

/** Without the punctuation of the sentence that it stands in. */
const trimmed = (written: string): string => {
  const balances = new Map([...CLOSERS].map(([closer, opener]) => [closer, balanceOf(written, opener, closer)]));
  let end = written.length;
  for (; end > 0; end -= 1) {
    const last = written.charAt(end - 1);
    const balance = balances.get(last);
    if (balance === undefined ? !ENDINGS.has(last) : balance >= 0) break;
    if (balance !== undefined) balances.set(last, balance + 1);
  }
  return written.slice(0, end);
};

/** The address of a page on the web, without a name and a password that would pass for one; `null` for anything else. */
const hrefOf = (written: string): string | null => {
  if (written.length > ADDRESS_MAX || HIDES.test(written) || !URL.canParse(written)) return null;
  const { protocol, username, password, href } = new URL(written);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' ? href : null;
};

/** The `[label](address)` or the bare address at this place of a line. A label that has an address itself could name another: it is none. */
export const readLink = (line: string, start: number): Link | null => {
  if (line[start] === '[') {
    if (line[start - 1] === '!') return null;
    LABELLED.lastIndex = start;
    const [text = '', label = '', written = ''] = LABELLED.exec(line) ?? [];
    const href = label.trim() === '' || HAS_ADDRESS.test(label) || HIDES.test(label) ? null : hrefOf(written);
    return href === null ? null : { kind: 'link', text, label, href };
  }
  if (/\w/.test(line[start - 1] ?? '')) return null;
  BARE.lastIndex = start;
  const text = trimmed(BARE.exec(line)?.[0] ?? '');
  const href = hrefOf(text);
  return href === null ? null : { kind: 'link', text, label: text, href };
};
