/** Mutants of the server that may live, by file, then by what they change, each with its reason. */
export const equivalentMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'features/care/hearing/surePatterns.ts': {
    "'narrow' → ''": 'expressions are made ready by any text that is as wide, here by the word undefined',
  },
  'features/ledger/ledgerPage.ts': {
    'value === null → false': 'Drizzle gives a null of the database past its decoder',
  },
  'features/ledger/wallet.ts': {
    '{ id: wallets.id } → ({}) (2)': 'it holds the row whatever is read of it, and nothing is done with that',
  },
  'rateLimit/rateLimiter.ts': {
    'full?.times → full.times': 'the row that refused is gone only if it is cleaned away in that very moment',
    "[] → ['mutated']": 'the row that refused is gone only if it is cleaned away in that very moment',
  },
};
