/** What `flow-report/` says of the flows, as data. Numbers that stand for states, stimuli, places or steps are positions in the flow's own lists. */

export interface StateData {
  /** Dotted path from the root. */
  readonly id: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly description: string;
  readonly tags: readonly string[];
  /** Nothing stands in the person's way. */
  readonly isHome: boolean;
  /** Why the person cannot close it, where that is so. */
  readonly unclosable: string | null;
}

export interface EventData {
  readonly type: string;
  readonly by: readonly string[];
  readonly words: string;
}

export interface ActorData {
  readonly source: string;
  readonly does: string;
  readonly done: string | null;
  readonly failed: string;
  /** Each start spends tokens or money once it succeeds. */
  readonly spends: boolean;
}

export interface NamedWords {
  readonly name: string;
  readonly words: string;
}

/** How the browser deals with a transition: no walk takes it (`missing`), or the screen does not offer what it needs. */
export type BrowserReach = 'walked' | 'notOffered' | 'missing';

export interface TransitionData {
  /** As `transitionName` gives it. */
  readonly name: string;
  readonly from: string;
  /** What makes it happen, in words. */
  readonly cause: string;
  /** The condition in words; `otherwise` for a last branch, empty without one. */
  readonly condition: string;
  /** State ids; none where the state stays. */
  readonly to: readonly string[];
  readonly actions: readonly string[];
  /** Whether a generated path takes it. */
  readonly isTaken: boolean;
  /** Null where no browser walks were run. */
  readonly browser: BrowserReach | null;
}

/** A step from where an earlier one led. Paths share their beginnings, so steps make a tree. */
export interface StepData {
  /** The step before; -1 for the start, which is the first of all. */
  readonly from: number;
  /** What happens; -1 for the start. */
  readonly stimulus: number;
  /** Where it leads. */
  readonly place: number;
  /** Transitions taken, in their order. */
  readonly taken: readonly number[];
}

export type Outcome = 'passed' | 'failed' | 'notRun';

export interface PathData {
  /** The title of its tests. */
  readonly title: string;
  /** Its last step. */
  readonly end: number;
  readonly outcome: Outcome;
}

export interface Survivor {
  readonly name: string;
  readonly reason: string;
}

export interface MutantData {
  readonly total: number;
  readonly killed: number;
  /** Of those killed, by journeys; the others only by what was recorded. Null where the tests did not tell it. */
  readonly killedByJourneys: number | null;
  /** Null where the tests did not tell them. */
  readonly survivors: readonly Survivor[] | null;
}

/** What `npm run mutants` came to, which changes the code in functions as well. */
export interface CodeMutantData {
  readonly total: number;
  /** By tests that a person wrote. */
  readonly killedByJourneys: number;
  /** By generated paths alone. */
  readonly killedByRecordings: number;
  readonly survivors: readonly Survivor[];
}

export interface PropertyData {
  readonly name: string;
  readonly holds: boolean;
  /** What speaks against it; empty where it holds. */
  readonly counterexample: string;
}

export interface BrowserData {
  /** When the walks were run last, ISO. */
  readonly when: string;
  /** The machine or how it is walked has changed since. */
  readonly isOlder: boolean;
  readonly total: number;
  readonly walked: number;
  readonly walks: number;
  readonly steps: number;
}

/** A flow's tests that name a requirement. */
export interface NamedRequirement {
  readonly id: string;
  readonly tests: number;
}

/** Null stands for what was not run. */
export interface FlowData {
  readonly name: string;
  readonly purpose: string;
  /** Where people meet it; null without an interface of its own. */
  readonly screen: string | null;
  /** What a tester does to stand where every path begins. */
  readonly begins: string;
  readonly states: readonly StateData[];
  readonly events: readonly EventData[];
  readonly actors: readonly ActorData[];
  readonly guards: readonly NamedWords[];
  readonly delays: readonly NamedWords[];
  readonly transitions: readonly TransitionData[];
  /** What happens in steps, in words that a tester can follow. */
  readonly stimuli: readonly string[];
  /** Innermost states at once. */
  readonly places: readonly (readonly number[])[];
  readonly steps: readonly StepData[];
  readonly paths: readonly PathData[];
  readonly browser: BrowserData | null;
  readonly mutants: MutantData | null;
  /** Null where it was not measured, or on an older version of the machine. */
  readonly codeMutants: CodeMutantData | null;
  readonly properties: readonly PropertyData[] | null;
  readonly journeys: readonly string[] | null;
  readonly requirements: readonly NamedRequirement[];
}

/** Tests of one title that name a requirement; generated ones share their machine's. */
export interface RequirementTests {
  readonly project: string;
  readonly file: string;
  readonly title: string;
  readonly tests: number;
}

export interface RequirementData {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly tests: readonly RequirementTests[];
}

/** The flows that act on each other, explored together. */
export interface TogetherData {
  readonly flows: readonly string[];
  readonly situations: number;
  readonly transitions: number;
  /** Ways that the running flows were taken along too, step by step. */
  readonly replayed: number;
  readonly properties: readonly PropertyData[];
}

/** A line of what is proved, or of what is not. */
export interface Finding {
  readonly isProved: boolean;
  readonly words: string;
  /** When it was measured, ISO; null where that is nothing to measure. */
  readonly when: string | null;
}

export interface ReportData {
  /** When it was made, ISO. */
  readonly made: string;
  /** For those who read nothing else: at most ten, what is proved first. */
  readonly summary: readonly Finding[];
  readonly flows: readonly FlowData[];
  /** Null where it was not run. */
  readonly together: TogetherData | null;
  readonly requirements: readonly RequirementData[];
  /** Projects whose tests could not be listed, so that requirements may look unproven. */
  readonly unlisted: readonly string[];
}
