import type { AnyMachineSnapshot } from 'xstate';
import { errNo, setupErrNos } from '#contract/errNo.ts';
import { appProduct, isHome, isModal, isOrdering, wayInWords } from './parts.ts';
import { modalBy } from './product.ts';
import type { Product } from '@liora/flow-kit/model/product.ts';
import { explore, type Explored, lostFor, type Step, wayTo } from '@liora/flow-kit/model/explore.ts';

/** Places of the flows that show modals. */
const shown = { auth: 2, setup: 3, purchase: 4 } as const;
type Shown = keyof typeof shown;
const flows = ['auth', 'setup', 'purchase'] as const satisfies Shown[];
const closings = {
  auth: { type: 'auth.closed' },
  setup: { type: 'setup.dismissed' },
  purchase: { type: 'purchase.closed' },
} as const;

/** Which of the codes that open modals. */
export const codes = [errNo.notSignedIn, ...setupErrNos, errNo.subscriptionNeeded, errNo.tokensNeeded] as const;

/** How often modals are closed, one after the other, until something counts as not to be closed. */
const PATIENCE = 2;

/** What is found wrong, each by the way that leads there in words; `null` for what holds. */
export interface Findings {
  readonly situations: number;
  readonly transitions: number;
  readonly twoModals: string | null;
  readonly broken: string | null;
  readonly codes: ReadonlyMap<number, string>;
  readonly unclosable: string | null;
  readonly homeless: string | null;
  /** One way for each kind of thing that changes: what happens, and who is moved by it. */
  readonly ways: readonly (readonly Step[])[];
}

const isSetupCode = (code: number): code is keyof typeof modalBy => code in modalBy;

/** Explores the app with all its flows, and looks at everything there. */
export const examined = (): Findings => {
  let isDouble = false;
  // Asked millions of times: known by place and situation.
  const modals: boolean[][] = [];
  const showsModal = (name: Shown): boolean => {
    const place = shown[name];
    const situation = product.at[place] ?? 0;
    const known = (modals[place] ??= []);
    return (known[situation] ??= isModal(product.snapshotOf(name)));
  };
  const open = (): Shown[] => flows.filter(showsModal);
  const hasTwo = (): boolean =>
    (showsModal('auth') ? 1 : 0) + (showsModal('setup') ? 1 : 0) + (showsModal('purchase') ? 1 : 0) > 1;
  const product: Product = appProduct(() => {
    isDouble ||= hasTwo();
  });
  const { parts } = product;
  const broken = new Set<number>();
  const sound = new Set<number>();
  const appIsBroken = (): boolean => {
    const [app = 0] = product.at;
    if (sound.has(app) || broken.has(app)) return broken.has(app);
    (product.snapshotOf('app').matches('broken') ? broken : sound).add(app);
    return broken.has(app);
  };

  const codeOf = ({ chance: { stimulus } }: Step): number | null =>
    stimulus.name === 'code.received' ? Number(Object(stimulus.payload).errNo) : null;
  const found: { what: 'twoModals' | 'broken' | number; from: number; step: Step }[] = [];
  const find = (what: 'twoModals' | 'broken' | number, from: number, step: Step): void => {
    if (found.every((one) => one.what !== what)) found.push({ what, from, step });
  };
  /** What a code must lead to. */
  const isAnswered = (code: number, before: (name: Shown) => AnyMachineSnapshot): boolean => {
    const [auth, setup, purchase] = flows.map((name) => product.snapshotOf(name));
    const only = (name: Shown) => open().every((one) => one === name);
    if (code === errNo.notSignedIn) {
      if (before('auth').hasTag('open')) return auth === before('auth') && only('auth');
      return open().includes('auth') && only('auth') && auth?.matches('signIn') === true;
    }
    if (isSetupCode(code)) {
      const isStill = before('setup').hasTag('open') && setup === before('setup');
      return open().includes('setup') && only('setup') && (isStill || setup?.matches(modalBy[code]) === true);
    }
    if (code !== errNo.subscriptionNeeded && code !== errNo.tokensNeeded) return true;
    const isStill = isOrdering(before('purchase')) && purchase === before('purchase');
    return (
      only('purchase') &&
      auth?.matches('closed') === true &&
      (isStill || (open().includes('purchase') && purchase?.matches('open') === true))
    );
  };

  const explored: Explored = explore(
    product,
    (place, { isByUser }) => !isByUser || flows.every((name) => shown[name] === place || !showsModal(name)),
    (from, step, partIn) => {
      if (isDouble) find('twoModals', from, step);
      isDouble = false;
      if (appIsBroken()) find('broken', from, step);
      const code = codeOf(step);
      if (code === null) return;
      const before = (name: Shown) => {
        const part = parts[shown[name]];
        if (!part) throw new Error(`There is no part ${name}`);
        return part.snapshotOf(partIn(from, shown[name]));
      };
      if (!isAnswered(code, before)) find(code, from, step);
    },
  );
  const wayWith = ({ from, step }: { from: number; step: Step }): string =>
    wayInWords([...wayTo(explored, from), step]);
  const told = (what: 'twoModals' | 'broken'): string | null => {
    const one = found.find((other) => other.what === what);
    return one ? wayWith(one) : null;
  };
  const wayToFirst = (situation: number | undefined): string | null =>
    situation === undefined ? null : wayInWords(wayTo(explored, situation));

  const numbers = [...Array(explored.situations).keys()];
  const staysOpen = (situation: number): boolean => {
    explored.load(situation);
    for (let times = 0; times < PATIENCE; times += 1) for (const name of open()) product.send(name, closings[name]);
    return open().length > 0;
  };
  const isAllHome = (situation: number): boolean => {
    explored.load(situation);
    return parts.every(({ name }) => isHome(name, product.snapshotOf(name)));
  };
  const kinds = new Map<string, number>();
  for (const situation of numbers) {
    const origin = explored.cameBy(situation);
    if (!origin) continue;
    const moved = parts.map((_, place) => explored.partIn(situation, place) !== explored.partIn(origin.from, place));
    const kind = `${origin.step.place} ${origin.step.chance.stimulus.words} ${moved.join()}`;
    if (!kinds.has(kind)) kinds.set(kind, situation);
  }
  return {
    situations: explored.situations,
    transitions: explored.transitions,
    twoModals: told('twoModals'),
    broken: told('broken'),
    codes: new Map(found.flatMap((one) => (typeof one.what === 'number' ? [[one.what, wayWith(one)]] : []))),
    unclosable: wayToFirst(numbers.find(staysOpen)),
    homeless: wayToFirst(lostFor(explored, isAllHome)[0]),
    ways: [...kinds.values()].map((situation) => wayTo(explored, situation)),
  };
};
