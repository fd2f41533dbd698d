import * as z from 'zod/mini';
import { noAnswer } from './apiFailure.ts';
import { configuredBaseUrl } from './baseUrl.ts';
import { sendFirst } from './firstTry.ts';
import { type Outgoing, pause } from './outgoing.ts';

/** Milliseconds for each try. */
const TIMEOUT = 20_000;
const latestBuild = z.object({ buildId: z.string() });
export type LatestBuild = z.infer<typeof latestBuild>;

/** Needs no code that loads later: of an outdated page such code may be gone. */
export const createBuildApi = () => ({
  /** The build that the site gives out now. The time stamp keeps every cache on the way out of it. */
  async latest({ signal }: { signal: AbortSignal }): Promise<LatestBuild> {
    const outgoing: Outgoing = {
      url: `${configuredBaseUrl(document)}builds/latest.json?t=${Date.now()}`,
      method: 'GET',
      headers: { accept: 'application/json' },
      body: null,
      timeout: TIMEOUT,
      signal,
    };
    let answer = await sendFirst(outgoing);
    if (answer === undefined) {
      await pause();
      answer = await sendFirst(outgoing);
    }
    if (answer === undefined) throw noAnswer('Nothing tells the latest build');
    return latestBuild.parse(await answer.json());
  },
});
