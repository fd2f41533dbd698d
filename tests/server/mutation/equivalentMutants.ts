/** Mutants of the server that may live, by file, then by what they change, each with its reason. */
export const equivalentMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'rateLimit/rateLimiter.ts': {
    'full?.times → full.times': 'the row that refused is gone only if it is cleaned away in that very moment',
    "[] → ['mutated']": 'the row that refused is gone only if it is cleaned away in that very moment',
  },
};
