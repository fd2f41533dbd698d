import { errNo } from '#contract/errNo.ts';
import { iconMachine } from '#machines/icon/iconMachine.ts';
import { iconDescription } from '#machines/icon/iconDescription.ts';
import type { Model } from '@liora/flow-kit/model/model.ts';

export const heart = 'lucide:heart';
const drawn = (d: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${d}"/></svg>`;
export const kept = drawn('M1 1');
export const ofService = drawn('M2 2');
export const ofServer = drawn('M3 3');

export const iconModel: Model<typeof iconMachine> = {
  machine: iconMachine,
  description: iconDescription,
  fixtures: {
    events: {
      'icon.wanted': {
        'kept, with a service': { icon: heart, kept, hasService: true },
        kept: { icon: heart, kept, hasService: false },
        'with a service': { icon: heart, kept: null, hasService: true },
        'without a service': { icon: heart, kept: null, hasService: false },
      },
    },
    done: { askService: { found: { svg: ofService } }, askServer: { found: { svg: ofServer } } },
    failed: {
      askService: { away: new Error('The service is away') },
      askServer: { 'not found': { errNo: errNo.notFound } },
    },
  },
};
