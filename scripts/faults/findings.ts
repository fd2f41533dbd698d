import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Finding } from '@liora/flow-kit/report/data.ts';
import { FAULTS_FILE } from './runFaults.ts';

const figures = z.object({
  time: z.string(),
  listed: z.int(),
  fates: z.array(z.object({ end: z.enum(['found', 'alive', 'untried']) })),
});

/** What the last run of planted faults came to, as a line of the report. */
export const faultFindings = (file: string = FAULTS_FILE): readonly Finding[] => {
  if (!existsSync(file))
    return [{ isProved: false, words: 'How many planted faults the tests find was not measured', when: null }];
  const { time, listed, fates } = figures.parse(JSON.parse(readFileSync(file, 'utf8')));
  const found = fates.filter(({ end }) => end === 'found').length;
  const words = `Of ${fates.length} faults that were planted on screens, in words and on the server, of ${listed} listed, tests find ${found}`;
  return [{ isProved: true, words, when: time }];
};
