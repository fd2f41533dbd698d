import './flows.css';
import '../diagram/diagram.css';
import type { ActorRefFrom } from 'xstate';
import { useSelector } from '@xstate/react';
import { ChosenFlow } from './ChosenFlow.tsx';
import { EventLog } from './EventLog.tsx';
import { FlowList } from './FlowList.tsx';
import { Knowledge, type LabKnowledge } from './knowledge.ts';
import { LabHead } from './LabHead.tsx';
import type { labMachine } from './labMachine.ts';
import { beforeOf, chosenOf, copyOf, entriesOf, flowsOf, isWhole, testOf } from './labSelectors.ts';
import { Timeline } from './Timeline.tsx';

/** What goes on, and went on, in the flows of a page. */
export const Lab = ({ lab, knowledge }: { lab: ActorRefFrom<typeof labMachine>; knowledge: LabKnowledge }) => {
  const snapshot = useSelector(lab, (state) => state);
  const { log, moment, opened, isAlone } = snapshot.context;
  const chosen = chosenOf(snapshot);
  const entries = entriesOf(snapshot);
  const go = (number: number): void => lab.send({ type: 'moment.chosen', moment: number });
  const copy = (): void => {
    const text = testOf(snapshot);
    if (text !== null) lab.send({ type: 'copy.requested', text });
  };
  return (
    <Knowledge value={knowledge}>
      <div className="lab">
        <LabHead lab={lab} />
        <Timeline
          entries={entries}
          moment={moment}
          onPause={() => lab.send({ type: 'time.paused' })}
          onResume={() => lab.send({ type: 'time.resumed' })}
          onGo={go}
        />
        <FlowList
          flows={flowsOf(snapshot)}
          chosen={chosen}
          onChoose={(session) => lab.send({ type: 'flow.chosen', session })}
        />
        <main className="lab-main">
          {chosen === null ? null : (
            <ChosenFlow state={chosen} isWhole={isWhole(snapshot)} copy={copyOf(snapshot)} onCopy={copy} />
          )}
        </main>
        <EventLog
          entries={entries}
          flows={log.flows}
          moment={moment}
          opened={opened}
          isAlone={isAlone}
          beforeOf={(entry) => beforeOf(snapshot, entry)}
          onNarrow={(alone) => lab.send({ type: 'log.narrowed', isAlone: alone })}
          onToggle={(number) => lab.send({ type: 'entry.toggled', number })}
          onGo={go}
        />
      </div>
    </Knowledge>
  );
};
