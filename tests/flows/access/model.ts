import type { Access } from '#contract/access.ts';
import { errNo } from '#contract/errNo.ts';
import { accessMachine } from '#machines/access/accessMachine.ts';
import { accessDescription } from '#machines/access/accessDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

const march = Date.UTC(2026, 2, 9, 12);
const idOf = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;

export const example = {
  identityId: idOf(1),
  name: 'Example',
  email: 'ada@example.com',
  createTime: march,
  canEnd: true,
};
export const here = {
  sessionId: idOf(2),
  browser: 'Firefox',
  system: 'Linux',
  createTime: march,
  lastUseTime: march,
  isCurrent: true,
};
export const phone = { ...here, sessionId: idOf(3), browser: 'Safari', system: 'iPhone', isCurrent: false };
/** A device that told nothing about itself. */
export const unknown = { ...phone, sessionId: idOf(4), browser: null, system: null };

export const both = { identities: [example], sessions: [here, phone, unknown] } satisfies Access;
/** Who came by a third party and has no password. */
export const onlyWay = { identities: [{ ...example, canEnd: false }], sessions: [here, phone] } satisfies Access;
export const alone = { identities: [], sessions: [here] } satisfies Access;

const fixtures = {
  events: {
    'load.retried': bare,
    'list.refreshRequested': bare,
    'end.requested': {
      'the service': { kind: 'identity', id: example.identityId },
      'the phone': { kind: 'session', id: phone.sessionId },
    },
    'end.confirmed': bare,
    'end.cancelled': bare,
  },
  done: {
    loadAccess: { both, 'the only way': onlyWay, 'nothing else': alone },
    endAccess: { 'nothing is left': alone },
  },
  failed: {
    loadAccess: { broken: { errNo: errNo.internal } },
    endAccess: { 'only way': { errNo: errNo.conflict } },
  },
} satisfies Fixtures<typeof accessMachine>;

/** Ways through the list of what can get into the account, and ending it. */
export const accessModel = {
  machine: accessMachine,
  description: accessDescription,
  fixtures,
  key: ({ identities, sessions }) => [identities.some(({ canEnd }) => canEnd), sessions.length > 1],
} satisfies Model<typeof accessMachine>;
