import type { ActorRefFrom } from 'xstate';
import { useSelector } from '@xstate/react';
import type { labMachine } from './labMachine.ts';
import { hasInspectorFailed, isInspecting, isLost, pagesOf } from './labSelectors.ts';
import { words } from './labWords.ts';

/** Which page is followed, and the other ways to look. */
export const LabHead = ({ lab }: { lab: ActorRefFrom<typeof labMachine> }) => {
  const snapshot = useSelector(lab, (state) => state);
  const { own, page } = snapshot.context;
  const isOn = isInspecting(snapshot);
  return (
    <header className="lab-head">
      <h1>{words.title}</h1>
      <label htmlFor="lab-page">{words.follow}</label>
      <select id="lab-page" value={page} onChange={({ target }) => lab.send({ type: 'page.chosen', id: target.value })}>
        {pagesOf(snapshot).map(({ id, title, address }) => (
          <option key={id} value={id}>
            {id === own.id ? words.thisPage : `${address} (${title})`}
          </option>
        ))}
      </select>
      <a className="lab-button" href={own.address} target="_blank" rel="noreferrer">
        {words.ownWindow}
      </a>
      <button
        type="button"
        className="lab-button"
        aria-describedby="lab-inspector"
        onClick={() => lab.send({ type: isOn ? 'inspector.closed' : 'inspector.requested' })}
      >
        {isOn ? words.closeInspector : words.openInspector}
      </button>
      <p className="lab-note" id="lab-inspector">
        {words.inspectorHelp}
      </p>
      <output className="lab-note">
        {isLost(snapshot) ? words.lost : null}
        {hasInspectorFailed(snapshot) ? words.inspectorFailed : null}
      </output>
    </header>
  );
};
