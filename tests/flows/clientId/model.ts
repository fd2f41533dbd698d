import { errNo } from '#contract/errNo.ts';
import { clientIdMachine } from '#machines/clientId/clientIdMachine.ts';
import { clientIdDescription } from '#machines/clientId/clientIdDescription.ts';
import type { Fixtures, Model } from '@liora/flow-kit/model/model.ts';

export const kept = 'liora1kept+1';
export const generated = 'liora1generated-8';

const fixtures = {
  events: {
    'page.idle': {
      'with one': { clientId: kept, isOptedOut: false },
      'with none': { clientId: null, isOptedOut: false },
      'with one, opted out': { clientId: kept, isOptedOut: true },
      'with none, opted out': { clientId: null, isOptedOut: true },
    },
  },
  done: { generateClientId: { ok: { clientId: generated } } },
  failed: { generateClientId: { broken: { errNo: errNo.internal } } },
} satisfies Fixtures<typeof clientIdMachine>;

export const clientIdModel = { machine: clientIdMachine, description: clientIdDescription, fixtures } satisfies Model<
  typeof clientIdMachine
>;
