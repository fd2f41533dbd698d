import type { SnapshotFrom } from 'xstate';
import type { cardImportMachine } from './cardImportMachine.ts';
import type { CardItem, CardStatus } from './cardImportSetup.ts';

export type CardImportSnapshot = SnapshotFrom<typeof cardImportMachine>;

export const itemsOf = ({ context }: CardImportSnapshot): readonly CardItem[] => context.items;
/** The server takes no more for now, and what waits follows by itself. */
export const isResting = (snapshot: CardImportSnapshot): boolean => snapshot.hasTag('resting');
/** Something waits or is on its way. */
export const isBusy = (snapshot: CardImportSnapshot): boolean => snapshot.hasTag('busy') || isResting(snapshot);
const countOf = ({ context }: CardImportSnapshot, ...statuses: readonly CardStatus[]): number =>
  context.items.filter(({ status }) => statuses.includes(status)).length;
/** How many came in, and how many have any result. */
export const doneCountOf = (snapshot: CardImportSnapshot): number => countOf(snapshot, 'done');
export const refusedCountOf = (snapshot: CardImportSnapshot): number => countOf(snapshot, 'refused');
/** How many wait for an age. */
export const askingCountOf = (snapshot: CardImportSnapshot): number => countOf(snapshot, 'asking');
/** How many can be sent again. */
export const retryCountOf = (snapshot: CardImportSnapshot): number => countOf(snapshot, 'failed', 'cancelled');
