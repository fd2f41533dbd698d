const WRITE = /\b(?:insert\s+into|(?<!\b(?:for|do)\s+)update|delete\s+from)\s+"?\w+"?|\bledger_\w+\s*\(/gi;

/** Signs of life of the job queue, which come when time has passed: nobody can wait for those. */
const BY_THE_CLOCK = /\bset\s+(?:heartbeat|monitor|maintain|cron|bam|flow|reindex)\w*_on\s*=/i;

/** Of a commit: `insert into "orders" …` becomes `insert into orders`; a transaction names each thing that it does once, in order. Empty where nobody can wait for it. */
export const kindOf = (statements: readonly string[]): string => {
  const writes = statements.filter((text) => !BY_THE_CLOCK.test(text)).flatMap((text) => text.match(WRITE) ?? []);
  const names = writes.map((found) => found.replaceAll(/["(]/g, '').trim().replaceAll(/\s+/g, ' ').toLowerCase());
  return [...new Set(names)].join(', ');
};
