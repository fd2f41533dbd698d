import { createContext, use } from 'react';
import type { Liora } from '../app/liora.ts';

export const LioraContext = createContext<Liora | null>(null);

/** The flows that outlive a screen. */
export const useLiora = (): Liora => {
  const liora = use(LioraContext);
  if (liora === null) throw new Error('No LioraContext above');
  return liora;
};
