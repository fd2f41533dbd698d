const HEAD = 'Error: ';

type Owner = 'core' | 'machinery' | 'tests';
const ownerOf = (frame: NodeJS.CallSite): Owner => {
  const file = frame.getFileName() ?? 'node:';
  if (file.includes('/node_modules/playwright-core/')) return 'core';
  return file.startsWith('node:') || file.includes('/node_modules/playwright/') ? 'machinery' : 'tests';
};

/** Leaves out what Playwright's reports leave out. It takes the name of what was called of it from its last frame before one of others. */
const told = (frames: readonly NodeJS.CallSite[]): NodeJS.CallSite[] => {
  const seen = frames.map((frame) => ({ frame, owner: ownerOf(frame) })).filter(({ owner }) => owner !== 'machinery');
  return seen
    .filter(({ owner }, index) => owner === 'tests' || seen[index + 1]?.owner !== 'core')
    .map(({ frame }) => frame);
};

/**
 * Has the places in stack traces looked up once each. Playwright takes several traces for every step, and looks all their places up in
 * source maps: more than a third of what a worker does in walks.
 */
export const rememberPlaces = (): void => {
  const prepare = Error.prepareStackTrace?.bind(Error);
  if (prepare === undefined) return;
  const places = new Map<string, string>();
  const placeOf = (frame: NodeJS.CallSite): string => {
    const raw = [
      frame.getFileName(),
      frame.getLineNumber(),
      frame.getColumnNumber(),
      frame.getTypeName(),
      frame.getFunctionName(),
    ].join(':');
    const known = places.get(raw);
    if (known !== undefined) return known;
    const place = String(prepare(new Error(), [frame])).slice(HEAD.length);
    places.set(raw, place);
    return place;
  };
  Error.prepareStackTrace = ({ name, message }, frames) => `${name}: ${message}${told(frames).map(placeOf).join('')}`;
};
