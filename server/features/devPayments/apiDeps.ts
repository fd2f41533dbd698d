import type { Engine } from './engine.ts';
import type { Records } from './records.ts';

export interface ApiDeps {
  readonly records: Records;
  readonly engine: Engine;
  readonly secretKey: string;
  readonly pageOf: (checkoutId: string) => string;
  readonly portalOf: (portalId: string) => string;
  /** Seconds since 1970. */
  readonly now: () => number;
}
