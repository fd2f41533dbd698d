import type { NeedKind } from '#contract/care.ts';
import { TOLD_FROM } from '#contract/careCounts.ts';
import { m } from '#src/paraglide/messages.js';
import { countText } from '../money.ts';

export const needText = (kind: NeedKind): string => {
  switch (kind) {
    case 'selfHarm':
      return m.safety_need_selfHarm();
    case 'injury':
      return m.safety_need_injury();
    case 'eating':
      return m.safety_need_eating();
    case 'abuse':
      return m.safety_need_abuse();
    case 'sexualViolence':
      return m.safety_need_sexualViolence();
    case 'harmToOthers':
      return m.safety_need_harmToOthers();
    case 'medical':
      return m.safety_need_medical();
  }
};

/** A number that is told, or that it is too small for that. */
export const toldText = (count: number | null): string =>
  count === null ? m.safety_counts_few({ count: countText(TOLD_FROM) }) : countText(count);
