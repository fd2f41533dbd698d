import { getLocale } from '#src/paraglide/runtime.js';

const format = (time: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(getLocale(), options).format(time);

/** `March 9, 2026` */
export const dateText = (time: number): string => format(time, { dateStyle: 'long' });

/** `Mar 9, 2026, 2:05 PM` */
export const momentText = (time: number): string => format(time, { dateStyle: 'medium', timeStyle: 'short' });

/** As `<time>` wants it. */
export const dateTimeOf = (time: number): string => new Date(time).toISOString();
