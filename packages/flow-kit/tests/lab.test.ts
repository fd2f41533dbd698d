import { createActor, fromCallback, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { FollowInput, LabEvent } from '../lab/labMachine.ts';
import { labMachine } from '../lab/labMachine.ts';
import { chosenOf, entriesOf, flowsOf, isWhole, pagesOf, testOf } from '../lab/labSelectors.ts';
import type { Entry, FlowLog, FlowRecord } from '../lab/records.ts';

const own = { id: 'own', title: 'An app', address: '/dev/flows' };
const other = { id: 'other', title: 'Mira', address: '/ai-girlfriend' };
const flowOf = (session: string): FlowRecord => ({ session, machine: 'setup', parent: null, input: undefined });
const entryOf = (number: number, session: string, type: string, state: string): Entry => ({
  number,
  time: number,
  session,
  event: { type },
  from: null,
  taken: type.startsWith('xstate.') ? [] : ['taken'],
  emitted: [],
  status: type === 'xstate.stop' ? 'stopped' : 'active',
  value: state,
  context: {},
  states: [state],
});
const log: FlowLog = {
  flows: [flowOf('one'), flowOf('two')],
  entries: [
    entryOf(1, 'one', 'xstate.init', 'closed'),
    entryOf(2, 'two', 'xstate.init', 'closed'),
    entryOf(3, 'two', 'setup.required', 'underAge'),
    entryOf(4, 'one', 'xstate.stop', 'closed'),
  ],
};
const next = { flow: flowOf('two'), entry: entryOf(5, 'two', 'setup.dismissed', 'closed') };

/** A lab after some events, with what it followed and copied on the way. `copying` is how copying ends. */
const after = async (events: readonly LabEvent[], copying: () => Promise<void> = () => Promise.resolve()) => {
  const followed: FollowInput[] = [];
  const copied: string[] = [];
  const followPage = fromCallback<{ type: 'none' }, FollowInput>(({ input }) => void followed.push(input));
  const copyText = fromPromise<void, string>(({ input }) => {
    copied.push(input);
    return copying();
  });
  const lab = createActor(labMachine.provide({ actors: { followPage, copyText } }), { input: { own } }).start();
  for (const event of events) lab.send(event);
  await new Promise((resolve) => setImmediate(resolve));
  return { snapshot: lab.getSnapshot(), followed, copied };
};

const told: LabEvent = { type: 'log.told', log };
const resting = { page: 'following', time: 'live', copy: 'idle', inspector: 'off' };
const statesOf = (snapshot: Parameters<typeof flowsOf>[0]) =>
  flowsOf(snapshot).map(({ flow, last }) => [flow.session, last.value, last.status]);

describe('the flow lab', () => {
  it('follows its own page, and shows what lives before what is over', async () => {
    const { snapshot, followed } = await after([told, { type: 'entry.told', ...next }]);
    expect(snapshot.value).toEqual(resting);
    expect(followed).toEqual([{ page: 'own', isOwn: true }]);
    expect(statesOf(snapshot)).toEqual([
      ['two', 'closed', 'active'],
      ['one', 'closed', 'stopped'],
    ]);
    expect(chosenOf(snapshot)?.flow.session).toBe('two');
  });

  it('stands still at a moment while the log grows, and comes back', async () => {
    const travelled: LabEvent[] = [told, { type: 'moment.chosen', moment: 2 }, { type: 'entry.told', ...next }];
    const { snapshot } = await after(travelled);
    expect(snapshot.value).toEqual({ ...resting, time: 'stopped' });
    expect(statesOf(snapshot)).toEqual([
      ['one', 'closed', 'active'],
      ['two', 'closed', 'active'],
    ]);
    expect(entriesOf(snapshot)).toEqual([...log.entries, next.entry]);
    const back = await after([...travelled, { type: 'time.resumed' }]);
    expect([back.snapshot.value, back.snapshot.context.moment]).toEqual([resting, null]);
    const paused = await after([told, { type: 'time.paused' }, { type: 'entry.told', ...next }]);
    expect([paused.snapshot.value, paused.snapshot.context.moment]).toEqual([{ ...resting, time: 'stopped' }, 4]);
  });

  it('looks at one flow', async () => {
    const { snapshot } = await after([
      told,
      { type: 'flow.chosen', session: 'one' },
      { type: 'log.narrowed', isAlone: true },
      { type: 'entry.toggled', number: 1 },
    ]);
    expect(entriesOf(snapshot).map(({ number }) => number)).toEqual([1, 4]);
    expect([chosenOf(snapshot)?.flow.session, snapshot.context.opened]).toEqual(['one', 1]);
    const closed = await after([told, { type: 'entry.toggled', number: 1 }, { type: 'entry.toggled', number: 1 }]);
    expect(closed.snapshot.context.opened).toBeNull();
  });

  it('goes over to another page, and to the next one when that goes', async () => {
    const events: LabEvent[] = [
      told,
      { type: 'page.here', page: other },
      { type: 'page.here', page: own },
      { type: 'moment.chosen', moment: 1 },
      { type: 'page.chosen', id: 'other' },
    ];
    const { snapshot, followed } = await after(events);
    expect(snapshot.value).toEqual(resting);
    expect(snapshot.context).toEqual({
      own,
      pages: [other],
      page: 'other',
      log: { flows: [], entries: [] },
      chosen: null,
      isAlone: false,
      moment: null,
      opened: null,
    });
    expect(followed).toEqual([
      { page: 'own', isOwn: true },
      { page: 'other', isOwn: false },
    ]);
    const gone = await after([...events, told, { type: 'page.gone', id: 'other' }]);
    expect(gone.snapshot.value).toEqual({ ...resting, page: 'lost' });
    expect([gone.snapshot.context.log, pagesOf(gone.snapshot)]).toEqual([log, [own]]);
    const anew = { ...other, id: 'anew' };
    const found = await after([...events, { type: 'page.gone', id: 'other' }, { type: 'page.here', page: anew }]);
    expect(found.followed.at(-1)).toEqual({ page: 'anew', isOwn: false });
    expect([found.snapshot.value, pagesOf(found.snapshot)]).toEqual([resting, [own, anew]]);
  });

  it('copies, and says how that went', async () => {
    const { snapshot } = await after([told]);
    expect(isWhole(snapshot)).toBe(true);
    const text = testOf(snapshot) ?? '';
    expect(text).toContain("'comes to underAge'");
    const copy: LabEvent[] = [told, { type: 'copy.requested', text }];
    const well = await after(copy);
    expect([well.snapshot.value, well.copied]).toEqual([{ ...resting, copy: 'copied' }, [text]]);
    const badly = await after(copy, () => Promise.reject(new Error('not allowed')));
    expect(badly.snapshot.value).toEqual({ ...resting, copy: 'failed' });
    const on = await after([...copy, { type: 'flow.chosen', session: 'one' }]);
    expect(on.snapshot.value).toEqual(resting);
  });
});
