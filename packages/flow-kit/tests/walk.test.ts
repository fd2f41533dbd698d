import { describe, expect, it } from 'vitest';
import { stimuliOf } from '../model/stimuli.ts';
import { type exampleMachine, exampleModel } from './exampleMachine.ts';
import { type Path, pathsOf, type Way } from '../model/paths.ts';
import { type Effect, type Report, walkAnyPath, walkPath, type Driver, type Watch } from '../model/walk.ts';

/** A driver that writes down what it is asked for. */
const createDriver = () => {
  const log: string[] = [];
  const note = (words: string) => (): Promise<void> => {
    log.push(words);
    return Promise.resolve();
  };
  const driver: Driver<typeof exampleMachine> = {
    events: {
      'kettle.filled': ({ cups }) => note(`fill ${cups}`)(),
      'kettle.started': note('start'),
      'kettle.stopped': note('stop'),
      'heat.felt': note('feel heat'),
      'lamp.toggled': note('toggle lamp'),
    },
    done: { checkMains: ({ volts }) => note(`mains have ${volts} V`)() },
    failed: { checkMains: note('mains are broken'), heater: note('heater is broken') },
    after: { boilTimeout: note('wait') },
    states: {
      water: note('see water'),
      'water.idle': note('see idle'),
      'water.checking': note('see checking'),
      'water.heating': note('see heating'),
      'water.boiled': note('see boiled'),
      lamp: note('see lamp'),
      'lamp.dark': note('see dark'),
      'lamp.lit': note('see lit'),
    },
  };
  return { driver, log };
};

const pathTo = (words: string): Path => {
  const path = pathsOf(exampleModel).find(({ title }) => title.endsWith(words));
  if (!path) throw new Error(`No path to ${words}`);
  return path;
};
const timingOut = pathTo('kettle started > check mains done (mains on) > boil timeout passed');
/** Without the types that would refuse a driver with gaps. */
const walkLoosely = (driver: object): Promise<number> =>
  Reflect.apply(walkPath, undefined, [exampleModel, timingOut, driver]);

describe('walkPath', () => {
  it('does each step and looks at every state after it', async () => {
    const { driver, log } = createDriver();
    expect(await walkPath(exampleModel, timingOut, driver)).toBe(4);
    const steps = [
      ['see water', 'see idle'],
      ['fill 2', 'see water', 'see idle'],
      ['start', 'see water', 'see checking'],
      ['mains have 230 V', 'see water', 'see heating'],
      ['wait', 'see water', 'see idle'],
    ];
    expect(log).toEqual(steps.flatMap((step) => step.concat('see lamp', 'see dark')));
  });

  it('names each step to the report', async () => {
    const { driver } = createDriver();
    const steps: string[] = [];
    const report: Report = (words, run) => {
      steps.push(words);
      return run();
    };
    await walkPath(exampleModel, timingOut, driver, { report });
    expect(steps).toEqual([
      'start',
      'kettle filled',
      'kettle started',
      'check mains done (mains on)',
      'boil timeout passed',
    ]);
  });

  it('fails for an event, an answer, a delay or a state that the driver does not know', async () => {
    const { driver } = createDriver();
    await expect(walkLoosely({ ...driver, events: {} })).rejects.toThrow('does not know the event kettle.filled');
    await expect(walkLoosely({ ...driver, done: {} })).rejects.toThrow('does not know how checkMains answers');
    await expect(walkLoosely({ ...driver, after: {} })).rejects.toThrow('does not know the delay boilTimeout');
    await expect(walkLoosely({ ...driver, states: {} })).rejects.toThrow('does not know the state water');
  });

  it('ends where the screen does not offer what the machine takes, after seeing that it is not there', async () => {
    const { driver, log } = createDriver();
    const look = (): Promise<void> => Promise.resolve(void log.push('see no switch'));
    expect(
      await walkPath(exampleModel, timingOut, { ...driver, notOffered: { 'water.idle: kettle started': { look } } }),
    ).toBe(1);
    expect(log.at(-1)).toBe('see no switch');
    const never = { look, when: () => false };
    expect(
      await walkPath(exampleModel, timingOut, { ...driver, notOffered: { 'water.idle: kettle started': never } }),
    ).toBe(4);
  });

  it('looks in passing for what the screen does not offer, and goes on from there', async () => {
    const { driver, log } = createDriver();
    const stopping = stimuliOf(exampleModel).filter(({ words }) => words === 'kettle stopped');
    const way: Way = { title: 'in passing', steps: timingOut.steps, glances: new Map([[2, stopping]]) };
    const look = (): Promise<void> => Promise.resolve(void log.push('see no stop'));
    const notOffered = { 'water.checking: kettle stopped': { look } };
    expect(await walkPath(exampleModel, way, { ...driver, notOffered })).toBe(4);
    expect(log.slice(9, 16)).toEqual([
      'start',
      'see water',
      'see checking',
      'see lamp',
      'see dark',
      'see no stop',
      'mains have 230 V',
    ]);
    await expect(walkPath(exampleModel, way, driver)).rejects.toThrow(
      'does not know that it is not offered: kettle stopped',
    );
  });
});

describe('walkAnyPath', () => {
  it('wants every step to come to something, but for those that the driver names', async () => {
    const { driver } = createDriver();
    let current = '';
    const wanted: string[] = [];
    const report: Report = (words, run) => {
      current = words;
      return run();
    };
    const effect: Effect = (run) => {
      wanted.push(current);
      return run();
    };
    const unnoticed = { 'kettle started': {}, 'boil timeout passed': { when: () => false } };
    await Reflect.apply(walkAnyPath, undefined, [
      exampleModel,
      timingOut,
      { ...driver, unnoticed },
      { report, effect },
    ]);
    expect(wanted).toEqual(['kettle filled', 'check mains done (mains on)', 'boil timeout passed']);
  });

  it('lets no time pass before the flow stands where it is armed', async () => {
    const { driver, log } = createDriver();
    const stands: Watch['stands'] = ({ value }) => Promise.resolve(void log.push(`stands in ${JSON.stringify(value)}`));
    await Reflect.apply(walkAnyPath, undefined, [exampleModel, timingOut, driver, { stands }]);
    const waiting = log.filter((words) => words === 'wait' || words.startsWith('stands'));
    expect(waiting).toEqual(['stands in {"water":"heating","lamp":"dark"}', 'wait']);
  });

  it('goes on from a step that nobody notices once the flow stands where it leads', async () => {
    const { driver, log } = createDriver();
    const stands: Watch['stands'] = ({ value }) => Promise.resolve(void log.push(`stands in ${JSON.stringify(value)}`));
    const unnoticed = { 'kettle started': {} };
    await Reflect.apply(walkAnyPath, undefined, [exampleModel, timingOut, { ...driver, unnoticed }, { stands }]);
    expect(log.filter((words) => words.startsWith('stands'))).toEqual([
      'stands in {"water":"checking","lamp":"dark"}',
      'stands in {"water":"heating","lamp":"dark"}',
    ]);
  });
});
