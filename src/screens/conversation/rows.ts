import type { VisibleMessage } from '#machines/chat/chatSelectors.ts';
import { dayText, isSameDay } from '../times.ts';

/** A message with its place among its neighbours. */
export interface Row {
  message: VisibleMessage;
  /** Among those that are known, from 1 on. */
  place: number;
  dayLabel: string | null;
  isFirst: boolean;
  isLast: boolean;
  /** The last of all. */
  isNewest: boolean;
}

/**
 * Groups messages that follow each other from one side. Stored messages have a time, others (the greeting, one that
 * is being sent) count as now; `now` in milliseconds since 1970.
 */
export const rowsOf = (visible: readonly VisibleMessage[], now: number): Row[] => {
  const timeOf = (message: VisibleMessage) => message.createTime ?? now;
  const startsDay = visible.map((message, index) => {
    const before = visible[index - 1];
    return before === undefined || !isSameDay(timeOf(before), timeOf(message));
  });
  return visible.map((message, index) => ({
    message,
    place: index + 1,
    dayLabel: startsDay[index] === true ? dayText(timeOf(message), now) : null,
    isFirst: startsDay[index] === true || visible[index - 1]?.role !== message.role,
    isLast: startsDay[index + 1] === true || visible[index + 1]?.role !== message.role,
    isNewest: index === visible.length - 1,
  }));
};
