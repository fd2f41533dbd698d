import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import {
  Inputs,
  openMeeting,
  sayAsStranger,
  sayOneMore,
  signUpAndBeAnswered,
} from '#tests/browser/support/firstMinute.ts';
import { ANSWERED } from '#tests/browser/support/meeting.ts';
import { startServer } from '#tests/browser/support/server.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import { chromiumArgs, findChromium } from '../scripts/lib/chromium.ts';
import { figure, report, RUNS, write } from './chat/figures.ts';
import { firstPaintSlowly } from './first/slowNetwork.ts';

/**
 * The first minute: `npm run bench:minute`, after `npm run build`. When something of each page is painted at 400 kbit/s with an empty
 * cache, and how long it takes until the first answer is there, by a person who types at once: without an account, and with one that
 * is made for it. Against a real server on this machine with the demo companion; figures are medians, and in brackets the least and the most.
 */
const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const { characterId } = character;

const STRANGERS = [
  ['home', paths.home()],
  ['meeting', paths.meeting(characterId)],
  ['about', paths.about()],
  ['safety', paths.safety()],
  ['sign-up', paths.signUp()],
  ['tokens', paths.tokens()],
] as const;
const MEMBERS = [
  ['home', paths.home()],
  ['conversations', paths.conversations()],
  ['chat', paths.conversationAlone(characterId)],
  ['settings', paths.settings()],
  ['about', paths.about()],
  ['tokens', paths.tokens()],
] as const;

const executablePath = findChromium();
const server = await startServer();
const browser = await chromium.launch({
  args: [...chromiumArgs()],
  ...(executablePath !== undefined && { executablePath }),
});

/** Calls `measure` RUNS times, and reports what it gives in seconds. */
const reportSeconds = async (name: string, bar: string, measure: () => Promise<number>): Promise<void> => {
  const values: number[] = [];
  for (let run = 0; run < RUNS; run += 1) values.push((await measure()) / 1000);
  report(name, figure(values, 's'), bar);
};

write(
  `${RUNS} runs each on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}; load ${loadavg()[0]?.toFixed(1) ?? ''}`,
);
try {
  const visitor = new Visitor(server.origin);
  await visitor.join();
  const { hostname } = new URL(server.origin);
  const cookies = [...visitor.cookies].map(([name, value]) => ({
    name,
    value,
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  }));
  const visit = { cookies, origins: [] };
  for (const [who, pages, state] of [
    ['stranger', STRANGERS, undefined],
    ['member', MEMBERS, visit],
  ] as const)
    for (const [name, path] of pages)
      await reportSeconds(`${who}, ${name}: first paint at 400 kbit/s`, '≤ 2 s', () =>
        firstPaintSlowly(browser, server.origin + path, state),
      );

  const withAccount: number[] = [];
  await reportSeconds('first answer without an account, 1 input', '≤ 20 s', async () => {
    const context = await browser.newContext({ locale: 'en' });
    try {
      const page = await context.newPage();
      const inputs = new Inputs();
      const began = performance.now();
      await openMeeting(page, server.origin, characterId);
      await sayAsStranger(page, inputs, 0);
      const first = performance.now() - began;
      for (const place of ANSWERED.keys()) if (place > 0) await sayAsStranger(page, inputs, place);
      const asked = performance.now();
      await sayOneMore(page, inputs);
      await signUpAndBeAnswered(page, server.origin, inputs);
      withAccount.push((performance.now() - asked) / 1000);
      return first;
    } finally {
      await context.close();
    }
  });
  report('first answer with an account that is made for it, 6 inputs', figure(withAccount, 's'), '≤ 60 s');
} finally {
  await browser.close();
  await server.stop();
}
