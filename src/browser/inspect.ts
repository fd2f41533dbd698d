import type { InspectionEvent } from 'xstate';

/** Hears of everything that happens in the flows of a page: each start of an actor, each event, each state after it. */
export type Inspect = (event: InspectionEvent) => void;

declare global {
  /** Set before any flow starts by who wants to listen: the development server's log, or a test. Nobody does in production. */
  var lioraInspect: Inspect | undefined;
}

const { lioraInspect } = globalThis;

/** Among the options of every actor that this page creates: whoever is listening hears of it. Roots are known by the id of their machine. */
export const inspected: { readonly inspect?: Inspect } = lioraInspect === undefined ? {} : { inspect: lioraInspect };
