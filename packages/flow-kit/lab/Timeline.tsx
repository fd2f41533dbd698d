import { useKnowledge } from './knowledge.ts';
import { eventName, words } from './labWords.ts';
import type { Entry } from './records.ts';

interface TimelineProps {
  entries: readonly Entry[];
  /** The number of the entry whose moment is shown; `null` for now. */
  moment: number | null;
  onPause: () => void;
  onResume: () => void;
  onGo: (number: number) => void;
}

/** Goes back and forth through what happened; nothing of it is done again. */
export const Timeline = ({ entries, moment, onPause, onResume, onGo }: TimelineProps) => {
  const { Slider } = useKnowledge();
  const last = entries.length - 1;
  const passed = moment === null ? last : entries.findLastIndex(({ number }) => number <= moment);
  const place = Math.max(0, passed);
  const go = (index: number): void => {
    const entry = entries[index];
    if (entry !== undefined) onGo(entry.number);
  };
  const shown = entries[place];
  return (
    <section className="lab-time-travel" aria-label={words.moment}>
      <div className="lab-row">
        <button type="button" className="lab-button" disabled={place <= 0} onClick={() => go(place - 1)}>
          {words.earlier}
        </button>
        <button type="button" className="lab-button" disabled={place >= last} onClick={() => go(place + 1)}>
          {words.later}
        </button>
        <button type="button" className="lab-button" disabled={last < 0} onClick={moment === null ? onPause : onResume}>
          {moment === null ? words.pause : words.resume}
        </button>
        <p className="lab-note" data-testid="moment">
          {moment === null || shown === undefined
            ? words.live
            : `${place + 1} of ${last + 1}: ${eventName(shown.event.type)}`}
        </p>
      </div>
      <Slider
        label={words.moment}
        min={1}
        max={Math.max(1, last) + 1}
        value={place + 1}
        isDisabled={last < 1}
        onValueChange={(passed) => go(passed - 1)}
      />
    </section>
  );
};
