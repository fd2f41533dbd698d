import { type ActorRefFrom, createActor, fromPromise, SimulatedClock } from 'xstate';
import type { CareReminder, CareStanding } from '#contract/careReminder.ts';
import { careReminderMachine } from '#machines/careReminder/careReminderMachine.ts';
import {
  type CareUse,
  dueReminder,
  NO_USE,
  standingOf,
  withAcknowledged,
  withBeat,
} from '#server/features/careReminder/careReminderRule.ts';
import type { Dice } from '#tests/server/support/dice.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The grain of the day, in milliseconds. */
const STEP = SECOND;

export interface Settled extends CareReminder {
  readonly time: number;
}

type Logic = ActorRefFrom<typeof careReminderMachine>;
type Call = { readonly isOpening: boolean } | CareReminder;
interface Waiting {
  readonly call: Call;
  readonly arriveTime: number;
  readonly answerTime: number;
  readonly fate: 'answered' | 'answer lost' | 'lost';
  readonly end: (standing: CareStanding | null) => void;
  standing: CareStanding | null;
}
interface Tab {
  clock: SimulatedClock;
  flow: Logic | null;
  isShown: boolean;
  isAsleep: boolean;
  /** When it does something else. */
  turnTime: number;
  /** When whoever sits there presses the button of the card, once it is there. */
  pressTime: number | null;
  /** Numbers of reminders that this page has put away. */
  putAway: Set<number>;
}

/** How a day goes. */
export interface DayRules {
  /** Share of requests that do not arrive, and of answers that do not. */
  readonly losses: number;
  /** Share of the news from other tabs that do not arrive, as between two devices. */
  readonly deafness: number;
}

/** Everything that has been waiting in promises goes on. */
const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Three tabs with a conversation each, and the server that they talk to, whose clock is the only one that tells the time. */
export class DayOfTabs {
  now: number;
  use: CareUse = NO_USE;
  /** Milliseconds that the server has counted. */
  counted = 0;
  /** Milliseconds in which a conversation was in sight, and no reminder of use was due. */
  seen = 0;
  /** How often what is in sight has changed. */
  turns = 0;
  readonly settled: Settled[] = [];
  /** What must not be. */
  readonly faults: string[] = [];
  readonly #dice: Dice;
  readonly #rules: DayRules;
  #isReliable = false;
  #waiting: Waiting[] = [];
  readonly #tabs: Tab[];

  constructor(dice: Dice, startTime: number, rules: DayRules) {
    this.now = startTime;
    this.#dice = dice;
    this.#rules = rules;
    this.#tabs = [0, 1, 2].map(() => ({
      clock: new SimulatedClock(),
      flow: null,
      isShown: false,
      isAsleep: false,
      turnTime: startTime + dice.below(60 * MINUTE),
      pressTime: null,
      putAway: new Set(),
    }));
  }

  async run(duration: number): Promise<void> {
    for (const end = this.now + duration; this.now < end;) await this.#step();
  }

  /** At the end: nothing is lost any more, and one tab is looked at until nothing is due. */
  async finish(): Promise<void> {
    this.#isReliable = true;
    const [tab, ...others] = this.#tabs;
    if (tab === undefined) throw new Error('There are tabs');
    for (const other of others) this.#close(other);
    this.#open(tab);
    for (const one of this.#tabs) one.turnTime = Infinity;
    await this.run(10 * MINUTE);
    if (tab.flow !== null && dueReminder(this.use) !== null) this.faults.push('a reminder is never in sight');
  }

  #ask(call: Call): Promise<CareStanding> {
    const { losses } = this.#rules;
    const isLost = (): boolean => !this.#isReliable && this.#dice.isIn(losses);
    const fate = isLost() ? 'lost' : isLost() ? 'answer lost' : 'answered';
    const arriveTime = this.now + this.#dice.below(2 * SECOND);
    const answerTime = arriveTime + this.#dice.below(2 * SECOND);
    return new Promise((resolve, reject) => {
      const end = (standing: CareStanding | null) =>
        standing === null ? reject(new Error('lost')) : resolve(standing);
      this.#waiting.push({ call, arriveTime, answerTime, fate, end, standing: null });
    });
  }

  #serve(call: Call): CareStanding {
    const beaten = withBeat(this.use, this.now, 'isOpening' in call && call.isOpening);
    this.counted += beaten.used - this.use.used;
    this.use = beaten;
    if (!('isOpening' in call)) {
      this.use = withAcknowledged(beaten, call, this.now);
      if (this.use !== beaten) this.settled.push({ ...call, time: this.now });
    }
    return standingOf(this.use);
  }

  #open(tab: Tab): void {
    this.#close(tab);
    tab.clock = new SimulatedClock();
    const flow = createActor(
      careReminderMachine.provide({
        actors: {
          tellUse: fromPromise<CareStanding, { isOpening: boolean }>(({ input }) => this.#ask(input)),
          acknowledge: fromPromise<CareStanding, CareReminder | null>(async ({ input }) => {
            if (input === null) throw new Error('No reminder is due');
            return this.#ask(input);
          }),
        },
      }),
      { clock: tab.clock },
    );
    flow.on('reminder.settled', (news) => {
      tab.putAway.add(news.number);
      for (const other of this.#tabs) {
        if (other === tab || other.flow === null || other.isAsleep || this.#dice.isIn(this.#rules.deafness)) continue;
        other.putAway.add(news.number);
        other.flow.send(news);
      }
    });
    flow.start();
    flow.send({ type: 'page.shown' });
    Object.assign(tab, { flow, isShown: true, isAsleep: false, pressTime: null, putAway: new Set() });
  }

  #close(tab: Tab): void {
    tab.flow?.stop();
    Object.assign(tab, { flow: null, isShown: false, isAsleep: false });
  }

  /** Opens, closes, shows, hides, wakes, reloads or puts to sleep. */
  #turn(tab: Tab): void {
    this.turns += 1;
    tab.turnTime = this.now + SECOND + this.#dice.below(this.#dice.isIn(0.3) ? 3 * MINUTE : 150 * MINUTE);
    if (tab.flow === null) this.#open(tab);
    else if (tab.isAsleep) tab.isAsleep = false;
    else if (!tab.isShown) {
      tab.isShown = true;
      tab.flow.send({ type: 'page.shown' });
    } else
      switch (this.#dice.below(4)) {
        case 0:
          return this.#close(tab);
        case 1:
          return this.#open(tab);
        case 2:
          tab.isAsleep = true;
          return;
        default:
          tab.isShown = false;
          tab.flow.send({ type: 'page.hidden' });
      }
  }

  /** Whoever sits there sees a card, and presses its button after a while, or looks elsewhere before. */
  #look(tab: Tab): void {
    const { reminder, isAcknowledged } = tab.flow?.getSnapshot().context ?? { reminder: null, isAcknowledged: true };
    if (reminder === null || isAcknowledged || !tab.isShown || tab.isAsleep) {
      tab.pressTime = null;
      return;
    }
    if (tab.putAway.has(reminder.number)) this.faults.push(`${reminder.kind} ${reminder.number} is there again`);
    tab.pressTime ??= this.now + this.#dice.below(this.#dice.isIn(0.8) ? MINUTE : 40 * MINUTE);
    if (this.now < tab.pressTime && !this.#isReliable) return;
    tab.putAway.add(reminder.number);
    tab.flow?.send({ type: 'reminder.acknowledged' });
  }

  async #step(): Promise<void> {
    this.now += STEP;
    const isDue = dueReminder(this.use)?.kind === 'use';
    if (!isDue && this.#tabs.some(({ flow, isShown, isAsleep }) => flow !== null && isShown && !isAsleep))
      this.seen += STEP;
    for (const tab of this.#tabs) {
      if (tab.turnTime <= this.now) this.#turn(tab);
      if (tab.flow !== null && !tab.isAsleep) tab.clock.increment(STEP);
      this.#look(tab);
    }
    let hasEnded = false;
    for (const waiting of this.#waiting) {
      if (waiting.standing === null && waiting.fate !== 'lost' && waiting.arriveTime <= this.now)
        waiting.standing = this.#serve(waiting.call);
      if (waiting.answerTime > this.now) continue;
      hasEnded = true;
      waiting.end(waiting.fate === 'answered' ? waiting.standing : null);
    }
    this.#waiting = this.#waiting.filter(({ answerTime }) => answerTime > this.now);
    if (hasEnded) await settle();
  }
}
