import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { failedEvent } from './stimuli.ts';
import type { Move, Part } from './part.ts';

/** Machines that act on each other: a root and those it invokes, told apart by the ids of their machines. */
export interface Composition {
  /** Hears all that the others emit, and is the only one that sends to them. */
  readonly root: Part;
  readonly others: readonly Part[];
  /** Called after each step that one of them makes, also on the way from one situation to the next. */
  readonly watch?: ((product: Product) => void) | undefined;
}

/** Machines side by side, each in one of its situations. */
export interface Product {
  readonly parts: readonly Part[];
  /** Situations of the parts, by their place; changed by what happens. */
  readonly at: number[];
  readonly snapshotOf: (name: string) => AnyMachineSnapshot;
  /** Lets a part make a move, and all others hear what it tells. */
  readonly happen: (place: number, move: Move) => void;
  /** Lets a part hear of an event. */
  readonly send: (name: string, event: AnyEventObject) => void;
}

/**
 * Machines that hear of each other in the order of XState: who is told something acts at once, unless it is acting
 * already; then it acts when it is done.
 */
export const productOf = ({ root, others, watch }: Composition): Product => {
  const parts = [root, ...others];
  const places = new Map(parts.map(({ name }, place) => [name, place]));
  const at = parts.map(() => 0);
  const waiting: (AnyEventObject[] | null)[] = parts.map(() => null);
  const tell = (from: number, to: string | null, event: AnyEventObject): void => {
    if (to === null && from === 0) return;
    const place = to === null ? 0 : places.get(to);
    // Whoever is not looked at says nothing back.
    if (place !== undefined) hear(place, event);
  };
  const make = (place: number, { to, told, error }: Move): void => {
    at[place] = to;
    for (const { to: whom, event } of told) tell(place, whom, event);
    if (error !== undefined) hear(0, failedEvent(nameOf(place), error));
    watch?.(product);
  };
  const react = (place: number, event: AnyEventObject): void => {
    const part = parts[place];
    if (part) make(place, part.move(at[place] ?? 0, event));
  };
  const busy = (place: number, act: () => void): void => {
    const mine: AnyEventObject[] = [];
    waiting[place] = mine;
    act();
    for (let next = mine.shift(); next; next = mine.shift()) react(place, next);
    waiting[place] = null;
  };
  const hear = (place: number, event: AnyEventObject): void => {
    const queue = waiting[place];
    if (queue) queue.push(event);
    else busy(place, () => react(place, event));
  };
  const nameOf = (place: number): string => parts[place]?.name ?? '';
  const placeOf = (name: string): number => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`There is no part ${name}`);
    return place;
  };
  const product: Product = {
    parts,
    at,
    happen: (place, move) => busy(place, () => make(place, move)),
    send: (name, event) => hear(placeOf(name), event),
    snapshotOf: (name) => {
      const place = placeOf(name);
      const part = parts[place];
      if (!part) throw new Error(`There is no part ${name}`);
      return part.snapshotOf(at[place] ?? 0);
    },
  };
  return product;
};
