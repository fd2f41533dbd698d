import { errNo } from '#contract/errNo.ts';
import { reportMachine } from '#machines/report/reportMachine.ts';
import { reportDescription } from '#machines/report/reportDescription.ts';
import { characterId } from '../profile/model.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const intentId = '00000000-0000-7000-8000-00000000000f';
export const otherIntentId = '00000000-0000-7000-8000-0000000000ff';
export const character = { kind: 'character', targetId: characterId } as const;
export const person = { kind: 'person', targetId: characterId } as const;

const fixtures = {
  events: {
    'report.requested': { character, person },
    'reason.chosen': { 'real person': { reason: 'realPerson' } },
    'content.changed': { words: { text: 'Looks like somebody I know.' }, 'too much': { text: 'x'.repeat(2001) } },
    'report.submitted': { press: { intentId } },
    'report.retried': { press: { intentId } },
    'dialog.closed': bare,
  },
  done: { sendReport: { ok: undefined } },
  failed: { sendReport: { broken: { errNo: errNo.internal }, gone: { errNo: errNo.notFound } } },
} satisfies Fixtures<typeof reportMachine>;

/** Ways through telling operators of something. */
export const reportModel = {
  machine: reportMachine,
  description: reportDescription,
  fixtures,
  key: ({ failure, told }) => [failure !== null, told.reason, told.content.length],
} satisfies Model<typeof reportMachine>;
