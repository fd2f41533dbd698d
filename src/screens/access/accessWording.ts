import { errNo } from '#contract/errNo.ts';
import type { Session } from '#machines/access/accessSelectors.ts';
import type { Failure } from '#machines/failure.ts';
import { m } from '#src/paraglide/messages.js';
import { failureText } from '../wording.ts';

/** What people know a device by. */
export const deviceText = ({ browser, system }: Pick<Session, 'browser' | 'system'>): string => {
  if (browser !== null && system !== null) return m.access_device({ browser, system });
  return browser ?? system ?? m.access_device_unknown();
};

/** Why something was not ended. */
export const endFailureText = (failure: Failure): string =>
  failure.errNo === errNo.conflict ? m.access_only_way() : failureText(failure);
