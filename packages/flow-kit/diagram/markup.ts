const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in a document. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ESCAPED[letter] ?? letter);

/** One element; attributes that are `undefined` are left out. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content: string | readonly string[] = '',
): string => {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(String(value))}"`],
  );
  const inner = typeof content === 'string' ? content : content.join('');
  return inner === '' ? `<${name}${given.join('')}/>` : `<${name}${given.join('')}>${inner}</${name}>`;
};
