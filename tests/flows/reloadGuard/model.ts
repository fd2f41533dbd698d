import { errNo } from '#contract/errNo.ts';
import { reloadGuardMachine } from '#machines/reloadGuard/reloadGuardMachine.ts';
import { reloadGuardDescription } from '#machines/reloadGuard/reloadGuardDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const input = { buildId: 'old', restFor: 4000 };
export const wanted = { path: '/tokens', hasUnsentText: false };
export const typing = { path: '/tokens', hasUnsentText: true };

const fixtures = {
  events: {
    'page.shown': bare,
    'navigation.begun': { free: wanted, typing },
    'chunk.failed': bare,
    'navigation.failed': { free: wanted, typing },
    'reload.accepted': { bare: { path: '/tokens' } },
    'reload.declined': bare,
  },
  done: { loadLatestBuild: { same: { buildId: 'old' }, another: { buildId: 'new' } } },
  failed: { loadLatestBuild: { broken: { errNo: errNo.internal } } },
} satisfies Fixtures<typeof reloadGuardMachine>;

export const reloadGuardModel = {
  machine: reloadGuardMachine,
  description: reloadGuardDescription,
  fixtures,
  input,
} satisfies Model<typeof reloadGuardMachine>;
