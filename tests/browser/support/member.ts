import type { BrowserContext } from '@playwright/test';
import { Visitor } from '#tests/server/support/visitor.ts';

/** Where the server of the browser tests listens. */
export const originOf = (): string => {
  const origin = process.env['LIORA_ORIGIN'];
  if (origin === undefined) throw new Error('The server of the browser tests is not started');
  return origin;
};

const join = async (): Promise<Visitor> => {
  const visitor = new Visitor(originOf());
  await visitor.join();
  return visitor;
};
/** Signs a browser in as `visitor`. */
export const signInAs = (context: BrowserContext, { cookies }: Visitor): Promise<void> =>
  context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: originOf() })));

let joined: Promise<Visitor> | undefined;

/** Signs a browser in as a person who is set up: one for all tests of a worker, whose chats they leave as they are. */
export const signInAsMember = async (context: BrowserContext): Promise<void> =>
  signInAs(context, await (joined ??= join()));
