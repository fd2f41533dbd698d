import { mendLate } from '../ui/late.ts';
import type { ToastName } from './showToast.tsx';

/** Says it in the corner for a while, by code that loads with the first toast. */
export const sayToast = (name: ToastName): void =>
  void import('./showToast.tsx').then(({ showToast }) => showToast(name), mendLate);
