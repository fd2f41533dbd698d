import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Chance, Move, Part } from './part.ts';

/** What other parts can learn of a part, and do to it. */
export interface Outside {
  /** All that others tell it. */
  readonly messages: readonly AnyEventObject[];
  /** What can be seen of it. */
  readonly sight: (snapshot: AnyMachineSnapshot) => unknown;
  /** Whether anything follows from what it tells. */
  readonly matters: (event: AnyEventObject) => boolean;
  /** Whether a person can always do there what is theirs to do. */
  readonly isUnhindered: (snapshot: AnyMachineSnapshot) => boolean;
}

/** A part whose situations that nobody outside can tell apart are one, and what that one stands for. */
export interface Reduced {
  readonly part: Part;
  /** The situation that stands for one of the whole part. */
  readonly standInOf: (situation: number) => number;
  /** How the whole part, from one of its situations, comes to do what the reduced one does. */
  readonly concretely: (from: number, move: Move) => readonly Chance[];
}

const contentOf = (event: AnyEventObject): string =>
  JSON.stringify(Object.entries(event).sort(([one], [other]) => one.localeCompare(other)));

export const situationsIn = (part: Part, messages: readonly AnyEventObject[]): number[] => {
  const met = [0];
  const known = new Set(met);
  for (const from of met) {
    const moves = [...part.chancesIn(from).map(({ move }) => move), ...messages.map((event) => part.move(from, event))];
    for (const { to } of moves) {
      if (known.has(to)) continue;
      known.add(to);
      met.push(to);
    }
  }
  return met;
};

/** A number for each situation, the same one for those of the same name. */
const numbered = (situations: readonly number[], nameOf: (situation: number) => string): Map<number, string> => {
  const numbers = new Map<string, string>();
  return new Map(
    situations.map((situation) => {
      const name = nameOf(situation);
      const number = numbers.get(name) ?? String(numbers.size);
      numbers.set(name, number);
      return [situation, number];
    }),
  );
};

/**
 * Joins the situations of a part that no other part can tell apart: they look alike, answer every message alike, and
 * what they tell by themselves, sooner or later, is the same (branching bisimulation, by refining classes).
 */
export const reduced = (part: Part, { messages, sight, matters, isUnhindered }: Outside): Reduced => {
  const situations = situationsIn(part, messages);
  const events = new Set(messages.map(contentOf));
  const words = new Map<Move, string>();
  const toldIn = (move: Move): string => {
    const known =
      words.get(move) ?? JSON.stringify([move.told.filter(({ event }) => matters(event)), move.error !== undefined]);
    words.set(move, known);
    return known;
  };
  const silence = toldIn({ to: 0, told: [] });
  let classes = new Map<number, string>();
  const classOf = (situation: number): string => classes.get(situation) ?? '';

  /** What can happen from a situation on, silent steps within its class left out; with the steps that lead there. */
  const waysFrom = (
    from: number,
    isAllowed: (chance: Chance) => boolean,
  ): { readonly steps: Chance[]; readonly chance: Chance }[] => {
    const around: { at: number; steps: Chance[] }[] = [{ at: from, steps: [] }];
    const seen = new Set([from]);
    const ways: { steps: Chance[]; chance: Chance }[] = [];
    for (const { at, steps } of around) {
      for (const chance of part.chancesIn(at).filter(isAllowed)) {
        const { move } = chance;
        if (toldIn(move) !== silence || classOf(move.to) !== classOf(from)) ways.push({ steps, chance });
        else if (!seen.has(move.to)) {
          seen.add(move.to);
          around.push({ at: move.to, steps: [...steps, chance] });
        }
      }
    }
    return ways;
  };
  const endOf = (move: Move): string => `${toldIn(move)} ${classOf(move.to)}`;
  const every = () => true;
  const unasked = ({ isByUser }: Chance) => !isByUser;
  /** Who can be kept from acting may have to see what comes without them. */
  const casesAt = (situation: number) => (isUnhindered(part.snapshotOf(situation)) ? [every] : [every, unasked]);
  const signatureOf = (situation: number): string => {
    const own = casesAt(situation).map((isAllowed) =>
      [...new Set(waysFrom(situation, isAllowed).map(({ chance }) => endOf(chance.move)))].sort(),
    );
    return JSON.stringify([classOf(situation), messages.map((event) => endOf(part.move(situation, event))), own]);
  };
  classes = numbered(situations, (situation) => JSON.stringify(sight(part.snapshotOf(situation))));
  for (let size = 0; size < new Set(classes.values()).size;) {
    size = new Set(classes.values()).size;
    classes = numbered(situations, signatureOf);
  }

  const firsts = new Map<string, number>();
  for (const situation of situations) if (!firsts.has(classOf(situation))) firsts.set(classOf(situation), situation);
  const standInOf = (situation: number): number => firsts.get(classOf(situation)) ?? situation;
  const moves = new Map<Move, Move>();
  const standing = (move: Move): Move => {
    const known = moves.get(move) ?? { ...move, to: standInOf(move.to) };
    moves.set(move, known);
    return known;
  };
  const checked = new Set<AnyEventObject>();
  const chances = new Map<number, readonly Chance[]>();
  return {
    standInOf,
    concretely: (from, { to, told }) => {
      const way = waysFrom(from, every).find(
        ({ chance: { move } }) => standInOf(move.to) === to && toldIn(move) === toldIn({ to, told }),
      );
      return way ? [...way.steps, way.chance] : [];
    },
    part: {
      ...part,
      move: (situation, event) => {
        if (!checked.has(event)) {
          if (!events.has(contentOf(event))) throw new Error(`${part.name} does not expect ${JSON.stringify(event)}`);
          checked.add(event);
        }
        return standing(part.move(situation, event));
      },
      chancesIn: (situation) => {
        const known = chances.get(situation);
        if (known) return known;
        const ways = new Map<string, Chance>();
        for (const { steps, chance } of casesAt(situation).flatMap((isAllowed) => waysFrom(situation, isAllowed))) {
          const isByUser = [...steps, chance].some((step) => step.isByUser);
          const name = `${isByUser} ${endOf(chance.move)}`;
          if (!ways.has(name)) ways.set(name, { ...chance, isByUser, move: standing(chance.move) });
        }
        chances.set(situation, [...ways.values()]);
        return [...ways.values()];
      },
    },
  };
};
