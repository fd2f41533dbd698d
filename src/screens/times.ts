import { m } from '#src/paraglide/messages.js';
import { writtenAs } from './writtenAs.ts';

const DAY_MS = 86_400_000;

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0);
const daysBetween = (earlier: number, later: number) => Math.round((startOfDay(later) - startOfDay(earlier)) / DAY_MS);
const format = (time: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(writtenAs(), options).format(time);
/** Made once each: making one takes longer than drawing the row that it stands in. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (locale: string): Intl.DateTimeFormat => {
  const clock = clocks.get(locale) ?? new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
  clocks.set(locale, clock);
  return clock;
};

/** Both in milliseconds since 1970. */
export const isSameDay = (a: number, b: number): boolean => startOfDay(a) === startOfDay(b);

/** `March 9, 2026` */
export const dateText = (time: number): string => format(time, { dateStyle: 'long' });

/** `Mar 9, 2026, 2:05 PM` */
export const momentText = (time: number): string => format(time, { dateStyle: 'medium', timeStyle: 'short' });

/** As `<time>` wants it. */
export const dateTimeOf = (time: number): string => new Date(time).toISOString();

/** `14:05` */
export const clockText = (time: number): string => clockOf(writtenAs()).format(time);

/** Today, yesterday, a weekday of the last six days, else the date. */
export const dayText = (time: number, now: number): string => {
  const days = daysBetween(time, now);
  if (days === 0) return m.chat_today();
  if (days === 1) return m.chat_yesterday();
  if (days > 1 && days < 7) return format(time, { weekday: 'long' });
  return dateText(time);
};

/** As short as a list needs it: the clock for today, else the day. */
export const shortTimeText = (time: number, now: number): string => {
  const days = daysBetween(time, now);
  if (days === 0) return clockText(time);
  if (days === 1) return m.chat_yesterday();
  if (days > 1 && days < 7) return format(time, { weekday: 'short' });
  return format(time, { day: 'numeric', month: 'short' });
};
