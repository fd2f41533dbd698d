import type { ReactNode } from 'react';
import type { EventCounts } from '#contract/event.ts';
import { OperatorScreen } from '#src/screens/operator/OperatorScreen.tsx';
import { framed, signedIn } from './frames.tsx';

const days = Array.from({ length: 30 }, (_, place) =>
  new Date(Date.UTC(2026, 9, 22 + place)).toISOString().slice(0, 10),
);
const counts: EventCounts = {
  days,
  events: ['page_viewed', 'character_opened', 'sign_up_begun', 'sign_up_done', 'checkout_opened'].map(
    (event, column) => ({ event, counts: days.map((_, row) => (row === 3 ? 0 : 12_400 - 2400 * column - 31 * row)) }),
  ),
};

/** What operators look at. */
export const operatorScenes: Readonly<Record<string, () => ReactNode>> = {
  operator: () => framed(signedIn(), <OperatorScreen variant="production" counts={counts} />),
  'operator-empty': () => framed(signedIn(), <OperatorScreen variant="test" counts={{ days, events: [] }} />),
};
