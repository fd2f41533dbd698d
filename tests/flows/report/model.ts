import type { Help } from '#contract/care.ts';
import { errNo } from '#contract/errNo.ts';
import { reportMachine } from '#machines/report/reportMachine.ts';
import { reportDescription } from '#machines/report/reportDescription.ts';
import { characterId } from '../profile/model.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const intentId = '00000000-0000-7000-8000-00000000000f';
export const otherIntentId = '00000000-0000-7000-8000-0000000000ff';
/** Whom to reach, as the server tells it. */
export const help: Help = {
  kind: 'selfHarm',
  urgency: 'near',
  emergency: '112',
  lines: [{ name: 'Samaritans', call: '116 123', address: 'https://www.samaritans.org' }],
  elsewhere: 'https://findahelpline.com',
};
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
  done: { sendReport: { ok: null, 'in need': help } },
  failed: { sendReport: { broken: { errNo: errNo.internal }, gone: { errNo: errNo.notFound } } },
} satisfies Fixtures<typeof reportMachine>;

/** Ways through telling operators of something. */
export const reportModel = {
  machine: reportMachine,
  description: reportDescription,
  fixtures,
  key: ({ failure, help: given, told }) => [failure !== null, given !== null, told.reason, told.content.length],
} satisfies Model<typeof reportMachine>;
