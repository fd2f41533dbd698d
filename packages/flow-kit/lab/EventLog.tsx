import { EntryDetail } from './EntryDetail.tsx';
import { flowIn, useKnowledge } from './knowledge.ts';
import { eventDescription, eventName, timeOf, words } from './labWords.ts';
import type { Entry, FlowRecord } from './records.ts';

/** How many entries are drawn at once. */
const SHOWN = 200;
/** How many of them are later than the moment that is shown. */
const AHEAD = 50;

interface EventLogProps {
  entries: readonly Entry[];
  flows: readonly FlowRecord[];
  /** The number of the entry whose moment is shown; `null` for now. */
  moment: number | null;
  opened: number | null;
  isAlone: boolean;
  beforeOf: (entry: Entry) => Entry | undefined;
  onNarrow: (isAlone: boolean) => void;
  onToggle: (number: number) => void;
  onGo: (number: number) => void;
}

const aroundOf = (entries: readonly Entry[], moment: number | null): readonly Entry[] => {
  const later = moment === null ? 0 : entries.filter(({ number }) => number > moment).length;
  const end = entries.length - Math.max(0, later - AHEAD);
  return entries.slice(Math.max(0, end - SHOWN), end).toReversed();
};

/** What happened, the latest first. */
export const EventLog = ({ entries, flows, moment, opened, isAlone, beforeOf, ...on }: EventLogProps) => {
  const knowledge = useKnowledge();
  return (
    <section className="lab-log" aria-labelledby="lab-log">
      <h2 id="lab-log">{words.log}</h2>
      <div className="lab-row">
        {([false, true] as const).map((alone) => (
          <button
            key={String(alone)}
            type="button"
            className="lab-button"
            aria-pressed={isAlone === alone}
            onClick={() => on.onNarrow(alone)}
          >
            {alone ? words.alone : words.all}
          </button>
        ))}
      </div>
      <ol>
        {aroundOf(entries, moment).map((entry) => {
          const { number, session, event, taken } = entry;
          const machine = flows.find((flow) => flow.session === session)?.machine ?? session;
          const description = eventDescription(flowIn(knowledge, machine), entry);
          return (
            <li
              key={number}
              data-moment={number === moment ? '' : undefined}
              data-later={moment !== null && number > moment ? '' : undefined}
            >
              <button
                type="button"
                className="lab-entry"
                aria-expanded={opened === number}
                data-ignored={taken.length === 0 && event.type !== 'xstate.init' ? '' : undefined}
                onClick={() => on.onToggle(number)}
              >
                <span className="lab-time">{timeOf(entry)}</span> <span>{machine}</span>{' '}
                <strong>{eventName(event.type)}</strong>
                {description === null ? null : <span className="lab-description"> {description}</span>}
              </button>
              {opened === number ? (
                <EntryDetail entry={entry} before={beforeOf(entry)} onGoThere={() => on.onGo(number)} />
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
};
