import { mendLate, never } from '../ui/late.ts';

const load = () => import('./lateLoaders.ts');
export type LateLoaders = Awaited<ReturnType<typeof load>>;

/** Loads what opens addresses other than home; where that is gone, loads the page anew. */
export const loadLateLoaders = async (): Promise<LateLoaders> => {
  try {
    return await load();
  } catch (error) {
    if (await mendLate()) return never;
    throw error;
  }
};
