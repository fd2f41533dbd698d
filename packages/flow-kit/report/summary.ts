import type { Finding, FlowData, RequirementData, TogetherData } from './data.ts';
import { share } from './links.ts';

/** What a summary is made of. */
interface Known {
  /** When the report was made, ISO. */
  readonly made: string;
  readonly flows: readonly FlowData[];
  readonly together: TogetherData | null;
  readonly requirements: readonly RequirementData[];
}

/** So many names are told; of more, how many. */
const NAMED = 4;
const namesOf = (names: readonly string[]): string =>
  names.length > NAMED ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more` : names.join(', ');

const sum = (flows: readonly FlowData[], count: (flow: FlowData) => number): number =>
  flows.reduce((total, flow) => total + count(flow), 0);

const finding = (isProved: boolean, words: string, when: string | null): Finding => ({ isProved, words, when });

const transitionsIn = ({ flows, made }: Known): Finding => {
  const all = sum(flows, ({ transitions }) => transitions.length);
  const taken = sum(flows, ({ transitions }) => transitions.filter(({ isTaken }) => isTaken).length);
  const paths = sum(flows, (flow) => flow.paths.length);
  return finding(
    taken === all,
    `${share(taken, all)} transitions of ${flows.length} flows are taken, along ${paths} paths`,
    made,
  );
};

const isWalked = ({ browser }: FlowData): boolean => browser !== null && !browser.isOlder;

const walksIn = ({ flows }: Known): Finding[] => {
  const walked = flows.filter(isWalked).flatMap(({ browser }) => browser ?? []);
  if (walked.length === 0) return [];
  const [total, done] = [walked.map((one) => one.total), walked.map((one) => one.walked)].map((counts) =>
    counts.reduce((all, count) => all + count, 0),
  );
  const words = `On the real screens of ${walked.length} flows ${share(done ?? 0, total ?? 0)} transitions are walked`;
  return [finding(true, words, walked.map(({ when }) => when).toSorted()[0] ?? null)];
};

const unwalked = ({ flows }: Known): Finding[] => {
  const names = flows.filter((flow) => flow.screen !== null && !isWalked(flow)).map(({ name }) => name);
  return names.length === 0
    ? []
    : [finding(false, `Not walked on their screens as they are now: ${namesOf(names)}`, null)];
};

const propertiesIn = ({ flows, together, made }: Known): Finding[] => {
  const all = [...flows.flatMap(({ properties }) => properties ?? []), ...(together?.properties ?? [])];
  if (all.length === 0)
    return [finding(false, 'Whether waits end, windows close and nothing is paid twice was not looked at', null)];
  const broken = all.filter(({ holds }) => !holds);
  return [
    broken.length === 0
      ? finding(
          true,
          `Waits end, windows close, nothing is paid twice, home is always near: ${all.length} properties hold`,
          made,
        )
      : finding(
          false,
          `${broken.length} of ${all.length} properties do not hold: ${namesOf(broken.map(({ name }) => name))}`,
          made,
        ),
  ];
};

const mutantsIn = ({ flows, made }: Known): Finding[] => {
  const known = flows.filter(({ mutants }) => mutants !== null);
  const total = sum(known, ({ mutants }) => mutants?.total ?? 0);
  const killed = sum(known, ({ mutants }) => mutants?.killed ?? 0);
  return total === 0
    ? []
    : [finding(true, `Of ${total} flows with one thing wrong in them, tests notice ${killed}`, made)];
};

const requirementsIn = ({ requirements, made }: Known): Finding[] => {
  const bare = requirements.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
  const named = requirements.length - bare.length;
  return [
    finding(true, `${share(named, requirements.length)} requirements are named by the tests that show them`, made),
    ...(bare.length === 0 ? [] : [finding(false, `No test names ${namesOf(bare)}`, made)]),
  ];
};

const failing = ({ flows, made }: Known): Finding[] => {
  const failed = flows.filter(({ paths }) => paths.some(({ outcome }) => outcome === 'failed')).map(({ name }) => name);
  return failed.length === 0 ? [] : [finding(false, `Paths fail in ${namesOf(failed)}`, made)];
};

/** What no test of these can tell. */
const UNTOLD = finding(false, 'Whether words are understood and a screen pleases: only people tell that', null);

/** What is proved and what is not, in as many lines as are read: at most ten, what is proved first. */
export const summaryOf = (known: Known, measured: readonly Finding[]): readonly Finding[] => {
  const all = [
    transitionsIn(known),
    ...walksIn(known),
    ...propertiesIn(known),
    ...requirementsIn(known),
    ...mutantsIn(known),
    ...measured,
    ...failing(known),
    ...unwalked(known),
    UNTOLD,
  ];
  const proved = all.filter(({ isProved }) => isProved).slice(0, 6);
  return [...proved, ...all.filter(({ isProved }) => !isProved).slice(0, 10 - proved.length)];
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How old a figure was when the report was made. */
export const ageText = (when: string, made: string): string => {
  const age = Date.parse(made) - Date.parse(when);
  if (age < HOUR) return 'measured with this report';
  const [count, unit] = age < DAY ? [Math.floor(age / HOUR), 'hour'] : [Math.floor(age / DAY), 'day'];
  return `measured ${count === 1 ? `1 ${unit}` : `${count} ${unit}s`} before this report`;
};
