/** Reads a number that a person gives; throws one line that names it. */
export const wholeNumber = (name: string, text: string, least = 0): number => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least)
    throw new Error(`${name} is no whole number from ${least} on: ${text}`);
  return number;
};

/** What samples are drawn by: `SEED`, else the day (UTC) as YYYYMMDD. */
export const seedOf = (env: NodeJS.ProcessEnv, now: Date): number => {
  const wanted = env['SEED'];
  if (wanted === undefined || wanted === '') return Number(now.toISOString().slice(0, 10).replaceAll('-', ''));
  return wholeNumber('SEED', wanted);
};

/** What tests look at: the seed, and `TESTS=full` where everything is wanted. */
export const testEnv = (seed: number, isFull: boolean): Record<string, string> => ({
  SEED: String(seed),
  ...(isFull ? { TESTS: 'full' } : {}),
});
