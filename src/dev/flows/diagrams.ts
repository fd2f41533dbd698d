const addresses = import.meta.glob<string>('../../../docs/flows/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Reads a drawing as a document of its own: the site's policy lets no text become a part of a page. */
const read = (address: string): Promise<Element | null> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('load', () => resolve(request.responseXML?.documentElement ?? null));
    request.addEventListener('error', () => reject(new Error(`${address} cannot be read`)));
    request.open('GET', address);
    request.send();
  });

const load = async (flow: string): Promise<Element | null> => {
  const address = addresses[`../../../docs/flows/${flow}.svg`];
  const drawing = address === undefined ? null : await read(address);
  // Its styles come with the page, whose policy lets none stand inside.
  drawing?.querySelector('style')?.remove();
  return drawing;
};

const drawings = new Map<string, Promise<Element | null>>();

/** The kept diagram of a flow, to be copied into a page, the same promise each time; `null` where none is kept. */
export const diagramOf = (flow: string): Promise<Element | null> => {
  const known = drawings.get(flow);
  if (known !== undefined) return known;
  const drawing = load(flow);
  drawings.set(flow, drawing);
  return drawing;
};
