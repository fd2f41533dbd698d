/** The time of day as an English page shows it, with simple spaces; `time` in milliseconds since 1970. */
export const clockText = (time: number): string =>
  new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }).format(time).replaceAll(/\s/g, ' ');
