import { useSyncExternalStore } from 'react';

const CHECK_MS = 60_000;

const subscribe = (onCheck: () => void) => {
  const timer = window.setInterval(onCheck, CHECK_MS);
  return () => {
    window.clearInterval(timer);
  };
};
const readToday = () => new Date().setHours(0, 0, 0, 0);

/** When today began, in milliseconds since 1970; changes at midnight. */
export const useToday = (): number => useSyncExternalStore(subscribe, readToday);
