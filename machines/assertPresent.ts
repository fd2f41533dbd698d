/** What a state relies on: a machine that came there without it must not go on. */
export const assertPresent = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('The context does not fit the state');
  return value;
};
