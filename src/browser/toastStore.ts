import { readStored, writeStored } from './sessionStore.ts';

const KEY = 'toast';
const toastNames = ['signOutFailed', 'alreadySubscribed', 'copied', 'feedbackSent'] as const;
export type ToastName = (typeof toastNames)[number];

/** Keeps a toast for the page that this one loads anew; `null` keeps none. */
export const keepToast = (name: ToastName | null): void => writeStored(KEY, name);

/** The toast that the page before had not done showing, once. */
export const takeToast = (): ToastName | null => {
  const kept = readStored(KEY);
  if (kept === null) return null;
  writeStored(KEY, null);
  return toastNames.find((name) => name === kept) ?? null;
};
