import { buying } from './support/buyThroughCrashes.ts';
import { describeDeaths } from './support/describeDeaths.ts';

describeDeaths((kind) => `[BUY-05] a server that dies on ${kind} leaves every token accounted for`, 11, buying);
