/** Of what a browser sends when it goes to a page. */
export const goingThere = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** What a person reads on a page of the server's own. Texts stand as in the page, escaped. */
export interface ReadPage {
  readonly status: number;
  readonly heading: string | undefined;
  /** Its paragraphs, but for the note that all pages of the test checkout begin with. */
  readonly says: readonly string[];
  /** Their texts and addresses. */
  readonly links: readonly (readonly string[])[];
  readonly buttons: readonly string[];
}

export const readPage = async (response: Response): Promise<ReadPage> => {
  const type = response.headers.get('content-type');
  const text = (await response.text()).replaceAll(/\s+/g, ' ');
  if (type?.toLowerCase() !== 'text/html; charset=utf-8') throw new Error(`${type} is no page: ${text}`);
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((match) => match.slice(1).map((part) => part.trim()));
  return {
    status: response.status,
    heading: found(/<h1>(.*?)<\/h1>/g)[0]?.[0],
    says: found(/<p(?: (?!class="note")[^>]*)?>(.*?)<\/p>/g).flat(),
    links: found(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g).map(([href = '', words = '']) => [words, href]),
    buttons: found(/<button[^>]*>(.*?)<\/button>/g).flat(),
  };
};
