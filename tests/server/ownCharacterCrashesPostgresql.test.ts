import { describeDeaths } from './support/describeDeaths.ts';
import { making } from './support/makeThroughCrashes.ts';

describeDeaths(
  '[CHAR-03] a server on PostgreSQL that dies makes every character once, or gives its tokens back',
  3,
  (when) => making('postgresql', when),
);
