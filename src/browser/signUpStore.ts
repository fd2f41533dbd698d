import * as z from 'zod/mini';
import { readStored, writeStored } from './sessionStore.ts';

const KEY = 'signUp';
/** As long as the code of the mail works, in milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

const kept = z.strictObject({ email: z.string(), path: z.nullable(z.string()), savedTime: z.number() });

/** A sign-up whose code this tab waits for. */
export interface KeptSignUp {
  readonly email: string;
  /** Where that was asked for, which asks again when it is loaded anew; `null` once the person has closed it. */
  readonly path: string | null;
}

/** What this tab waits for, also after the page was loaded anew; `null` for nothing. */
export const readSignUp = (): KeptSignUp | null => {
  try {
    const { email, path, savedTime } = kept.parse(JSON.parse(readStored(KEY) ?? ''));
    return Date.now() - savedTime < KEPT_FOR ? { email, path } : null;
  } catch {
    return null;
  }
};

export const writeSignUp = ({ email, path }: KeptSignUp): void =>
  writeStored(KEY, JSON.stringify({ email, path, savedTime: Date.now() }));

/** It comes up by itself no more; whoever wants to sign up is led back to it. */
export const closeSignUp = (): void => {
  const { email } = readSignUp() ?? {};
  if (email !== undefined) writeSignUp({ email, path: null });
};

export const forgetSignUp = (): void => writeStored(KEY, null);
