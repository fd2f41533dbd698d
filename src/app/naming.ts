import { onceIdle } from '#src/browser/onceIdle.ts';
import { onceLoaded } from '#src/browser/onceLoaded.ts';

/** Milliseconds after the page was loaded: reading which fonts there are takes a tenth of a second, and not while somebody takes a first look. */
const LATER = 5000;

const untilLater = (): Promise<void> =>
  new Promise((resolve) => {
    onceLoaded(() => setTimeout(() => onceIdle(resolve), LATER));
  });

/** Gives this browser its name, once the page has nothing else to do; the code for it loads then. Resolves without one, too. */
export const startNaming = async (): Promise<void> => {
  await untilLater();
  try {
    const { keepNamed } = await import('#src/flows/clientId.ts');
    await keepNamed();
  } catch {
    // The next page tries again.
  }
};
