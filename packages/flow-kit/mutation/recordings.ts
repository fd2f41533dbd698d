/** The group of tests that a machine wrote itself, by what it did when it was right. */
export const RECORDINGS = 'recordings';
