import { describeDeaths } from './support/describeDeaths.ts';
import { making } from './support/makeThroughCrashes.ts';

describeDeaths(
  (kind) => `[CHAR-03] a server on ${kind} that dies makes every character once, or gives its tokens back`,
  3,
  making,
);
