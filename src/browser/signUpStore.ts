import * as z from 'zod/mini';
import { readStored, writeStored } from './sessionStore.ts';

const KEY = 'signUp';
/** As long as the code of the mail works, in milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

const kept = z.strictObject({ email: z.string(), savedTime: z.number() });

/** Whose code this tab waits for, also after the page was loaded anew; `null` for nobody's. */
export const readSignUp = (): string | null => {
  try {
    const { email, savedTime } = kept.parse(JSON.parse(readStored(KEY) ?? ''));
    return Date.now() - savedTime < KEPT_FOR ? email : null;
  } catch {
    return null;
  }
};

/** `null` forgets it. */
export const writeSignUp = (email: string | null): void =>
  writeStored(KEY, email === null ? null : JSON.stringify({ email, savedTime: Date.now() }));
