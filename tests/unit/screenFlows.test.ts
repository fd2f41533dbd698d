import { describe, expect, it, vi } from 'vitest';
import { assign, emit, setup } from 'xstate';
import { errNo } from '#contract/errNo.ts';
import { createScreenFlows, lifeOf } from '#src/flows/screenFlows.ts';
import { begun } from '#tests/flows/app/product.ts';
import { ada } from '#tests/flows/session/model.ts';

const types: {
  context?: { tries: number };
  events?: { type: 'load.retried' } | { type: 'tokens.spent' } | { type: 'limit.broken' };
  emitted?: { type: 'account.changed' };
} = {};
/** Counts how often it tries again. */
const lampMachine = setup({ types }).createMachine({
  id: 'lamp',
  context: { tries: 0 },
  initial: 'lit',
  states: {
    lit: {
      on: {
        'load.retried': { actions: assign({ tries: ({ context }) => context.tries + 1 }) },
        'tokens.spent': { actions: emit({ type: 'account.changed' }) },
        'limit.broken': {
          actions: () => {
            throw new Error('broken');
          },
        },
      },
    },
  },
});

const room = () => {
  const product = begun();
  const flows = createScreenFlows(product.app);
  const lamp = flows.begin(lampMachine, {
    id: 'lamp',
    isPersonal: true,
    retry: { type: 'load.retried' },
    tells: ['account.changed'],
  });
  return { ...product, flows, lamp };
};
const owned = (app: ReturnType<typeof room>['app']): readonly unknown[] => Object.values(app.getSnapshot().children);
const statusOf = (flow: ReturnType<typeof room>['lamp']) => flow.getSnapshot().status;

describe('flows that screens bring along', () => {
  it('are children of the app under ids of their own, and end with it', () => {
    const { app, lamp } = room();
    expect({ isOwned: owned(app).includes(lamp), id: lamp.id }).toEqual({
      isOwned: true,
      id: 'flow.lamp',
    });
    app.stop();
    expect(statusOf(lamp)).toBe('stopped');
  });

  it('are told when somebody is signed in and set up, not before', () => {
    const { lamp, loaded, session } = room();
    const tries = () => lamp.getSnapshot().context.tries;
    loaded(errNo.setupAge, ada);
    const settingUp = tries();
    session.send({ type: 'user.updated', errNo: errNo.success, user: ada });
    expect([settingUp, tries()]).toEqual([0, 1]);
  });

  it('are heard by the app', () => {
    const { lamp, loaded, session } = room();
    loaded(errNo.success, ada);
    const before = session.getSnapshot().value;
    lamp.send({ type: 'tokens.spent' });
    expect([before, session.getSnapshot().value]).toEqual(['signedIn', 'loading']);
  });

  it('break alone, which is reported, and their life is over', () => {
    vi.useFakeTimers();
    const { app, flows, lamp } = room();
    const life = lifeOf(lamp);
    lamp.send({ type: 'limit.broken' });
    expect({ app: app.getSnapshot().status, lamp: statusOf(lamp), isOver: life.aborted }).toEqual({
      app: 'active',
      lamp: 'error',
      isOver: true,
    });
    expect(() => vi.runAllTimers()).toThrow('broken');
    vi.useRealTimers();
    flows.end(lamp);
    expect(owned(app).includes(lamp)).toBe(false);
  });

  it('end one by one, with the screen, or with the session, and abort what was there for them', () => {
    const { app, flows, lamp } = room();
    const page = flows.begin(lampMachine, { id: 'page', screens: ['/lamp'] });
    const other = flows.begin(lampMachine, { id: 'other' });
    const lives = [lamp, page, other].map(lifeOf);
    const over = () => lives.map(({ aborted }) => aborted);
    app.send({ type: 'screen.shown', path: '/lamp' });
    const there = over();
    app.send({ type: 'screen.shown', path: '/' });
    const gone = over();
    app.send({ type: 'user.left' });
    const left = over();
    flows.end(other);
    expect([there, gone, left, over()]).toEqual([
      [false, false, false],
      [false, true, false],
      [true, true, false],
      [true, true, true],
    ]);
  });
});

describe('what is kept of flows', () => {
  it('is the same under a key until its flow has ended', () => {
    const { app, flows } = room();
    const holder = flows.holder<{ readonly flow: ReturnType<typeof room>['lamp'] }>(({ flow }) => flow);
    const make = () => ({ flow: flows.begin(lampMachine, { id: 'kept', isPersonal: true }) });
    const [first, again] = [holder.get(make), holder.get(make)];
    const elsewhere = holder.get(make, 'elsewhere');
    const firstStatus = statusOf(first.flow);
    app.send({ type: 'user.left' });
    const held = holder.held();
    const anew = holder.get(make, 'elsewhere');
    expect({ isSame: first === again, firstStatus, held, isNew: anew !== elsewhere }).toEqual({
      isSame: true,
      firstStatus: 'stopped',
      held: undefined,
      isNew: true,
    });
    holder.end();
    expect(statusOf(anew.flow)).toBe('stopped');
  });
});
