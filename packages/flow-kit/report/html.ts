const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or a quoted attribute, of HTML and XML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Markup. Only `html`, `trusted` and `script` make it. */
export interface Html {
  readonly markup: string;
}

type Content = Html | string | number | false | readonly Content[];

const rendered = (content: Content): string => {
  if (content === false) return '';
  if (typeof content === 'string' || typeof content === 'number') return escaped(String(content));
  return 'markup' in content ? content.markup : content.map(rendered).join('');
};

/** Markup with everything escaped that is put in, unless it is markup itself. */
export const html = (parts: TemplateStringsArray, ...contents: readonly Content[]): Html => ({
  markup: parts.map((part, index) => part + rendered(contents[index] ?? '')).join(''),
});

/** Markup of our own making, as it is: diagrams and style sheets. */
export const trusted = (markup: string): Html => ({ markup });

/** Data as it may stand in a `script` of JSON, where nothing is unescaped: no tag can begin in it. */
export const scriptData = (data: unknown): Html => trusted(JSON.stringify(data).replaceAll('<', '\\u003c'));
