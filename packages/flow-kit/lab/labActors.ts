import { fromCallback, fromPromise } from 'xstate';
import { findPages, followPage, type PageHearer } from './channel.ts';
import type { PageLog } from './flowLog.ts';
import { definitionIn, type LabKnowledge } from './knowledge.ts';
import type { FollowInput, LabEvent } from './labMachine.ts';

type Tell = (event: LabEvent) => void;

const hearerOf = (tell: Tell): PageHearer => ({
  onLog: (log) => tell({ type: 'log.told', log }),
  onEntry: ({ flow, entry }) => tell({ type: 'entry.told', flow, entry }),
});

/** What the lab asks of the browser; `own` is the log of the page that it is in. */
export const createLabActors = (own: PageLog, knowledge: Pick<LabKnowledge, 'flows'>) => {
  /** Hears what a page has told and tells, this one or that of another tab, until the function is called that it gives. */
  const follow = ({ page, isOwn }: FollowInput, hearer: PageHearer): (() => void) => {
    if (!isOwn) return followPage(page, hearer);
    hearer.onLog(own.read());
    return own.listen((flow, entry) => hearer.onEntry({ flow, entry }));
  };
  return {
    findPages: fromCallback<{ type: 'none' }>(({ sendBack }) =>
      findPages(
        (page) => sendBack({ type: 'page.here', page }),
        (id) => sendBack({ type: 'page.gone', id }),
      ),
    ),
    followPage: fromCallback<{ type: 'none' }, FollowInput>(({ input, sendBack }) => follow(input, hearerOf(sendBack))),
    copyText: fromPromise<void, string>(({ input }) => navigator.clipboard.writeText(input)),
    inspectPage: fromPromise<void, FollowInput>(async ({ input, signal }) => {
      const { openInspector } = await import('./inspector.ts');
      const stop = openInspector(
        (hearer) => follow(input, hearer),
        (machine) => definitionIn(knowledge, machine),
      );
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    }),
  };
};
