import type { BrowserContext } from '@playwright/test';
import { Visitor } from '#tests/server/support/visitor.ts';

const originOf = (): string => {
  const origin = process.env['LIORA_ORIGIN'];
  if (origin === undefined) throw new Error('The server of the browser tests is not started');
  return origin;
};

const join = async (): Promise<Visitor> => {
  const visitor = new Visitor(originOf());
  await visitor.join();
  return visitor;
};
let joined: Promise<Visitor> | undefined;

/** Signs a browser in as a person who is set up: one for all tests of a worker, whose chats they leave as they are. */
export const signInAsMember = async (context: BrowserContext): Promise<void> => {
  const { cookies } = await (joined ??= join());
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: originOf() })));
};
