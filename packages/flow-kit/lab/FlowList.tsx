import type { FlowState } from './labSelectors.ts';
import { nameOf, words } from './labWords.ts';
import { leavesOf } from './records.ts';

interface FlowListProps {
  flows: readonly FlowState[];
  chosen: FlowState | null;
  onChoose: (session: string) => void;
}

const stateOf = ({ last: { status, states } }: FlowState): string => {
  const leaves = leavesOf(states).join(' · ');
  return status === 'active' ? leaves : `${words.over[status]}: ${leaves}`;
};

/** Every flow of the moment with the state that it was in. */
export const FlowList = ({ flows, chosen, onChoose }: FlowListProps) => (
  <nav className="lab-flows" aria-labelledby="lab-flows">
    <h2 id="lab-flows">{words.flows}</h2>
    {flows.length === 0 ? <p className="lab-note">{words.noFlows}</p> : null}
    <ul>
      {flows.map((state) => {
        const { session } = state.flow;
        return (
          <li key={session}>
            <button
              type="button"
              className="lab-flow"
              aria-pressed={session === chosen?.flow.session}
              data-status={state.last.status}
              onClick={() => onChoose(session)}
            >
              <strong>{nameOf(state, flows)}</strong> <span>{stateOf(state)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  </nav>
);
