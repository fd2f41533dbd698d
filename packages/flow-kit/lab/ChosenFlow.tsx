import { Diagram } from './Diagram.tsx';
import { flowIn, useKnowledge } from './knowledge.ts';
import type { FlowState } from './labSelectors.ts';
import { words } from './labWords.ts';
import { leavesOf } from './records.ts';

interface ChosenFlowProps {
  state: FlowState;
  /** Its way can be told from its beginning. */
  isWhole: boolean;
  copy: 'idle' | 'copying' | 'copied' | 'failed';
  onCopy: () => void;
}

const copyNote = (copy: ChosenFlowProps['copy'], isWhole: boolean): string | null => {
  if (!isWhole) return words.notWhole;
  if (copy === 'copied') return words.copied;
  return copy === 'failed' ? words.copyFailed : null;
};

/** A flow as it was at the moment that is shown: in words and in its diagram. */
export const ChosenFlow = ({ state: { flow, last }, isWhole, copy, onCopy }: ChosenFlowProps) => {
  const description = flowIn(useKnowledge(), flow.machine)?.description;
  const sentences = leavesOf(last.states).map((id) => ({ id, sentence: description?.states[id] ?? null }));
  return (
    <section className="lab-chosen" aria-labelledby="lab-chosen">
      <h2 id="lab-chosen">{flow.machine}</h2>
      {description === undefined ? null : <p className="lab-note">{description.purpose}</p>}
      <h3>{words.now}</h3>
      <ul data-testid="states">
        {sentences.map(({ id, sentence }) => (
          <li key={id}>
            <strong>{id}</strong> {sentence}
          </li>
        ))}
      </ul>
      <div className="lab-row">
        <button type="button" className="lab-button" disabled={!isWhole} onClick={onCopy}>
          {words.copy}
        </button>
        <output className="lab-note">{copyNote(copy, isWhole)}</output>
      </div>
      <Diagram machine={flow.machine} states={last.states} taken={last.taken} />
    </section>
  );
};
