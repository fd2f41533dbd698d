import { describeDeaths } from './support/describeDeaths.ts';
import { picturing } from './support/picturesThroughCrashes.ts';

describeDeaths(
  (kind) =>
    `[PIC-01] a server on ${kind} that dies makes pictures once, or gives their tokens back, and leaves no file`,
  3,
  picturing,
);
