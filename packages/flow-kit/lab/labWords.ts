import { delayInWords } from '../words.ts';
import type { KnownFlow } from './knowledge.ts';
import type { FlowState } from './labSelectors.ts';
import { BEGINNING, type Entry, ENDING } from './records.ts';

/** What the lab says. It is for those who develop: in English alone. */
export const words = {
  title: 'Flow lab',
  follow: 'Page',
  thisPage: 'This page',
  lost: 'The page has gone. The next one that opens takes its place.',
  ownWindow: 'Open in a window of its own',
  openInspector: 'Open Stately Inspector',
  closeInspector: 'Stop telling the inspector',
  inspectorHelp:
    'It is a page of stately.ai: what this one tells it, with all that is in the flows, is shown there. Everything else works without a network.',
  inspectorFailed: 'The inspector could not be opened. The browser may have held its window back.',
  flows: 'Flows',
  noFlows: 'Nothing has been heard of this page yet.',
  over: { done: 'has ended', error: 'has failed', stopped: 'was stopped' },
  noDiagram: 'No diagram of this flow is kept.',
  diagramOf: (machine: string) => `Diagram of ${machine}`,
  now: 'Where it is',
  log: 'What happened',
  all: 'All flows',
  alone: 'This flow',
  pause: 'Stop here',
  resume: 'Back to now',
  earlier: 'One back',
  later: 'One on',
  moment: 'Moment',
  live: 'Live',
  copy: 'Copy the way here as a test',
  copied: 'Copied. It belongs among the journeys of the flow test, beside done and failed of actorsOf(machine).',
  copyFailed: 'The browser does not let it be copied.',
  notWhole: 'The beginning of this flow is no longer in the log, so its way cannot be copied.',
  payload: 'What it carried',
  taken: 'Taken',
  nothingTaken: 'Nothing came of it.',
  emitted: 'Told',
  before: 'Context before',
  after: 'Context after',
  unchanged: 'The context stayed as it was.',
  goThere: 'Go to this moment',
} as const;

/** What an event is called: `done signIn` for what an actor answers. */
export const eventName = (type: string): string => {
  if (type === BEGINNING) return 'begins';
  if (type === ENDING) return 'is stopped';
  return type.replace(/^xstate\.(done|error)\.actor\./, (_, kind: string) => `${kind === 'done' ? 'done' : 'failed'} `);
};

/** What an event is to those who read, where that is known. */
export const eventDescription = (flow: KnownFlow | undefined, { event: { type } }: Entry): string | null => {
  const description = flow?.description;
  const [, kind, actor = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (kind === 'done') return description?.actors[actor]?.done ?? null;
  if (kind === 'error') return description?.actors[actor]?.failed ?? null;
  const delay = /^xstate\.after\.(\w+)\./.exec(type)?.[1];
  if (delay !== undefined)
    return flow?.description.delays[delay] === undefined ? null : delayInWords(flow.machine, flow.description, delay);
  return description?.events[type]?.words ?? null;
};

/** How a flow is called among others: with its session where the same machine runs more than once. */
export const nameOf = ({ flow: { machine, session } }: FlowState, all: readonly FlowState[]): string =>
  all.some(({ flow }) => flow.machine === machine && flow.session !== session) ? `${machine} ${session}` : machine;

/** Time of day to the millisecond. */
export const timeOf = ({ time }: Entry): string =>
  new Date(time).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  });
