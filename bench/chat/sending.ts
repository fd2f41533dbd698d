import { figure, RATES, report, RUNS } from './figures.ts';
import { openConversation, say, slowDown, untilAnswered } from './screen.ts';
import type { Filled } from './database.ts';
import type { Site } from './site.ts';

const TOKENS = 20;

/** From the click on send to the frame with the first token, with the latest page of the conversation loaded. */
export const measureSending = async (site: Site, conversation: Filled): Promise<void> => {
  const tab = await site.open();
  const { page } = tab;
  await openConversation(tab, conversation);
  for (const rate of RATES) {
    await slowDown(tab, rate);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const first = `First${rate}x${run}`;
      site.answerWith({ first, last: 'End.', tokens: TOKENS });
      const answering = await page.evaluateHandle((word) => ({ painted: window.probes.answering(word) }), first);
      await say(page, `What did you do on evening ${run}?`);
      times.push(await answering.evaluate(({ painted }) => painted));
      await untilAnswered(page);
    }
    report(`click on send to first token, ${rate}×`, figure(times, 'ms'), rate === 1 ? '60 ms' : undefined);
  }
  await tab.close();
};
