import { accessFaults } from './access.ts';
import { actorFaults } from './actors.ts';
import { contractFaults } from './contract.ts';
import type { Fault } from './fault.ts';
import { moneyFaults } from './money.ts';
import { moreScreenFaults } from './moreScreens.ts';
import { screenFaults } from './screens.ts';
import { serverFaults } from './server.ts';
import { wordFaults } from './words.ts';

/** Small faults that tests have to find, over screens, words, actors, server and contract: `npm run faults` plants one at a time. */
export const faults: readonly Fault[] = [
  ...accessFaults,
  ...moneyFaults,
  ...serverFaults,
  ...contractFaults,
  ...actorFaults,
  ...screenFaults,
  ...moreScreenFaults,
  ...wordFaults,
];
