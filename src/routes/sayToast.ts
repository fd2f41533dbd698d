import { keepToast, takeToast, type ToastName } from '../browser/toastStore.ts';
import { mendLate } from '../ui/late.ts';

/** What was said last, until it is gone. */
let said: ToastName | null = null;

/** Says it in the corner for a while, by code that loads with the first toast. */
export const sayToast = (name: ToastName): void => {
  said = name;
  const forget = (): void => {
    if (said === name) said = null;
  };
  void import('./showToast.tsx').then(
    ({ showToast }) => showToast(name, forget),
    async () => {
      if (!(await mendLate())) forget();
    },
  );
};

/** Before the page loads itself anew: what is still to be read is said again there. */
export const keepSaidToast = (): void => keepToast(said);

/** Says what the page before had not done showing. */
export const sayKeptToast = (): void => {
  const kept = takeToast();
  if (kept !== null) sayToast(kept);
};
