import { useSelector } from '@xstate/react';
import { lastTurnsIn } from '#machines/meeting/meetingSelectors.ts';
import { choiceOf } from '#machines/purchase/purchaseSelectors.ts';
import { redirectPathOf } from '#machines/routeGuard/routeGuardSelectors.ts';
import { conversationIn, placeIn } from '../addresses/places.ts';
import type { Errand } from '../screens/auth/authTypes.ts';
import { useLiora } from './LioraContext.ts';

/** What somebody who is asked for an account was about to do; `null` for nothing. */
export const useErrand = (): Errand | null => {
  const { routeGuard, purchase, meetingNow } = useLiora();
  const path = useSelector(routeGuard, redirectPathOf);
  const isBuying = useSelector(purchase, (snapshot) => choiceOf(snapshot) !== null);
  const meeting = meetingNow();
  const met = useSelector(meeting, (snapshot) => snapshot ?? null);
  if (isBuying) return { kind: 'purchase' };
  if (path === null) return null;
  const characterId = conversationIn(path);
  if (met !== null && met.context.character !== null && met.context.characterId === characterId) {
    const { name, portrait } = met.context.character;
    return { kind: 'meeting', name, portrait, before: lastTurnsIn(met), line: met.context.request?.text ?? null };
  }
  const place = placeIn(path);
  return place === null ? null : { kind: 'place', place };
};
