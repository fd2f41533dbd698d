import { onceIdle } from '#src/browser/onceIdle.ts';
import { onceLoaded } from '#src/browser/onceLoaded.ts';

const load = async (): Promise<void> => {
  try {
    const { register } = await import('#src/browser/serviceWorker.ts');
    await register();
  } catch {
    // The next page tries again.
  }
};

/** Sees to it, once the page has nothing else to do, that whoever comes back without a network gets the offline page. */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  onceLoaded(() => onceIdle(() => void load()));
};
